# L’écran du mini-golf
play-opening = Ouverture de la partie…
play-unknown = Cette partie n’est pas sur cet appareil.
play-unknown-why = Les parties restent dans le navigateur où elles ont commencé. Celle-ci a peut-être été supprimée, ou le lien vient d’un autre appareil.
play-failed = Impossible d’ouvrir la partie.
play-home = Accueil
play-replay = Revoir et analyser
play-title = { $number } · { $name }
play-sub = { $over ->
        [yes] La partie est terminée
        [course] Le parcours est terminé
       *[no] { $mode ->
            [carom] Carambole · tour { $count } sur { $limit }
           *[basic] Simple · coup { $count } sur { $limit }
        }
    }
play-match = Menu de la partie
play-rules = Livret de règles
play-kept = La partie est enregistrée sur cet appareil après chaque action : vous pouvez partir à tout moment.
play-kept-online = Le serveur enregistre la partie après chaque action : vous pouvez partir à tout moment et revenir par le lien.
play-order = Ordre de jeu
play-board = Plateau
play-board-label = Parcours { $name }. Balles en jeu : { $balls }
play-panel = Votre coup
play-story = Récit de la partie
play-story-empty = La partie commence.
play-skip-link = Aller au plateau
play-view-turn = Tourner le plateau
play-view-whole = Voir tout le plateau
play-view-follow = Suivre la balle de près
play-view-hole = { $steps ->
        [0] Voir le trou
        [one] Voir le trou, à { $steps } pas
       *[other] Voir le trou, à { $steps } pas
    }
play-view-back = Revenir à la balle
play-pieces = Pièces du parcours
play-pass-to = { $name ->
        [Vous] À vous de jouer
       *[other] À { $name } de jouer
    }

# Que faire maintenant
play-choose-start = { $name ->
        [Vous] Choisissez un départ
       *[other] { $name }, choisissez un départ
    }
play-choose-pick = { $name ->
        [Vous] { $cards ->
            [0] Choisissez un dé
           *[other] Choisissez un dé ou une carte
        }
       *[other] { $cards ->
            [0] { $name }, choisissez un dé
           *[other] { $name }, choisissez un dé ou une carte
        }
    }
play-which-way = { $name ->
        [Vous] Dans quelle direction ?
       *[other] Dans quelle direction, { $name } ?
    }
play-no-way = { $name ->
        [Vous] Aucune direction possible
       *[other] { $name }, aucune direction possible
    }
play-rolls = { $name }
play-plays = { $name ->
        [Vous] Vous jouez
       *[other] { $name } joue
    }
play-rolled = { $impulses } avec { $pick }
play-ball-stroke = { $mode ->
        [carom] { $ball }, tour { $count }
       *[basic] { $ball }, coup { $count }
    }
play-hint-pick = { $cards ->
        [0] Choisissez un dé pour voir ses six faces et jusqu’où il mène.
       *[other] Choisissez un dé ou une carte pour voir les six résultats et jusqu’où ils mènent.
    }
play-go-start = Choisissez un départ
play-go-pick = { $cards ->
        [0] Choisissez un dé
       *[other] Choisissez un dé ou une carte
    }
play-go-roll = Lancer { $pick }
play-go-direction = Choisissez une direction
play-go-play = Jouer vers { $dir ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $dir }
    }
play-go-pass = Passer ce coup
play-go-offline = Pas de connexion
play-go-elsewhere = Partie ouverte ailleurs
play-elsewhere = Cette partie se joue dans un autre onglet ou une autre fenêtre. Ici, vous pouvez la suivre.
play-elsewhere-take = Jouer ici
play-overtaken = La partie a continué dans un autre onglet. Regardez où elle en est avant de jouer.
play-skip = Sauter
play-ways-in = { $count ->
        [one] Un chemin mène au trou.
        [2] Deux chemins mènent au trou.
       *[other] { $count } chemins mènent au trou.
    }
play-go-it = Jouer
play-skip-to-me = Aller à mon tour
play-skip-to-end = Aller à la fin
play-starts = Cases de départ
play-start-cell = Départ { $number }
play-start-chosen = Départ { $number }.
play-tray = Dés
play-die = { $die ->
        [white] le dé blanc
        [blue] le dé bleu
        [yellow] le dé jaune
        [green] le dé vert
        [orange] le dé orange
        [violet] le dé violet
        [red] le dé rouge
        [black] le dé noir
       *[other] le dé { $die }
    }
