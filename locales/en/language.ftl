# The name of the language, and the word for a player without a name. Records store that word.
language = English
you = You
