# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Table d’entraînement
carr-rulebook = Règles
carr-sound = Son
carr-skip = Sauter
carr-undo = Reprendre
carr-redo = Rétablir
carr-game-menu = Menu de la partie

# Balls
carr-ball-white = blanche
carr-ball-black = noire
carr-ball-queen = reine
carr-ball-cue = bille de choc
carr-colour-white = blanches
carr-colour-black = noires
carr-balls-white = { $count ->
    [one] une blanche
   *[other] { $count } blanches
}
carr-balls-black = { $count ->
    [one] une noire
   *[other] { $count } noires
}
carr-balls-queen = la reine
carr-balls-cue = la bille de choc
carr-balls-list = { $count ->
    [one] Une bille en mots
   *[other] { $count } billes en mots
}
carr-balls-list-help = Colonnes a à h de gauche à droite, rangées 1 à 8 en s’éloignant de vous. Choisissez une bille pour la viser.
carr-aim-at = Viser { $ball } en { $square }
carr-aim-at-barred = Viser { $ball } en { $square }, bande d’abord

# Players
carr-player-name = Joueur { $number }
carr-score = Score
carr-points-word = { $count ->
    [one] point
   *[other] points
}
carr-side-shoots = au coup
carr-side-left = reste { $count }
carr-side-queen = tient la reine
carr-side-pending = reine à couvrir
carr-side-owes = { $count ->
    [one] doit une bille
   *[other] doit { $count } billes
}
carr-round = Manche
carr-rounds = Points par manche
carr-round-sub = Manche { $round } sur 8 · premier à 29

# The shot
carr-your-shot = Votre coup
carr-tip = Procédé
carr-tip-height = Procédé : hauteur
carr-tip-side = Procédé : côté
carr-tip-middle = au centre
carr-tip-high = en haut
carr-tip-low = en bas
carr-tip-right = à droite
carr-tip-left = à gauche
carr-tip-little = un peu { $side }
carr-tip-much = { $side }
carr-tip-reset = Centre, à plat
carr-strength = Force
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = doux
carr-speed-medium = moyen
carr-speed-firm = appuyé
carr-speed-hard = fort
carr-elevation = Lever la queue
carr-elevation-value = { $angle }°
carr-more = Plus
carr-less = Moins
carr-aim = Visée
carr-aim-straight = tout droit
carr-aim-left = { $angle }° à gauche
carr-aim-right = { $angle }° à droite
carr-aim-hit = { $cushions ->
    [0] { $hit }
    [one] { $hit }, par une bande
   *[other] { $hit }, par { $cushions } bandes
}
carr-aim-meets = { $cushions ->
    [0] Touche { $ball } en { $square } : { $hit }
    [one] Touche { $ball } en { $square } par une bande : { $hit }
   *[other] Touche { $ball } en { $square } par { $cushions } bandes : { $hit }
}
carr-aim-meets-nothing = ne touche aucune bille sur la ligne montrée
carr-aim-foul-breach = faute : bande d’abord !
carr-aim-foul-F1 = faute : ce n’est pas votre bille !
carr-aim-foul-cue = faute : la bille de choc tombe !
carr-foul-ask = Cette ligne est une faute : { $foul }. Jouer quand même ?
carr-foul-breach = la bille est derrière votre ligne, la bille de choc doit d’abord toucher une bande
carr-foul-F1 = elle empoche une bille de l’autre couleur
carr-foul-cue = elle empoche la bille de choc
carr-foul-shoot = Jouer quand même
carr-foul-stay = Viser encore
carr-hit-full = pleine bille
carr-hit-three-quarter = trois quarts de bille
carr-hit-half = demi-bille
carr-hit-quarter = quart de bille
carr-hit-thin = finesse
carr-turn-left = Tourner un peu à gauche
carr-turn-right = Tourner un peu à droite
carr-shoot = Jouer
carr-not-connected = Pas de connexion : le coup doit attendre.
carr-refused-off-line = La bille de choc doit être sur votre ligne.
carr-refused-touches = La bille de choc ne doit toucher aucune autre bille.
carr-refused-backwards = Le coup doit s’éloigner de votre propre bande.
carr-refused-speed = La queue doit bouger, mais pas plus vite que la table ne le permet.
carr-refused-tip = Le procédé doit toucher la bille plus près du centre.
carr-refused-elevation = La queue est trop relevée.
carr-refused-setup = Impossible de jouer ainsi. Déplacez un peu la bille de choc.
carr-backwards = Impossible de jouer vers l’arrière : passez par la bande d’en face.
carr-key-space = Espace
carr-tell-aim = Bille de choc en { $place }, visée { $angle }
carr-tell-tip = procédé : { $tip }
carr-tell-picked = Choisie : { $ball } en { $square }
carr-table-label = { $count ->
    [one] Table avec une bille
   *[other] Table avec { $count } billes
}
carr-table-help = Les flèches gauche et droite visent, haut et bas règlent la force, A et D déplacent la bille de choc sur votre ligne, T vise la bille suivante, V dit où vous en êtes, Espace joue. Le point d’interrogation montre toutes les touches.

