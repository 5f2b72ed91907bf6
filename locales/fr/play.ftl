# L'écran du mini-golf
play-opening = Ouverture de la table…
play-unknown = Cette partie n’est pas sur cet appareil.
play-unknown-why = Les parties restent dans le navigateur où elles ont commencé. Celle-ci a peut-être été supprimée, ou l’adresse vient d’un autre appareil.
play-failed = La table n’a pas pu être ouverte.
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
play-match = Cette partie
play-rules = Livre des règles
play-kept = La partie est gardée sur cet appareil après chaque action. Vous pouvez partir quand vous voulez.
play-kept-online = Le serveur garde la partie après chaque action. Vous pouvez partir quand vous voulez et revenir par le lien.
play-order = Ordre de jeu
play-board = Plateau
play-board-label = Le parcours { $name }. Balles dessus : { $balls }
play-panel = Votre coup
play-story = Ce qui se passe, en mots
play-story-empty = La partie commence.
play-skip-link = Aller au plateau
play-view-turn = Tourner le plateau
play-view-whole = Voir tout le plateau
play-view-follow = Se rapprocher et suivre la balle
play-view-hole = { $steps ->
        [0] Vers le trou
        [one] Vers le trou, à { $steps } pas
       *[other] Vers le trou, à { $steps } pas
    }
play-view-back = Revenir à la balle
play-pieces = Les pièces du parcours
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
        [Vous] Aucune direction n’est ouverte
       *[other] Aucune direction n’est ouverte, { $name }
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
        [0] Choisissez un dé pour voir ses six faces et ce qu’il peut atteindre.
       *[other] Choisissez un dé ou une carte pour voir ses six faces et ce qu’elle peut atteindre.
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
play-go-pass = Le coup passe
play-go-offline = Pas de connexion
play-go-elsewhere = Jouée dans un autre onglet
play-elsewhere = Cette partie se joue dans un autre onglet ou une autre fenêtre. Ici, vous pouvez la suivre.
play-elsewhere-take = Jouer ici
play-overtaken = Un autre onglet a continué cette partie entre-temps. Regardez encore, puis décidez.
play-skip = Sauter
play-ways-in = { $count ->
        [one] Un chemin mène au trou.
        [2] Deux chemins mènent au trou.
       *[other] { $count } chemins mènent au trou.
    }
play-go-it = Jouer
play-skip-to-me = Jusqu’à mon tour
play-skip-to-end = Jusqu’à la fin
play-key-space = Espace
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
           *[other] . Dans le trou avec { $holes } faces sur six
        }
       *[other] { $pick }, résultat { $rolled }
    }
play-pick-lit = { $said }, un bon choix maintenant
play-pick-chosen = { $pick }. Ses faces : { $sides }.
play-side-of = avec { $side }
play-side-holes = peut atteindre le trou
play-reach-hole = { $sides }/6
play-rose = Direction
play-impulses = { $count ->
        [one] impulsion
       *[other] impulsions
    }
play-open-way = { $dir } : { $leads }
play-shut-way = { $dir } : fermé
play-open-ways = Ouvert : { $ways }.
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
play-told-rolled = { $name ->
        [Vous] Vous faites { $impulses } avec { $pick }.
       *[other] { $name } : { $impulses } avec { $pick }.
    }
play-told-sentence = { $ball } : { $story }.
play-told-blow = { $ball } : { $story }
play-told-run = { $layer ->
        [top] { $count } { $dir } là-haut
       *[ground] { $count } { $dir }
    }
play-told-bounce = { $thing ->
        [wall] rebondit sur le mur
        [flat] rebondit sur un obstacle plat
        [tall] rebondit sur un obstacle haut
        [roller] rebondit sur le rouleau
        [spinner] rebondit sur le tourniquet
        [toppler] rebondit sur le culbuteur
        [door] rebondit sur la porte
       *[two] revient entre deux obstacles
    }
play-told-carom = touche la balle { $ball } et lui donne { $left }
play-told-settle = { $why ->
        [too-dear] n’a plus assez d’élan et s’arrête, { $place }
        [water] est arrêtée par l’eau, { $place }
        [door] s’arrête sous la porte, { $place }
        [rolled-back] redescend, { $place }
        [fell-through] tombe à travers le pont, { $place }
        [wedged] reste coincée, { $place }
       *[spent] s’arrête, { $place }
    }
play-told-token = prend le jeton { $value }
play-told-piece = { $moved ->
        [roller] pousse le rouleau
        [spinner] fait tourner le tourniquet
        [toppler] renverse le culbuteur
        [door-opens] soulève la porte
       *[door-closes] la porte se referme
    }
