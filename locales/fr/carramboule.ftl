# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Table d’entraînement
carr-rulebook = Règles
carr-sound = Son
carr-skip = Sauter
carr-undo = Annuler
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
    [one] La position de la bille
   *[other] La position des { $count } billes
}
carr-balls-list-help = Colonnes a à h de gauche à droite, rangées 1 à 8 en s’éloignant de vous. Choisissez une bille pour la viser.
carr-aim-at = Viser la { $ball } en { $square }
carr-aim-at-barred = Viser la { $ball } en { $square }, bande d’abord

# Players
carr-player-name = Joueur { $number }
carr-score = Score
carr-points-word = { $count ->
    [one] point
   *[other] points
}
carr-side-shoots = joue
carr-side-left = { $count } à rentrer
carr-side-queen = a la reine
carr-side-pending = reine à couvrir
carr-side-owes = { $count ->
    [one] doit une bille
   *[other] doit { $count } billes
}
carr-round = Manche
carr-rounds = Points par manche
carr-round-sub = Manche { $round } sur 8 · 29 points pour gagner

# The shot
carr-your-shot = Votre coup
carr-tip = Point d’impact
carr-tip-height = Point d’impact : hauteur
carr-tip-side = Point d’impact : côté
carr-tip-middle = au centre
carr-tip-high = en haut
carr-tip-low = en bas
carr-tip-right = à droite
carr-tip-left = à gauche
carr-tip-little = un peu { $side }
carr-tip-much = { $side }
carr-tip-reset = Au centre, queue à plat
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
    [0] Touche la { $ball } en { $square } : { $hit }
    [one] Touche la { $ball } en { $square } par une bande : { $hit }
   *[other] Touche la { $ball } en { $square } par { $cushions } bandes : { $hit }
}
carr-aim-meets-nothing = ne touche aucune bille sur le trajet montré
carr-aim-foul-breach = faute : bande d’abord !
carr-aim-foul-F1 = faute : bille adverse !
carr-aim-foul-cue = faute : la bille de choc rentre !
carr-foul-ask = Ce coup serait une faute : { $foul }. Jouer quand même ?
carr-foul-breach = la bille visée est sur votre ligne ou derrière, et la bille de choc ne touche pas d’abord une bande
carr-foul-F1 = une bille adverse rentrerait
carr-foul-cue = la bille de choc rentrerait
carr-foul-shoot = Jouer quand même
carr-foul-stay = Viser autrement
carr-hit-full = pleine bille
carr-hit-three-quarter = trois quarts de bille
carr-hit-half = demi-bille
carr-hit-quarter = quart de bille
carr-hit-thin = finesse
carr-turn-left = Tourner un peu à gauche
carr-turn-right = Tourner un peu à droite
carr-shoot = Jouer
carr-not-connected = Pas de connexion : attendez pour jouer.
carr-refused-off-line = La bille de choc doit être sur votre ligne.
carr-refused-touches = La bille de choc ne doit toucher aucune autre bille.
carr-refused-backwards = Le coup doit s’éloigner de votre bande.
carr-refused-speed = La force du coup est nulle ou trop grande pour cette table.
carr-refused-tip = Frappez la bille plus près de son centre.
carr-refused-elevation = La queue est trop relevée.
carr-refused-setup = Ce coup est impossible d’ici. Déplacez un peu la bille de choc.
carr-backwards = On ne joue pas vers l’arrière : passez par la bande d’en face.
carr-tell-aim = Bille de choc en { $place }, visée { $angle }
carr-tell-tip = point d’impact : { $tip }
carr-tell-picked = Choisie : { $ball } en { $square }
carr-table-label = { $count ->
    [one] Table avec une bille
   *[other] Table avec { $count } billes
}
carr-table-help = Les flèches gauche et droite règlent la visée, haut et bas la force. { $left } et { $right } déplacent la bille de choc sur votre ligne, T vise la bille suivante, V annonce vos réglages, Espace joue le coup. Le point d’interrogation montre toutes les touches.

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
carr-now-over = La partie est terminée.
carr-hint-first-white = Rentrez une blanche avant la reine.
carr-hint-first-black = Rentrez une noire avant la reine.
carr-hint-cover-white = Couvrez la reine : rentrez une blanche maintenant.
carr-hint-cover-black = Couvrez la reine : rentrez une noire maintenant.
carr-hint-barred = Les billes marquées d’un trait sont sur votre ligne ou derrière : passez d’abord par une bande.
carr-hint-pull = Tirez la queue en arrière et lâchez, ou appuyez sur « Jouer ».
carr-legend-cue = bille de choc
carr-legend-ball = bille touchée
carr-legend-after = bille de choc après le choc

