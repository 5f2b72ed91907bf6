# Feuilles de score pour les vraies boîtes
pads-title = Feuilles de score
pads-sub = Pour jouer avec les vraies boîtes ; tout reste sur cet appareil
pads-golf = Feuille de score du mini-golf
pads-golf-what = Coups, jetons, totaux et ordre de jeu, jusqu’à douze balles.
pads-golf-new = Nouvelle feuille
pads-carramboule = Arbitre de Carramboule
pads-carramboule-what = Indiquez ce qui est rentré : l’arbitre compte les points, dit qui joue ensuite et où en est la partie.
pads-carramboule-new = Nouvelle partie
pads-rename = Renommer
pads-rename-named = Renommer { $name }
pads-delete = Supprimer
pads-delete-named = Supprimer { $name }
pads-delete-sure = « { $name } » disparaîtra définitivement de cet appareil.
pads-keep = Garder
pads-name = Nom
pads-done = Terminé
pads-all = Toutes les feuilles
pads-undo = Annuler
pads-redo = Rétablir
pads-not-kept = Cet appareil n’enregistre pas ce que vous notez. Libérez de la place ou gardez la page ouverte.
pads-player = Joueur { $number }
pads-course = Parcours { $number }

# Préparer une feuille
pads-scorecard-name = Nom de la feuille
pads-mode = Mode
pads-mode-basic = Simple
pads-mode-carom = Carambole
pads-mode-basic-what = Chaque balle joue seule jusqu’au trou ; on compte les coups.
pads-mode-carom-what = Un coup par balle, tour après tour ; on compte les tours.
pads-players = Joueurs et balles
pads-player-name = Nom du joueur { $number }
pads-player-add = Ajouter un joueur
pads-player-drop = Retirer { $name }
pads-ball-change = Balle { DE($name) } : { $ball }. Changer
pads-ball-more = Ajouter une balle
pads-ball-choose = Choisir une balle
pads-ball-free = libre
pads-ball-drop = Retirer cette balle
pads-courses = Parcours
pads-courses-none = Aucun parcours pour l’instant.
pads-course-name = Nom du parcours { $number }
pads-course-up = Monter { $name }
pads-course-drop = Retirer { $name }
pads-course-limit = limite { $limit }
pads-course-times = { $count ->
        [one] sur la feuille
       *[other] { $count } fois sur la feuille
    }
pads-limit = Limite de coups
pads-limit-of = Limite de coups sur { $name }
pads-courses-six = Parcours 1 à 6
pads-courses-pick = Choisir dans la collection
pads-courses-own = Un parcours à vous
pads-courses-clear = Tout retirer
pads-to-scorecard = Ouvrir la feuille
pads-setup = Joueurs et parcours

# La feuille de score
pads-number = Nº
pads-total = Total
pads-rank = Rang
pads-cell = { $course }, { $name }, { $ball } : { $result }{ $tokens }{ $score }
pads-result = { $state ->
        [open] à noter
        [out] trou manqué, { $count }
       *[holed] rentrée en { $count }
    }
pads-result-tokens = , jetons { $tokens }
pads-result-score = , score { $score }
pads-leads = { $names } { $count ->
        [one] mène
       *[other] mènent
    }
pads-won = { $names } { $count ->
        [one] gagne
       *[other] gagnent
    }
pads-uneven = Il manque encore des résultats : le classement est provisoire.
pads-over = Tous les résultats sont notés.
pads-podium = Podium
pads-podium-see = Voir le podium
pads-rematch = Rejouer
pads-share-short = Partager
pads-entry = Noter un résultat
pads-order = Ordre de jeu
pads-order-ball = { $name }, { $ball }
pads-course-before = Parcours précédent
pads-course-after = Parcours suivant
pads-way-count = Compter les coups
pads-way-write = Saisir
pads-counter = Compteur
pads-count-basic = Coup { $count } sur { $limit }
pads-count-carom = Tour { $count } sur { $limit }
pads-count-basic-tap = Touchez ici à chaque coup
pads-count-carom-tap = Touchez ici à chaque tour
pads-count-less = Un de moins
pads-holed-in = Rentrée en { $count }
pads-out = Trou manqué ({ $limit })
pads-laps = Dizaine
pads-keys-basic = Rentrée au coup
pads-keys-carom = Rentrée au tour
pads-wipe = Effacer
pads-tokens = Jetons
pads-token-add = Ajouter le jeton { $value }
pads-token-drop = Retirer le jeton { $value }
pads-next = À suivre : { $name }
pads-next-course = Parcours { $number } : { $name }
pads-said = { $name }, { $ball } : { $result }.

# Partager
pads-share = Partager et imprimer
pads-share-text = Partager le texte
pads-copy = Copier
pads-copied = Copié.
pads-picture = Enregistrer une image
pads-picture-kept = L’image est dans vos téléchargements.
pads-print = Imprimer