# What comes now
carr-now-begin = La partie va commencer.
carr-now-shoot = { $who ->
        [Vous] À vous de jouer.
       *[other] À { $who } de jouer.
    }
carr-now-thinks = { $who ->
        [Vous] Vous réfléchissez.
       *[other] { $who } réfléchit.
    }
carr-now-rolling = { $who ->
        [Vous] Vous jouez…
       *[other] { $who } joue…
    }
carr-now-choice = { $who ->
        [Vous] Vous devez choisir.
       *[other] { $who } doit choisir.
    }
carr-now-over = La partie est finie.
carr-hint-first-white = Rentrez une blanche avant la reine.
carr-hint-first-black = Rentrez une noire avant la reine.
carr-hint-cover-white = Couvrez la reine : rentrez une blanche maintenant.
carr-hint-cover-black = Couvrez la reine : rentrez une noire maintenant.
carr-hint-barred = Les billes soulignées sont derrière votre ligne : bande d’abord.
carr-hint-pull = Tirez la queue en arrière et lâchez, ou appuyez sur Jouer.
carr-legend-cue = bille de choc
carr-legend-ball = bille touchée
carr-legend-after = bille de choc ensuite

# The referee
carr-referee-nothing-fell = Rien n’est tombé.
carr-referee-fell = Rentré : { $balls }.
carr-referee-choice-due = { $who ->
        [Vous] La bille de choc est tombée aussi : à vous de choisir la suite.
       *[other] La bille de choc est tombée aussi : { $who } choisit la suite.
    }
carr-referee-chose-pass = { $who ->
        [Vous] Vous cédez la main.
       *[other] { $who } cède la main.
    }
carr-referee-chose-replay = { $who ->
        [Vous] Vous payez deux billes et rejouez.
       *[other] { $who } paie deux billes et rejoue.
    }
carr-referee-foul-breach = Faute : une bille sur la ligne ou derrière elle a été jouée sans bande. Billes propres et reine ne comptent pas.
carr-referee-foul-F1 = { $other ->
        [Vous] Faute : une de vos billes est tombée ; elle est gagnée pour vous.
       *[other] Faute : une bille { DE($other) } est tombée ; elle est gagnée pour { $other }.
    }
carr-referee-foul-F2 = Faute : la bille de choc est tombée. Cela coûte une bille gagnée.
carr-referee-foul-F3 = Faute : une bille propre et la bille de choc sont tombées.
carr-referee-foul-F4 = { $other ->
        [Vous] Faute : la bille de choc et une de vos billes sont tombées. Vous la gardez, et cela coûte une bille gagnée.
       *[other] Faute : la bille de choc et une bille { DE($other) } sont tombées. { $other } la garde, et cela coûte une bille gagnée.
    }
carr-referee-foul-F5 = Faute : la bille de choc est tombée alors que la reine n’était pas couverte. La reine revient, et cela coûte une bille gagnée.
carr-referee-foul-F6 = Faute : la bille de choc est tombée avec la reine couverte. La reine revient, et cela coûte une bille gagnée.
carr-referee-queen-covered = { $who ->
        [Vous] La reine est couverte et vous revient.
       *[other] La reine est couverte et revient à { $who }.
    }
carr-referee-queen-kept = { $who ->
        [Vous] La reine vous revient : c’est l’autre couleur qui l’a couverte.
       *[other] La reine va à { $who } : c’est l’autre couleur qui l’a couverte.
    }
carr-referee-queen-pending = { $who ->
        [Vous] La reine est à couvrir : vous devez rentrer une bille à vous au prochain coup.
       *[other] La reine est à couvrir : { $who } doit rentrer une bille propre au prochain coup.
    }
carr-referee-queen-uncovered = La reine n’a pas été couverte et retourne au centre.
carr-referee-queen-too-early = { $who ->
        [Vous] La reine retourne au centre : vous devez d’abord rentrer une bille à vous.
       *[other] La reine retourne au centre : { $who } doit d’abord rentrer une bille propre.
    }
