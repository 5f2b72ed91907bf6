# Le mini-golf dans le terminal. Les touches sont entre étoiles : *Entrée* lance.
player = Joueur
total = Total
rank = Rang

# Le menu
menu-title = Mini-golf, chacun son tour au clavier
menu-resume = Reprendre la partie
menu-courses = Parcours
menu-mode = Mode
menu-names = Joueurs
menu-computers = Ordinateurs
menu-level = Niveau
menu-balls = Balles
menu-balls-each = { $each } chacun, { $all } en tout
menu-kit = Jouer avec
menu-limit = Limite
menu-tokens = Jetons
menu-begin = Commencer
preset-first = parcours 1
preset-six = parcours 1 à 6
preset-twelve = 6 de base, 6 modifiés
preset-modified = 15 modifiés
preset-own = { $count ->
        [one] un au choix
       *[other] { $count } au choix
    }
mode-basic = simple
mode-carom = carambole
kit-dice = les six dés
kit-cards = dé blanc et cartes
kit-both = tous les dés et cartes
limit = { $strokes ->
        [one] { $strokes } coup
       *[other] { $strokes } coups
    }
limit-printed = celle du parcours
tokens-printed = ceux du parcours
tokens-scattered = au hasard
keys-menu = *↑↓* ligne  *←→* changer  *Entrée* choisir, commencer  *Échap* quitter
keys-picker = *↑↓* parcours  *Espace* choisir ou retirer  *Retour arrière* vider  *Entrée* valider
wrong-balls = Il n’y a que douze balles.
wrong-no-players = Il faut au moins un joueur.
wrong-no-people = Écrivez au moins un nom.
wrong-name = 30 caractères maximum par nom.
wrong-carom-alone = En mode carambole, il faut au moins deux balles.
wrong-courses = Une partie compte de 1 à 99 parcours.
wrong-limit = La limite va de 1 à 99 coups.
wrong-tokens = La place manque pour autant de jetons.
advice-tall = { $course } : obstacles hauts, déconseillés en mode carambole.
advice-dynamic = { $course } : obstacles mobiles, déconseillés en mode carambole.
advice-more-balls = À deux ou trois en mode carambole, prenez plutôt 2 ou 3 balles chacun.
advice-limit = { $course } : parcours long, mieux vaut une limite de 20 ou 30.

# La partie
title-course = { $name } ({ $number }/{ $courses })
order-of-play = Ordre de jeu
stroke-of = Coup { $count } sur { $limit }
round-of = Tour { $count } sur { $limit }
tray-dice = Dés
tray-cards = Dés et cartes
rolled = { $die } : { $impulses ->
        [one] { $impulses } impulsion
       *[other] { $impulses } impulsions
    }
no-direction = Aucune direction possible.
computer-thinks = L’ordinateur réfléchit…
said-rolled = { $name ->
        [Vous] Vous faites { $impulses } ({ $die }).
       *[other] { $name } fait { $impulses } ({ $die }).
    }
said-blocked = { $arrow } : direction bloquée.
keys-starting = *a–f ←→* départ  *1–9 ↑↓* dé  *Entrée* lancer  *o* plan  *?* aide  *Échap* quitter
keys-choosing = *1–9 ↑↓* dé  *Entrée* lancer  *o* plan  *p* scores  *?* aide  *Échap* quitter
keys-aiming = *Q W A D Z X* ou *Tab* voir  *Entrée* jouer  *o* plan  *?* aide  *Échap* quitter
keys-pass = *Entrée* passer ce coup  *p* scores  *?* aide  *Échap* quitter
keys-motion = *une touche* pour abréger  *s* vitesse
keys-waiting = *p* scores  *s* vitesse  *?* aide  *Échap* quitter
quit-question = Quitter la partie ? Elle est enregistrée.
quit-keys = *Entrée* quitter  *Échap* rester
bye-saved = La partie est enregistrée dans { $file }. Pour la reprendre : carambole play --resume
bye-over = La partie est enregistrée dans { $file }. Pour la revoir : carambole replay ; pour la vérifier : carambole verify.
nothing-to-resume = Aucune partie n’est en cours. Pour en commencer une : carambole play
no-terminal = Pour jouer, il faut un terminal avec clavier et écran ; lancez carambole sans redirection.
too-small = La fenêtre fait { $columns }×{ $rows } caractères ; il en faut { $need-columns }×{ $need-rows }.

# Un coup en mots
end-holed = dans le trou !
end-carom = touche { $ball }
end-place = { $steps ->
        [-1] sans chemin vers le trou
       *[other] { $ground ->
            [sand] dans le sable, à { $steps } pas du trou
            [water] dans l’eau, à { $steps } pas du trou
            [top] en haut, à { $steps } pas du trou
           *[plain] à { $steps } pas du trou
        }
    }
log-sentence = { $ball } : { $story }.
log-on-top = en hauteur
log-bounce = { $thing ->
        [wall] rebondit sur le muret
        [flat] rebondit sur un obstacle plat
        [tall] rebondit sur un obstacle haut
        [roller] rebondit sur le rouleau
        [spinner] rebondit sur le tourniquet
        [toppler] rebondit sur le culbuteur
        [door] rebondit sur la porte
       *[two] touche deux obstacles à la fois et fait demi-tour
    }
