# Tous les parcours, comme un voyage
courses = Tous les parcours
courses-holed = { $count ->
        [one] { $count } sur { $all } réussi
       *[other] { $count } sur { $all } réussis
    }
courses-play = Jouer
courses-again = Rejouer
courses-next = Parcours suivant : { $course }
courses-match = Composer une partie
courses-library = Bibliothèque : parcours d’autres joueurs
courses-stage-steps = Premiers pas
courses-stage-steps-note = une nouveauté par parcours
courses-stage-felt = Piste nue
courses-stage-felt-note = des murets, rien d’autre
courses-stage-obstacles = Obstacles
courses-stage-obstacles-note = sable, eau, portes et tunnels
courses-stage-heights = Montées et descentes
courses-stage-heights-note = rampes, ponts et toboggan
courses-stage-joined = Parcours reliés
courses-stage-joined-note = plusieurs parcours en un, jusqu’à six
courses-stage-tokens = Jetons
courses-stage-tokens-note = à prendre en chemin
courses-stage-moving = Obstacles mobiles
courses-stage-moving-note = rouleaux, portes et autres pièces qui bougent
courses-par = par { $par }
courses-no-par = par inconnu
courses-best = { $score }
courses-over = { $score } · par { $par }
courses-under = { $score } · { $under ->
        [0] le par
        [1] un sous le par
       *[other] { $under } sous le par
    }
courses-course = Parcours { $id }, { $course }
courses-own-best = votre meilleur score : { $score }
courses-not-yet = pas encore réussi
courses-medals = Médailles
courses-medal-under = Sous le par
courses-medal-under-note = mieux que la moyenne du jeu parfait
courses-medal-par = Par
courses-medal-par-note = aussi bien que la moyenne du jeu parfait
courses-medal-holed = Dans le trou
courses-medal-holed-note = avant la limite de coups
courses-medal-one = Trou en un
courses-medal-one-note = un seul coup a suffi
courses-medal-straight = Sans rebond
courses-medal-straight-note = dans le trou sans toucher de muret
courses-medal-tokens = Tous les jetons
courses-medal-tokens-note = pris jusqu’au dernier
courses-out = trou manqué · { $par }
courses-try-again = Réessayer
courses-needs = { $medal ->
        [holed] Rentrez la balle pour gagner votre première médaille ici.
        [par] Prochaine médaille : { $fewer ->
            [one] un coup de moins, et c’est le par.
           *[other] { $fewer } coups de moins, et c’est le par.
        }
        [under] Prochaine médaille : un coup de moins, et c’est sous le par.
        [tokens] Prochaine médaille : prenez tous les jetons.
        [straight] Prochaine médaille : dans le trou sans toucher de muret.
       *[one] Prochaine médaille : un trou en un.
    }
courses-needs-nothing = Vous avez toutes les médailles de ce parcours.
