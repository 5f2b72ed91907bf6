# Problèmes
puzzles = Problèmes
puzzles-intro = Des positions où un seul choix est nettement le meilleur. Regardez, décidez, et voyez ce que vaut chaque choix : calculé exactement ou, entre adversaires, joué jusqu’au bout des centaines de fois.
puzzles-loading = On prépare les problèmes…
puzzles-failed = Les problèmes n’ont pas pu être chargés.
puzzles-solved = { $solved } sur { $count } résolus
puzzles-progress = Problèmes résolus
puzzles-first = Un coup à trouver
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-all-solved = Tout est résolu. Bravo !
puzzles-day = Problème du jour
puzzles-row = { $count ->
        [one] 1 jour de suite
       *[other] { $count } jours de suite
    }
puzzles-strength = Votre force
puzzles-strength-sure = à { $by } près ; la première réponse compte
puzzles-not-yet = Pas encore.
puzzles-not-yet-text = Ce n’est pas le meilleur choix : { $choice }.
puzzles-hint = Un indice
puzzles-hint-text = L’un des deux : { $choices }.
puzzles-reveal = Voir la solution
puzzles-again = Réessayer
puzzles-themes = Thèmes
puzzles-theme-all = Tous les thèmes
puzzles-theme-line = Dans le trou
puzzles-theme-place = Bien placée
puzzles-theme-die = Le bon dé
puzzles-theme-two = En deux coups
puzzles-theme-tokens = Chasse aux jetons
puzzles-theme-carom = Du balai
puzzles-theme-push-away = Repousser
puzzles-theme-protect = À l’abri
puzzles-theme-double = Coup double
puzzles-grade = { $grade ->
        [1] Mise en jambes
        [2] Abordable
        [3] Délicat
        [4] Difficile
       *[5] Diabolique
    }
puzzles-number = Problème { $number }
puzzles-retired = Ancien problème
puzzles-peg = Problème { $number }, { $theme }, { $state ->
        [first] résolu du premier coup
       *[later] résolu
    }
puzzles-peg-open = Problème { $number }, { $state ->
        [missed] manqué
       *[open] à résoudre
    }
puzzles-mark-first = résolu du premier coup
puzzles-mark-later = résolu ensuite
puzzles-mark-missed = manqué, à reprendre

puzzles-ask-way = Quelle est la meilleure direction ?
puzzles-ask-die = Quel dé demande le moins de coups ?
puzzles-ask-two = Quel dé la rentre en deux le plus souvent ?
puzzles-ask-tokens = Quelle direction donne le meilleur score ?
puzzles-ask-carom = Quelle direction vous avantage le plus face à la rouge ?
puzzles-ask-rivals = Quelle direction vous avantage le plus à la fin ?
puzzles-how-way = Vous avez lancé { $impulses }. Comptez ce coup et tous les suivants, toujours joués au mieux.
puzzles-how-die = Comptez ce coup et tous les suivants, toujours joués au mieux.
puzzles-how-two = Ce coup et le suivant : quel dé donne la meilleure chance d’être alors dans le trou ?
puzzles-how-tokens = Vous avez lancé { $impulses }. Les jetons en chemin comptent, les coups à venir aussi.
puzzles-how-carom = Mode carambole, { $impulses } impulsions. Vous jouez la bleue. Ce qui compte : vos coups à venir, moins ceux de la rouge.
puzzles-how-rivals = Mode carambole, { $impulses } impulsions, et tout le monde joue jusqu’au bout. Ce qui compte : où vous en êtes à la fin.
puzzles-board = La position
puzzles-board-label = { $theme ->
        [carom] Le parcours avec la balle bleue, à jouer, et la rouge
       *[other] Le parcours avec la balle bleue, à jouer
    }
puzzles-choose-die = Choisissez un dé
puzzles-choose-direction = Choisissez une direction
puzzles-give = Répondre : { $choice }
puzzles-right = Juste, c’est le meilleur choix.
puzzles-wrong = Le meilleur choix : { $best }.
puzzles-lost-strokes = Le vôtre coûte { $strokes } coup de plus.
puzzles-lost-chance = Le vôtre perd { $share } de chances.
puzzles-best = meilleur
puzzles-yours = le vôtre
puzzles-values-strokes = Coups jusqu’au trou, celui-ci compris
puzzles-values-score = Score attendu, jetons compris
puzzles-values-chance = Chance de rentrer en deux
puzzles-values-carom = Coups restants : vous et la rouge
puzzles-values-rivals = Où vous en êtes ensuite face aux autres, en coups
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = choisir un dé
puzzles-keys-directions = choisir une direction
puzzles-keys-enter = répondre

# Tirés de ses propres parties
puzzles-own = Tirés de vos parties
puzzles-own-note = Que feriez-vous ? Des positions où vous aviez un meilleur choix.
puzzles-own-working = On parcourt vos dernières parties…
puzzles-own-none = Rien pour l’instant. Jouez une partie de mini-golf jusqu’au bout : ce que vous auriez pu mieux faire vous attendra ici.
puzzles-own-title = { $mode ->
        [carom] { $course }, tour { $stroke }
       *[basic] { $course }, coup { $stroke }
    }
puzzles-own-label = Le parcours tel qu’il était dans votre partie, avec la balle à jouer : { $ball }
puzzles-own-replay = Revoir la partie
puzzles-ask-own-die = Quel dé prendriez-vous ?
puzzles-ask-own-way = Dans quelle direction joueriez-vous ?
puzzles-own-how-die = { $mode ->
        [carom] Votre propre partie, en mode carambole. Ce qui compte : où vous en êtes ensuite face aux autres.
       *[basic] Votre propre partie. Comptez ce coup et tous les suivants, toujours joués au mieux.
    }
puzzles-own-how-way = { $mode ->
        [carom] Votre propre partie, en mode carambole, { $impulses } impulsions. Ce qui compte : où vous en êtes ensuite face aux autres.
       *[basic] Votre propre partie : vous aviez obtenu { $impulses }. Comptez ce coup et tous les suivants.
    }
puzzles-then = joué alors
puzzles-values-stand = Face aux autres, en coups ; moins, c’est mieux
puzzles-view-whole = Tout le parcours
puzzles-view-near = De plus près

# Among rivals: balls of several players
puzzles-order = Dans l’ordre du jeu
puzzles-whose = { $whose ->
        [now] à vous, maintenant
        [own] à vous
       *[rival] adverse
    }
puzzles-board-rivals = Le parcours avec ces balles : { $balls }. À jouer : { $ball }
puzzles-stand = { $side ->
        [ahead] { $by } d’avance
        [behind] { $by } de retard
       *[even] à égalité
    }
puzzles-idea-push-away = Une balle adverse repoussée vaut ici plus que la meilleure place.
puzzles-idea-protect = Rien n’est poussé : ce qui compte, c’est ce que les autres peuvent faire ensuite.
puzzles-idea-double = Un seul coup vous sert ici deux fois.
puzzles-compared = Comparé au choix { $choice }, en coups : vous { $own }, chaque adversaire { $rivals }.
puzzles-sure = Chaque choix a été joué jusqu’au bout des centaines de fois, avec les mêmes dés ; l’avance de { $lead } est sûre à { $error } près.
