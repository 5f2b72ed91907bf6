# Le mini-golf dans le terminal. Les touches sont entre étoiles : *Entrée* lance.
player = Joueur
total = Total
rank = Rang

# Le menu
menu-title = Mini-golf autour d’un clavier
menu-resume = Reprendre la partie
menu-courses = Parcours
menu-mode = Mode
menu-names = Joueurs
menu-computers = Ordinateurs
menu-level = Niveau
menu-balls = Balles
menu-balls-each = { $each } chacun, { $all } en tout
menu-kit = Lancer avec
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
tokens-scattered = semés au hasard
keys-menu = *↑↓* ligne  *←→* changer  *Entrée* choisir, commencer  *Échap* quitter
keys-picker = *↑↓* parcours  *Espace* prendre ou laisser  *Retour* aucun  *Entrée* fini
wrong-balls = Il n’y a que douze balles.
wrong-no-players = Il faut un joueur.
wrong-no-people = Écrivez au moins un nom.
wrong-name = Un nom a 30 lettres au plus.
wrong-carom-alone = Le mode carambole demande au moins deux balles.
wrong-courses = Une partie compte 1 à 99 parcours.
wrong-limit = La limite va de 1 à 99 coups.
wrong-tokens = Il n’y a pas de place pour tant de jetons.
advice-tall = { $course } a des obstacles hauts ; mieux vaut l’éviter en carambole.
advice-dynamic = { $course } a des obstacles mobiles ; mieux vaut l’éviter en carambole.
advice-more-balls = En carambole, deux ou trois joueurs prennent plutôt 2 ou 3 balles chacun.
advice-limit = { $course } est long ; une limite de 20 ou 30 lui convient mieux.

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
no-direction = Aucune voie n’est libre.
computer-thinks = L’ordinateur réfléchit…
said-rolled = { $name ->
        [Vous] Vous lancez le dé { $die } : { $impulses }.
       *[other] { $name } lance le dé { $die } : { $impulses }.
    }
said-blocked = { $arrow } est bloqué.
keys-starting = *a–f ←→* départ  *1–9 ↑↓* dé  *Entrée* lancer  *o* plan  *?* aide  *Échap*
keys-choosing = *1–9 ↑↓* dé  *Entrée* lancer  *o* plan  *p* scores  *?* aide  *Échap* quitter
keys-aiming = *Q W A D Z X* ou *Tab* voir  *Entrée* jouer  *o* plan  *?* aide  *Échap* quitter
keys-pass = *Entrée* le coup passe  *p* scores  *?* aide  *Échap* quitter
keys-motion = *une touche* pour abréger  *s* vitesse
keys-waiting = *p* scores  *s* vitesse  *?* aide  *Échap* quitter
quit-question = Quitter la partie ? Elle est enregistrée.
quit-keys = *Entrée* quitter  *Échap* rester
bye-saved = La partie est enregistrée dans { $file } ; carambole play --resume la reprend.
bye-over = La partie est consignée dans { $file } ; carambole replay la montre, carambole verify la contrôle.
nothing-to-resume = Aucune partie n’est en cours ; carambole play en commence une.
no-terminal = Pour jouer, il faut un terminal avec clavier et écran ; lancez carambole sans redirection.
too-small = La fenêtre fait { $columns }×{ $rows } caractères ; Carambole en demande { $need-columns }×{ $need-rows }.

# Un coup en mots
end-holed = dans le trou !
end-carom = touche { $ball }
end-place = { $steps ->
        [-1] sans chemin vers le trou
       *[other] { $ground ->
            [sand] dans le sable, à { $steps } du trou
            [water] dans l’eau, à { $steps } du trou
            [top] en haut, à { $steps } du trou
           *[plain] à { $steps } du trou
        }
    }
told-sentence = { $ball } : { $story }.
told-on-top = là-haut
told-bounce = { $thing ->
        [wall] rebondit sur le mur
        [flat] rebondit sur un obstacle plat
        [tall] rebondit sur un obstacle haut
        [roller] rebondit sur le rouleau
        [spinner] rebondit sur le tourniquet
        [toppler] rebondit sur le culbuteur
        [door] rebondit sur la porte
       *[two] revient entre deux obstacles
    }
told-carom = touche { $ball } et lui donne { $left }
told-settle = { $why ->
        [too-dear] n’a plus assez d’élan et s’arrête { $place }
        [water] est arrêtée { $place }
        [door] s’arrête sous la porte, { $place }
        [rolled-back] redescend et s’arrête { $place }
        [fell-through] tombe au travers et s’arrête { $place }
        [wedged] reste coincée { $place }
       *[spent] s’arrête { $place }
    }
