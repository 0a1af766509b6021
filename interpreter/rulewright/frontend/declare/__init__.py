"""What a document declares: names, options, lists of words, components, places, tables and callables."""
