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
settings-theme = Clair ou sombre
settings-theme-auto = Comme sur l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des animations
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-none = Sans mouvement
settings-sound = Son
settings-sound-note = Bois, feutre, dés. Rien n’est dit par le son seul.
settings-origin = Marquer le départ du coup
settings-origin-note = Mini-golf : la case reste marquée pendant que la balle roule.
settings-quick = Deux gestes par coup
settings-quick-note = Mini-golf : touchez un dé pour le lancer, une arrivée pour la jouer.
settings-guide = Ligne de visée
settings-guide-off = aucune
settings-guide-share = { $share } %
settings-guide-note = Carramboule : la part du coup montrée avant de jouer.
settings-kept = Les réglages restent sur cet appareil.

# Keys
keys = Touches
keys-tab = élément suivant de l’écran
keys-escape = fermer, revenir
keys-help = montrer ces touches
help = Aide
help-keyboard = Au clavier

# The start
tagline = Du mini-golf avec des dés. Lancez, choisissez une direction, voyez tout le trajet avant de jouer.
play-now = Jouer
play-now-busy = On dresse la table…
play-now-tour = Un tour de trois trous
play-now-learn = Première visite ? Apprenez en trois minutes
play-now-next = À suivre : { $course }
play-now-on = Reprendre où vous en étiez
play-now-open = Une partie est en cours
play-now-open-text = { $players } : la continuer ou en commencer une autre ?
play-now-another = Autre partie
ways = Façons de jouer
way-courses = Tous les parcours
way-courses-note = un voyage à achever, face au par
way-friends = Autour d’un écran
way-friends-note = de 1 à 12 balles, chacun son tour
way-computer = Contre l’ordinateur
way-computer-note = cinq niveaux, du plus doux au parfait
way-online = Jouer en ligne
way-online-note = par lien avec des amis, en direct ou sur plusieurs jours
way-carramboule = Carramboule
way-carramboule-note = un billard à dix-huit billes et une reine
way-workshop = Atelier
way-workshop-note = construire, juger et partager vos parcours
way-daily = Parcours du jour
way-daily-note = un parcours, un essai, le même pour tous
way-puzzles = Problèmes
way-puzzles-note = trouver le seul meilleur coup
way-learn = Première partie
way-learn-note = apprendre en jouant
way-rules = Règles
way-rules-note = des figures animées
way-pads = Feuilles de score
way-pads-note = pour les vraies boîtes
today-played = { $strokes ->
        [one] Joué : { $strokes } coup, par { $par }
       *[other] Joué : { $strokes } coups, par { $par }
    }
today-row = { $count ->
        [0] Commencez une série
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
today-week = { $count ->
        [one] { $count } des sept derniers jours joué
       *[other] { $count } des sept derniers jours joués
    }
time-left = encore { $time }
time-out = temps écoulé
about = À propos de Carambole
name-refused = Un nom a au plus 30 caractères, tous visibles. Changez-le.
player-number = Joueur { $number }
update-ready = Une nouvelle version est là.
update-reload = Recharger
update-later = Plus tard
install = Installer
install-text = Carambole peut s’installer sur cet appareil comme n’importe quel jeu.
screen-missing = Une partie de la page n’a pas pu être chargée.
try-again = Réessayer
not-found = Rien ici
not-found-text = Il n’y a rien à l’adresse { $address }. Le lien est peut-être incomplet ou mal écrit.
not-found-home = Vers l’accueil
rule-chip = Règle { $rule }
rule-why = Pourquoi ?

# Games on this device
games = Vos parties
games-under-way = Parties en cours
games-over = Parties terminées
games-none = Aucune partie n’a encore été commencée sur cet appareil.
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
        [Vous] Continuer { $game }
       *[other] Continuer { $game } avec { $players }
    }
game-replay = Revoir
game-replay-of = { $players ->
        [Vous] Revoir { $game }
       *[other] Revoir { $game } avec { $players }
    }
open-record = Ouvrir un enregistrement
to-library = Bibliothèque
game-look = Revoir
game-look-at = { $players ->
        [Vous] Revoir { $game }
       *[other] Revoir { $game } avec { $players }
    }
game-remove = Supprimer
game-remove-of = { $players ->
        [Vous] Supprimer { $game }
       *[other] Supprimer { $game } avec { $players }
    }
game-won = { $names ->
        [Vous] Victoire : vous
       *[other] Victoire : { $names }
    }
remove-title = Supprimer cette partie ?
remove-text = { $players ->
        [Vous] { $game } sera effacé de cet appareil pour de bon.
       *[other] { $game } avec { $players } sera effacé de cet appareil pour de bon.
    }
remove-yes = Supprimer
remove-no = Garder
