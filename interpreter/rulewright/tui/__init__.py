"""A game on the full screen of a terminal: table, log and seats in panes, hand and choices below (Textual).

In: a game that has been started, who plays which seat, where choices are kept. Out: how it ended. Nothing is shown but
the view, the log and the questions of the seat that looks; between two people nothing at all. `seated_game` knows who
plays next, `question_steps` what is asked, `pane_text` what stands in a pane, `panes`, `choice_panel` and `dialogs` are
what is on the screen; `table_app` plays the game there, `endings` is how it is left. Imported late, for it is an extra.
"""
