# Revoir : parcourir un enregistrement, chance et adresse, vérifier les dés, le transmettre
replay-title = Revoir
replay-sub = { $game ->
        [golf] Revoir · coup { $number } sur { $count }
       *[other] Revoir · tir { $number } sur { $count }
    }
replay-opening = Ouverture de l’enregistrement…
replay-open-file = Ouvrir un enregistrement
replay-open-note = Choisissez le fichier d’une partie ou déposez-le n’importe où sur cette page. Il reste sur cet appareil.
replay-refused-unknown = Cette partie n’est pas sur cet appareil, et le serveur ne l’a pas non plus.
replay-refused-offline = Cette partie n’est pas sur cet appareil, et le serveur est injoignable.
replay-refused-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
replay-refused-no-record = Ce fichier n’est pas l’enregistrement d’une partie, ou il est abîmé.
replay-refused-bad-link = Ce lien est incomplet ou a été modifié ; redemandez-le.
replay-refused-version = Cet enregistrement vient d’une autre version de Carambole et ne peut pas être montré ici.
replay-refused-nothing = Rien n’a encore été joué dans cette partie.

# Avant d’ouvrir un enregistrement
replay-own = Vos parties
replay-own-all = Les { $count } parties
replay-match-open = pas encore finie
replay-match-score = Score : { $total }
replay-match-online = en ligne
replay-sample = Une partie pour commencer
replay-sample-text = Vous n’en avez pas encore joué. Regardez Mia contre Max sur trois parcours : l’une réussit du tout premier coup, l’autre gagne d’un point.
replay-sample-watch = Regarder la partie

# La barre de bois
replay-controls = Film de la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse : { $speed } fois
replay-list = Tous les coups
replay-strokes = Coups
replay-jump = { $number } : { $title }
replay-scrub = Endroit de la partie
replay-keys-step = Un pas en arrière ou en avant
replay-keys-stroke = Un coup en arrière ou en avant
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
replay-step-stroke = { $name } : { $impulses }, { $dir }
replay-step-pass = { $name } : aucun chemin n’est libre
replay-step-shot = { $name }, tir { $number }
replay-step-choice = { $name ->
        [Vous] Vous choisissez
       *[other] { $name } choisit
    }
replay-step-end = La partie est finie
replay-result = { $rank }. { $name } : { $total }
replay-say = Ce qui se passe

