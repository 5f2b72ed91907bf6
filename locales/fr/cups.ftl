# Coupes : les mêmes parcours et les mêmes dés pour tout le monde
cups = Coupes
cups-weekly = Coupe de la semaine
cups-intro = Les mêmes parcours et les mêmes dés pour tout le monde. Seuls les choix changent.
cups-lead = { $count ->
        [one] Un parcours, les mêmes dés pour tout le monde.
       *[other] { $count } parcours, les mêmes dés pour tout le monde.
    } Seuls les choix changent.
cups-mine = Vos coupes
cups-make = Organiser une coupe
cups-make-note = pour la famille, la classe ou le club : prête en une minute, partagée par un lien
cups-players = { $count ->
        [0] personne n’a encore commencé
        [one] une personne
       *[other] { $count } personnes
    }
cups-state-new = pas encore jouée
cups-state-playing = en cours
cups-state-finished = jouée
cups-state-given-up = sans résultat
cups-rhythm-once = une fois
cups-rhythm-daily = chaque jour
cups-rhythm-weekly = chaque semaine
cups-left = Encore { $time }
cups-over = terminée
cups-over-edition = Cette édition s’est terminée le { $date }.
cups-strip = Jour { $day } sur { $days }
cups-week-of = semaine du { $date }
cups-all = Toutes les coupes
cups-missing = Cette coupe n’existe pas.
cups-offline = Les coupes ont besoin du serveur, qui ne répond pas en ce moment.

cups-play = Jouer la coupe
cups-play-note = Vous n’avez qu’un essai, qui compte dès que vous commencez. Vous pouvez l’interrompre et le reprendre, sur n’importe quel appareil.
cups-name-note = Indiquez un nom pour le classement.
cups-go-on = Continuer
cups-begun = Votre partie est en cours et vous attend ici.
cups-making = Préparation des parcours…
cups-given-up = Vous avez abandonné ou terminé trop tard : cet essai ne compte pas.
cups-result = Votre résultat
cups-to-cup = Voir le classement
cups-total = { $count ->
        [1] Un coup
        [one] { $total } coup
       *[other] { $total } coups
    }

cups-place = Rang { $rank } sur { $players }
cups-leading = { $players ->
        [one] En tête, sans rival pour l’instant
       *[other] En tête : première place sur { $players } joueurs
    }
cups-won = { $players ->
        [one] Victoire, sans rival
       *[other] Victoire : première place sur { $players } joueurs
    }
cups-behind = { $strokes ->
        [0] à égalité de coups avec { $name }
        [one] un coup derrière { $name }
       *[other] { $strokes } coups derrière { $name }
    }
cups-ahead = { $strokes ->
        [0] à égalité de coups avec { $name }
        [one] un coup devant { $name }
       *[other] { $strokes } coups devant { $name }
    }
cups-middle = milieu du classement
cups-middle-note = à gauche : moins de coups
cups-hole = { $course }, en coups : vous { $strokes }, milieu du classement { $middle }

cups-deciding = Le coup décisif
cups-deciding-where = { $course }, coup { $stroke }. { $players ->
        [one] Un joueur s’est retrouvé dans cette position
       *[other] { $players } joueurs se sont retrouvés dans cette position
    } avec un lancer de { $roll }.
cups-deciding-note = Pour chaque choix, le nombre moyen de coups qu’il a fallu ensuite.
cups-choice-hole = Dans le trou, direction { $dir }
cups-choice-pass = Aucune direction possible
cups-choice-after = coups suivants : { $strokes } en moyenne
cups-choice-own = votre choix

cups-standings = Classement
cups-standings-none = Personne n’a encore terminé.
cups-standings-all = Tout le monde
cups-you = vous
cups-still = { $count ->
        [one] Joue encore : { $names }
       *[other] { $count } jouent encore : { $names }
    }
cups-still-more = et d’autres
cups-tie = À total égal, on compare les scores du dernier parcours, puis ceux du précédent, et ainsi de suite : le plus petit score l’emporte. En cas d’égalité parfaite, on partage le même rang.
cups-watch = Voir la partie { DE($name) }
cups-watch-later = Vous pourrez voir toutes les parties une fois la vôtre jouée.
cups-strokes = Parcours par parcours : { $scores }

cups-season = Saison
cups-season-weeks = Sur les dix dernières semaines, seules vos { $best } meilleures comptent.
cups-season-month = Ce mois-ci, seuls vos { $best } meilleurs jours comptent.
cups-season-points = Un point pour avoir terminé, un point par personne derrière vous, un demi-point par personne à égalité.
cups-season-played = Éditions jouées : { $count }
cups-before = Édition précédente
cups-after = Édition suivante

cups-share = Partager le lien
cups-copied = Le lien est copié.
cups-not-copied = Ce navigateur ne permet pas de copier.
cups-end = Terminer la coupe
cups-end-title = Terminer cette coupe ?
cups-end-text = Plus personne ne pourra commencer. Les parties jouées restent visibles.
cups-end-yes = Terminer
cups-end-no = Continuer la coupe

cups-seal = Des dés scellés
cups-seal-text = Avant le début de cette édition, le serveur a déterminé tous les lancers et publié leur empreinte. À la fin de l’édition, il publie le secret, et chacun peut tout vérifier.
cups-seal-this = Empreinte de cette édition
cups-seal-secret = Secret de cette édition
cups-seal-next = Empreinte de la prochaine édition

cups-name = Nom de la coupe
cups-name-example = Les dimanches chez Mamie
cups-name-missing = Donnez un nom à la coupe.
cups-your-name = Votre nom
cups-how-often = Fréquence
cups-once = Une fois
cups-once-note = ouverte quelques jours
cups-daily = Chaque jour
cups-daily-note = une édition par jour, à minuit UTC
cups-weekly-note = une édition par semaine, le lundi
cups-every-week = Chaque semaine
cups-days = Durée
cups-courses = Parcours
cups-drawn-1 = Un
cups-drawn-3 = Trois
cups-drawn-6 = Six
cups-drawn-note = tirés au sort
cups-chosen = Choisis
cups-chosen-note = jusqu’à six
cups-chosen-count = { $count ->
        [0] Aucun parcours choisi.
        [one] Un parcours choisi.
       *[other] { $count } parcours choisis.
    }
cups-chosen-link = Le parcours du lien
cups-chosen-missing = Choisissez au moins un parcours.
cups-create = Organiser la coupe
cups-creating = Préparation de la coupe…