# The referee
carr-referee-nothing-fell = Aucune bille n’est rentrée.
carr-referee-fell = Dans les poches : { $balls }.
carr-referee-choice-due = { $who ->
        [Vous] La bille de choc est rentrée aussi : à vous de choisir la suite.
       *[other] La bille de choc est rentrée aussi : { $who } choisit la suite.
    }
carr-referee-chose-pass = { $who ->
        [Vous] Vous passez la main.
       *[other] { $who } passe la main.
    }
carr-referee-chose-replay = { $who ->
        [Vous] Vous remettez deux billes au centre et rejouez.
       *[other] { $who } remet deux billes au centre et rejoue.
    }
carr-referee-foul-breach = Faute : une bille placée sur la ligne de camp, ou derrière, a été jouée directement. Si la reine ou des billes du joueur sont rentrées sur ce coup, elles retournent au centre.
carr-referee-foul-F1 = { $other ->
        [Vous] Faute : une de vos billes est rentrée ; elle compte pour vous.
       *[other] Faute : une bille { DE($other) } est rentrée ; elle compte pour { $other }.
    }
carr-referee-foul-F2 = Faute : la bille de choc est rentrée. Une bille gagnée retourne au centre.
carr-referee-foul-F3 = Faute : une bille du joueur est rentrée, mais la bille de choc aussi.
carr-referee-foul-F4 = { $other ->
        [Vous] Faute : la bille de choc est rentrée avec une de vos billes, qui compte pour vous. Une bille de l’adversaire retourne au centre.
       *[other] Faute : la bille de choc est rentrée avec une bille { DE($other) }, qui compte pour { $other }. Une bille du joueur retourne au centre.
    }
carr-referee-foul-F5 = Faute : la bille de choc est rentrée alors que la reine n’était pas couverte. La reine et une bille gagnée retournent au centre.
carr-referee-foul-F6 = Faute : la reine était couverte, mais la bille de choc est rentrée sur le même coup.
carr-referee-queen-covered = { $who ->
        [Vous] La reine est couverte : elle est à vous.
       *[other] La reine est couverte : elle est à { $who }.
    }
carr-referee-queen-kept = { $who ->
        [Vous] La reine est à vous : c’est une de vos billes qui l’a couverte.
       *[other] La reine est à { $who } : c’est une bille de sa couleur qui l’a couverte.
    }
carr-referee-queen-pending = { $who ->
        [Vous] La reine est à couvrir : rentrez une de vos billes au prochain coup.
       *[other] La reine est à couvrir : { $who } doit rentrer une bille de sa couleur au prochain coup.
    }