# L’arbitre
pads-referee = Arbitre
pads-who-plays = Qui joue ?
pads-who-starts = Qui commence avec les blanches ?
pads-who-starts-what = On échange les couleurs à chaque manche ; les blanches commencent.
pads-begin = Commencer
pads-scoreboard = Score
pads-round = Manche { $round } sur { $rounds }
pads-round-number = Manche { $round }
pads-goal = en { $points } points
pads-points = points
pads-balls-left = { $colour ->
        [white] { $count ->
            [one] { $count } blanche
           *[other] { $count } blanches
        }
       *[black] { $count ->
            [one] { $count } noire
           *[other] { $count } noires
        }
    }
pads-shoots = joue
pads-debt = { $count ->
        [one] doit 1 bille
       *[other] doit { $count } billes
    }
pads-queen-table = La reine est sur la table
pads-queen-to-cover = La reine est à couvrir
pads-queen-held = { $who } a la reine
pads-shot = Le coup
pads-shot-of = { $who } : que s’est-il passé ?
pads-correcting = Coup { $number }, { $who } : que s’est-il vraiment passé ?
pads-where = Où sont allées les billes
pads-where-pocketed = Rentrée
pads-where-off = Sortie de la table
pads-off = hors de la table
pads-kind-white = blanche
pads-kind-black = noire
pads-kind-queen = reine
pads-kind-cue = bille de choc
pads-seen = Déjà indiqué, dans l’ordre
pads-take-back-pocketed = { $ball } rentrée. Annuler
pads-take-back-off = { $ball } sortie de la table. Annuler
pads-breach = Une bille placée sur la ligne de camp du joueur, ou derrière, a été jouée directement
pads-choice-due = { $who } choisit :
pads-choose-pass = Passer la main
pads-choose-replay = Remettre deux billes au centre et rejouer
pads-confirm = Confirmer
pads-confirm-nothing = Rien n’est rentré
pads-leave = Ne rien changer
pads-verdict = Coup { $number }, { $who }
pads-history = Tous les coups
pads-correct = Corriger
pads-back-to = Revenir avant ce coup
pads-cut = Supprimer ce coup et les suivants
pads-problem = Après la correction, le coup { $number } n’est plus possible : { $why }
pads-refusal-over = la partie était déjà terminée.
pads-refusal-too-many-white = il n’y a pas autant de blanches sur la table.
pads-refusal-too-many-black = il n’y a pas autant de noires sur la table.
pads-refusal-no-queen = la reine n’est pas sur la table.
pads-refusal-cue-twice = la bille de choc ne peut pas rentrer deux fois.
pads-refusal-choice-due = il reste un choix à faire.
pads-refusal-no-choice-due = il n’y a plus rien à choisir.
pads-fell = Dans les poches : { $balls }.
pads-left = Hors de la table : { $balls }.
pads-nothing-fell = Rien n’est rentré.
pads-foul-breach = Une bille placée sur la ligne de camp, ou derrière, a été jouée directement : si la reine ou des billes du joueur sont rentrées sur ce coup, elles retournent au centre.
pads-foul-F1 = Une bille { DE($other) } est rentrée : elle compte pour { $other }, et la main passe.
pads-foul-F2 = Seule la bille de choc est rentrée : une bille gagnée retourne au centre.
pads-foul-F3 = Une bille du joueur et la bille de choc sont rentrées ensemble.
pads-foul-F4 = Une bille { DE($other) } et la bille de choc sont rentrées : une bille { DE($who) } retourne au centre.
pads-foul-F5 = La bille de choc est rentrée et la reine n’est pas couverte : la reine et une bille retournent au centre.
pads-foul-F6 = La reine a été rentrée et couverte, mais la bille de choc est rentrée aussi.
pads-chose-pass = { $who } passe la main.
pads-chose-replay = { $who } remet deux billes au centre et rejoue.
pads-queen-covered = { $who } a couvert la reine et la garde.
pads-queen-given = La reine a été couverte avec la mauvaise couleur : elle est à { $who }.
pads-queen-pending = { $who } doit couvrir la reine au prochain coup.
pads-queen-uncovered = La reine n’a pas été couverte : elle retourne au centre.
pads-queen-early = { $who } n’a pas encore rentré de bille de sa couleur : la reine retourne au centre.
pads-back = Retour au centre : { $balls }.
pads-owes = { $count ->
        [one] { $who } doit encore une bille.
       *[other] { $who } doit encore { $count } billes.
    }
pads-paid = { $who } ne doit plus rien.
pads-again = { $who } rejoue.
pads-turn = À { $who } de jouer.
pads-round-won = { $who } gagne la manche : { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
pads-round-given = La dernière bille { DE($who) } est rentrée : { $who } gagne la manche avec { $count ->
        [one] { $count } point.
       *[other] { $count } points.
    }
pads-match-won = { $who } gagne la partie
pads-match-draw = Partie nulle