log-carom = touche { $ball } et lui transmet { $left ->
        [one] { $left } impulsion
       *[other] { $left } impulsions
    }
log-settle = { $why ->
        [too-dear] n’a plus assez d’élan et s’arrête { $place }
        [water] est arrêtée { $place }
        [door] s’arrête sous la porte, { $place }
        [rolled-back] redescend et s’arrête { $place }
        [fell-through] tombe à travers le pont et s’arrête { $place }
        [wedged] reste coincée { $place }
       *[spent] s’arrête { $place }
    }
log-token = prend le jeton { $value }
log-piece = { $moved ->
        [roller] pousse le rouleau
        [spinner] fait tourner le tourniquet
        [toppler] renverse le culbuteur
        [door-opens] soulève la porte
       *[door-closes] la porte se referme
    }
log-holed = tombe dans le trou
log-passes = { $ball } : coup perdu.

# La feuille de score
pad-title = Feuille de score
pad-over = La partie est terminée
pad-empty = Aucun parcours terminé pour l’instant.
pad-holed = rentrée en { $count }
pad-out = trou manqué
pad-open = en cours
pad-tokens = jetons { $tokens }
pad-keys = *une touche* pour continuer
pad-keys-over = *Entrée* pour quitter

# L’aide
help-title = Aide
help-stroke = Choisir un dé, le lancer, choisir la direction.
help-choose = *1*–*9*, *↑↓* le dé ; *a*–*f*, *←→* le départ
help-roll = *Entrée*, *Espace* lancer ; *Retour arrière* annuler
help-aim = Le plateau montre où mène chaque direction :
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * pavé numérique
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Z X *      ↙ ↘      *1 3 *
help-play = La même touche encore, ou *Entrée*, joue le coup.
help-skip = *une touche* abrège l’animation.
help-speed = *s* vitesse : lente, normale, rapide, aucune
help-pad = *p* feuille de score ; *o* plan du parcours
help-quit = *Échap* quitter ; tout est enregistré
legend-fairway = piste
legend-start = départ
legend-hole = trou
legend-wall = muret
legend-rounded-wall = muret arrondi
legend-flat = obstacle plat
legend-channel = canal
legend-deck = pont (∩ passage)
legend-slope = pente, vers le bas
legend-sand = sable : 2 impulsions
legend-water = eau : arrêt, 3 par pas
legend-roller = rouleau
legend-spinner = tourniquet et bras
legend-toppler = culbuteur
legend-door = porte et montants
legend-token = jeton : −1 −2 −3
legend-ball = balle (plate : r)
legend-path = chemin, rebond

# Revoir et contrôler
replay-place = Événement { $event } sur { $events }
replay-fault = L’événement { $event } est faux : { $reason }. La partie n’est montrée que jusque-là.
keys-replay = *←→* événement  *↑↓* coup  *Début Fin*  *Espace* lecture  *?* aide  *Échap* quitter
event-created = La table est ouverte.
event-joined = { $name ->
        [Vous] Vous prenez place.
       *[other] { $name } prend place.
    }
event-left = { $name ->
        [Vous] Vous quittez la table.
       *[other] { $name } quitte la table.
    }
event-ready = { $ready ->
        [no] { $name ->
            [Vous] Vous retirez votre accord.
           *[other] { $name } retire son accord.
        }
       *[yes] { $name ->
            [Vous] Vous donnez votre accord pour commencer.
           *[other] { $name } donne son accord pour commencer.
        }
    }
event-started = La partie commence.
event-start = { $name ->
        [Vous] Vous partez de la case { $what }.
       *[other] { $name } part de la case { $what }.
    }
event-pick = { $name ->
        [Vous] Vous prenez : { $what }.
       *[other] { $name } prend : { $what }.
    }
event-roll = { $name ->
        [Vous] Vous lancez.{ $what }
       *[other] { $name } lance.{ $what }
    }
event-play = { $name ->
        [Vous] Vous jouez { $what }.
       *[other] { $name } joue { $what }.
    }
event-pass = { $name ->
        [Vous] Vous passez ce coup.{ $what }
       *[other] { $name } passe ce coup.{ $what }
    }
event-face = Face { $side }.
event-tokens = Les jetons sont répartis au hasard.
event-rack = Les billes sont mises en place.
event-withdrawn = { $name ->
        [Vous] { $why ->
            [absent] Votre absence a trop duré.
            [resigned] Vous abandonnez.
           *[out-of-time] Votre temps est écoulé.
        }
       *[other] { $why ->
            [absent] { $name } : absence trop longue.
            [resigned] { $name } abandonne.
           *[out-of-time] { $name } n’a plus de temps.
        }
    }
event-resumed = La partie reprend.
event-ended = La partie est terminée.
event-rematch = { $name ->
        [Vous] Vous vous prononcez sur la revanche.
       *[other] { $name } se prononce sur la revanche.
    }
verify-right = { $file } : tout est juste. Événements vérifiés : { $events } ; lancers vérifiés : { $draws }.
verify-wrong = { $file } : l’événement { $event } est faux : { $reason }.
verify-sealed = { $file } : tous les coups sont valides. Les dés ne peuvent pas encore être vérifiés : leur secret sera publié à la fin de l’édition de la coupe.
