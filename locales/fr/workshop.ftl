# L’atelier : construire, juger et partager des parcours
workshop = Atelier
workshop-intro = Posez des pièces sur un parcours, reliez-en plusieurs ou dessinez le vôtre. Vous voyez à tout moment ce que vaut le parcours : son par, la dispersion des résultats, les culs-de-sac et l’effet de l’ordre de jeu.
workshop-new = Dessiner un parcours
workshop-new-name = Nouveau parcours
workshop-upload = Ouvrir un fichier
workshop-upload-wrong = Impossible d’ouvrir ce fichier :
workshop-library = Bibliothèque : parcours d’autres joueurs
workshop-own = Vos parcours
workshop-own-none = Rien pour l’instant. Prenez un des parcours ci-dessous ou dessinez le vôtre : il restera sur cet appareil.
workshop-plain = Les neuf parcours de base
workshop-layouts = Parcours modifiés
workshop-take = Modifier une copie : { $name }
workshop-fork = Modifier une copie
workshop-copy = Copier
workshop-copy-of = Copier { $name }
workshop-remove = Supprimer
workshop-remove-of = Supprimer { $name }
workshop-remove-title = Supprimer ce parcours ?
workshop-remove-text = Le parcours { $name } sera définitivement effacé de cet appareil.
workshop-all = Tous les parcours
workshop-missing = Ce parcours n’existe pas sur cet appareil.
workshop-unnamed = Sans nom
workshop-saved = enregistré
workshop-saving = enregistrement…
workshop-not-kept = Ce navigateur n’enregistre rien : téléchargez le fichier par sécurité.
workshop-from-none = Dessiné par vous
workshop-from-standard = D’après { $name }
workshop-from-own = D’après votre parcours { $name }
workshop-from-link = Reçu par lien : { $name }
workshop-from-file = Tiré du fichier { $name }
workshop-from-library = Tiré de la bibliothèque : { $name }
workshop-play = Jouer
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-undone = Annulé.
workshop-redone = Rétabli.
workshop-zoom = Agrandir
workshop-cancel = Annuler

workshop-actions = Actions sur le parcours
workshop-short-all = Parcours
workshop-short-heat = Chaleur
workshop-short-solid = 3D
workshop-short-course = Détails
workshop-short-text = Fichier
workshop-tools = Outils
workshop-tool-pieces = Pièces
workshop-tool-fairway = Piste
workshop-tool-wall = Muret
workshop-tool-round = Muret arrondi
workshop-short-round = Arrondi
workshop-tool-erase = Gomme
workshop-tool-start = Départ
workshop-tool-hole = Trou
workshop-tool-arrow = Flèches
workshop-heat = Carte de chaleur
workshop-solid-old = Dernière version sans erreur.
workshop-try = Essayer
workshop-to-go = coups restants : { $strokes }
workshop-hint-pieces = Pour poser une pièce, touchez-la ou faites-la glisser sur le parcours. Touchez une pièce posée pour la tourner, ouvrir son canal ou l’enlever.
workshop-hint-draw = Dessinez sur les cases. Le départ et le trou se déplacent, mais ne s’effacent pas.
workshop-put-back = La pièce revient à sa place.
workshop-shaping = Touchez des cases pour les ajouter ou les retirer : 3 à 5 cases voisines.
workshop-board = Le parcours en construction
workshop-how = Tab va de pièce en pièce. { $keys } ou les flèches déplacent la pièce ou le curseur. R tourne la pièce, M la retourne, F ouvre ou ferme son canal, Suppr l’enlève. Avec un outil de dessin, Entrée dessine.
workshop-cursor = Case { $x }, { $y } : { $ground }
workshop-ground-fairway = piste
workshop-ground-start = départ
workshop-ground-hole = trou
workshop-ground-wall = muret
workshop-ground-round = muret arrondi
workshop-ground-outside = hors du parcours
workshop-keys-move = déplacer la pièce ou le curseur
workshop-keys-apply = dessiner sur la case ou y poser une pièce
workshop-keys-several = sélectionner plusieurs pièces
workshop-keys-copy = copier, coller, dupliquer
workshop-keys-undo = annuler, rétablir
workshop-keys-solid = afficher ou masquer la vue en 3D

workshop-selection = Pièces sélectionnées
workshop-selected = Sélection : { $piece } en { $x }, { $y }.
workshop-selected-many = { $count } pièces sélectionnées.
workshop-lies = { $piece } en { $x }, { $y }.
workshop-copied = { $count ->
        [one] Une pièce copiée.
       *[other] { $count } pièces copiées.
    }
workshop-do-turn = Tourner de 60°
workshop-short-turn = Tourner
workshop-do-mirror = Retourner
workshop-do-open = Ouvrir ou fermer le canal
workshop-short-open = Canal
workshop-do-value = Valeur suivante
workshop-short-value = Valeur
workshop-do-cells = Choisir ses cases
workshop-short-cells = Cases
workshop-do-double = Dupliquer
workshop-do-remove = Enlever