carr-referee-queen-uncovered = La reine n’a pas été couverte et retourne au centre.
carr-referee-queen-too-early = { $who ->
        [Vous] La reine retourne au centre : vous devez d’abord rentrer une de vos billes.
       *[other] La reine retourne au centre : { $who } doit d’abord rentrer une bille de sa couleur.
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
        [Vous] C’est ensuite à vous.
       *[other] C’est ensuite à { $who }.
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
        [Vous] Vous avez rentré la dernière bille { DE($who) }, et { $who } gagne la manche : { $count ->
            [one] un point.
           *[other] { $count } points.
        }
       *[other] { $who ->
            [Vous] { $by } a rentré votre dernière bille, et vous gagnez la manche : { $count ->
                [one] un point.
               *[other] { $count } points.
            }
           *[other] { $by } a rentré la dernière bille { DE($who) }, et { $who } gagne la manche : { $count ->
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
carr-choice-why-F3 = Une bille du joueur est rentrée, mais la bille de choc aussi.
carr-choice-why-F6 = La reine était couverte, mais la bille de choc est rentrée sur le même coup.
carr-choice-pass = Passer la main
carr-choice-replay = Rejouer
carr-choice-back = Retour au centre : { $balls }.
carr-choice-owes = { $count ->
    [one] Il restera une bille à remettre au centre.
   *[other] Il restera { $count } billes à remettre au centre.
}
carr-choice-pending = Il faudra couvrir la reine sur ce coup.
carr-choice-again = Vous rejouez.
carr-choice-next = { $who ->
        [Vous] C’est ensuite à vous.
       *[other] C’est ensuite à { $who }.
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
carr-story-empty = Aucun coup pour l’instant.
carr-story-shot = Manche { $round }, coup { $shot }, { $who } :

# The menu and the end
carr-view-next = { $view ->
    [rail] Vue du bord de la table
    [above] Vue de dessus
   *[other] Vue derrière la queue
}
carr-view-flat = Ce navigateur ne peut pas afficher la vue en 3D : la table reste dessinée.
carr-turn-table = Tourner la table
carr-turn-table-note = Le joueur dont c’est le tour est en bas.
carr-resign = Abandonner
carr-resign-sure = { $who ->
        [Vous] Abandonner la partie ?
       *[other] { $who } abandonne la partie ?
    }
carr-resign-yes = Oui, abandonner
carr-abort = Annuler la partie
carr-abort-sure = Au moins un des joueurs n’a pas encore joué. La partie s’arrêtera sans résultat.
carr-end-aborted = Partie annulée
carr-end-won = { $who ->
        [Vous] Vous gagnez la partie
       *[other] { $who } gagne la partie
    }
carr-end-draw = Partie nulle
carr-end-resigned = { $who ->
        [Vous] { $why ->
            [absent] Votre absence a trop duré.
            [out-of-time] Votre temps est écoulé.
           *[resigned] Vous avez abandonné.
        }
       *[other] { $why ->
            [absent] L’absence { DE($who) } a trop duré.
            [out-of-time] Le temps { DE($who) } est écoulé.
           *[resigned] { $who } a abandonné.
        }
    }
carr-end-rematch = Revanche
carr-end-verify = Vérifier la partie
carr-end-replay = Revoir et analyser
carr-end-verified = Tout est juste : chaque coup rejoué donne le même résultat.
carr-end-unverified = La vérification a échoué : { $problem }
carr-end-download = Télécharger la partie
carr-end-new = Nouvelle partie
carr-end-share = Partager
carr-end-share-text = Carramboule : { $title }, { $points }–{ $others }.
carr-end-shared = Copié.
carr-end-record = Enregistrement de la partie
carr-end-best = Le plus beau coup
carr-end-best-what = { $who ->
        [Vous] Vous avez empoché { $balls }.
       *[other] { $who } a empoché { $balls }.
    }
carr-end-best-show = Revoir
carr-end-best-where = Manche { $round }, coup { $shot }
carr-end-best-match = Ce coup gagne la partie.
carr-end-best-round = Ce coup gagne la manche.
carr-end-best-queen = Ce coup couvre la reine.
carr-end-best-made = { $made ->
    [0] Presque personne ne réussirait ce coup deux fois.
    [one] Une main sûre réussit ce coup une fois sur dix.
    [10] Une main sûre réussit ce coup à chaque fois.
   *[other] Une main sûre réussit ce coup { $made } fois sur dix.
}

# The end of a round
carr-go-on = Continuer
carr-card-title = { $who ->
        [Vous] La manche { $round } est à vous
       *[other] La manche { $round } est à { $who }
    }
carr-card-left = { $who ->
        [Vous] { $count ->
            [one] Vous laissez une bille sur la table.
           *[other] Vous laissez { $count } billes sur la table.
        }
       *[other] { $count ->
            [one] { $who } laisse une bille sur la table.
           *[other] { $who } laisse { $count } billes sur la table.
        }
    }
carr-card-queen = La reine rapporte cinq points.
carr-card-cue = La bille de choc est rentrée aussi : un point de plus.
carr-card-standing = { $more } à { $less }.
carr-card-need = { $who ->
        [Vous] { $count ->
            [one] Encore un point, et la partie est à vous.
           *[other] Encore { $count } points, et la partie est à vous.
        }
       *[other] { $count ->
            [one] Encore un point, et { $who } gagne la partie.
           *[other] Encore { $count } points, et { $who } gagne la partie.
        }
    }
carr-card-starts = { $who ->
        [Vous] Vous commencez, avec les blanches.
       *[other] { $who } commence, avec les blanches.
    }
carr-card-next = Manche { $round }
carr-card-result = Voir le résultat
carr-pegs = { $standing } ; 29 points pour gagner

# The start
carr-setup-lead = Du billard à deux sur une table carrée : rentrez vos neuf billes avant que l’adversaire ait rentré les siennes, et gagnez des points de plus avec la reine.
carr-setup-who = Qui joue ?
carr-setup-computer = Contre l’ordinateur
carr-setup-person = À deux sur cet écran
carr-setup-level = Niveau
carr-setup-level-1 = Débutant : ne touche pas toujours ce qu’il vise.
carr-setup-level-2 = Apprenti : rentre les billes faciles.
carr-setup-level-3 = Joueur de club : pense à la reine.
carr-setup-level-4 = Fort : cherche le meilleur coup et le manque rarement.
carr-setup-level-5 = Maître : prévoit où la bille de choc s’arrête.
carr-setup-name = Nom du joueur { $number }
carr-setup-starts = Qui commence, avec les blanches ?
carr-setup-lot = Tirer au sort
carr-setup-play = Jouer

# Practice
carr-practice-help = Faites glisser les billes où vous voulez. Pour viser, touchez la table ou faites-y glisser le doigt.
carr-practice-table-help = Les flèches règlent la visée et la force. N choisit une bille, Suppr l’enlève ; { $left }, { $right }, { $up } et { $down } déplacent la bille choisie ou la bille de choc ; Ctrl Z annule ; Espace joue le coup. Le point d’interrogation montre toutes les touches.
carr-practice-rolling = Les billes roulent.
carr-practice-tools = Billes
carr-practice-add = Ajouter : { $ball }
carr-practice-remove = Enlever la bille choisie
carr-practice-rack = Mettre en place
carr-practice-clear = Vider la table
carr-practice-repeat = Rejouer ce coup
carr-practice-saved = Positions enregistrées
carr-practice-name = Nom de la position
carr-practice-position = Position { $number }
carr-practice-save = Enregistrer
carr-practice-forget = Supprimer { $name }

# Keys
carr-keys-turn = viser, par pas de 1°
carr-keys-turn-fine = viser, par pas de 0,05°
carr-keys-power = régler la force (avec Maj : par petits pas)
carr-keys-place = déplacer la bille de choc le long de la ligne (avec Maj : par pas de 1 mm)
carr-keys-place-free = déplacer la bille choisie ou la bille de choc vers la gauche ou la droite ; avec { $up } et { $down }, vers le haut ou le bas
carr-keys-target = viser la bille suivante à droite, à gauche
carr-keys-tip = déplacer le point d’impact vers le haut, la gauche, le bas ou la droite
carr-keys-middle = remettre le point d’impact au centre et la queue à plat
carr-keys-raise = lever, baisser la queue
carr-keys-guide = allonger, raccourcir la ligne de visée
carr-keys-solid = passer de la table dessinée à la vue en 3D
carr-keys-view = changer de vue : derrière la queue, du bord de la table, de dessus
carr-keys-orbit = tourner la vue en 3D
carr-keys-tell = annoncer la visée et les réglages
carr-keys-shoot = jouer ; quand les billes roulent, n’importe quelle touche abrège l’animation
carr-keys-undo = annuler, rétablir
carr-keys-repeat = rejouer ce coup
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
carr-lesson-sink-goal = Empochez la bille blanche : visez pour que la ligne pointillée mène à la poche.
carr-lesson-sink-why = Une bille de votre couleur rentrée, et vous rejouez.
carr-lesson-queen-title = Couvrir la reine
carr-lesson-queen-goal = Premier coup : empochez la reine. Gardez la blanche pour le second.
carr-lesson-queen-why = Il faut couvrir la reine dès le coup suivant.
carr-lesson-cover-goal = Second coup : couvrez la reine en rentrant la blanche, dans la poche de votre choix.
carr-lesson-cover-why = Couverte, la reine est à vous : elle vaut cinq points si vous gagnez la manche.
carr-lesson-go-on = Couvrir la reine
carr-lesson-cushion-title = La bande d’abord
carr-lesson-cushion-goal = La blanche est sur votre ligne : pour la toucher, passez d’abord par une bande.
carr-lesson-cushion-why = Par la bande, on peut jouer n’importe quelle bille.
carr-lesson-scratch-title = Retenir la bille de choc
carr-lesson-scratch-goal = Empochez la blanche sans que la bille de choc la suive.
carr-lesson-scratch-why = Frappée bas, la bille de choc s’arrête. Si elle était rentrée, elle vous aurait coûté une bille.
carr-lesson-draw-title = Le rétro
carr-lesson-draw-goal = Empochez la blanche et faites revenir la bille de choc d’une largeur de main.
carr-lesson-draw-why = Frappée bas et fort, la bille de choc tourne sur elle-même vers l’arrière et revient.
carr-lesson-bank-title = Par la bande
carr-lesson-bank-goal = Une noire barre le chemin. Empochez la blanche par une bande.
carr-lesson-bank-why = Une bille repart de la bande avec presque le même angle qu’à l’arrivée.

# What went wrong in a lesson
carr-try-none = La bille de choc est passée à côté. Tournez la queue vers la bille visée.
carr-try-weak = Trop doux : la bille de choc s’est arrêtée en route.
carr-try-other = La bille de choc a d’abord touché une autre bille. Cherchez un chemin libre.
carr-try-black = Une noire est rentrée. C’est une faute, et cette bille compte pour l’adversaire.
carr-try-left = La bille est passée à gauche de la poche. Touchez la bille un peu plus à gauche : elle part à l’opposé du point touché.
carr-try-right = La bille est passée à droite de la poche. Touchez la bille un peu plus à droite : elle part à l’opposé du point touché.
carr-try-soft = Bonne direction, mais trop doux : la bille s’est arrêtée avant la poche.
carr-try-blocked = Une noire barre le chemin. Passez par la bande de côté.
carr-try-follow = La bille de choc a continué jusque dans la poche. Frappez plus bas.
carr-try-faded = Point d’impact assez bas, mais coup trop doux : l’effet s’est perdu en route. Jouez plus fort.
carr-try-hard = Trop fort : la bille de choc est rentrée après la bande. Jouez plus doux.
carr-try-fell = La bille de choc est rentrée directement. Visez ailleurs.
carr-try-white-first = Vous avez rentré la blanche sans la reine : il ne reste rien pour la couvrir. La reine d’abord.
carr-try-direct = Vous avez touché la blanche directement : faute. Passez par la bande d’en face.
carr-try-short = Trop doux : la bille de choc n’est pas revenue jusqu’à la blanche.
carr-try-sideways = La bille de choc est partie sur la bande de côté. Jouez droit devant pour qu’elle revienne.
carr-try-back-left = La bille de choc est revenue à gauche de la blanche. Visez un peu plus à droite.
carr-try-back-right = La bille de choc est revenue à droite de la blanche. Visez un peu plus à gauche.
carr-try-stayed = La bille de choc n’est pas revenue. Frappez-la plus bas.
carr-try-further = La bille de choc est un peu revenue. Frappez encore plus bas, ou un peu plus fort.
carr-try-rebound = C’est la bande qui a renvoyé la bille de choc, pas l’effet. Prenez la blanche pleine bille, et frappez bas.
carr-try-bank-direct = La blanche est rentrée, mais sans bande.
carr-try-bank-near = Après la bande, la blanche est passée de votre côté de la poche. Visez un peu plus à droite.
carr-try-bank-far = Après la bande, la blanche a touché la bande d’en face avant la poche. Visez un peu plus à gauche.
