# Problèmes
puzzles = Problèmes
puzzles-intro = Des positions où un choix est nettement le meilleur. Regardez, décidez, puis découvrez la valeur de chaque choix. Cette valeur est exacte ; face à des adversaires, elle est estimée en jouant la suite des centaines de fois.
puzzles-loading = Préparation des problèmes…
puzzles-failed = Impossible de charger les problèmes.
puzzles-solved = { $solved ->
        [one] { $solved } sur { $count } résolu
       *[other] { $solved } sur { $count } résolus
    }
puzzles-progress = Problèmes résolus
puzzles-first = Commencer
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-all-solved = Tout est résolu. Bravo !
puzzles-day = Problème du jour
puzzles-streak = { $count ->
        [one] série d’un jour
       *[other] { $count } jours de suite
    }
puzzles-strength = Votre niveau
puzzles-strength-sure = à { $by } près ; seule la première réponse compte
puzzles-not-yet = Pas encore.
puzzles-not-yet-text = Votre choix ({ $choice }) n’est pas le meilleur.
puzzles-hint = Un indice
puzzles-hint-text = Un de ces deux choix : { $choices }.
puzzles-reveal = Voir la solution
puzzles-again = Réessayer
puzzles-themes = Thèmes
puzzles-theme-all = Tous les thèmes
puzzles-theme-line = Dans le trou
puzzles-theme-place = Bon placement
puzzles-theme-die = Le bon dé
puzzles-theme-two = En deux coups
puzzles-theme-tokens = Chasse aux jetons
puzzles-theme-carom = Avec l’autre balle
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
puzzles-mark-missed = manqué, à refaire

puzzles-ask-way = Quelle est la meilleure direction ?
puzzles-ask-die = Avec quel dé faut-il le moins de coups ?
puzzles-ask-two = Quel dé mène le plus souvent au trou en deux coups ?
puzzles-ask-tokens = Quelle direction donne le meilleur score ?
puzzles-ask-carom = Quelle direction vous avantage le plus face à la rouge ?
puzzles-ask-rivals = Quelle direction vous avantage le plus à la fin ?
puzzles-how-way = Vous avez obtenu { $impulses }. On compte ce coup et tous les suivants, joués au mieux.
puzzles-how-die = On compte ce coup et tous les suivants, joués au mieux.
puzzles-how-two = Quel dé donne le plus de chances d’être dans le trou après ce coup et le suivant ?
puzzles-how-tokens = Vous avez obtenu { $impulses }. On compte les jetons pris en chemin et les coups à venir.
puzzles-how-carom = Mode carambole, { $impulses ->
        [one] { $impulses } impulsion
       *[other] { $impulses } impulsions
    }. Vous jouez la bleue. On compte vos coups à venir, moins ceux de la rouge.
puzzles-how-rivals = Mode carambole, { $impulses ->
        [one] { $impulses } impulsion
       *[other] { $impulses } impulsions
    }. Tout le monde joue jusqu’au bout, et on compte votre avance à la fin.
puzzles-board = La position
puzzles-board-label = { $theme ->
        [carom] Le parcours, avec votre balle bleue et la rouge
       *[other] Le parcours, avec votre balle bleue
    }
puzzles-choose-die = Choisissez un dé
puzzles-choose-direction = Choisissez une direction
puzzles-give = Répondre : { $choice }
puzzles-right = Bravo, c’est le meilleur choix.
puzzles-wrong = Le meilleur choix : { $best }.
puzzles-lost-strokes = Surcoût de votre choix, en coups : { $strokes }.
puzzles-lost-chance = Chances perdues à cause de votre choix : { $share }.
puzzles-best = meilleur
puzzles-yours = votre choix
puzzles-values-strokes = Coups jusqu’au trou, ce coup compris
puzzles-values-score = Score attendu, jetons compris
puzzles-values-chance = Chances de rentrer en deux coups
puzzles-values-carom = Coups restants : vous et la rouge
puzzles-values-rivals = Votre avance sur les autres, en coups
puzzles-outlooks = { $own } – { $other }
puzzles-keys-dice = choisir un dé
puzzles-keys-directions = choisir une direction
puzzles-keys-enter = répondre

# Tirés de ses propres parties
puzzles-own = Tirés de vos parties
puzzles-own-note = Que feriez-vous ? Des positions où vous aviez un meilleur choix.
puzzles-own-working = Lecture de vos dernières parties…
puzzles-own-none = Rien pour l’instant. Jouez une partie de mini-golf jusqu’au bout : les coups que vous auriez pu mieux jouer vous attendront ici.
puzzles-own-title = { $mode ->
        [carom] { $course }, tour { $stroke }
       *[basic] { $course }, coup { $stroke }
    }
puzzles-own-label = Le parcours tel qu’il était dans votre partie. Balle à jouer : { $ball }
puzzles-own-replay = Revoir la partie
puzzles-ask-own-die = Quel dé prendriez-vous ?
puzzles-ask-own-way = Dans quelle direction joueriez-vous ?
puzzles-own-how-die = { $mode ->
        [carom] Une de vos parties, en mode carambole. On compte votre avance finale sur les autres.
       *[basic] Une de vos parties. On compte ce coup et tous les suivants, joués au mieux.
    }
puzzles-own-how-way = { $mode ->
        [carom] Une de vos parties, en mode carambole : vous aviez { $impulses ->
            [one] { $impulses } impulsion
           *[other] { $impulses } impulsions
        }. On compte votre avance finale sur les autres.
       *[basic] Une de vos parties : vous aviez obtenu { $impulses }. On compte ce coup et tous les suivants, joués au mieux.
    }
puzzles-then = choix joué
puzzles-values-stand = Par rapport aux autres, en coups ; le plus bas est le meilleur
puzzles-view-whole = Tout le parcours
puzzles-view-near = Vue rapprochée

# Among rivals: balls of several players
puzzles-order = Ordre de jeu
puzzles-whose = { $whose ->
        [now] à vous, maintenant
        [own] à vous
       *[rival] adverse
    }
puzzles-board-rivals = Le parcours, avec ces balles : { $balls }. À jouer : { $ball }
puzzles-stand = { $side ->
        [ahead] { $by } d’avance
        [behind] { $by } de retard
       *[even] à égalité
    }
puzzles-idea-push-away = Ici, mieux vaut repousser une balle adverse que chercher le meilleur placement.
puzzles-idea-protect = Ici, on ne pousse aucune balle : ce qui compte, c’est ce que les autres pourront faire ensuite.
puzzles-idea-double = Ici, un même coup vous avantage de deux façons.
puzzles-compared = Par rapport au choix « { $choice } », en coups : vous { $own }, chaque adversaire { $rivals }.
puzzles-sure = Chaque choix a été joué jusqu’au bout des centaines de fois avec les mêmes lancers. Avance du meilleur choix, en coups : { $lead }, à { $error } près.