workshop-tray = Pièces
workshop-tray-laid = Posées : { $laid } sur { $count }
workshop-bin = { $piece } : il en reste { $left }
workshop-kind-flat = Plates
workshop-kind-tall = Hautes
workshop-kind-slow = Sable et eau
workshop-kind-moving = Mobiles
workshop-kind-token = Jetons
workshop-kind-marker = Repères
workshop-piece-number = { $piece } n° { $number }
workshop-piece-at = { $piece }, en { $x }, { $y }
workshop-piece-wrong = { $piece }, en { $x }, { $y } : place interdite

workshop-cert = Certificat
workshop-cert-par = Par
workshop-cert-working = Évaluation du parcours…
workshop-cert-value = En jouant parfaitement, on fait { $value } en moyenne.
workshop-cert-bounds = En jouant parfaitement, on fait entre { $lower } et { $upper } en moyenne ; le parcours est trop complexe pour un calcul exact.
workshop-cert-best = Meilleur départ : { $start }. Un joueur moyen fait { $average }.
workshop-cert-spread = Nombre de coups en jouant parfaitement
workshop-cert-axis = coups jusqu’au trou (– : trou manqué)
workshop-cert-share = % des essais
workshop-cert-strokes = { $count ->
        [one] un coup : { $share }
       *[other] { $count } coups : { $share }
    }
workshop-cert-never = trou manqué : { $share }
workshop-cert-solvable = Le trou est accessible depuis les six cases de départ
workshop-cert-unsolvable = { $count ->
        [one] Depuis une case de départ, le trou est hors d’atteinte
       *[other] Depuis { $count } cases de départ, le trou est hors d’atteinte
    }
workshop-cert-order-even = En mode simple, l’ordre de jeu ne change rien
workshop-cert-order-first = En mode simple, avantage de la première balle sur la dernière, en coups : { $strokes }
workshop-cert-order-last = En mode simple, avantage de la dernière balle sur la première, en coups : { $strokes }
workshop-cert-dead = { $count ->
        [0] Aucun cul-de-sac
        [one] Un cul-de-sac, marqué d’une croix
       *[other] { $count } culs-de-sac, marqués d’une croix
    }
workshop-cert-loops = { $count ->
        [one] Sur une case, un lancer peut obliger la balle à revenir à sa place
       *[other] Sur { $count } cases, un lancer peut obliger la balle à revenir à sa place
    }
workshop-cert-meet = En mode carambole, les balles se touchent dans { $share } des coups.
workshop-cert-meet-even = Jouer en premier n’apporte ni avantage ni désavantage (± { $error }).
workshop-cert-meet-first = Avantage de la première balle, en coups : { $strokes } (± { $error }).
workshop-cert-meet-last = Désavantage de la première balle, en coups : { $strokes } (± { $error }).
workshop-cert-unplayable = Parcours injouable pour l’instant
workshop-cert-step = Étape { $step } sur 2, { $seconds } s…
workshop-cert-cancel = Arrêter
workshop-cert-stopped = L’évaluation a été arrêtée.
workshop-cert-again = Évaluer
workshop-errors = Erreurs
workshop-advice = Conseils
workshop-advice-show = Montrer
workshop-mark-error = Erreur : { $text }
workshop-mark-advice = Conseil : { $text }
workshop-remark-at = Montré sur le parcours, en { $x }, { $y }.

workshop-text = Fichier du parcours
workshop-text-note = Voici le parcours sous forme de texte. Ce que vous changez ici change le plateau, et inversement.
workshop-text-line = Ligne { $line } :
workshop-text-take = Appliquer
workshop-course = Détails du parcours
workshop-name = Nom
workshop-name-empty = Donnez un nom au parcours.
workshop-name-long = { $most } caractères maximum.
workshop-name-taken = Un autre de vos parcours porte déjà ce nom.
workshop-rename = Renommer
workshop-renamed = Le parcours s’appelle maintenant { $name }.
workshop-limit = Limite de coups
workshop-order = Ordre de jeu
workshop-order-earlier = { $colour } plus tôt
workshop-link = Parcours d’origine
workshop-link-note = Choisissez un parcours, ou plusieurs du même plateau pour les relier. Le sol que vous avez dessiné sera remplacé ; « Annuler » le rétablit.
workshop-link-start = Départ sur
workshop-link-hole = Trou sur
workshop-link-do = Utiliser ces parcours
workshop-arrow-note = Flèche de rebond en { $x }, { $y }. Pour choisir une autre case, touchez-la.
workshop-arrow-in = La balle roule vers
workshop-arrow-out = et repart vers
workshop-arrow-print = Ajouter
workshop-arrow-here = { $in } → { $out }
workshop-arrow-remove = Supprimer

workshop-share = Partager
workshop-share-link = Lien
workshop-share-link-note = Le lien contient tout le parcours ; rien n’est enregistré sur un serveur.
workshop-share-copy = Copier
workshop-share-copied = Copié.
workshop-share-file = Fichier du parcours
workshop-share-png = Image (PNG)
workshop-share-svg = Image (SVG)
workshop-share-print = Imprimer en A4 avec la liste des pièces
workshop-share-a4 = Feuille A4 (SVG)
workshop-sheet-by = par { $name }
workshop-share-unplayable = Ce parcours n’est pas encore jouable : vous pouvez l’enregistrer, mais ni le partager ni le jouer.
workshop-shared = Parcours partagé
workshop-shared-facts = Limite de coups : { $limit }. Jouez ce parcours contre l’ordinateur ou modifiez-en une copie.
workshop-code-wrong = Ce lien ne contient pas de parcours : il est peut-être incomplet.