# Choix
replay-choice-best = { $chosen } : aucun choix n’était meilleur.
replay-choice-cost = { $choice } : { $exact ->
        [yes] { $cost } coup
       *[no] environ { $cost } coup
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
replay-choice-close = { $chosen } : aussi bon que { $best }, pour autant qu’on puisse en juger (prix : { $cost } coup).
replay-options = { $count } choix
replay-option = Choix
replay-option-rest = Coups à venir
replay-option-stand = Face aux autres
replay-option-more = Face au meilleur
replay-option-how = { $much ->
        [none] rien de mieux
        [little] un peu moins bon
        [some] moins bon
        [close] trop proche pour trancher
       *[much] bien moins bon
    }
replay-option-hint = Survolez un choix ou touchez-le : le plateau montre où il mène.
replay-option-leads = { $choice } : { $leads }.
replay-option-reach = { $sides ->
        [0] { $choice } : aucune face n’amène la balle dans le trou.
        [1] { $choice } : une face sur six peut amener la balle dans le trou.
       *[other] { $choice } : { $sides } faces sur six peuvent amener la balle dans le trou.
    }
replay-option-chosen = joué
replay-tag-luck = Chance du jet
replay-tag-skill = Adresse des choix
replay-roll-how = { $how ->
        [kind] favorable
        [unkind] défavorable
       *[even] ordinaire
    }
replay-choice-how = { $how ->
        [well] bien choisi
        [little] un peu cher
        [some] assez cher
        [close] trop serré pour trancher
       *[much] très cher
    }
replay-tag-before = Chances avant
replay-tag-after = Chances après
replay-shot-best = Aucun meilleur tir n’a été trouvé.
replay-shot-better = Le meilleur tir trouvé : { $best }, soit { $gain } de chances de gagner.
replay-shot-show = Voir le meilleur tir
replay-shot-played = Revenir au tir joué
replay-heat = Montrer la valeur des cases
replay-heat-key = coups à venir

# Chance et adresse
replay-findings = Chance et adresse
replay-sums = Chance et adresse en tout
replay-luck = chance
replay-skill = adresse
replay-both = les deux, cumulées
replay-luck-head = Chance
replay-skill-head = Adresse
replay-guess-head = Écart
replay-par = Par
replay-score = Score
replay-in-strokes = En coups
replay-whose = Coups de qui
replay-chart-key = haut : gagnés, bas : perdus
replay-chart-label = { $name } : { $count } coups. Chance { $luck }, adresse { $skill }, en coups gagnés.
replay-verdict = { $name ->
        [Vous] { $dice ->
            [gave] Les dés vous ont fait gagner { $luck } coup
            [took] Les dés vous ont coûté { $luck } coup
           *[even] Les dés ont été neutres pour vous
        }{ $choices ->
            [cost] , et vos choix en ont coûté { $skill }.
           *[perfect] , et chaque choix était le meilleur.
        }
       *[other] { $dice ->
            [gave] Les dés ont fait gagner { $luck } coup à { $name }
            [took] Les dés ont coûté { $luck } coup à { $name }
           *[even] Les dés ont été neutres pour { $name }
        }{ $choices ->
            [cost] , et ses choix en ont coûté { $skill }.
           *[perfect] , et chaque choix était le meilleur.
        }
    }
replay-costly = { $name ->
        [Vous] { $count ->
            [one] Votre choix le plus cher
           *[other] Vos { $count } choix les plus chers
        }
       *[other] { $count ->
            [one] Le choix le plus cher : { $name }
           *[other] Les { $count } choix les plus chers : { $name }
        }
    }
replay-costly-stroke = { $mode ->
        [carom] Parcours { $course }, tour { $number }
       *[basic] Parcours { $course }, coup { $number }
    }
replay-costly-shot = Manche { $round }, tir { $number }
replay-costly-gain = Meilleur tir trouvé : { $gain } de chances de gagner
replay-went = { $choices ->
        [well] Bien choisi
        [mixed] De bons choix, et d’autres chers
       *[dear] Des choix qui ont coûté cher
    }{ $dice ->
        [kind] , et les dés ont été cléments.
        [unkind] , et les dés ont été sévères.
       *[even] , et les dés ont été justes.
    }
replay-expected = Attendu
replay-result-head = Bilan
replay-carom-note = Personne ne peut résoudre le mode carambole. Ce sont des estimations de l’ordinateur qui a appris le jeu ; ± dit de combien elles peuvent se tromper. La chance réunit les jets et ce que les autres ont fait, « Écart » est l’erreur des estimations, et le bilan dit combien de coups on a d’avance sur les autres en moyenne.
replay-verdict-carom = { $name ->
        [Vous] { $dice ->
            [gave] Les dés vous ont fait gagner { $luck } coup
            [took] Les dés vous ont coûté { $luck } coup
           *[even] Les dés ont été neutres pour vous
        }{ $they ->
            [gave] , les autres vous en ont fait gagner { $others }
            [took] , les autres vous en ont coûté { $others }
           *[even] {""}
        }{ $choices ->
            [cost] , et vos choix en ont coûté { $skill }.
           *[close] , et vos choix ne se distinguent pas des meilleurs.
        }
       *[other] { $dice ->
            [gave] Les dés ont fait gagner { $luck } coup à { $name }
            [took] Les dés ont coûté { $luck } coup à { $name }
           *[even] Les dés ont été neutres pour { $name }
        }{ $they ->
            [gave] , les autres lui en ont fait gagner { $others }
            [took] , les autres lui en ont coûté { $others }
           *[even] {""}
        }{ $choices ->
            [cost] , et ses choix en ont coûté { $skill }.
           *[close] , et ses choix ne se distinguent pas des meilleurs.
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
       *[other] Parcours { $course } : les chances { DE($winner) } sont passées de { $before } à { $after }.
    }
replay-unjudged = pas joué jusqu’au bout
replay-guess-note = Ce parcours a trop de positions pour être résolu exactement : le par est une bonne estimation, et « Écart » dit de combien elle s’est trompée.
replay-unreviewed-unfinished = Chance et adresse se calculent quand la partie est finie. Chaque choix fait jusqu’ici est jugé ci-dessus.
replay-unreviewed-fault = Chance et adresse ne se calculent que pour un enregistrement juste.
replay-chances = Chances de gagner la manche
replay-chances-note = Chaque position est rejouée maintes fois pour voir qui a des chances de gagner. Cela prend environ une seconde par tir et peut être arrêté à tout moment.
replay-chances-find = Calculer les chances
replay-chances-line = { $name ->
        [Vous] vos chances
       *[other] chances { DE($name) }
    }
replay-chances-slip = a beaucoup cédé
replay-chances-label = { $name ->
        [Vous] Vos chances de gagner la manche après { $count } tirs ; à la fin { $chance }.
       *[other] Chances { DE($name) } de gagner la manche après { $count } tirs ; à la fin { $chance }.
    }
replay-working = Calcul en cours
replay-working-at = { $done } sur { $count }
replay-cancel = Annuler
replay-work-again = Calculer
replay-work-failed = Le calcul n’a pas abouti.

# Vérifier
replay-check = Vérifier les dés
replay-check-record = Vérifier l’enregistrement
replay-check-busy = Vérification de chaque jet…
replay-check-right = { $draws ->
        [one] Le seul jet est juste, et chaque coup aussi.
       *[other] Les { $draws } jets sont justes, et chaque coup aussi.
    }
replay-check-right-shots = Les { $events } entrées sont justes : chaque tir donne à nouveau le même résultat, au dernier bit près.
replay-check-unfinished = La partie n’est pas finie : l’enveloppe scellée s’ouvre à la fin, et chaque jet peut alors être vérifié.
replay-check-sealed = Tous les coups sont justes. Les lancers pourront être vérifiés à la fin de cette édition de la coupe.
replay-check-jump = Montrer cet endroit
replay-check-shots = Il n’y a pas de dés à Carramboule. Chaque tir a été rejoué par la même physique et comparé à l’enregistrement.
replay-check-limits = Ce qu’aucune vérification ne montre : si les gens étaient bien ceux qu’ils disaient, et si l’hôte a révélé à quelqu’un le contenu de l’enveloppe.
replay-seal-1 = Une enveloppe scellée
replay-seal-1-text = Avant que quiconque ne s’assoie, l’hôte a écrit un nombre secret et publié son empreinte. Personne ne peut changer le nombre ensuite sans changer l’empreinte.
replay-seal-2 = Chacun ajoute sa pincée
replay-seal-2-text = Chaque joueur a ajouté des octets au hasard. L’hôte ne pouvait donc pas choisir un secret qui l’arrange.
replay-seal-2-none = Seuls des ordinateurs jouaient ; ils n’ajoutent rien.
replay-seal-3 = L’enveloppe est ouverte
replay-seal-3-text = À la fin, le secret a été publié. Il a bien l’empreinte du début.
replay-seal-3-later = D’autres jouent encore avec les mêmes dés. Le secret sera publié à la fin de l’édition.
replay-seal-4 = Chaque jet à nouveau
replay-seal-4-text = À partir du secret et des pincées, chaque jet a été recalculé et comparé, et chaque coup rejoué selon les règles.
replay-fault-roll = { $name ->
        [Vous] Votre jet { $roll } n’est pas ce que montrent les dés scellés (entrée { $version }).
       *[other] Le jet { $roll }, { DE($name) }, n’est pas ce que montrent les dés scellés (entrée { $version }).
    }
replay-fault-end = La fin de l’enregistrement est fausse : le secret ou le résultat ne va pas (entrée { $version }).
replay-fault-action = { $name ->
        [Vous] Un de vos coups a été modifié ou enfreint les règles (entrée { $version }).
       *[other] Un coup { DE($name) } a été modifié ou enfreint les règles (entrée { $version }).
    }
replay-fault-missing = L’enregistrement s’interrompt : l’entrée { $version } manque.
replay-fault-event = L’entrée { $version } a été modifiée.
replay-fault-shown = Il est montré jusque-là.

# Transmettre
replay-send = Partager
replay-send-link = Lien
replay-send-link-note = Tout l’enregistrement est dans le lien ; rien n’est déposé nulle part.
replay-link-copy = Copier
replay-link-copied = Copié.
replay-link-share = Partager
replay-link-long = Cette partie est trop longue pour un lien ; envoyez plutôt le fichier.
replay-send-picture = Image animée
replay-send-picture-note = Un GIF qui se lit partout.
replay-picture-of = Ce qu’elle montre
replay-picture-stroke = { $game ->
        [golf] Ce coup
       *[other] Ce tir
    }
replay-picture-course = { $game ->
        [golf] Ce parcours
       *[other] Cette manche
    }
replay-picture-make = Faire l’image
replay-picture-busy = { $count } vues dessinées…
replay-picture-done = L’image est prête ({ $size } Ko).
replay-picture-again = L’enregistrer encore
replay-send-file = Fichier
replay-send-file-note = L’enregistrement lui-même, pour cette page, le terminal ou quiconque veut le vérifier.
replay-duel = Jouer contre cette partie
