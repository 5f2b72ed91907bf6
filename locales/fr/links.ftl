# Ce qu’une messagerie montre à côté d’un lien.
link-golf = Mini-golf
link-carramboule = Carramboule
link-table = { $game } : { $names }
link-waiting = { $free ->
        [0] Tout le monde est là : la partie va commencer.
        [one] Une place est libre : venez jouer !
       *[other] { $free } places sont libres : venez jouer !
    }
link-playing = La partie est en cours : venez regarder !
link-over = { $results } – venez revoir la partie.
link-course = Un parcours de mini-golf
link-course-text = À regarder et à jouer tout de suite dans le navigateur.
link-day = Parcours du jour, { $day }
link-day-text = Le même parcours et les mêmes dés pour tout le monde. Combien de coups vous faudra-t-il ?
link-player = { $name } (@{ $handle })
link-player-text = Parties, médailles, parcours et classement en un coup d’œil.
link-tournament-coming = Un tournoi en { $rounds } rondes, { $players ->
        [0] encore sans inscrits : venez jouer !
        [one] un joueur inscrit : venez jouer !
       *[other] { $players } joueurs inscrits : venez jouer !
    }
link-tournament-running = Ronde { $round } sur { $rounds } : voyez qui mène, ou participez.
link-tournament-over = Le tournoi est terminé : voyez qui a gagné.
link-cup-weekly = La coupe de la semaine
link-cup-text = Mêmes parcours, mêmes dés pour tout le monde. Seuls les choix changent.

# Notifications of the system (Web Push).
push-turn = À vous de jouer
push-challenge = { $name } vous défie
push-round = Ronde { $round } : { $name } vous attend
push-round-nobody = Ronde { $round } : votre table est prête
