# Revoir : parcourir un enregistrement, chance et adresse, vérifier les dés, le transmettre
replay-title = Revoir
replay-sub = { $game ->
        [golf] Revoir · coup { $number } sur { $count }
       *[other] Revoir · coup { $number } sur { $count }
    }
replay-opening = Ouverture de l’enregistrement…
replay-open-file = Ouvrir un enregistrement
replay-open-note = Choisissez le fichier d’une partie ou déposez-le n’importe où sur cette page. Il reste sur cet appareil.
replay-refused-unknown = Cette partie n’est ni sur cet appareil ni sur le serveur.
replay-refused-offline = Cette partie n’est pas sur cet appareil, et le serveur est injoignable.
replay-refused-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
replay-refused-no-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il est abîmé.
replay-refused-bad-link = Ce lien est incomplet ou a été modifié : redemandez-le.
replay-refused-version = Cet enregistrement vient d’une autre version de Carambole et ne peut pas être lu ici.
replay-refused-nothing = Aucun coup n’a encore été joué dans cette partie.

# Avant d’ouvrir un enregistrement
replay-own = Vos parties
replay-own-all = Les { $count } parties
replay-match-open = en cours
replay-match-score = Score : { $total }
replay-match-online = en ligne
replay-sample = Une partie en exemple
replay-sample-text = Vous n’avez pas encore joué ? Regardez Mia contre Max sur trois parcours : un trou en un et une partie gagnée avec un seul coup d’avance.
replay-sample-watch = Regarder la partie

# La barre de bois
replay-controls = Lecture de la partie
replay-first = Au début
replay-back = Étape précédente
replay-play = Lire
replay-pause = Pause
replay-on = Étape suivante
replay-last = À la fin
replay-speed = Vitesse : × { $speed }
replay-list = Tous les coups
replay-strokes = Coups
replay-jump = { $number } : { $title }
replay-scrub = Position dans la partie
replay-keys-step = Étape précédente ou suivante
replay-keys-stroke = Coup précédent ou suivant
replay-keys-ends = Au début, à la fin
replay-keys-play = Lire ou mettre en pause

# Étapes
replay-step-begin = La partie commence
replay-step-course = Parcours { $number } : { $name }
replay-step-round = Manche { $number }
replay-step-start = { $name ->
        [Vous] Vous posez la balle { $ball }
       *[other] { $name } pose la balle { $ball }
    }
replay-step-pick = { $name ->
        [Vous] Vous prenez : { $pick }
       *[other] { $name } prend : { $pick }
    }
replay-step-roll = { $name ->
        [Vous] Vous faites { $impulses }
       *[other] { $name } fait { $impulses }
    }
replay-step-stroke = { $name } : { $impulses }, direction { $dir }
replay-step-pass = { $name } : aucune direction possible
replay-step-shot = { $name }, coup { $number }
replay-step-choice = { $name ->
        [Vous] Vous choisissez
       *[other] { $name } choisit
    }
replay-step-end = La partie est terminée
replay-result = { $rank }. { $name } : { $total }
replay-say = Récit

# Choix
replay-choice-best = { $chosen } : c’était le meilleur choix.
replay-choice-cost = { $choice }, gain en coups : { $exact ->
        [yes] { $cost }
       *[no] environ { $cost }
    }
replay-instead = { $best } au lieu { $chosen }
replay-left-die = { $die ->
        [white] du blanc
        [blue] du bleu
        [yellow] du jaune
        [green] du vert
        [orange] de l’orange
        [violet] du violet
        [red] du rouge
        [black] du noir
       *[other] du dé { $die }
    }
replay-left-card = de la carte { $card }
replay-left-way = { $dir ->
        [E] de l’est
        [NE] du nord-est
        [NW] du nord-ouest
        [W] de l’ouest
        [SW] du sud-ouest
        [SE] du sud-est
       *[other] de { $dir }
    }
