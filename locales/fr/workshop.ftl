# L’atelier : construire, juger et partager des parcours
workshop = Atelier
workshop-intro = Posez des pièces sur un parcours, reliez-en plusieurs ou dessinez le vôtre. À côté, vous voyez toujours ce qu’il vaut : par, dispersion, impasses, équité.
workshop-new = Dessiner un parcours
workshop-new-name = Nouveau parcours
workshop-upload = Ouvrir un fichier
workshop-upload-wrong = Ce fichier est refusé :
workshop-library = La bibliothèque : parcours d’autres joueurs
workshop-own = Vos parcours
workshop-own-none = Rien encore. Prenez un des parcours ci-dessous ou dessinez le vôtre ; il est gardé sur cet appareil.
workshop-plain = Les neuf parcours
workshop-layouts = Aménagements
workshop-take = Partir { DE($name) }
workshop-fork = Partir de celui-ci
workshop-copy = Copier
workshop-copy-of = Copier { $name }
workshop-remove = Supprimer
workshop-remove-of = Supprimer { $name }
workshop-remove-title = Supprimer ce parcours ?
workshop-remove-text = { $name } sera effacé de cet appareil pour de bon.
workshop-all = Tous les parcours
workshop-missing = Ce parcours n’existe pas sur cet appareil.
workshop-unnamed = Sans nom
workshop-saved = enregistré
workshop-saving = enregistrement…
workshop-not-kept = Ce navigateur ne garde rien ; téléchargez le fichier par sécurité.
workshop-from-none = Dessiné par vous
workshop-from-standard = D’après { $name }
workshop-from-own = D’après votre { $name }
workshop-from-link = Reçu par lien : { $name }
workshop-from-file = Du fichier { $name }
workshop-from-library = De la bibliothèque : { $name }
workshop-play = Jouer
workshop-undo = Annuler
workshop-redo = Rétablir
workshop-undone = Annulé.
workshop-redone = Rétabli.
workshop-zoom = Agrandir
workshop-cancel = Annuler

workshop-actions = Que faire du parcours
workshop-word-all = Parcours
workshop-word-heat = Chaleur
workshop-word-course = Détails
workshop-word-text = Fichier
workshop-tools = Ce que l’on pose
workshop-tool-pieces = Pièces
workshop-tool-fairway = Piste
workshop-tool-wall = Muret
workshop-tool-round = Muret arrondi
workshop-word-round = Arrondi
workshop-tool-erase = Gomme
workshop-tool-start = Départ
workshop-tool-hole = Trou
workshop-tool-arrow = Flèches
workshop-heat = Carte de chaleur
workshop-try = Essayer
workshop-to-go = encore { $strokes }
workshop-hint-pieces = Glissez une pièce depuis le plateau, ou touchez-la. Touchez une pièce posée pour la tourner, l’ouvrir ou l’enlever.
workshop-hint-draw = Dessinez sur les cases. Le départ et le trou se déplacent, ils ne se recouvrent pas.
workshop-put-back = La pièce revient à sa place.
workshop-shaping = Touchez des cases pour les ajouter ou les retirer : 3 à 5, d’un seul tenant.
workshop-board = Le parcours en construction
workshop-how = Tab va de pièce en pièce. Q, W, A, D, Z, X ou les flèches déplacent une pièce ou la case en main, R tourne, M retourne, F ouvre, Suppr enlève. Avec un outil de dessin, Entrée dessine.
workshop-cursor = Case { $x }, { $y } : { $ground }
workshop-ground-fairway = piste
workshop-ground-start = départ
workshop-ground-hole = trou
workshop-ground-wall = muret
workshop-ground-round = muret arrondi
workshop-ground-outside = dehors
workshop-keys-move = déplacer la pièce ou la case en main
workshop-keys-apply = dessiner sur la case ou poser une pièce du plateau
workshop-keys-several = en choisir plusieurs
workshop-keys-copy = copier, coller, doubler
workshop-keys-undo = annuler, rétablir

workshop-selection = Les pièces choisies
workshop-selected = { $piece } en { $x }, { $y } : choisie.
workshop-selected-many = { $count } pièces sont choisies.
workshop-lies = { $piece } en { $x }, { $y }.
workshop-copied = { $count ->
        [one] Une pièce copiée.
       *[other] { $count } pièces copiées.
    }
workshop-do-turn = Tourner de 60°
workshop-word-turn = Tourner
workshop-do-mirror = Retourner
workshop-do-open = Ouvrir ou fermer la gorge
workshop-word-open = Gorge
workshop-do-value = Valeur suivante
workshop-word-value = Valeur
workshop-do-cells = Choisir ses cases
workshop-word-cells = Cases
workshop-do-double = Doubler
workshop-do-remove = Enlever

