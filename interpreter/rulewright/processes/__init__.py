"""Other programs and worker processes, started so that nothing of the folder in which one stands is run in their place.

In: a command, a function for workers. Out: what they say. The folder in which one stands may be a stranger's: with a
`json.py`, a `cc` or a git configuration of its own. So interpreters get no such folder on their path, programs are
looked for in absolute folders only, and git takes no orders from a repository. This is the one room that starts
processes; a test holds the others to that.
"""