replay-left-start = du { $number }
replay-choice-close = { $chosen } ou { $best } : pas de différence nette (écart en coups : { $cost }).
replay-options = { $count ->
        [one] { $count } choix possible
       *[other] { $count } choix possibles
    }
replay-option = Choix
replay-option-rest = Coups à venir
replay-option-stand = Par rapport aux autres
replay-option-more = Par rapport au meilleur
replay-option-how = { $much ->
        [none] le meilleur
        [little] un peu moins bon
        [some] moins bon
        [close] trop proche pour trancher
       *[much] bien moins bon
    }
replay-option-hint = Survolez un choix ou touchez-le pour voir sur le plateau où il mène.
replay-option-leads = { $choice } : { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice } : aucune face ne mène au trou.
        [1] { $choice } : une face sur six mène au trou.
       *[other] { $choice } : { $sides } faces sur six mènent au trou.
    }
replay-option-chosen = joué
replay-tag-luck = Chance au lancer
replay-tag-skill = Qualité du choix
replay-roll-how = { $how ->
        [kind] favorable
        [unkind] défavorable
       *[even] ordinaire
    }
replay-choice-how = { $how ->
        [well] bon choix
        [little] choix un peu coûteux
        [some] choix coûteux
        [close] trop serré pour trancher
       *[much] choix très coûteux
    }
replay-tag-before = Chances avant
replay-tag-after = Chances après
replay-shot-best = Aucun meilleur coup n’a été trouvé.
replay-shot-better = Le meilleur coup trouvé donne { $best } de chances de gagner ({ $gain }).
replay-shot-show = Voir le meilleur coup
replay-shot-played = Revenir au coup joué
replay-heat = Afficher la valeur des cases
replay-heat-key = coups à venir

# Chance et adresse
replay-findings = Chance et adresse
replay-sums = Bilan de la chance et de l’adresse
replay-luck = chance
replay-skill = adresse
replay-both = les deux ensemble
replay-luck-head = Chance
replay-skill-head = Adresse
replay-guess-head = Écart
replay-par = Par
replay-score = Score
replay-in-strokes = En coups
replay-whose = Coups de
replay-chart-key = en haut : gagné, en bas : perdu
replay-chart-label = { $name } : { $count ->
        [one] un coup
       *[other] { $count } coups
    }. Chance { $luck }, adresse { $skill }, en coups gagnés.
replay-verdict = { $name ->
        [Vous] { $dice ->
            [gave] Coups gagnés grâce aux dés : { $luck }
            [took] Coups perdus à cause des dés : { $luck }
           *[even] Les dés ont été neutres pour vous
        }{ $choices ->
            [cost] {""} ; coups perdus à cause de vos choix : { $skill }.
           *[perfect] {""} ; chacun de vos choix était le meilleur.
        }
       *[other] { $dice ->
            [gave] Coups gagnés par { $name } grâce aux dés : { $luck }
            [took] Coups perdus par { $name } à cause des dés : { $luck }
           *[even] Les dés ont été neutres pour { $name }
        }{ $choices ->
            [cost] {""} ; coups perdus à cause de ses choix : { $skill }.
           *[perfect] {""} ; chacun de ses choix était le meilleur.
        }
    }
