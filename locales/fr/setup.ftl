# Setting up a match of mini golf
setup-title = Préparer un mini-golf
setup-begin = Commencer
setup-begin-busy = On dresse la table…
setup-ready = Tout prêt
setup-ready-quick = Rapide
setup-ready-quick-note = trois parcours courts
setup-ready-box = La boîte
setup-ready-box-note = parcours 1 à 6
setup-ready-party = La fête
setup-ready-party-note = carambolage et jetons
setup-ready-again = Touchez pour jouer
setup-customise = Personnaliser
setup-unfit = Impossible ainsi
setup-fit = Prêt à jouer

setup-players = Joueurs
setup-players-note = Tous ceux qui sont devant cet écran, et autant d’ordinateurs que vous voulez.
setup-name-of = Nom du joueur { $number }
setup-kind-of = { $name ->
        [Vous] Qui joue pour vous
       *[other] Qui joue pour { $name }
    }
setup-level-1 = tranquille
setup-level-2 = relax
setup-level-3 = méthodique
setup-level-4 = redoutable
setup-level-5 = infaillible
setup-person = Personne
setup-add-person = Ajouter une personne
setup-add-computer = Ajouter un ordinateur
setup-remove-player = { $name ->
        [Vous] Vous retirer
       *[other] Retirer { $name }
    }
setup-all-twelve = Les douze balles sont en jeu.
setup-ball-of = { $name ->
        [Vous] { $ball }, votre balle : changer
       *[other] { $ball }, balle { DE($name) } : changer
    }
setup-ball-choose = { $name ->
        [Vous] Quelle balle est la vôtre ?
       *[other] { $name } : quelle balle ?
    }
setup-ball-free = libre
setup-ball-own = la sienne
setup-ball-swap = { $name ->
        [Vous] à vous ; vous échangez
       *[other] à { $name } ; vous échangez
    }
setup-balls-each = Balles par joueur
setup-balls-total = { $count ->
        [one] une balle en jeu
       *[other] { $count } balles en jeu
    }

setup-courses = Parcours
setup-preset-first = Parcours 1
setup-preset-six = Parcours 1 à 6
setup-preset-twelve = 6 simples, 6 modifiés
setup-preset-modified = 15 modifiés
setup-preset-own = Votre choix
setup-preset-first-note = deux minutes
setup-preset-six-note = la boîte de base
setup-preset-twelve-note = une longue soirée
setup-preset-modified-note = des obstacles partout
setup-preset-own-note = n’importe lesquels, dans n’importe quel ordre
setup-courses-chosen = { $count ->
        [0] Aucun parcours choisi
        [one] Un parcours choisi
       *[other] { $count } parcours choisis
    }
setup-courses-change = Choisir les parcours
setup-courses-done = Terminé
setup-courses-none = Tout désélectionner
setup-course-number = parcours { $number } de la partie
setup-course-earlier = Avancer { $name }
setup-course-leave = Retirer { $name }
setup-courses-plain = Les neuf parcours
setup-courses-modified = Parcours modifiés
setup-with-tall = obstacles hauts
setup-with-moving = obstacles mobiles
setup-with-tokens = jetons

setup-rules = Règles
setup-mode = Mode
setup-mode-basic = Simple
setup-mode-basic-note = chaque balle joue seule son parcours
setup-mode-carom = Carambole
setup-mode-carom-note = toutes ensemble ; les balles se heurtent
setup-kit = Lancer avec
setup-kit-dice = Dés
setup-kit-dice-note = les six de la boîte de base
setup-kit-cards = Cartes
setup-kit-cards-note = le dé blanc et cinq cartes
setup-kit-both = Les deux
setup-kit-both-note = huit dés et cinq cartes
setup-tokens = Jetons
setup-tokens-printed = Selon les parcours
setup-tokens-scattered = Éparpillés
setup-tokens-scattered-note = six au hasard sur chaque parcours
setup-tokens-suggested = six au hasard ; conseillé en carambole
setup-limit = Coups par parcours
setup-limit-printed = Comme imprimé
setup-limit-strokes = { $strokes }
setup-order = Ordre de jeu
setup-order-text = Chaque parcours imprime son ordre de couleurs ; dans une couleur, la balle ronde joue avant la plate.
setup-order-first = Sur { $course } :
setup-order-basic = En mode simple, une balle joue jusqu’au trou ou jusqu’à la limite, puis vient la suivante.
setup-order-carom = En mode carambole, chaque balle a un coup par tour et toutes restent sur le parcours.

setup-advice = Conseils
setup-advice-carom-with-tall = { $course } a des obstacles hauts ; le mode carambole s’en passe bien.
setup-advice-carom-with-dynamic = { $course } a des obstacles mobiles ; le mode carambole s’en passe bien.
setup-advice-courses-more = { $count ->
        [one] C’est aussi le cas d’un autre parcours.
       *[other] C’est aussi le cas de { $count } autres parcours.
    }
setup-advice-more-balls = À deux ou trois joueurs en carambole, mieux vaut prendre deux ou trois balles chacun.
setup-advice-higher-limit = { $course } est long ; 20 ou 30 coups lui vont mieux.
setup-advice-scatter = Le mode carambole est plus vif avec des jetons éparpillés.
setup-do-two = Deux chacun
setup-do-three = Trois chacun
setup-do-scatter = Éparpiller
setup-do-limit-20 = 20 coups
setup-do-limit-30 = 30 coups

setup-wrong-no-players = Il faut au moins un joueur : ajoutez une personne ou un ordinateur.
setup-wrong-no-person = Il faut au moins une personne : changez un ordinateur en personne ou ajoutez-en une.
setup-wrong-no-ball = { $name ->
        [Vous] Il n’y a que douze balles et vous n’en avez pas : prenez moins de balles ou moins de joueurs.
       *[other] Il n’y a que douze balles et { $name } n’en a pas : prenez moins de balles ou moins de joueurs.
    }
setup-wrong-ball-twice = { $ball } est donnée deux fois : choisissez-en une autre.
setup-wrong-carom-alone = Le mode carambole demande deux balles au moins : ajoutez un joueur, prenez deux balles chacun ou jouez en mode simple.
setup-wrong-courses = Une partie compte de 1 à 99 parcours : choisissez-en au moins un.
setup-wrong-limit = La limite va de 1 à 99 coups.
setup-wrong-tokens = Ces jetons ne peuvent pas être éparpillés.
setup-wrong-no-room-for-tokens = { $course } n’a pas assez de place pour des jetons éparpillés : jouez-le avec les siens.