told-token = prend le jeton { $value }
told-piece = { $moved ->
        [roller] pousse le rouleau
        [spinner] fait tourner le tourniquet
        [toppler] renverse le culbuteur
        [door-opens] soulève la porte
       *[door-closes] la porte se referme
    }
told-holed = tombe dans le trou
told-passes = { $ball } : le coup passe.

# La feuille de marque
pad-title = Feuille de marque
pad-over = La partie est finie
pad-empty = Aucun parcours n’est encore terminé.
pad-holed = dans le trou en { $count }
pad-out = pas dans le trou
pad-open = pas terminé
pad-tokens = jetons { $tokens }
pad-keys = *une touche* pour continuer
pad-keys-over = *Entrée* pour quitter

# L'aide
help-title = Aide
help-stroke = Choisir un dé, le lancer, choisir la direction.
help-choose = *1*–*9*, *↑↓* le dé ; *a*–*f*, *←→* le départ
help-roll = *Entrée*, *Espace* lancer ; *Retour* annuler
help-aim = Le plateau montre alors où mène chaque voie :
help-compass-1 = *  Q W *      ↖ ↗      *7 9 * pavé numérique
help-compass-2 = * A   D*     ←   →     *4 6 *
help-compass-3 = *  Z X *      ↙ ↘      *1 3 *
help-play = La même touche encore, ou *Entrée*, joue.
help-skip = *une touche* abrège ce qui bouge.
help-speed = *s* vitesse : lente, normale, rapide, aucune
help-pad = *p* feuille de marque ; *o* plan du parcours
help-quit = *Échap* quitter ; tout est toujours enregistré
legend-fairway = piste
legend-start = départ
legend-hole = trou
legend-wall = mur
legend-rounded-wall = mur arrondi
legend-flat = obstacle plat
legend-channel = couloir
legend-deck = tablier (∩ passage)
legend-slope = pente, vers le bas
legend-sand = sable : 2 impulsions
legend-water = eau : arrête, 3
legend-roller = rouleau
legend-spinner = tourniquet et bras
legend-toppler = culbuteur
legend-door = porte et montants
legend-token = jeton : −1 −2 −3
legend-ball = balle (petite : plate)
legend-path = chemin, rebond

# Revoir et contrôler
replay-place = Événement { $event } sur { $events }
replay-fault = L’événement { $event } est faux : { $reason }. La suite n’est pas montrée.
keys-replay = *←→* événement  *↑↓* coup  *Début Fin*  *Espace* défiler  *?* aide  *Échap*
event-created = La table est mise.
event-joined = { $name ->
        [Vous] Vous vous asseyez.
       *[other] { $name } s’assoit.
    }
event-left = { $name ->
        [Vous] Vous vous en allez.
       *[other] { $name } s’en va.
    }
event-ready = { $name ->
        [Vous] Vous êtes prêt.
       *[other] { $name } est prêt.
    }
event-started = La partie commence.
event-start = { $name ->
        [Vous] Vous partez de { $what }.
       *[other] { $name } part de { $what }.
    }
event-pick = { $name ->
        [Vous] Vous prenez { $what }.
       *[other] { $name } prend { $what }.
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
        [Vous] Vous passez.{ $what }
       *[other] { $name } passe.{ $what }
    }
event-face = La face { $side } sort.
event-tokens = Les jetons sont semés.
event-rack = Les billes sont mises en place.
event-withdrawn = { $name ->
        [Vous] { $why ->
            [absent] Votre absence a duré trop longtemps.
            [resigned] Vous abandonnez.
           *[out-of-time] Vous n’avez plus de temps.
        }
       *[other] { $why ->
            [absent] L’absence de { $name } a duré trop longtemps.
            [resigned] { $name } abandonne.
           *[out-of-time] { $name } n’a plus de temps.
        }
    }
event-resumed = La partie reprend.
event-ended = La partie est finie.
event-rematch = { $name ->
        [Vous] Vous répondez pour la revanche.
       *[other] { $name } répond pour la revanche.
    }
verify-right = { $file } : juste. { $events } événements et { $draws } tirages contrôlés.
verify-wrong = { $file } : l’événement { $event } est faux : { $reason }.
verify-sealed = { $file } : tous les coups sont justes. Les dés ne peuvent pas encore être contrôlés : leur secret sera publié à la fin de l’édition de la coupe.
