"""The table as a full-screen terminal application; whoever imports its modules pays for textual."""