carr-referee-back = Retour au centre : { $balls }.
carr-referee-owes = { $who ->
        [Vous] { $count ->
            [one] Vous devez encore une bille.
           *[other] Vous devez encore { $count } billes.
        }
       *[other] { $count ->
        [one] { $who } doit encore une bille.
       *[other] { $who } doit encore { $count } billes.
    }
    }
carr-referee-paid = { $who ->
        [Vous] Vous ne devez plus rien.
       *[other] { $who } ne doit plus rien.
    }
carr-referee-again = { $who ->
        [Vous] Vous rejouez.
       *[other] { $who } rejoue.
    }
carr-referee-next = { $who ->
        [Vous] Puis c’est à vous.
       *[other] Puis c’est à { $who }.
    }
carr-referee-round-won = { $who ->
        [Vous] Vous gagnez la manche : { $count ->
            [one] un point.
           *[other] { $count } points.
        }
       *[other] { $who } gagne la manche : { $count ->
        [one] un point.
       *[other] { $count } points.
    }
    }
carr-referee-round-given = { $by ->
        [Vous] Vous avez rentré la dernière bille { DE($who) }, qui gagne la manche : { $count ->
            [one] un point.
           *[other] { $count } points.
        }
       *[other] { $who ->
            [Vous] { $by } a rentré votre dernière bille, et vous gagnez la manche : { $count ->
                [one] un point.
               *[other] { $count } points.
            }
           *[other] { $by } a rentré la dernière bille { DE($who) }, qui gagne la manche : { $count ->
                [one] un point.
               *[other] { $count } points.
            }
        }
    }

# The choice
carr-choice-title = { $who ->
        [Vous] À vous de choisir
       *[other] { $who } choisit
    }
carr-choice-why-F3 = Une bille propre et la bille de choc sont tombées du même coup.
carr-choice-why-F6 = La reine était couverte, mais la bille de choc est tombée du même coup.
carr-choice-pass = Céder la main
carr-choice-replay = Rejouer
carr-choice-back = Retour au centre : { $balls }.
carr-choice-owes = { $count ->
    [one] Une bille sera due.
   *[other] { $count } billes seront dues.
}
carr-choice-pending = La reine est à couvrir avec ce coup.
carr-choice-again = Vous rejouez.
carr-choice-next = { $who ->
        [Vous] Puis c’est à vous.
       *[other] Puis c’est à { $who }.
    }
carr-choice-round = { $who ->
        [Vous] Vous gagnez la manche : { $count ->
            [one] un point.
           *[other] { $count } points.
        }
       *[other] { $who } gagne la manche : { $count ->
        [one] un point.
       *[other] { $count } points.
    }
    }

# The story
carr-story = Coup par coup
carr-story-empty = Le premier coup reste à jouer.
carr-story-shot = Manche { $round }, coup { $shot }, { $who } :

# The menu and the end
carr-turn-table = Tourner la table
carr-turn-table-note = Qui joue est assis en bas.
carr-resign = Abandonner
carr-resign-sure = { $who ->
        [Vous] Abandonnez-vous la partie ?
       *[other] { $who } abandonne la partie ?
    }
carr-resign-yes = Oui, abandonner
carr-abort = Annuler la partie
carr-abort-sure = Les deux joueurs n’ont pas encore joué. La partie s’arrête sans résultat.
carr-end-aborted = Partie annulée
carr-end-won = { $who ->
        [Vous] Vous gagnez la partie
       *[other] { $who } gagne la partie
    }
carr-end-draw = Partie nulle
carr-end-resigned = { $who ->
        [Vous] { $why ->
            [absent] Votre absence a duré trop longtemps.
            [out-of-time] Vous n’avez plus de temps.
           *[resigned] Vous avez abandonné.
        }
       *[other] { $why ->
            [absent] L’absence de { $who } a duré trop longtemps.
            [out-of-time] { $who } n’a plus de temps.
           *[resigned] { $who } a abandonné.
        }
    }
carr-end-rematch = Revanche
carr-end-verify = Vérifier le procès-verbal
carr-end-replay = Revoir et analyser
carr-end-verified = Le procès-verbal est juste : chaque coup redonne la même chose.
carr-end-unverified = Le procès-verbal ne tient pas : { $problem }
carr-end-download = Télécharger le procès-verbal
carr-end-new = Nouvelle partie
carr-end-share = Partager
carr-end-share-text = Carramboule : { $title }, { $points }–{ $others }.
carr-end-shared = Copié.
carr-end-record = Le procès-verbal de la partie
carr-end-best = Le plus beau coup
carr-end-best-what = { $who ->
        [Vous] Vous avez empoché { $balls }.
       *[other] { $who } a empoché { $balls }.
    }
