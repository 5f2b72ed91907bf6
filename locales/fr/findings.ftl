# Ce qui ne va pas dans un fichier de parcours, ou pourrait aller mieux, précédé de l’endroit dans le fichier.

# Après la première remarque sur un fichier, quand les autres ne sont pas affichées
finding-more = (et { $count } de plus ; carambole check affiche tout)

# Pour un fichier sans reproche
finding-none = aucun problème

# Les parties des fichiers, comme sujets des phrases sur leurs clés
finding-part-course = un parcours
finding-part-inner-course = un parcours placé dans un autre fichier
finding-part-names = `names`
finding-part-piece = une pièce
finding-part-shape = la pièce { $shape }
finding-part-token = un jeton
finding-part-arrow = une flèche
finding-part-box = ce fichier
finding-part-entry = une entrée

# Le fichier comme texte
finding-file-unreadable = impossible de lire ce fichier : { $reason }
finding-file-too-large = un fichier de parcours fait 1 Mio maximum ; celui-ci est plus gros et n’est pas lu
finding-not-utf8 = ce n’est pas un texte UTF-8 ; enregistrez le parcours en UTF-8
finding-not-toml = ce n’est pas du TOML valable ({ $reason }) ; corrigez cette ligne
finding-unknown-key = { $part } n’a pas de clé `{ $key }` ; les clés sont { $known }
finding-missing-key = { $part } doit avoir la clé `{ $key }` ; ajoutez-la
finding-not-text = `{ $key }` doit être un texte entre guillemets
finding-not-table = `{ $key }` doit être une table : [{ $key }], suivie de ses clés
finding-not-boolean = `{ $key }` doit être true ou false
finding-not-integer = `{ $key }` doit être un nombre entier de { $low } à { $high }
finding-not-list = `{ $key }` doit être une liste entre [ ]
finding-too-many-entries = `{ $key }` a { $count } entrées ; maximum { $most }
finding-too-few-entries = `{ $key }` n’a pas assez d’entrées ({ $count }) ; minimum { $least }
finding-not-tables = `{ $key }` s’écrit [[{ $key }]], suivi de ses clés
finding-not-pair = `{ $key }` doit être une paire de coordonnées [x, y]
finding-odd-cell = la case { $x },{ $y } n’existe pas : x + y doit être pair ; changez x de 1
finding-not-one-of = `{ $key }` n’admet que { $words }

# Ce que dit un fichier de parcours
finding-format = `format` doit valoir 1, le seul format existant
finding-control-character = `{ $key }` contient un caractère de contrôle ; écrivez une ligne de texte simple
finding-text-length = `{ $key }` doit avoir de 1 à { $most } caractères
finding-not-colour = ce n’est pas une couleur ; choisissez parmi orange, green, yellow, blue, violet, red
finding-colour-twice = { $colour } figure deux fois dans `order` ; chaque couleur doit y être une fois
finding-order-incomplete = `order` doit contenir les six couleurs, une fois chacune
finding-end-beside-map = `{ $key }` n’est permis qu’avec `on` ; marquez l’endroit sur la carte ou posez un `{ $key }-marker`
finding-origin-beside-on = un parcours avec `on` n’a pas d’`origin` ; retirez cette clé
finding-map-and-on = un parcours a soit `map`, soit `on`, pas les deux ; retirez l’une des deux clés
finding-no-ground = un parcours doit avoir `map`, ou `on` avec le nom de parcours existants ; ajoutez l’une des deux clés
finding-course-twice = le parcours { $course } figure deux fois dans `on` ; une fois suffit
finding-no-courses = `on` doit nommer au moins un parcours
finding-map-quotes = écrivez la carte entre ''' et ''', en passant à la ligne après les premiers guillemets
finding-map-too-long = la carte a { $count } lignes ; maximum { $rows } lignes de { $columns } caractères
finding-map-too-wide = cette ligne de la carte est trop longue ; maximum { $columns } caractères
finding-map-tab = la carte contient une tabulation ; remplacez-la par des espaces
finding-map-sign = la carte n’admet que . s o # % et l’espace, pas `{ $sign }`
finding-map-between = la colonne { $column } de la ligne { $row } de la carte tombe entre deux cases (colonne + ligne doit être pair) ; décalez le signe d’un cran
finding-no-shape = la pièce `{ $shape }` n’existe pas ; les pièces sont { $known }
finding-no-channel-here = { $shape } n’a pas de canal ; retirez `channel`