play-card = la carte { $card }
play-pick-label = { $rolled ->
        [0] { $pick } { $range } : { $sides }{ $holes ->
            [0] {""}
            [one] . Une face sur six mène au trou
           *[other] . { $holes } faces sur six mènent au trou
        }
       *[other] { $pick }, résultat { $rolled }
    }
play-pick-lit = { $said }, bon choix ici
play-pick-chosen = { $pick }. Ses faces : { $sides }.
play-side-of = avec { $side }
play-side-holes = peut mener au trou
play-reach-hole = { $sides }/6
play-rose = Direction
play-impulses = { $count ->
        [one] impulsion
       *[other] impulsions
    }
play-open-way = { $dir } : { $leads }
play-shut-way = { $dir } : impossible
play-open-ways = Directions possibles : { $ways }.
play-direction-chosen = { $dir } : { $leads }.
play-your-turn = { $name ->
        [Vous] { $mode ->
            [carom] À vous de jouer avec la balle { $ball }, tour { $count }.
           *[basic] À vous de jouer avec la balle { $ball }, coup { $count }.
        }
       *[other] { $mode ->
            [carom] { $name }, à vous de jouer avec la balle { $ball }, tour { $count }.
           *[basic] { $name }, à vous de jouer avec la balle { $ball }, coup { $count }.
        }
    }

# Un coup en mots
play-place = { $layer ->
        [top] en haut, { $steps ->
            [-1] sans chemin vers le trou
            [0] au-dessus du trou
            [one] à 1 pas du trou
           *[other] à { $steps } pas du trou
        }
       *[ground] { $steps ->
            [-1] sans chemin vers le trou
            [0] sur le trou
            [one] à 1 pas du trou
           *[other] à { $steps } pas du trou
        }
    }
play-log-rolled = { $name ->
        [Vous] Vous faites { $impulses } avec { $pick }.
       *[other] { $name } : { $impulses } avec { $pick }.
    }
play-log-sentence = { $ball } : { $story }.
play-log-blow = { $ball } : { $story }
play-log-run = { $layer ->
        [top] { $count } pas { $dir ->
            [est] vers l’est
            [ouest] vers l’ouest
           *[other] vers le { $dir }
        } en hauteur
       *[ground] { $count } pas { $dir ->
            [est] vers l’est
            [ouest] vers l’ouest
           *[other] vers le { $dir }
        }
    }
play-log-bounce = { $thing ->
        [wall] rebondit sur le muret
        [flat] rebondit sur un obstacle plat
        [tall] rebondit sur un obstacle haut
        [roller] rebondit sur le rouleau
        [spinner] rebondit sur le tourniquet
        [toppler] rebondit sur le culbuteur
        [door] rebondit sur la porte
       *[two] touche deux obstacles à la fois et fait demi-tour
    }
play-log-carom = touche la balle { $ball } et lui transmet { $left ->
        [one] { $left } impulsion
       *[other] { $left } impulsions
    }
play-log-settle = { $why ->
        [too-dear] n’a plus assez d’élan et s’arrête, { $place }
        [water] est arrêtée par l’eau, { $place }
        [door] s’arrête sous la porte, { $place }
        [rolled-back] redescend, { $place }
        [fell-through] tombe à travers le pont, { $place }
        [wedged] reste coincée, { $place }
       *[spent] s’arrête, { $place }
    }
play-log-token = prend le jeton { $value }
play-log-piece = { $moved ->
        [roller] pousse le rouleau
        [spinner] fait tourner le tourniquet
        [toppler] renverse le culbuteur
        [door-opens] soulève la porte
       *[door-closes] la porte se referme
    }
play-log-holed = tombe dans le trou
play-log-passes = { $ball } : coup perdu.
play-withdrawn = { $name ->
        [Vous] { $why ->
            [absent] Votre absence a trop duré.
            [resigned] Vous abandonnez.
           *[other] Votre temps est écoulé.
        }
       *[other] { $why ->
            [absent] L’absence { DE($name) } a trop duré.
            [resigned] { $name } abandonne.
           *[other] Le temps { DE($name) } est écoulé.
        }
    }