carr-end-best-show = Revoir
carr-end-best-where = Manche { $round }, coup { $shot }
carr-end-best-match = Il gagne la partie.
carr-end-best-round = Il gagne la manche.
carr-end-best-queen = Il couvre la reine.
carr-end-best-made = { $made ->
    [0] Presque personne ne le referait.
    [one] Une main sûre le réussit une fois sur dix.
    [10] Une main sûre le réussit à chaque fois.
   *[other] Une main sûre le réussit { $made } fois sur dix.
}

# The end of a round
carr-go-on = Continuer
carr-card-title = { $who ->
        [Vous] La manche { $round } est à vous
       *[other] La manche { $round } est à { $who }
    }
carr-card-left = { $who ->
        [Vous] { $count ->
            [one] Vous laissez une bille.
           *[other] Vous laissez { $count } billes.
        }
       *[other] { $count ->
            [one] { $who } laisse une bille.
           *[other] { $who } laisse { $count } billes.
        }
    }
carr-card-queen = La reine rapporte cinq points.
carr-card-cue = La bille de choc est tombée aussi : un point de plus.
carr-card-standing = { $more } à { $less }.
carr-card-need = { $who ->
        [Vous] { $count ->
            [one] Encore un point et la partie est à vous.
           *[other] Encore { $count } points et la partie est à vous.
        }
       *[other] { $count ->
            [one] Encore un point et { $who } gagne la partie.
           *[other] Encore { $count } points et { $who } gagne la partie.
        }
    }
carr-card-starts = { $who ->
        [Vous] Vous commencez, avec les blanches.
       *[other] { $who } commence, avec les blanches.
    }
carr-card-next = Manche { $round }
carr-card-result = Voir le résultat
carr-pegs = { $standing } ; 29 pour gagner

# The start
carr-setup-lead = Rentrez vos neuf billes à la queue, couvrez la reine, gardez l’œil sur la ligne : du billard sur une table carrée, à deux.
carr-setup-who = Qui joue ?
carr-setup-computer = Contre l’ordinateur
carr-setup-person = À deux devant l’écran
carr-setup-level = De quelle force ?
carr-setup-level-1 = Débutant : touche parfois ce qu’il vise.
carr-setup-level-2 = Apprenti : rentre les billes faciles.
carr-setup-level-3 = Joueur de club : pense à la reine.
carr-setup-level-4 = Fort : cherche le meilleur coup et le manque rarement.
carr-setup-level-5 = Maître : prévoit où la bille de choc s’arrête.
carr-setup-name = Nom du joueur { $number }
carr-setup-starts = Qui commence, avec les blanches ?
carr-setup-lot = Tirer au sort
carr-setup-play = Jouer

# Practice
carr-practice-help = Glissez les billes où vous voulez. Glisser sur le feutre vise, toucher vise un endroit.
carr-practice-table-help = Les flèches visent et règlent la force. N choisit une bille, A, D, W et S la déplacent, ou la bille de choc, la touche Suppr l’enlève, Ctrl Z reprend, Espace joue. Le point d’interrogation montre toutes les touches.
carr-practice-rolling = Les billes roulent.
carr-practice-tools = Billes
carr-practice-add = Ajouter : { $ball }
carr-practice-remove = Enlever la bille choisie
carr-practice-rack = Disposer
carr-practice-clear = Vider
carr-practice-repeat = Refaire le même coup
carr-practice-saved = Positions gardées
carr-practice-name = Nom de la position
carr-practice-position = Position { $number }
carr-practice-save = Garder
carr-practice-forget = Supprimer { $name }

# Keys
carr-keys-turn = viser, par 1°
carr-keys-turn-fine = viser, par 0,05°
carr-keys-power = force (avec Maj : par petits pas)
carr-keys-place = bille de choc le long de la ligne (avec Maj : 1 mm)
carr-keys-place-free = bille choisie ou bille de choc à gauche, à droite ; W et S vers le haut, le bas
carr-keys-target = viser la bille suivante à droite, à gauche
carr-keys-tip = procédé en haut, à gauche, en bas, à droite
carr-keys-middle = procédé au centre, queue à plat
carr-keys-raise = lever, baisser la queue
carr-keys-guide = ligne de visée plus longue, plus courte
carr-keys-tell = dire où vous en êtes
carr-keys-shoot = jouer ; quand les billes roulent, toute touche passe à la fin
carr-keys-undo = reprendre, rétablir
carr-keys-repeat = refaire le même coup
carr-keys-pick = choisir la bille suivante, précédente
carr-keys-remove = enlever la bille choisie

