# The name of the language, and the word for a player without a name. Records keep it.
language = English
you = You