play-ends-bounces = { $what ->
        [rails] { $count ->
            [one] par le muret
            [2] deux rebonds sur le muret
            [3] trois rebonds sur le muret
           *[other] { $count } rebonds sur le muret
        }
       *[other] { $count ->
            [one] 1 rebond
           *[other] { $count } rebonds
        }
    }
play-ends-carom = touche la balle { $ball }
play-ends-hole = dans le trou
play-ends-rest = { $why ->
        [too-dear] plus assez d’élan, { $place }
        [water] dans l’eau, { $place }
        [door] sous la porte, { $place }
        [rolled-back] redescend, { $place }
        [fell-through] tombe à travers le pont, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] { $dir } : descente gratuite, reste { $left }
       *[other] { $dir } : coût { $cost }, reste { $left }
    }
play-line-bounce = { $bounce } : { $in }, puis { $out }
play-line-carom-rest = reste sur place

# Ordre de jeu, compteur, feuille de score
play-ball-now = à jouer
play-ball-waits = en attente
play-ball-holed = rentrée en { $count }
play-ball-out = trou manqué : { $count }
play-ball-withdrawn = retirée de la partie
play-total = Total
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens } pour les jetons = { $total }
play-counter = { $mode ->
        [carom] Compteur : tour { $count } sur { $limit }
       *[basic] Compteur : coup { $count } sur { $limit }
    }
play-pad = Feuille de score
play-pad-number = Numéro
play-pad-course = Parcours
play-pad-open = en cours
play-pad-out = trou manqué
play-course-done = { $number } · { $name } : terminé
play-next-course = Parcours suivant
play-over = La partie est terminée
play-results = Voir le classement
play-rematch = Rejouer
play-look-board = Voir le plateau

# Le moment où une balle tombe
play-holed-word = { $against ->
        [ace] Trou en un !
        [under] { $under ->
            [one] En { $count } : un sous le par !
           *[other] En { $count } : { $under } sous le par !
        }
        [par] En { $count } : le par !
       *[plain] En { $count }
    }

# Quand des balles se touchent
play-carom-balls = Carambolage à { $count } !
play-call-bump = { $whom ->
        [Vous] { $by } vous bouscule !
       *[other] { $by ->
            [Vous] Vous bousculez { $whom } !
           *[other] { $by } bouscule { $whom } !
        }
    }
play-call-in = { $whom ->
        [own] Et dedans !
        [Vous] { $by } vous pousse dans le trou !
       *[other] { $by ->
            [Vous] Vous poussez { $whom } dans le trou !
           *[other] { $by } pousse { $whom } dans le trou !
        }
    }
play-call-water = Plouf, dans l’eau !
play-fate = { $what ->
        [in] { $by } a mis votre balle dans le trou.
        [water] { $by } a poussé votre balle dans l’eau.
        [nearer] { $by } { $count ->
            [one] a
           *[other] ont
        } rapproché votre balle du trou de { $steps } pas.
        [farther] { $by } { $count ->
            [one] a
           *[other] ont
        } éloigné votre balle du trou de { $steps } pas.
       *[moved] { $by } { $count ->
            [one] a
           *[other] ont
        } déplacé votre balle.
    }

# Ce qui est dit une fois
play-hint = Un conseil
play-hint-start = { $computer } partirait de la case de départ { $number }.
play-hint-die = { $computer } prendrait { $pick }.
play-hint-way = { $computer } jouerait vers { $dir ->
        [est] l’est
        [ouest] l’ouest
       *[other] le { $dir }
    }.
play-hint-endings = Touchez l’endroit où la balle doit s’arrêter, puis touchez-le encore pour jouer.
play-hint-impulses = Une impulsion, un pas. Touchez encore le dé pour le lancer.
play-about = Choisissez un dé, lancez-le, puis choisissez une direction : chaque impulsion fait avancer votre balle d’un pas. Mettez-la dans le trou en un minimum de coups.
play-learn = Apprendre en jouant

# À la fin
play-won-by = { $name ->
        [Vous] { $lead ->
            [0] Vous gagnez
            [one] Vous gagnez d’un point
           *[other] Vous gagnez de { $lead } points
        }
       *[other] { $lead ->
            [0] { $name } gagne
            [one] { $name } gagne d’un point
           *[other] { $name } gagne de { $lead } points
        }
    }
