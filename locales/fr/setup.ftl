# Setting up a match of mini golf
setup-title = Nouvelle partie de mini-golf
setup-begin = Commencer
setup-begin-busy = Préparation de la partie…
setup-ready = Parties prêtes à jouer
setup-ready-quick = Rapide
setup-ready-quick-note = trois parcours courts
setup-ready-box = La boîte
setup-ready-box-note = parcours 1 à 6
setup-ready-party = Entre amis
setup-ready-party-note = mode carambole et jetons
setup-ready-again = Touchez encore pour jouer
setup-customise = Personnaliser
setup-unfit = Partie impossible
setup-fit = Prêt à jouer

setup-players = Joueurs
setup-players-note = Toutes les personnes devant cet écran et, si vous voulez, des joueurs gérés par l’ordinateur.
setup-name-of = Nom du joueur { $number }
setup-kind-of = { $name ->
        [Vous] Vous : personne ou ordinateur
       *[other] { $name } : personne ou ordinateur
    }
setup-level-1 = facile
setup-level-2 = détendu
setup-level-3 = prudent
setup-level-4 = fort
setup-level-5 = parfait
setup-person = Personne
setup-add-person = Ajouter une personne
setup-add-computer = Ajouter un ordinateur
setup-remove-player = { $name ->
        [Vous] Vous retirer
       *[other] Retirer { $name }
    }
setup-all-twelve = Les douze balles sont en jeu.
setup-ball-of = { $name ->
        [Vous] Votre balle : { $ball }. Changer
       *[other] Balle { DE($name) } : { $ball }. Changer
    }
setup-ball-choose = { $name ->
        [Vous] Choisissez votre balle
       *[other] { $name }, choisissez votre balle
    }
setup-ball-free = libre
setup-ball-own = choix actuel
setup-ball-swap = { $name ->
        [Vous] à vous : échange
       *[other] à { $name } : échange
    }
setup-balls-each = Balles par joueur
setup-balls-total = { $count ->
        [one] une balle en jeu
       *[other] { $count } balles en jeu
    }

setup-courses = Parcours
setup-preset-first = Parcours 1
setup-preset-six = Parcours 1 à 6
setup-preset-twelve = 6 de base, 6 modifiés
setup-preset-modified = 15 modifiés
setup-preset-own = Votre choix
setup-preset-first-note = deux minutes
setup-preset-six-note = du jeu de base
setup-preset-twelve-note = une longue soirée
setup-preset-modified-note = des obstacles partout
setup-preset-own-note = ceux que vous voulez, dans l’ordre voulu
setup-courses-chosen = { $count ->
        [0] Aucun parcours choisi
        [one] Un parcours choisi
       *[other] { $count } parcours choisis
    }
setup-courses-change = Choisir les parcours
setup-courses-done = Valider
setup-courses-none = Tout retirer
setup-course-number = parcours { $number } de la partie
setup-course-earlier = Jouer { $name } plus tôt
setup-course-leave = Retirer { $name }
setup-courses-plain = Les neuf parcours de base
setup-courses-modified = Parcours modifiés
setup-with-tall = obstacles hauts
setup-with-moving = obstacles mobiles
setup-with-tokens = jetons

setup-rules = Règles
setup-mode = Mode
setup-mode-basic = Simple
setup-mode-basic-note = chaque balle joue son parcours seule
setup-mode-carom = Carambole
setup-mode-carom-note = toutes les balles jouent ensemble et s’entrechoquent
setup-kit = Jouer avec
setup-kit-dice = Dés
setup-kit-dice-note = les six du jeu de base
setup-kit-cards = Cartes
setup-kit-cards-note = le dé blanc et cinq cartes
setup-kit-both = Les deux
setup-kit-both-note = huit dés et cinq cartes
setup-tokens = Jetons
setup-tokens-printed = Ceux des parcours
setup-tokens-scattered = Au hasard
setup-tokens-scattered-note = six par parcours, répartis au hasard
setup-tokens-suggested = six par parcours ; conseillé en mode carambole
setup-limit = Coups par parcours
setup-limit-printed = Limite du parcours
setup-limit-strokes = { $strokes }
setup-order = Ordre de jeu
setup-order-text = Chaque parcours a son ordre de couleurs. Pour une même couleur, la balle ronde joue avant la plate.
setup-order-first = Sur { $course } :
setup-order-basic = En mode simple, une balle joue jusqu’au trou ou jusqu’à la limite de coups, puis c’est à la suivante.
setup-order-carom = En mode carambole, chaque balle joue un coup par tour et reste sur le parcours jusqu’à ce qu’elle soit rentrée.

setup-advice = Conseils
setup-advice-carom-with-tall = { $course } : ce parcours a des obstacles hauts, déconseillés en mode carambole.
setup-advice-carom-with-dynamic = { $course } : ce parcours a des obstacles mobiles, déconseillés en mode carambole.
setup-advice-courses-more = { $count ->
        [one] Un autre parcours est dans ce cas.
       *[other] { $count } autres parcours sont dans ce cas.
    }
setup-advice-more-balls = À deux ou trois joueurs en mode carambole, prenez plutôt deux ou trois balles chacun.
setup-advice-higher-limit = { $course } : ce parcours est long, une limite de 20 ou 30 coups lui convient mieux.
setup-advice-scatter = Des jetons répartis au hasard animent le mode carambole.
setup-do-two = Deux balles chacun
setup-do-three = Trois balles chacun
setup-do-scatter = Répartir des jetons
setup-do-limit-20 = 20 coups
setup-do-limit-30 = 30 coups

setup-wrong-no-players = Il faut au moins un joueur : ajoutez une personne ou un joueur géré par l’ordinateur.
setup-wrong-no-person = Il faut au moins une personne : ajoutez quelqu’un, ou remplacez un joueur géré par l’ordinateur.
setup-wrong-no-ball = { $name ->
        [Vous] Il n’y a que douze balles, et il n’en reste pas pour vous : prenez moins de balles chacun ou moins de joueurs.
       *[other] Il n’y a que douze balles, et il n’en reste pas pour { $name } : prenez moins de balles chacun ou moins de joueurs.
    }
setup-wrong-ball-twice = Une balle est attribuée deux fois ({ $ball }) : choisissez-en une autre.
setup-wrong-carom-alone = En mode carambole, il faut au moins deux balles : ajoutez un joueur, prenez deux balles chacun ou jouez en mode simple.
setup-wrong-courses = Choisissez de 1 à 99 parcours.
setup-wrong-limit = La limite doit être comprise entre 1 et 99 coups.
setup-wrong-tokens = Impossible de répartir ces jetons.
setup-wrong-no-room-for-tokens = { $course } : ce parcours n’a pas assez de place pour des jetons répartis au hasard. Jouez-le avec ses propres jetons.