workshop-try-begun = La balle est sur la première case de départ. Touchez une case pour l’y placer.
workshop-try-placed = La balle est en { $x }, { $y }.
workshop-try-no-place = La balle ne peut pas être placée là.
workshop-try-rests = { $count ->
        [one] Un coup.
       *[other] { $count } coups.
    }
workshop-try-holed = { $count ->
        [one] Dans le trou en un coup !
       *[other] Dans le trou en { $count } coups !
    }
workshop-try-impulses = Impulsions
workshop-try-fewer = Une impulsion de moins
workshop-try-more = Une impulsion de plus
workshop-try-dice = Lancer un dé
workshop-try-roll = Lancer le dé { $range }
workshop-try-rolled = Lancé : { $impulses }
workshop-try-play = Jouer vers { $direction ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $direction }
    } avec { $impulses ->
        [one] { $impulses } impulsion
       *[other] { $impulses } impulsions
    }
workshop-try-hint = Conseil
workshop-try-hint-text = Avec { $impulses }, jouez vers { $direction ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $direction }
    }. D’ici, le meilleur dé est { $range }.
workshop-try-reset = Revenir au départ
workshop-try-again = Recommencer

workshop-finding-off-fairway = { $piece } est hors de la piste.
workshop-finding-both-on = { $piece } et { $other } sont sur la même case.
workshop-finding-on-end = { $piece } est sur le départ ou le trou.
workshop-finding-blob-size = Une zone de sable ou d’eau doit couvrir 3, 4 ou 5 cases.
workshop-finding-blob-apart = { $piece } : ses cases doivent se toucher.
workshop-finding-foot-off = Le pied d’une pente n’est pas sur la piste : { $piece }.
workshop-finding-foot-under = Le pied d’une pente est sous une autre pièce : { $piece } sous { $other }.
workshop-finding-deck-hole-off = { $piece } : son trou doit être au-dessus de la piste.
workshop-finding-spinner-bare = { $piece } doit être posé sur une piste nue.
workshop-finding-spinner-room = { $piece } doit avoir des cases libres tout autour de son axe.
workshop-finding-covers-start = { $piece } couvre une case de départ.
workshop-finding-covers-hole = { $piece } couvre le trou : seuls un passage ou le trou d’un pont peuvent se trouver au-dessus.
workshop-finding-hole-on-start = Le trou est sur une case de départ.
workshop-finding-arrow-no-wall = Aucun muret n’arrête ici une balle qui roule dans cette direction ({ $direction }) : la flèche ne sert à rien.
workshop-finding-arrow-twice = Il y a déjà une flèche ici pour cette direction : { $direction }.
workshop-finding-out-of-reach = { $starts ->
        [one] Depuis une case de départ, le trou est hors d’atteinte : ouvrez un passage.
       *[other] Depuis { $starts } cases de départ, le trou est hors d’atteinte : ouvrez un passage.
    }
workshop-finding-too-many = La boîte ne contient que { $count } × { $shape } ; vous en avez posé { $lie }.
workshop-finding-crowded = { $count } obstacles sur un parcours : au-delà de 5, il devient difficile à lire.
workshop-finding-dead-ends = { $count ->
        [one] Cul-de-sac : une case d’où le trou est hors d’atteinte.
       *[other] Culs-de-sac : { $count } cases d’où le trou est hors d’atteinte.
    }
workshop-finding-unreached = { $count ->
        [one] Une case de la piste est inaccessible.
       *[other] { $count } cases de la piste sont inaccessibles.
    }
workshop-finding-mouth-at-wall = { $piece } : une entrée donne sur un muret.
workshop-finding-sent-back = { $piece } : une balle qui en descend est aussitôt renvoyée.
workshop-finding-made-for = { $piece } ne se pose que sur le parcours { $course }.
workshop-finding-no-company = { $piece } ne touche ni muret ni obstacle : posez cette pièce le long de l’un d’eux.
workshop-finding-no-channel = Cette pièce n’a pas de canal.
workshop-finding-no-value = Seuls les jetons ont une valeur.
workshop-finding-no-blob = Seuls le sable et l’eau ont des cases à choisir.
workshop-finding-no-cell = Cette case n’existe pas.
workshop-finding-no-piece = Cette pièce n’existe pas.
workshop-finding-paint-end = Le départ et le trou ne s’effacent pas : déplacez-les d’abord.
workshop-finding-start-on-hole = Le départ et le trou ne peuvent pas être sur la même case.
workshop-finding-order = L’ordre de jeu doit contenir les six couleurs, une fois chacune.
workshop-finding-too-large = Le fichier du parcours est trop gros (1 Mio maximum).
