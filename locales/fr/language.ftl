# The language by its own name, and the word for whoever plays without a name: records keep it.
language = Français
you = Vous