workshop-tray = Pièces
workshop-tray-laid = { $laid } posées sur { $count }
workshop-bin = { $piece }, reste { $left }
workshop-kind-flat = Plates
workshop-kind-tall = Hautes
workshop-kind-slow = Sable et eau
workshop-kind-moving = Mobiles
workshop-kind-token = Jetons
workshop-kind-marker = Repères
workshop-piece-number = { $piece } n° { $number }
workshop-piece-at = { $piece }, en { $x }, { $y }
workshop-piece-wrong = { $piece }, en { $x }, { $y }, ne peut pas être là

workshop-cert = Certificat
workshop-cert-par = Par
workshop-cert-working = Le parcours est en examen…
workshop-cert-value = Le meilleur jeu fait { $value } en moyenne.
workshop-cert-bounds = Le meilleur jeu fait entre { $lower } et { $upper } en moyenne ; le parcours a trop d’états pour une valeur exacte.
workshop-cert-best = Le mieux : départ { $start } ; un joueur moyen fait { $average }.
workshop-cert-spread = Combien de fois le meilleur jeu demande combien de coups
workshop-cert-axis = coups jusqu’au trou (– : pas dans le trou)
workshop-cert-share = % des essais
workshop-cert-strokes = { $count ->
        [one] un coup : { $share }
       *[other] { $count } coups : { $share }
    }
workshop-cert-never = pas dans le trou : { $share }
workshop-cert-solvable = Le trou est accessible des six cases de départ
workshop-cert-unsolvable = { $count ->
        [one] D’une case de départ, le trou est hors d’atteinte
       *[other] De { $count } cases de départ, le trou est hors d’atteinte
    }
workshop-cert-order-even = En mode simple, l’ordre de jeu ne change rien
workshop-cert-order-first = Ordre de jeu en mode simple : la première balle fait { $strokes } de moins que la dernière
workshop-cert-order-last = Ordre de jeu en mode simple : la dernière balle fait { $strokes } de moins que la première
workshop-cert-dead = { $count ->
        [0] Aucune impasse
        [one] Une impasse, marquée d’une croix
       *[other] { $count } impasses, marquées d’une croix
    }
workshop-cert-loops = { $count ->
        [one] Sur une case, un lancer peut ramener la balle où elle était
       *[other] Sur { $count } cases, un lancer peut ramener la balle où elle était
    }
workshop-cert-meet = En mode carambole, les balles se rencontrent dans { $share } des coups.
workshop-cert-meet-even = Y commencer ne change rien (± { $error }).
workshop-cert-meet-first = Qui commence y fait { $strokes } de moins (± { $error }).
workshop-cert-meet-last = Qui commence y fait { $strokes } de plus (± { $error }).
workshop-cert-unplayable = Pas jouable ainsi
workshop-cert-step = Étape { $step } sur 2, { $seconds } s…
workshop-cert-cancel = Arrêter
workshop-cert-stopped = L’examen a été arrêté.
workshop-cert-again = Examiner
workshop-errors = Ce qui ne va pas
workshop-advice = Conseils
workshop-advice-show = Montrer
workshop-mark-error = Erreur : { $text }
workshop-mark-advice = Conseil : { $text }
workshop-remark-at = Montré sur le parcours, en { $x }, { $y }.

workshop-text = Fichier du parcours
workshop-text-note = Le parcours en texte. Ce que vous changez ici change le plateau, et inversement.
workshop-text-line = Ligne { $line } :
workshop-text-take = Appliquer
workshop-course = Détails du parcours
workshop-name = Nom
workshop-name-empty = Un parcours a besoin d’un nom.
workshop-name-long = Un nom a au plus { $most } caractères.
workshop-name-taken = Un autre de vos parcours porte déjà ce nom.
workshop-rename = Renommer
workshop-renamed = Le parcours s’appelle maintenant { $name }.
workshop-limit = Coups permis
workshop-order = Ordre de jeu
workshop-order-earlier = { $colour } plus tôt
workshop-link = Repose sur
workshop-link-note = Un parcours, ou plusieurs du même plateau reliés en un seul. Un fond dessiné est remplacé ; Annuler le ramène.
workshop-link-start = Départ de
workshop-link-hole = Trou de
workshop-link-do = Poser dessus
workshop-arrow-note = Un rebond imprimé au muret, pour la case { $x }, { $y } : touchez une autre case pour changer.
workshop-arrow-in = La balle roule vers
workshop-arrow-out = et repart vers
workshop-arrow-print = Imprimer
workshop-arrow-here = { $in } → { $out }
workshop-arrow-remove = Supprimer

