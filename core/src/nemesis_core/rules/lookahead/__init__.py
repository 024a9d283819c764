"""The bot `searcher`: it tries out in worlds dealt anew what it could do, and takes what turns out best."""
