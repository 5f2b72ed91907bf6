# La bibliothèque : les parcours publiés
library = Bibliothèque
library-intro = Des parcours dessinés par d’autres joueurs : jouez-les, notez-les ou modifiez-en une copie.
library-search = Chercher par nom ou auteur
library-filters = Filtres
library-filters-on = Filtres ({ $count })
library-order = Trier par
library-order-new = Récents
library-order-best = Mieux notés
library-order-played = Plus joués
library-size = Taille
library-size-small = Petit
library-size-medium = Moyen
library-size-large = Grand
library-par = Par
library-piece = Pièce
library-any = Peu importe
library-clear = Afficher tous les parcours
library-list = Parcours
library-more = Afficher la suite
library-none = Aucun parcours ne correspond à ces filtres.
library-empty = Personne n’a encore publié de parcours : le vôtre peut être le premier.
library-offline = La bibliothèque est sur le serveur, qui est injoignable en ce moment.
library-missing = Ce parcours n’est pas dans la bibliothèque, ou n’y est plus.
library-by = par { $name }
library-by-you = votre parcours
library-par-is = par { $par }
library-par-none = par inconnu
library-judging = en cours d’évaluation…
library-hard-1 = facile
library-hard-2 = moyen
library-hard-3 = difficile
library-hard-4 = très difficile
library-value = En jouant parfaitement, on fait { $value } en moyenne ; un joueur moyen fait { $average }.
library-value-none = Ce parcours est trop complexe pour un calcul exact.
library-cells = { $count } cases
library-pieces = Pièces : { $pieces }
library-pieces-none = Aucune pièce posée.
library-from = D’après { $name }
library-from-gone = D’après un parcours qui n’est plus dans la bibliothèque
library-play = Jouer
library-play-of = Jouer { $name }
library-bench = Modifier une copie
library-bench-of = Modifier une copie : { $name }
library-rate = Votre note
library-rate-own = Seuls les autres joueurs peuvent noter votre parcours.
library-rate-play = Jouez le parcours jusqu’au bout pour le noter.
library-rated = Merci pour votre note.
library-unrated = pas encore noté
library-name = Sous quel nom jouez-vous ?
library-name-go = Continuer
library-withdraw = Retirer de la bibliothèque
library-withdraw-title = Retirer ce parcours ?
library-withdraw-text = { $name }, ses notes et son record quittent la bibliothèque. Les parties jouées sur ce parcours, les copies qui en ont été faites et votre exemplaire à l’atelier restent.
library-withdraw-yes = Retirer
library-hidden = Les responsables de ce serveur ont masqué ce parcours : personne d’autre que vous ne peut le trouver.
library-report-note = Décrivez le problème en une phrase. Seuls les responsables de ce serveur la liront ; l’auteur n’en saura rien.
library-publish = Publier dans la bibliothèque
library-publish-note = Tout le monde pourra trouver votre parcours, le jouer, le noter et en modifier une copie ; chaque copie citera votre parcours. Vous pourrez le retirer à tout moment.
library-publish-unnamed = Donnez d’abord un nom au parcours.
library-publish-there = Un parcours identique est déjà publié. Modifiez d’abord le vôtre.
library-publish-there-see = Voir ce parcours
library-published = Le parcours est maintenant dans la bibliothèque.
library-published-see = Voir le parcours
library-all = Tous les parcours de la bibliothèque
library-stars = { $count ->
        [one] une note : { $stars } sur 5
       *[other] { $count } notes : { $stars } sur 5 en moyenne
    }
library-star = { $count ->
        [one] une étoile
       *[other] { $count } étoiles
    }
library-plays = { $count ->
        [0] pas encore joué
        [one] joué une fois
       *[other] joué { $count } fois
    }
library-record = { $count ->
        [one] Record : { $total } coup, par { $name }
       *[other] Record : { $total } coups, par { $name }
    }
library-record-own = { $count ->
        [one] Vous détenez le record : { $total } coup
       *[other] Vous détenez le record : { $total } coups
    }
library-record-none = Pas encore de record : à vous de l’établir.
library-record-title = Record
library-record-note = En solitaire, avec une balle et tous les dés.
library-record-watch = Revoir la partie
library-best-own = Votre meilleur résultat : { $total }
library-ghost = Jouer contre le fantôme
library-computer = Contre l’ordinateur
library-cup = Organiser une coupe
library-again = Rejouer
library-course = Voir le parcours
library-result-send = Envoyer votre résultat
library-result-note = Le plus petit total devient le record du parcours : les autres voient votre nom et peuvent revoir la partie.
library-result-sending = Envoi du résultat…
library-result-sent = Votre résultat est enregistré.
library-result-record = Nouveau record !
library-result-refused = Cette partie ne compte pas pour le record.
library-result-failed = Impossible d’envoyer votre résultat.
