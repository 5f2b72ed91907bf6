# Le parcours du jour
daily = Parcours du jour
daily-course = Le parcours du jour
daily-making = Préparation du parcours du jour…
daily-judging = Calcul de la chance et de l’adresse…
daily-par = Par { $par }
daily-dice = { $count } dés
daily-intro = Tout le monde joue ce parcours aujourd’hui, avec les mêmes lancers. Un seul essai compte ; ensuite, entraînez-vous autant que vous voulez.
daily-begun = Votre essai est en cours et vous attend ici, tel que vous l’avez laissé.
daily-past = Ce jour est passé et ne compte plus. Vous pouvez encore jouer son parcours, avec d’autres lancers.
daily-play = Jouer le parcours
daily-go-on = Continuer
daily-practise = S’entraîner avec d’autres lancers
daily-to-today = Jouer le parcours d’aujourd’hui
daily-to-day = Retour au parcours du jour
daily-result = Votre résultat
daily-next-in = Prochain parcours dans { $hours } h { $minutes } min

daily-fate-holed = Dans le trou
daily-fate-out = Trou manqué
daily-fate-left = Abandon
daily-strokes-par = { $strokes ->
        [one] { $strokes } coup, par { $par }
       *[other] { $strokes } coups, par { $par }
    }
daily-marks = Vos choix, coup par coup
daily-mark = Coup { $number } : { $grade ->
        [best] le meilleur choix
        [good] un bon choix
        [dear] un choix coûteux
       *[unknown] non jugé
    }
daily-mark-legend = { $grade ->
        [best] meilleur choix
        [good] bon choix
        [dear] choix coûteux
       *[unknown] non jugé
    }
daily-manner = { $luck ->
        [kind] Dés cléments
        [unkind] Dés sévères
       *[fair] Dés neutres
    }, { $skill ->
        [perfect] choix parfaits
        [good] bons choix
       *[bold] choix audacieux
    }
daily-streak-days = { $count ->
        [one] série d’un jour
       *[other] { $count } jours de suite
    }
daily-share = Partager
daily-copy = Copier
daily-copied = Copié. Le texte ne révèle rien du parcours.
daily-not-copied = Ce navigateur ne permet pas de copier.
daily-picture = Image
daily-picture-saved = Enregistrée. L’image ne révèle rien du parcours.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] { $strokes } coup, par { $par }
       *[other] { $strokes } coups, par { $par }
    }

daily-days = Vos journées
daily-streak = série en cours
daily-best = plus longue série
daily-played = nombre de jours
daily-week = Votre semaine
daily-week-luck = Dés { $gain }
daily-week-skill = Choix { $gain }
daily-week-note = Au-dessus de la ligne : coups gagnés ; en dessous : coups perdus.
daily-week-day = { $date } : dés { $luck }, choix { $skill }
daily-month-before = Mois précédent
daily-month-after = Mois suivant
daily-day-today = { $date }, aujourd’hui
daily-day-open = { $date }, pas joué
daily-day-played = { $date } : { $strokes ->
        [one] { $strokes } coup
       *[other] { $strokes } coups
    }, par { $par }

daily-board = Classement du jour
daily-board-home = Le serveur vérifie chaque lancer et chaque coup, mais ne voit pas si un joueur a reçu de l’aide.
daily-board-own = vous
daily-board-none = Personne n’a encore envoyé de résultat.
daily-board-name = Votre nom au classement
daily-board-send = Envoyer mon résultat
daily-board-note = Les autres voient ce nom, vos coups et, si vous en avez un, votre identifiant.
daily-board-sent = Votre résultat est au classement.
daily-board-failed = Le serveur n’a pas accepté le résultat.
daily-cups = Coupes : mêmes dés pour tous