play-tied = Égalité
play-alone = { $total } en tout
play-best = Le plus beau coup
play-best-again = Revoir
play-best-share = Partager le clip
play-best-making = Préparation du clip…
play-best-shared = { $how ->
        [copied] Texte copié, clip enregistré.
       *[saved] Le clip est enregistré.
    }
play-best-failed = Impossible de créer le clip.
play-best-odds = { $sides ->
        [one] Une chance sur 6.
       *[other] { $sides } chances sur 6.
    }
play-share = Partager
play-share-line = { $headline } · Carambole, { $courses ->
        [one] { $courses } parcours
       *[other] { $courses } parcours
    }
play-shared = { $how ->
        [copied] Texte copié, image enregistrée.
       *[saved] L’image est enregistrée.
    }
play-details = Détails

# La fin d’une partie jouée seul
play-verdict = { $kind ->
        [ace] Trou en un !
        [under] { $difference ->
            [one] Un sous le par !
           *[other] { $difference } sous le par !
        }
        [par] Le par !
        [over] { $courses ->
            [one] Dans le trou en { $total }
           *[other] Les { $courses } parcours réussis
        }
        [some] { $holed ->
            [one] { $holed } trou réussi sur { $courses }
           *[other] { $holed } trous réussis sur { $courses }
        }
        [out] Trou manqué
        [left] Abandon
       *[plain] { $courses ->
            [one] Dans le trou en { $total }
           *[other] { $total } en tout
        }
    }
play-verdict-under = { $difference ->
        [one] un sous le par
       *[other] { $difference } sous le par
    }
play-verdict-out = { $courses ->
        [one] { $limit ->
            [one] Un coup n’a pas suffi cette fois.
           *[other] { $limit } coups n’ont pas suffi cette fois.
        }
       *[other] Cette fois, aucune balle n’est rentrée.
    }
play-verdict-strokes = { $strokes ->
        [one] { $strokes } coup
       *[other] { $strokes } coups
    }
play-verdict-par = { $sum }, par { $par }
play-try-again = Réessayer
play-share-course = { $course } : { $headline } · Carambole

# Dés scellés
play-sealed = Dés scellés
play-seal = Les dés sont scellés.
play-seal-text = Empreinte : { $print }. Après la partie, tout le monde pourra vérifier les dés.
play-seal-over = Empreinte : { $print }. Le secret est publié : chaque lancer peut être vérifié.
play-seal-shared = Empreinte : { $print }. Tout le monde joue cette coupe avec les mêmes dés. Le secret sera publié à la fin de l’édition.
play-seal-check = Vérifier les dés
play-seal-right = Tout est juste : { $draws ->
        [0] aucun dé n’a été lancé
        [one] le lancer correspond à l’empreinte
       *[other] les { $draws } lancers correspondent à l’empreinte
    }, et { $events ->
        [one] l’unique entrée de l’enregistrement est valable.
       *[other] les { $events } entrées de l’enregistrement sont valables.
    }
play-seal-wrong = La vérification a échoué : { $reason }
play-record = Enregistrer la partie

# Abandonner
play-resign = Abandonner
play-resign-title = Abandonner la partie ?
play-resign-text =
    { $others ->
        [0] La partie s’arrête là.
        [1] La partie s’arrête là, et { $name } gagne.
       *[other] Les autres continuent sans vous.
    } Sur ce parcours, vos balles déjà rentrées gardent leur score ; vos autres balles marquent la limite ({ $limit }).
play-resign-no = Continuer
play-abort = Annuler la partie
play-abort-title = Annuler la partie ?
play-abort-text = Tout le monde n’a pas encore joué : la partie s’arrête sans résultat.
play-aborted = Partie annulée

