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
settings-theme-auto = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des mouvements
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-none = Sans mouvement
settings-sound = Son
settings-sound-note = Bois, feutre, dés. Rien n’est dit par le son seul.
settings-origin = Marquer le départ du coup
settings-origin-note = Mini-golf : la case reste marquée pendant que la balle roule.
settings-guide = Ligne de visée
settings-guide-off = aucune
settings-guide-share = { $share } %
settings-guide-note = Carramboule : la part du coup montrée avant de jouer.
settings-kept = Les réglages restent sur cet appareil.

# Keys
keys = Touches
keys-tab = élément suivant de l’écran
keys-escape = fermer, revenir
keys-help = montrer ces touches