play-told-holed = tombe dans le trou
play-told-passes = { $ball } : le coup passe.
play-withdrawn = { $name ->
        [Vous] { $why ->
            [absent] Votre absence a duré trop longtemps.
            [resigned] Vous abandonnez.
           *[other] Vous n’avez plus de temps.
        }
       *[other] { $why ->
            [absent] L’absence de { $name } a duré trop longtemps.
            [resigned] { $name } abandonne.
           *[other] { $name } n’a plus de temps.
        }
    }
play-leads-bounces = { $what ->
        [rails] { $count ->
            [one] par une bande
            [2] par deux bandes
            [3] par trois bandes
           *[other] par { $count } bandes
        }
       *[other] { $count ->
            [one] 1 rebond
           *[other] { $count } rebonds
        }
    }
play-leads-carom = touche la balle { $ball }
play-leads-hole = dans le trou
play-leads-rest = { $why ->
        [too-dear] bloquée, { $place }
        [water] dans l’eau, { $place }
        [door] sous la porte, { $place }
        [rolled-back] redescend, { $place }
        [fell-through] tombe à travers le pont, { $place }
       *[spent] { $place }
    }
play-line-step = { $cost ->
        [0] { $dir }, en descente pour rien, reste { $left }
       *[other] { $dir }, coûte { $cost }, reste { $left }
    }
play-line-bounce = { $bounce } : { $in } devient { $out }
play-line-carom-rest = reste sur place

# Ordre de jeu, compteur, bloc de score
play-ball-now = à jouer
play-ball-waits = attend
play-ball-holed = au trou en { $count }
play-ball-out = pas au trou : { $count }
play-ball-withdrawn = hors de la partie
play-total = Total
play-sum = { $strokes } { $sign ->
        [minus] −
       *[plus] +
    } { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } = { $total }
play-counter = { $mode ->
        [carom] Compteur : tour { $count } sur { $limit }
       *[basic] Compteur : coup { $count } sur { $limit }
    }
play-pad = Bloc de score
play-pad-number = Numéro
play-pad-course = Parcours
play-pad-open = pas terminé
play-pad-out = pas au trou
play-course-done = { $number } · { $name } est terminé
play-next-course = Parcours suivant
play-over = La partie est terminée
play-results = Voir le classement
play-rematch = Rejouer
play-look-board = Regarder le plateau

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
play-carom-balls = Chaîne de { $count } !
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
        } rapproché votre balle de { $steps } pas.
        [farther] { $by } { $count ->
            [one] a
           *[other] ont
        } éloigné votre balle de { $steps } pas.
       *[moved] { $by } { $count ->
            [one] a
           *[other] ont
        } déplacé votre balle.
    }

# Ce qui est dit une fois
play-hint = Un conseil
play-hint-start = { $computer } partirait de la case de départ { $number }.
play-hint-die = { $computer } prendrait { $pick }.
play-hint-way = { $computer } jouerait : { $dir }.
play-hint-endings = Choisissez où elle doit finir. Encore une fois, et le coup part.
play-hint-impulses = Une impulsion, un pas. Touchez encore le dé pour le lancer.
play-about = Choisissez un dé, lancez-le, puis choisissez une direction : chaque impulsion fait avancer votre balle d’un pas. Envoyez-la dans le trou en aussi peu de coups que possible.
play-learn = Apprendre en jouant

# À la fin
play-won-by = { $name ->
        [Vous] { $lead ->
            [0] Vous gagnez
           *[other] Vous gagnez de { $lead }
        }
       *[other] { $lead ->
            [0] { $name } gagne
           *[other] { $name } gagne de { $lead }
        }
    }
play-tied = Égalité
play-alone = { $total } en tout
play-best = Le plus beau coup
play-best-again = Revoir
play-best-share = Partager le clip
play-best-making = Préparation du clip…
play-best-shared = { $how ->
        [copied] Copié, et le clip est enregistré.
       *[saved] Le clip est enregistré.
    }
play-best-failed = Le clip n’a pas pu être créé.
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
        [copied] Copié, et l’image est enregistrée.
       *[saved] L’image est enregistrée.
    }
play-details = Détails

