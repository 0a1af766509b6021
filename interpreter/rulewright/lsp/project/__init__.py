"""The files of a project as they stand in the editor, and what each ruleset,
variant and file of scenarios was found to say.
"""
