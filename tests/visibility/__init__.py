"""Who may know what: small rulesets with exact expectations, and a command that
changes the code to see whether a test notices.
"""
