"""`nemesis plugins check`: what is wrong with a plugin, found by reading, assembling and playing it.

The command runs in one process, the plugin in others: `source` says which plugin is meant, `child` is what runs in a
process with it (`fitting`, `reading`, `playing`), `running` starts these processes and puts together what they find.
"""
