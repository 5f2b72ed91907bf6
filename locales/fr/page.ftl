# The page: what every screen shares, and the start
name = Carambole
home = Carambole, accueil
close = Fermer

# Balls
colour-orange = orange
colour-green = verte
colour-yellow = jaune
colour-blue = bleue
colour-violet = violette
colour-red = rouge
ball-flat = { $colour } plate

# Directions
direction-E = est
direction-NE = nord-est
direction-NW = nord-ouest
direction-W = ouest
direction-SW = sud-ouest
direction-SE = sud-est

# Settings
settings = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des animations
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-none = Sans animation
settings-sound = Son
settings-sound-note = Les bruits du bois, du feutre et des dés. On peut aussi jouer sans le son.
settings-origin = Marquer le départ du coup
settings-origin-note = Mini-golf : la case de départ du coup reste marquée pendant que la balle roule.
settings-quick = Deux gestes par coup
settings-quick-note = Mini-golf : touchez un dé pour le lancer, puis l’endroit où la balle doit s’arrêter.
settings-guide = Ligne de visée
settings-guide-off = Aucune
settings-guide-share = { $share } %
settings-guide-note = Carramboule : la part du trajet montrée avant de jouer.
settings-kept = Ces réglages restent sur cet appareil.

# Keys
keys = Touches
keys-tab = élément suivant
keys-escape = fermer, revenir
keys-help = afficher ces touches
keys-space = Espace
help = Aide
help-keyboard = Au clavier

# The start
tagline = Du mini-golf avec des dés. Lancez, choisissez une direction et voyez tout le trajet avant de jouer.
play-now = Jouer
play-now-busy = Préparation de la partie…
play-now-tour = Trois parcours pour commencer
play-now-learn = Première visite ? Apprenez à jouer en trois minutes
play-now-next = À suivre : { $course }
play-now-on = Reprendre la partie
play-now-open = Une partie est en cours
play-now-open-text = { $players ->
        [Vous] Continuer cette partie ou en commencer une autre ?
       *[other] { $players } : continuer cette partie ou en commencer une autre ?
    }
play-now-another = Nouvelle partie
ways = Modes de jeu
way-courses = Tous les parcours
way-courses-note = les jouer un par un, en visant le par
way-friends = Sur un seul écran
way-friends-note = de 1 à 12 balles, chacun son tour
way-computer = Contre l’ordinateur
way-computer-note = cinq niveaux, du plus facile au parfait
way-online = Jouer en ligne
way-online-note = entre amis par un lien, en direct ou sur plusieurs jours
way-carramboule = Carramboule
way-carramboule-note = un billard à dix-huit billes et une reine
way-workshop = Atelier
way-workshop-note = créer, évaluer et partager vos parcours
way-daily = Parcours du jour
way-daily-note = le même parcours pour tous, un seul essai
way-puzzles = Problèmes
way-puzzles-note = trouver le meilleur coup
way-learn = Première partie
way-learn-note = apprendre en jouant
way-rules = Règles
way-rules-note = avec des figures animées
way-pads = Feuilles de score
way-pads-note = pour jouer avec les vraies boîtes
today-played = { $strokes ->
        [one] Joué : { $strokes } coup, par { $par }
       *[other] Joué : { $strokes } coups, par { $par }
    }
today-streak = { $count ->
        [0] Commencez une série
        [one] Série d’un jour
       *[other] { $count } jours de suite
    }
today-week = { $count ->
        [one] joué { $count } jour sur les sept derniers
       *[other] joué { $count } jours sur les sept derniers
    }
time-left = encore { $time }
time-out = temps écoulé
about = À propos de Carambole
name-refused = 30 caractères maximum, tous visibles. Choisissez un autre nom.
player-number = Joueur { $number }
update-ready = Une nouvelle version est disponible.
update-reload = Recharger
update-later = Plus tard
install = Installer
install-text = Carambole s’installe sur cet appareil comme n’importe quel jeu.
screen-missing = Une partie de la page n’a pas pu être chargée.
core-failed = Une erreur s’est produite. Rechargez la page et réessayez.
try-again = Réessayer
not-found = Page introuvable
not-found-text = Il n’y a rien à l’adresse { $address }. Le lien est peut-être incomplet ou mal écrit.
not-found-home = Accueil
rule-chip = Règle { $rule }
rule-why = Pourquoi ?

# Games on this device
games = Vos parties
games-under-way = Parties en cours
games-over = Parties terminées
games-none = Aucune partie sur cet appareil pour l’instant.
games-all = { $count ->
        [one] Une partie
       *[other] Les { $count } parties
    }
game-golf = Mini-golf
game-carramboule = Carramboule
game-mode-carom = mode carambole
game-course-of = Parcours { $number } sur { $count }
game-continue = Continuer
game-continue-with = { $players ->
        [Vous] Continuer la partie ({ $game })
       *[other] Continuer la partie avec { $players } ({ $game })
    }
game-replay = Revoir
game-replay-of = { $players ->
        [Vous] Revoir la partie ({ $game })
       *[other] Revoir la partie avec { $players } ({ $game })
    }
open-record = Ouvrir un enregistrement
to-library = Bibliothèque
game-look = Revoir
game-look-at = { $players ->
        [Vous] Revoir la partie ({ $game })
       *[other] Revoir la partie avec { $players } ({ $game })
    }
game-remove = Supprimer
game-remove-of = { $players ->
        [Vous] Supprimer la partie ({ $game })
       *[other] Supprimer la partie avec { $players } ({ $game })
    }
game-won = { $names ->
        [Vous] Vous avez gagné
       *[other] Victoire : { $names }
    }
remove-title = Supprimer cette partie ?
remove-text = { $players ->
        [Vous] Cette partie ({ $game }) sera définitivement effacée de cet appareil.
       *[other] Cette partie avec { $players } ({ $game }) sera définitivement effacée de cet appareil.
    }
remove-yes = Supprimer
remove-no = Garder

# The view in three dimensions
solid-view = Vue en 3D
solid-next = { $view ->
    [above] Vue de dessus
    [behind] Vue derrière la balle
    [follow] Vue qui suit la balle
   *[other] Vue en perspective
}
solid-flat = Ce navigateur ne peut pas afficher la vue en 3D : le plateau reste dessiné.