# Comment les parties d’un parcours vont ensemble
finding-course-id = `{ $course }` n’est pas le nom d’un parcours ; indiquez le nom de son fichier, sans .toml
finding-course-unknown = le parcours { $course } n’existe pas ici
finding-course-broken = le parcours { $course } contient une erreur : { $course }.toml:{ $reason }
finding-course-is-layout = le parcours { $course } utilise lui-même `on` ; `on` n’admet que des parcours avec une carte
finding-other-board = le parcours { $course } n’est pas sur le même plateau que les autres ; ne reliez que des parcours d’un même `board`
finding-fairway-twice = la piste du parcours { $course } recouvre celle d’un autre parcours en { $cell } ; déplacez son origine
finding-too-much-fairway = la piste compte { $count } cases ; maximum { $most }
finding-too-many-pieces = { $count } pièces sont posées sur ce parcours ; maximum { $most }
finding-cannot-lie = { $shape } ne se pose pas ainsi
finding-map-empty = la carte est vide ; dessinez le parcours avec . s o # %
finding-far-off = { $piece } est loin du plateau ; ramenez la pièce sur le parcours
finding-board-too-large = le plateau est trop grand ; maximum { $columns } demi-colonnes sur { $rows } lignes
finding-marker-off = { $cell } n’est pas sur la piste ; déplacez le repère
finding-end-not-on = `{ $key }` doit être l’un des parcours de `on`
finding-whose-end = plusieurs parcours sont reliés : indiquez avec `{ $key } = "…"` lequel compte, ou posez un `{ $key }-marker`
finding-start-count = un parcours a exactement six cases de départ (`s`), repères compris ; celui-ci en a { $count }
finding-hole-count = un parcours a exactement un trou (`o`), repères compris ; celui-ci en a { $count }

# Ce que les règles interdisent
finding-off-fairway = { $piece } est hors de la piste en { $cell } ; déplacez la pièce
finding-both-on = { $piece } et { $other } sont sur la même case, { $cell } ; déplacez l’une des pièces
finding-on-end = { $piece } est sur le départ ou le trou en { $cell } ; déplacez la pièce
finding-blob-size = { $piece } doit couvrir 3, 4 ou 5 cases différentes
finding-blob-apart = les cases de { $piece } doivent se toucher
finding-foot-off = le pied de { $piece } en { $cell } n’est pas sur la piste ; déplacez la pièce
finding-foot-under = le pied de { $piece } en { $cell } est sous { $other } ; déplacez l’une des pièces
finding-deck-hole-off = le trou de { $piece } en { $cell } doit être au-dessus de la piste ; déplacez la pièce
finding-spinner-bare = { $piece } doit être posé sur des cases nues de la piste ; libérez la case { $cell }
finding-spinner-room = { $piece } doit avoir des cases libres tout autour de son axe, y compris { $cell } ; déplacez la pièce
finding-covers-start = { $piece } couvre la case de départ { $cell } ; déplacez la pièce
finding-covers-hole = { $piece } couvre le trou en { $cell } ; seuls un passage ou le trou d’un pont peuvent se trouver au-dessus
finding-hole-on-start = le trou est sur la case de départ { $cell } ; déplacez l’un ou l’autre
finding-arrow-no-wall = aucun muret imprimé n’arrête une balle qui part de { $cell } vers { $direction } ; déplacez la flèche
finding-arrow-twice = il y a déjà une flèche en { $cell } vers { $direction } ; retirez-en une
finding-out-of-reach = le trou est hors d’atteinte (départs concernés : { $cells }) ; ouvrez un passage

# Ce qui pourrait aller mieux
finding-home-base = le jeu de base
finding-home-ext = l’extension
finding-too-many = { $home } contient { $count } × { $shape } ; il y en a { $lie } ici
finding-crowded = le parcours { $course } a { $count } obstacles ; au-delà de { $most }, il devient difficile à lire
finding-dead-ends = culs-de-sac d’où le trou est hors d’atteinte : { $some }
finding-unreached = cases inaccessibles de la piste : { $some }
finding-mouth-at-wall = une entrée de { $piece } en { $cell } donne sur un muret
finding-sent-back = une balle qui descend de { $piece } en { $cell } est aussitôt renvoyée
finding-made-for = { $piece } ne se pose que sur le parcours { $course }
finding-no-company = { $piece } ne touche ni muret ni obstacle ; posez la pièce le long de l’un d’eux