workshop-share = Partager
workshop-share-link = Lien
workshop-share-link-note = Tout le parcours est dans le lien ; rien n’est gardé sur un serveur.
workshop-share-copy = Copier
workshop-share-copied = Copié.
workshop-share-file = Fichier du parcours
workshop-share-png = Image (PNG)
workshop-share-svg = Image (SVG)
workshop-share-print = Imprimer en A4 avec les pièces
workshop-share-a4 = Feuille A4 en fichier (SVG)
workshop-sheet-by = par { $name }
workshop-share-unplayable = Le parcours n’est pas jouable ainsi : on peut l’enregistrer, mais pas encore le partager ni le jouer.
workshop-shared = Parcours partagé
workshop-shared-facts = { $limit } coups au plus. Jouez-le contre l’ordinateur ou partez de là.
workshop-code-wrong = Ce lien ne contient pas de parcours : il en manque peut-être un bout.

workshop-try-begun = La balle est sur la première case de départ. Touchez une case pour l’y mettre.
workshop-try-placed = La balle est en { $x }, { $y }.
workshop-try-no-place = La balle ne peut pas être là.
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
    } avec { $impulses }
workshop-try-hint = Conseil
workshop-try-hint-text = Avec { $impulses } : { $direction }. De tous les dés, { $range } promet le plus d’ici.
workshop-try-reset = Retour au départ
workshop-try-again = Encore une fois

workshop-finding-off-fairway = { $piece } est hors de la piste.
workshop-finding-both-on = { $piece } et { $other } sont sur la même case.
workshop-finding-on-end = { $piece } est sur le départ ou le trou.
workshop-finding-blob-size = Le sable et l’eau couvrent 3, 4 ou 5 cases.
workshop-finding-blob-apart = Les cases de { $piece } doivent se toucher.
workshop-finding-foot-off = Un pied de { $piece } n’est pas sur la piste.
workshop-finding-foot-under = Un pied de { $piece } est sous { $other }.
workshop-finding-deck-hole-off = Le trou de { $piece } doit être au-dessus de la piste.
workshop-finding-spinner-bare = { $piece } demande une piste nue sous lui.
workshop-finding-spinner-room = { $piece } demande une piste libre tout autour de son axe.
workshop-finding-covers-start = { $piece } couvre une case de départ.
workshop-finding-covers-hole = { $piece } couvre le trou ; seuls un passage dessous ou le trou d’un tablier le peuvent.
workshop-finding-hole-on-start = Le trou est sur une case de départ.
workshop-finding-arrow-no-wall = Vers { $direction }, aucun muret n’arrête là une balle : une flèche n’y dit rien.
workshop-finding-arrow-twice = Il y a déjà là une flèche pour { $direction }.
workshop-finding-out-of-reach = { $starts ->
        [one] D’une case de départ, le trou est hors d’atteinte ; ouvrez un passage.
       *[other] De { $starts } cases de départ, le trou est hors d’atteinte ; ouvrez un passage.
    }
workshop-finding-too-many = La boîte ne contient que { $count } × { $shape } ; il y en a { $lie } ici.
workshop-finding-crowded = { $count } obstacles sur un parcours ; au-delà de 5, il devient difficile à lire.
workshop-finding-dead-ends = { $count ->
        [one] Sur une case, une balle peut s’arrêter d’où le trou est hors d’atteinte.
       *[other] Sur { $count } cases, une balle peut s’arrêter d’où le trou est hors d’atteinte.
    }
workshop-finding-unreached = { $count ->
        [one] Aucune balle ne peut arriver sur une case de la piste.
       *[other] Aucune balle ne peut arriver sur { $count } cases de la piste.
    }
workshop-finding-mouth-at-wall = Une bouche de { $piece } donne sur un muret.
workshop-finding-sent-back = Une balle qui descend de { $piece } est renvoyée droit en arrière.
workshop-finding-made-for = { $piece } n’est faite que pour le parcours { $course }.
workshop-finding-no-company = { $piece } ne touche ni muret ni obstacle ; posez-la le long de l’un d’eux.
workshop-finding-no-channel = Cette pièce n’a pas de gorge.
workshop-finding-no-value = Seuls les jetons ont une valeur.
workshop-finding-no-blob = Seuls le sable et l’eau ont des cases à choisir.
workshop-finding-no-cell = Cette case n’existe pas.
workshop-finding-no-piece = Cette pièce n’existe pas.
workshop-finding-paint-end = Le départ et le trou ne se recouvrent pas ; déplacez-les d’abord.
workshop-finding-start-on-hole = Le départ et le trou ne peuvent pas être sur la même case.
workshop-finding-order = L’ordre de jeu nomme chacune des six couleurs une fois.
workshop-finding-too-large = Il dépasse la taille d’un fichier de parcours (1 Mio).
