# Tous les parcours, comme un voyage
courses = Le voyage
courses-holed = { $count } sur { $all } réussis
courses-play = Jouer
courses-again = Encore une fois
courses-next = Parcours suivant : { $course }
courses-match = Composer sa propre partie
courses-library = La bibliothèque : parcours d’autres joueurs
courses-stage-steps = Premiers pas
courses-stage-steps-note = du nouveau sur chaque parcours
courses-stage-felt = Rien que du feutre
courses-stage-felt-note = des bords, et c’est tout
courses-stage-obstacles = Obstacles
courses-stage-obstacles-note = sable, eau, portes et tunnels
courses-stage-heights = En haut, en bas
courses-stage-heights-note = rampes, ponts et un toboggan
courses-stage-joined = À travers le mur
courses-stage-joined-note = des parcours réunis, jusqu’aux six
courses-stage-tokens = Jetons
courses-stage-tokens-note = à prendre en chemin
courses-stage-moving = Ce qui bouge
courses-stage-moving-note = roues, portes et un toit
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
courses-own-best = votre meilleur score { $score }
courses-not-yet = pas encore réussi
courses-medals = Médailles
courses-medal-under = Sous le par
courses-medal-under-note = mieux que le jeu parfait en moyenne
courses-medal-par = Par
courses-medal-par-note = aussi bien que le jeu parfait
courses-medal-holed = Dans le trou
courses-medal-holed-note = avant la limite de coups
courses-medal-one = Trou en un
courses-medal-one-note = un seul coup a suffi
courses-medal-straight = Sans rebond
courses-medal-straight-note = dans le trou sans toucher un bord
courses-medal-tokens = Tous les jetons
courses-medal-tokens-note = il n’en est resté aucun
courses-out = pas au trou · { $par }
courses-try-again = Réessayer
courses-needs = { $medal ->
        [holed] Rentrez la balle pour gagner votre première médaille ici.
        [par] Prochaine médaille : { $fewer ->
            [one] un coup de moins, et c’est le par.
           *[other] { $fewer } coups de moins, et c’est le par.
        }
        [under] Prochaine médaille : un coup de moins, et c’est sous le par.
        [tokens] Prochaine médaille : prenez tous les jetons.
        [straight] Prochaine médaille : dans le trou sans toucher un bord.
       *[one] Prochaine médaille : un trou en un.
    }
courses-needs-nothing = Vous avez toutes les médailles de ce parcours.