replay-costly = { $name ->
        [Vous] { $count ->
            [one] Votre choix le plus coûteux
           *[other] Vos { $count } choix les plus coûteux
        }
       *[other] { $count ->
            [one] Le choix le plus coûteux { DE($name) }
           *[other] Les { $count } choix les plus coûteux { DE($name) }
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Parcours { $course }, tour { $number }
       *[basic] Parcours { $course }, coup { $number }
    }
replay-costly-shot = Manche { $round }, coup { $number }
replay-costly-gain = Meilleur coup trouvé : { $gain } de chances de gagner
replay-went = { $choices ->
        [well] De bons choix
        [mixed] De bons choix, et d’autres coûteux
       *[dear] Des choix coûteux
    }{ $dice ->
        [kind] {""} ; des dés cléments.
        [unkind] {""} ; des dés sévères.
       *[even] {""} ; des dés neutres.
    }
replay-expected = Prévu
replay-result-head = Bilan
replay-carom-note = Le mode carambole est trop complexe pour un calcul exact : ces valeurs sont estimées par un programme entraîné à ce jeu, avec leur marge d’erreur (±). La chance réunit les lancers et les coups des autres. « Écart » est l’erreur des estimations. Le bilan compte les coups d’avance sur la moyenne des autres.
replay-verdict-carom = { $name ->
        [Vous] { $dice ->
            [gave] Coups gagnés grâce aux dés : { $luck }
            [took] Coups perdus à cause des dés : { $luck }
           *[even] Les dés ont été neutres pour vous
        }{ $they ->
            [gave] {""} ; coups gagnés grâce aux autres : { $others }
            [took] {""} ; coups perdus à cause des autres : { $others }
           *[even] {""}
        }{ $choices ->
            [cost] {""} ; coups perdus à cause de vos choix : { $skill }.
           *[close] {""} ; vos choix valaient à peu près les meilleurs.
        }
       *[other] { $dice ->
            [gave] Coups gagnés par { $name } grâce aux dés : { $luck }
            [took] Coups perdus par { $name } à cause des dés : { $luck }
           *[even] Les dés ont été neutres pour { $name }
        }{ $they ->
            [gave] {""} ; coups gagnés grâce aux autres : { $others }
            [took] {""} ; coups perdus à cause des autres : { $others }
           *[even] {""}
        }{ $choices ->
            [cost] {""} ; coups perdus à cause de ses choix : { $skill }.
           *[close] {""} ; ses choix valaient à peu près les meilleurs.
        }
    }
replay-winning = Chances de gagner la partie
replay-winning-line = { $name ->
        [Vous] vous
       *[other] { $name }
    }
replay-winning-label = Chances de gagner la partie, coup par coup ; à la fin : { $chances }.
replay-decided = Le coup décisif
replay-decided-how = { $winner ->
        [Vous] Parcours { $course } : vos chances de gagner sont passées de { $before } à { $after }.
       *[other] Parcours { $course } : les chances de gagner { DE($winner) } sont passées de { $before } à { $after }.
    }
replay-unjudged = non jugé : inachevé
replay-guess-note = Ce parcours a trop de positions pour un calcul exact : le par est une bonne estimation, dont l’erreur est indiquée sous « Écart ».
replay-unreviewed-unfinished = Chance et adresse se calculent à la fin de la partie. Les choix faits jusqu’ici sont jugés ci-dessus.
replay-unreviewed-fault = Chance et adresse ne se calculent que si l’enregistrement est sans erreur.
replay-chances = Chances de gagner la manche
replay-chances-note = L’ordinateur joue de nombreuses fois la suite de chaque position pour estimer les chances de chacun. Comptez environ une seconde par coup ; vous pouvez arrêter à tout moment.
replay-chances-find = Calculer les chances
replay-chances-line = { $name ->
        [Vous] vos chances
       *[other] chances { DE($name) }
    }
replay-chances-slip = coup coûteux
replay-chances-label = { $name ->
        [Vous] Vos chances de gagner la manche, coup par coup ({ $count ->
            [one] un coup
           *[other] { $count } coups
        }) ; à la fin : { $chance }.
       *[other] Chances { DE($name) } de gagner la manche, coup par coup ({ $count ->
            [one] un coup
           *[other] { $count } coups
        }) ; à la fin : { $chance }.
    }
replay-working = Calcul en cours
replay-working-at = { $done } sur { $count }
replay-cancel = Annuler
replay-work-again = Calculer
replay-work-failed = Le calcul n’a pas abouti.

# Vérifier
replay-check = Vérifier les dés
replay-check-record = Vérifier l’enregistrement
replay-check-busy = Vérification de chaque lancer…
replay-check-right = { $draws ->
        [one] Le seul lancer est juste, et chaque coup aussi.
       *[other] Les { $draws } lancers sont justes, et chaque coup aussi.
    }
replay-check-right-shots = Les { $events } entrées sont justes : chaque coup rejoué donne exactement le même résultat.
replay-check-unfinished = La partie n’est pas terminée. L’enveloppe scellée s’ouvrira à la fin ; chaque lancer pourra alors être vérifié.
replay-check-sealed = Tous les coups sont valides. Les lancers pourront être vérifiés à la fin de cette édition de la coupe.
replay-check-jump = Aller à cet endroit
replay-check-shots = Il n’y a pas de dés à Carramboule. Chaque coup a été rejoué avec la même physique et comparé à l’enregistrement.
replay-check-limits = La vérification ne prouve pas l’identité des joueurs. Elle ne montre pas non plus si le serveur a révélé à quelqu’un le contenu de l’enveloppe.
replay-seal-1 = Une enveloppe scellée
replay-seal-1-text = Avant l’arrivée des joueurs, le serveur a tiré un nombre secret et publié son empreinte. Changer le nombre changerait l’empreinte.
replay-seal-2 = Chacun ajoute du hasard
replay-seal-2-text = Chaque joueur a ajouté quelques octets aléatoires. Le serveur ne pouvait donc pas choisir un secret à son avantage.
replay-seal-2-none = Il n’y avait que des joueurs gérés par l’ordinateur : ils n’ajoutent rien.
replay-seal-3 = L’enveloppe est ouverte
replay-seal-3-text = À la fin, le secret a été publié. L’empreinte de ce secret est bien celle publiée au début.
replay-seal-3-later = D’autres jouent encore avec les mêmes dés. Le secret sera publié à la fin de l’édition.
replay-seal-4 = Chaque lancer recalculé
replay-seal-4-text = À partir du secret et des octets des joueurs, chaque lancer a été recalculé et comparé à l’enregistrement, et chaque coup rejoué selon les règles.
replay-fault-roll = { $name ->
        [Vous] Le lancer { $roll }, fait par vous, ne correspond pas aux dés scellés (entrée { $version }).
       *[other] Le lancer { $roll }, fait par { $name }, ne correspond pas aux dés scellés (entrée { $version }).
    }
replay-fault-end = La fin de l’enregistrement est fausse : le secret ou le résultat ne correspond pas (entrée { $version }).
replay-fault-action = { $name ->
        [Vous] Un de vos coups a été modifié ou enfreint les règles (entrée { $version }).
       *[other] Un coup { DE($name) } a été modifié ou enfreint les règles (entrée { $version }).
    }
replay-fault-missing = L’enregistrement s’interrompt : l’entrée { $version } manque.
replay-fault-event = L’entrée { $version } a été modifiée.
replay-fault-shown = La suite de la partie n’est pas montrée.

# Transmettre
replay-send = Partager
replay-send-link = Lien
replay-send-link-note = Le lien contient toute la partie ; rien n’est envoyé au serveur.
replay-link-copy = Copier
replay-link-copied = Copié.
replay-link-share = Partager
replay-link-long = Cette partie est trop longue pour un lien : envoyez plutôt le fichier.
replay-send-picture = Image animée
replay-send-picture-note = Un GIF lisible partout.
replay-picture-of = Contenu
replay-picture-stroke = { $game ->
        [golf] Ce coup
       *[other] Ce coup
    }
replay-picture-course = { $game ->
        [golf] Ce parcours
       *[other] Cette manche
    }
replay-picture-make = Créer l’image
replay-picture-busy = { $count ->
        [one] { $count } image dessinée…
       *[other] { $count } images dessinées…
    }
replay-picture-done = L’image est prête ({ $size } Ko).
replay-picture-again = Enregistrer de nouveau
replay-send-file = Fichier
replay-send-file-note = L’enregistrement complet, pour cette page, le terminal ou une vérification.
replay-duel = Jouer contre cette partie