# Pourquoi s’est-elle arrêtée là ?
play-why = Pourquoi ?
play-why-title = Pourquoi la balle s’est-elle arrêtée là ?
play-why-strokes = Derniers coups
play-why-slider = Étape du coup
play-why-before = Étape précédente
play-why-after = Étape suivante
play-why-figure = Figure { $number }.
play-why-rule = Règle { $rule } dans le livret
play-why-step = Un pas, une impulsion
play-because-step = Sur la piste, chaque pas vers la case suivante coûte une impulsion. La balle va tout droit tant que la voie est libre.
play-why-step-slow = Un pas coûteux
play-because-step-slow = Un pas qui part du sable coûte deux impulsions. Un pas qui part du trou coûte autant, car le bord prend une impulsion.
play-why-step-water = Sortir de l’eau
play-because-step-water = Chaque pas qui part de l’eau coûte trois impulsions.
play-why-step-up = En montée
play-because-step-up = Aborder une pente, la monter et passer sur le pont : chacun de ces pas coûte deux impulsions.
play-why-step-down = En descente
play-because-step-down = Descendre une pente ne coûte rien. Arrivée en bas, la balle continue avec le reste de ses impulsions.
play-why-step-top = Sur le pont
play-because-step-top = En haut d’un obstacle, la balle suit le chemin, et chaque pas à plat coûte une impulsion.
play-why-bounce-mirror = Comme un miroir
play-because-bounce-mirror = Un muret droit abordé de biais renvoie la balle sous le même angle. Un rebond ne coûte rien.
play-why-bounce-follow = Le long du muret
play-because-bounce-follow = La balle longeait ce muret. Là où il tourne, elle le suit et dévie de 60°.
play-why-bounce-back = Demi-tour
play-because-bounce-back = Une pointe, un creux ou un muret arrondi renvoie la balle d’où elle vient.
play-why-bounce-two = Entre deux obstacles
play-because-bounce-two = Une balle qui touche deux obstacles à la fois repart d’où elle vient.
play-why-bounce-blocked = Pas d’issue
play-because-bounce-blocked = Le rebond mènerait contre un autre obstacle : la balle repart d’où elle vient.
play-why-bounce-arrow = Une flèche imprimée
play-because-bounce-arrow = Une flèche imprimée sur le plateau indique où repart la balle qui arrive par ici.
play-why-bounce-path = Le chemin s’arrête
play-because-bounce-path = Dans un canal ou en haut d’un obstacle, la balle suit le chemin. Si le chemin bifurque ou est bloqué, elle fait demi-tour.
play-why-bounce-roller = Le rouleau
play-because-bounce-roller = La balle repart d’où elle vient, et le rouleau avance d’une case s’il a la place.
play-why-bounce-spinner = Le tourniquet
play-because-bounce-spinner = Touché sur le côté, le bras du tourniquet pivote de 60° et dévie la balle en l’écartant de l’axe. Tout autre choc renvoie la balle.
play-why-bounce-toppler = Le culbuteur
play-because-bounce-toppler = La balle repart d’où elle vient, et la partie dressée bascule de l’autre côté s’il y a la place.
play-why-bounce-door = La porte fermée
play-because-bounce-door = Un montant de porte renvoie la balle. Du côté où elle ne s’ouvre pas, la porte fermée équivaut à un muret.
play-why-carom = Un carambolage
play-because-carom = Une balle qui en trouve une autre sur son chemin s’arrête et lui transmet toutes ses impulsions ; l’autre part dans la même direction.
play-why-settle-spent = Plus aucune impulsion
play-because-settle-spent = Toutes les impulsions sont dépensées : la balle reste où elle est.
play-why-settle-too-dear = Pas assez d’élan
play-because-settle-too-dear = Le pas suivant coûte plus d’impulsions qu’il n’en reste : ce reste est perdu, et la balle s’arrête là.
play-why-settle-water = Arrêtée par l’eau
play-because-settle-water = Une balle qui arrive dans l’eau depuis une case sèche s’arrête aussitôt, même s’il lui reste des impulsions.
play-why-settle-door = Sous la porte
play-because-settle-door = Du côté où la porte s’ouvre, la balle la soulève, passe dessous et s’y arrête.
play-why-settle-carom = Impulsions transmises
play-because-settle-carom = Une balle qui en touche une autre lui transmet ses impulsions et reste là où elle est.
play-why-settle-rolled-back = Redescendue
play-because-settle-rolled-back = Aucune balle ne s’arrête sur une pente : elle redescend jusqu’en bas.
play-why-settle-fell-through = À travers le pont
play-because-settle-fell-through = Une balle qui s’arrête sur le trou d’un pont tombe sur la case en dessous.
play-why-settle-wedged = Coincée
play-because-settle-wedged = La balle rebondirait sans fin sans rien dépenser : ses dernières impulsions sont perdues.
play-why-token = Un jeton
play-because-token = Une balle qui passe sur un jeton le prend sans ralentir ; il compte pour le propriétaire de la balle.
play-why-piece-roller = Le rouleau avance
play-because-piece-roller = Heurté par une balle, le rouleau avance d’une case dans la même direction, si cette case est libre.
play-why-piece-spinner = Le bras tourne
play-because-piece-spinner = Poussé de côté par la balle, le bras pivote de 60°, si la case suivante est libre.
play-why-piece-toppler = Le culbuteur tombe
play-because-piece-toppler = La partie dressée tombe sur les deux cases suivantes et y reste, comme un obstacle plat, jusqu’à la fin du parcours.
play-why-piece-door = La porte
play-because-piece-door = La porte reste ouverte tant qu’une balle se trouve dessous ou juste à côté, du côté opposé à l’ouverture. Dès qu’il n’y a plus de balle à ces endroits, elle se referme.
play-why-holed = Dans le trou
play-because-holed = Une balle qui finit sur le trou y tombe : avec juste assez d’impulsions, ou une de trop. Avec deux de trop, elle passe par-dessus.