# Lessons
carr-lessons = Leçons
carr-lesson-sub = Leçon { $number } sur { $count }
carr-lesson-done = Bien joué !
carr-lesson-missed = Pas encore.
carr-lesson-again = Nouvel essai
carr-lesson-next = Leçon suivante
carr-lesson-play = Jouer une partie
carr-lesson-sink-title = Empocher une bille
carr-lesson-sink-goal = Empochez la bille blanche. Visez pour que la ligne pointillée mène dans la poche.
carr-lesson-sink-why = Une bille à vous qui tombe vous laisse rejouer.
carr-lesson-queen-title = La reine et sa couverture
carr-lesson-queen-goal = Premier coup : empochez la reine. Gardez la blanche pour le second.
carr-lesson-queen-why = Il faut maintenant la couvrir, dès le coup suivant.
carr-lesson-cover-goal = Second coup : couvrez la reine. Empochez la blanche, dans n’importe quelle poche.
carr-lesson-cover-why = Couverte, la reine est à vous et vaut cinq points si vous gagnez la manche.
carr-lesson-go-on = La couvrir
carr-lesson-cushion-title = La bande d’abord
carr-lesson-cushion-goal = La blanche est sur votre ligne. Touchez-la, mais que la bille de choc touche une bande avant.
carr-lesson-cushion-why = Par la bande, toute bille peut être jouée.
carr-lesson-scratch-title = Garder la bille de choc
carr-lesson-scratch-goal = Empochez la blanche, mais pas la bille de choc, qui la suivrait.
carr-lesson-scratch-why = Prise en bas, la bille de choc s’arrête. Tombée, elle vous aurait coûté.
carr-lesson-draw-title = Le rétro
carr-lesson-draw-goal = Empochez la blanche et faites revenir la bille de choc d’une largeur de main.
carr-lesson-draw-why = En bas et appuyé : la bille de choc tourne en arrière et revient.
carr-lesson-bank-title = Par la bande
carr-lesson-bank-goal = Une noire gêne le passage. Empochez la blanche par une bande.
carr-lesson-bank-why = Une bille quitte la bande presque comme elle y est arrivée.

# What went wrong in a lesson
carr-try-none = La bille de choc est passée à côté. Tournez la queue vers la bille.
carr-try-weak = Trop doux : la bille de choc s’est arrêtée avant la bille.
carr-try-other = Elle a d’abord touché une autre bille. Choisissez un chemin libre.
carr-try-black = Une noire est tombée. C’est une faute : elle compte pour l’adversaire.
carr-try-left = Elle est passée à gauche de la poche. Touchez-la un peu plus à gauche : elle s’éloigne du point touché.
carr-try-right = Elle est passée à droite de la poche. Touchez-la un peu plus à droite : elle s’éloigne du point touché.
carr-try-soft = Bonne direction, mais trop doux : elle s’est arrêtée avant la poche.
carr-try-blocked = Une noire barre le chemin. Passez par la bande de côté.
carr-try-follow = La bille de choc a continué jusque dans la poche. Frappez-la bas.
carr-try-faded = Bas, mais trop doux : l’effet rétro était perdu à l’arrivée. Appuyez davantage.
carr-try-hard = Trop fort : la bille de choc est revenue de la bande et est tombée. Jouez plus doux.
carr-try-fell = La bille de choc est tombée tout droit dans la poche. Visez ailleurs.
carr-try-white-first = La blanche est tombée, pas la reine : il ne reste rien pour la couvrir. La reine d’abord.
carr-try-direct = Vous avez touché la blanche directement : faute. Passez par la bande d’en face.
carr-try-short = Trop doux : elle n’est pas revenue jusqu’à la blanche.
carr-try-sideways = Elle est partie sur la bande de côté. Jouez droit vers le haut, pour qu’elle revienne.
carr-try-back-left = Elle est revenue à gauche de la blanche. Visez un peu plus à droite.
carr-try-back-right = Elle est revenue à droite de la blanche. Visez un peu plus à gauche.
carr-try-stayed = La bille de choc n’est pas revenue. Frappez-la plus bas.
carr-try-further = Elle est revenue un peu. Encore plus bas, ou un peu plus fort.
carr-try-rebound = C’est la bande qui l’a renvoyée, pas son effet. Prenez la blanche pleine, et frappez bas.
carr-try-bank-direct = Elle est tombée, mais sans bande.
carr-try-bank-near = Après la bande, elle est passée de votre côté de la poche. Visez un peu plus à droite.
carr-try-bank-far = Après la bande, elle a touché la bande d’en face avant la poche. Visez un peu plus à gauche.
