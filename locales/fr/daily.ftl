# Le parcours du jour
daily = Parcours du jour
daily-course = Le parcours du jour
daily-making = On dessine le parcours du jour…
daily-judging = On pèse chance et adresse…
daily-par = Par { $par }
daily-dice = { $count } dés
daily-intro = Tout le monde joue ce parcours aujourd’hui, avec les mêmes lancers. Un seul essai compte ; ensuite, on s’entraîne autant qu’on veut.
daily-begun = Votre essai est en cours et vous attend ici, exactement comme vous l’avez laissé.
daily-past = Cette journée est passée et ne compte plus pour personne. Vous pouvez jouer son parcours avec d’autres lancers.
daily-play = Jouer le parcours
daily-go-on = Continuer
daily-practise = S’entraîner avec d’autres lancers
daily-to-today = Au parcours d’aujourd’hui
daily-to-day = À la journée
daily-result = Votre résultat
daily-next-in = Prochain parcours dans { $hours } h { $minutes } min

daily-fate-holed = Dans le trou
daily-fate-out = Pas rentrée à temps
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
        [kind] Dés généreux
        [unkind] Dés avares
       *[fair] Dés équitables
    }, { $skill ->
        [perfect] choix parfaits
        [good] bons choix
       *[bold] choix audacieux
    }
daily-row = { $count ->
        [one] { $count } jour de suite
       *[other] { $count } jours de suite
    }
daily-share = Partager
daily-copy = Copier
daily-copied = Copié. Le texte ne dit rien du parcours.
daily-not-copied = Ce navigateur ne permet pas de copier.
daily-picture = Image
daily-picture-saved = Enregistrée. L’image ne dit rien du parcours.
daily-share-title = Carambole #{ $number } · { $date }
daily-share-score = { $strokes ->
        [one] { $strokes } coup, par { $par }
       *[other] { $strokes } coups, par { $par }
    }

daily-days = Vos journées
daily-streak = jours de suite
daily-best = plus longue suite
daily-played = jours joués
daily-week = Votre semaine
daily-week-luck = Dés { $gain }
daily-week-skill = Choix { $gain }
daily-week-note = Coups gagnés au-dessus de la ligne, perdus en dessous.
daily-week-day = { $date } : dés { $luck }, choix { $skill }
daily-month-before = Le mois d’avant
daily-month-after = Le mois d’après
daily-day-today = { $date }, aujourd’hui
daily-day-open = { $date }, pas joué
daily-day-played = { $date } : { $strokes ->
        [one] { $strokes } coup
       *[other] { $strokes } coups
    }, par { $par }

daily-board = Le tableau du jour
daily-board-home = Joué à la maison : le serveur vérifie chaque lancer et chaque coup, mais ne voit pas qui a aidé.
daily-board-own = vous
daily-board-none = Personne n’a encore envoyé de résultat.
daily-board-name = Votre nom sur le tableau
daily-board-send = Envoyer mon résultat
daily-board-note = Seuls ce nom et vos coups sont montrés. Le serveur vérifie chaque lancer.
daily-board-sent = Votre résultat est sur le tableau.
daily-board-failed = Le serveur n’a pas pris le résultat.
daily-cups = Vers les coupes : les mêmes dés pour tout le monde