# Touches
play-keys-starts = choisir d’abord un départ (aussi A–F, ← →)
play-keys-dice = puis choisir un dé ou une carte
play-keys-cards = choisir une carte
play-keys-directions = voir une direction (touches autour de S) ; la même touche encore une fois pour jouer
play-keys-arrows = avant le lancer : changer de départ ou de dé ; après : changer de direction
play-keys-enter = lancer, jouer, continuer
play-keys-back = annuler le dernier choix
play-keys-skip = sauter l’animation (comme toute autre touche)
play-keys-zoom = rapprocher, éloigner, vue normale
play-keys-overview = tout le plateau, ou suivre la balle
play-keys-solid = passer du plateau dessiné à la vue en 3D
play-keys-orbit = tourner la vue en 3D
play-keys-pieces = les pièces du parcours, une par une
play-keys-why = pourquoi la balle s’est arrêtée là

# Les doigts
play-touch-board = Toucher une flèche ou un départ
play-touch-board-does = montre où cela mène
play-touch-again = Toucher encore
play-touch-again-does = valide ce choix
play-touch-pinch = Deux doigts
play-touch-pinch-does = rapprochent ou éloignent la vue
play-touch-double = Toucher deux fois
play-touch-double-does = montre tout le plateau, ou suit de nouveau la balle
play-touch-moving = Toucher pendant une animation
play-touch-moving-does = abrège l’animation
play-touch-flag = Le drapeau au bord
play-touch-flag-does = montre le trou, puis revient
play-touch-piece = Toucher une pièce
play-touch-piece-does = dit ce qu’elle fait

# Un fantôme : une partie d’avant, à côté de la sienne
play-ghost = Fantôme
play-ghost-begins = { $name ->
        [Vous] Vous jouez contre le fantôme de votre propre partie. Résultat à battre : { $total }.
       *[other] Vous jouez contre le fantôme { DE($name) }. Résultat à battre : { $total }.
    }
play-ghost-played = { $count ->
        [0] Fantôme
       *[other] Fantôme : coup { $count }
    }
play-ghost-done = Fantôme : terminé
play-ghost-stroke = Fantôme, coup { $number } : { $place }.
play-ghost-holed = Fantôme, coup { $number } : dans le trou.
play-ghost-won = { $strokes ->
        [one] Fantôme : { $total }. Vous gagnez avec un coup d’avance.
       *[other] Fantôme : { $total }. Vous gagnez avec { $strokes } coups d’avance.
    }
play-ghost-lost = { $strokes ->
        [one] Fantôme : { $total }. Il gagne avec un coup d’avance.
       *[other] Fantôme : { $total }. Il gagne avec { $strokes } coups d’avance.
    }
play-ghost-tied = Fantôme : { $total } aussi. Égalité.

# Directions sur un plateau tourné
direction-N = nord
direction-S = sud