# La fin d'une partie jouée seul
play-verdict = { $kind ->
        [ace] Trou en un !
        [under] { $difference ->
            [one] Un sous le par !
           *[other] { $difference } sous le par !
        }
        [par] Dans le par !
        [over] { $courses ->
            [one] Au trou en { $total }
           *[other] Les { $courses } sont au trou
        }
        [some] { $holed } sur { $courses } au trou
        [out] Pas au trou
        [left] Abandon
       *[plain] { $courses ->
            [one] Au trou en { $total }
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
play-seal-text = Empreinte { $print }. Chacun pourra les vérifier après la partie.
play-seal-over = Empreinte { $print }. Le secret est levé : chaque lancer peut être vérifié.
play-seal-shared = Empreinte { $print }. Tout le monde joue cette coupe avec les mêmes dés. Le secret sera levé à la fin de l’édition.
play-seal-check = Vérifier les dés
play-seal-right = Tout est juste : { $draws ->
        [one] 1 lancer
       *[other] { $draws } lancers
    } et { $events ->
        [one] 1 événement
       *[other] { $events } événements
    } correspondent au sceau.
play-seal-wrong = Quelque chose ne va pas : { $reason }
play-record = Enregistrer la partie

# Abandonner
play-resign = Abandonner
play-resign-title = Abandonner la partie ?
play-resign-text =
    { $others ->
        [0] La partie s’arrête ici.
        [1] La partie s’arrête ici et { $name } gagne.
       *[other] Les autres continuent sans vos balles.
    } Sur ce parcours, une balle dans le trou garde son score ; vos autres balles notent la limite, { $limit }.
play-resign-no = Continuer
play-abort = Annuler la partie
play-abort-title = Annuler la partie ?
play-abort-text = Tout le monde n’a pas encore joué. La partie s’arrête sans résultat.
play-aborted = Partie annulée

# Pourquoi s'est-elle arrêtée là ?
play-why = Pourquoi ?
play-why-title = Pourquoi s’est-elle arrêtée là ?
play-why-strokes = Derniers coups
play-why-slider = Pas du coup
play-why-before = Pas précédent
play-why-after = Pas suivant
play-why-figure = Figure { $number }.
play-why-rule = Règle { $rule } dans le livre
play-why-step = Un pas, une impulsion
play-because-step = Sur l’allée libre, chaque pas vers la case suivante coûte une impulsion. La balle garde sa direction tant que la voie est ouverte.
play-why-step-slow = Un pas coûteux
play-because-step-slow = Un pas qui commence dans le sable coûte deux impulsions ; un pas qui commence sur le trou aussi : le bord en prend une.
play-why-step-water = Sortir de l’eau
play-because-step-water = Chaque pas qui commence dans l’eau coûte trois impulsions.
play-why-step-up = En montée
play-because-step-up = Chaque pas pour aborder une pente, la monter et passer sur le pont coûte deux impulsions.
play-why-step-down = En descente
play-because-step-down = Descendre une pente ne coûte rien. Au pied, la balle continue avec ce qui lui reste.
play-why-step-top = Sur le pont
play-because-step-top = Sur un obstacle haut, la balle suit le chemin ; un pas de pont à pont coûte une impulsion.
play-why-bounce-mirror = Comme un miroir
play-because-bounce-mirror = Un mur droit abordé de biais renvoie la balle sous le même angle. Un rebond ne coûte rien.
play-why-bounce-follow = Le long du mur
play-because-bounce-follow = La balle longeait ce mur. Là où il tourne, elle le suit d’un sixième de tour.
play-why-bounce-back = Demi-tour
play-because-bounce-back = Une pointe, un creux ou un mur arrondi renvoie la balle d’où elle vient.
play-why-bounce-two = Entre deux obstacles
play-because-bounce-two = Une balle qui touche deux choses à la fois repart d’où elle vient.
play-why-bounce-blocked = Pas d’issue
play-because-bounce-blocked = La direction où ce mur enverrait la balle est bloquée elle aussi : elle revient.
play-why-bounce-arrow = Une flèche imprimée
play-because-bounce-arrow = Une flèche imprimée sur le plateau dit où va la balle qui arrive par ici.
play-why-bounce-path = Le chemin s’arrête
play-because-bounce-path = Dans un canal et sur un obstacle haut, la balle suit le chemin. Là où elle ne peut plus avancer, elle revient.
play-why-bounce-roller = Le rouleau
play-because-bounce-roller = La balle revient, et le rouleau avance d’une case s’il y a la place.
play-why-bounce-spinner = Le tourniquet
play-because-bounce-spinner = Touché sur le côté de son bras, le tourniquet tourne d’un sixième et écarte la balle de son axe. Tout autre choc renvoie la balle.
play-why-bounce-toppler = Le culbuteur
play-because-bounce-toppler = La balle revient, et la partie debout tombe du côté poussé s’il y a la place.
play-why-bounce-door = La porte fermée
play-because-bounce-door = Un montant renvoie la balle. De l’autre côté, la porte fermée est un mur.
play-why-carom = Un carambolage
play-because-carom = Une balle qui en trouve une autre devant elle s’arrête et lui passe toutes ses impulsions ; l’autre repart dans la même direction.
play-why-settle-spent = Plus d’impulsion
play-because-settle-spent = Toutes les impulsions sont dépensées : la balle reste où elle est.
play-why-settle-too-dear = Pas assez d’élan
play-because-settle-too-dear = Le pas suivant coûte plus que ce qui reste. Le reste est perdu et la balle ne bouge plus.
play-why-settle-water = Arrêtée par l’eau
play-because-settle-water = Une balle qui arrive dans l’eau depuis le sec s’arrête aussitôt, quoi qu’il lui reste.
play-why-settle-door = Sous la porte
play-because-settle-door = Du côté de l’ouverture, la balle soulève la porte, passe dessous et s’y arrête.
play-why-settle-carom = Elle a passé ses impulsions
play-because-settle-carom = Après avoir touché une autre balle, elle reste où elle est.
play-why-settle-rolled-back = Redescendue
play-because-settle-rolled-back = Aucune balle ne reste sur une pente : elle roule jusqu’au pied.
play-why-settle-fell-through = À travers le pont
play-because-settle-fell-through = Une balle qui s’arrête sur le trou d’un pont tombe sur le sol en dessous.
play-why-settle-wedged = Coincée
play-because-settle-wedged = Elle irait et viendrait sans fin sans rien dépenser : le reste est perdu.
play-why-token = Un jeton
play-because-token = Une balle qui arrive sur un jeton le prend sans ralentir ; il compte pour son propriétaire.
play-why-piece-roller = Le rouleau avance
play-because-piece-roller = Touché, le rouleau avance d’une case dans la direction de la balle si elle est libre.
play-why-piece-spinner = Le bras tourne
play-because-piece-spinner = Poussé de côté, le bras tourne d’un sixième si cette case est libre.
play-why-piece-toppler = Le culbuteur tombe
play-because-piece-toppler = La partie debout tombe sur les deux cases derrière et y reste comme obstacle plat jusqu’à la fin du parcours.
play-why-piece-door = La porte
play-because-piece-door = La porte reste ouverte tant qu’une balle est dessous ou contre elle de l’autre côté, et se ferme dès qu’il n’y en a plus.
play-why-holed = Dans le trou
play-because-holed = Une balle dont les impulsions finissent sur le trou y tombe : avec juste assez, ou une de trop. Avec deux de plus, elle passe par-dessus.

# Touches
play-keys-starts = choisir d’abord un départ ; aussi A … F et ← →
play-keys-dice = puis choisir un dé ou une carte
play-keys-cards = choisir une carte
play-keys-directions = regarder dans une direction, selon la place des touches autour de S ; la même touche encore joue
play-keys-arrows = avant le lancer : départ et dé ; après : tourner parmi les directions ouvertes
play-keys-enter = lancer, jouer, continuer
play-keys-back = un pas en arrière
play-keys-skip = passer ce qui bouge (toute touche le fait)
play-keys-zoom = plus près, plus loin, comme avant
play-keys-overview = tout le plateau, ou suivre la balle
play-keys-pieces = ce qu’il y a sur le parcours, pièce par pièce
play-keys-why = pourquoi s’est-elle arrêtée là ?

# Les doigts
play-touch-board = Toucher une flèche ou un départ
play-touch-board-does = montre où cela mène
play-touch-again = Toucher encore
play-touch-again-does = la joue
play-touch-pinch = Deux doigts
play-touch-pinch-does = plus près, plus loin
play-touch-double = Toucher deux fois
play-touch-double-does = montre tout, ou suit de nouveau la balle
play-touch-moving = Toucher pendant un mouvement
play-touch-moving-does = le passe
play-touch-flag = Le drapeau au bord
play-touch-flag-does = glisse jusqu’au trou et revient
play-touch-piece = Une pièce
play-touch-piece-does = dit ce qu’elle fait

# Un fantôme : une partie d’avant, à côté de la sienne
play-ghost = Fantôme
play-ghost-begins = { $name ->
        [Vous] Vous jouez contre le fantôme de votre propre partie. Résultat à battre : { $total }.
       *[other] Le fantôme { DE($name) } vous accompagne. Résultat à battre : { $total }.
    }
play-ghost-played = { $count ->
        [0] Fantôme
       *[other] Fantôme : coup { $count }
    }
play-ghost-done = Fantôme : terminé
play-ghost-stroke = Le fantôme, coup { $number } : { $place }.
play-ghost-holed = Le fantôme, coup { $number } : dans le trou.
play-ghost-won = { $strokes ->
        [one] Le fantôme : { $total }. Vous gagnez d’un coup.
       *[other] Le fantôme : { $total }. Vous gagnez de { $strokes } coups.
    }
play-ghost-lost = { $strokes ->
        [one] Le fantôme : { $total }. Il gagne d’un coup.
       *[other] Le fantôme : { $total }. Il gagne de { $strokes } coups.
    }
play-ghost-tied = Le fantôme : { $total }, lui aussi.

# Directions sur un plateau tourné
direction-N = nord
direction-S = sud
