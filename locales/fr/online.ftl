# Jouer en ligne
online = Jouer en ligne
online-home = Accueil
online-opening = En route vers la table…
online-new = Ouvrir une table
online-new-note = Vous recevez un lien. Qui l’a peut s’asseoir et jouer, sans compte.
online-new-golf = tous les parcours, de 1 à 12 balles, ordinateurs compris
online-new-carramboule = à deux, en direct ou sur plusieurs jours
online-others = Les autres
online-lobby = Salon
online-lobby-note = tables ouvertes à tous, pour jouer ou regarder
online-cups = Coupes
online-cups-note = les mêmes parcours et les mêmes dés pour tout le monde
online-lobby-free = Tables avec des places libres
online-lobby-watch = Parties à regarder
online-lobby-lead = Des tables ouvertes à tous : prenez place ou regardez.
online-lobby-none = Personne n’attend à une table ouverte pour le moment.
online-filter = Afficher
online-filter-all = Toutes
online-filter-golf = Mini-golf
online-filter-carramboule = Carramboule
online-filter-clock = Pendule
online-filter-any = Peu importe
online-filter-live = En direct
online-filter-days = En jours
online-filter-none = Aucune table ouverte n’est ainsi pour le moment.
online-me = Vous en ligne
online-me-note = nom, autres appareils, vos données
online-you-are-offline = Vous êtes hors ligne.
online-offline = Le serveur est injoignable.
online-offline-note = Les tables en ligne ont besoin du serveur. Tout le reste de cette page marche sans lui.
online-list-offline = Pas de connexion : cette liste n’est peut-être plus à jour.

# Créer
online-create = Ouvrir la table
online-create-of = { $game } en ligne
online-creating = Ouverture de la table…
online-players-note = Vous, ceux qui reçoivent le lien, et autant d’ordinateurs que vous voulez.
online-seat-open = prend place par le lien
online-against = Contre
online-against-person = Une personne
online-against-computer = L’ordinateur
online-starts-other = L’autre
online-terms = La table
online-door = Qui peut venir
online-door-invited = Sur invitation
online-door-invited-note = ceux qui ont le lien
online-door-open = Ouverte
online-door-open-note = visible au salon
online-clock = Pendule
online-clock-off = Sans
online-clock-off-note = prenez votre temps
online-clock-move = Par coup
online-clock-move-note = en direct
online-clock-match = Par partie
online-clock-match-note = en direct, chacun la sienne
online-clock-days = En jours
online-clock-days-note = par correspondance
online-clock-time = Pour chaque coup
online-clock-match-time = Pour chaque joueur, plus 10 secondes après chaque coup
online-clock-none = sans
online-clock-per-move = { $time } par coup
online-clock-total = { $time } pour la partie
online-clock-total-more = { $time } pour la partie, plus { $more } après chaque coup
online-talk = Discussion
online-chat-off = Aucune
online-chat-off-note = personne ne parle
online-chat-phrases = Phrases
online-chat-phrases-note = phrases toutes faites et emoji
online-chat-free = Libre
online-chat-free-note = vos mots, sur invitation seulement
online-talk-off = On ne discute pas à cette table.
online-talk-phrases = Phrases
online-talk-free = Texte libre aussi

# La salle d’attente
online-waiting = La partie n’a pas encore commencé
online-seats = Places
online-free-seat = Place libre
online-seat-free = attend quelqu’un
online-seat-computer = est prêt
online-your-name = Votre nom
online-name-first = Écrivez d’abord votre nom.
online-sit = S’asseoir
online-sit-at = S’asseoir à la place { $number }
online-stand = Se lever
online-stand-at = Quitter la place { $number }
online-close-table = Fermer la table
online-close-sure = Vraiment fermer cette table ? Son lien ne mènera plus nulle part.
online-close-not = La laisser ouverte
online-remove = Renvoyer
online-remove-at = Faire partir { $name }
online-sit-note = Choisissez une place pour jouer, ou restez regarder.
online-full-note = Toutes les places sont prises. Vous pouvez regarder d’ici.
online-beside = Quelqu’un à côté de moi joue aussi
online-beside-name = Nom de qui est assis à côté de vous
online-ready = C’est bon pour moi
online-unready = Finalement pas encore
online-ready-note = La partie commence quand toutes les places sont prises et que chacun a donné son accord.
online-is-ready = c’est bon
online-not-ready = pas encore d’accord
online-you = vous
online-here = à table
online-away = absent
online-bot = bot
online-named-bot = { $name } (bot)
online-looks-on = regarde
online-you-watch = Vous regardez
online-wait-seats = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
online-wait-you = On n’attend que vous : c’est bon ?
online-wait-both = On attend { $names } et vous : c’est bon ?
online-wait-ready = En attente { DE($names) }
online-invite = Inviter
online-invite-note = Envoyez ce lien. Seuls ceux qui l’ont peuvent venir.
online-invite-open = Envoyez ce lien. Le salon montre aussi cette table.
online-invite-text = Viens jouer à Carambole avec moi
online-link = Lien vers cette table
online-copy = Copier le lien
online-copied = Copié
online-copy-failed = Le navigateur n’a pas permis la copie. Sélectionnez à la main.
online-share = Partager
online-what = Ce qu’on joue
online-game = Jeu
online-dice = Dés
online-dice-of = { $dice ->
        [one] un dé
       *[other] { $dice } dés
    }{ $cards ->
        [0] {""}
        [one] {", "}une carte
       *[other] {", "}{ $cards } cartes
    }
online-limit = Coups par parcours

# La connexion
online-line-connecting = Connexion…
online-line-connecting-note = La table arrive dans un instant.
online-line-connected = Connexion établie
online-line-connected-note = Rattrapage de ce qui s’est passé…
online-line-reconnecting = La connexion est coupée.
online-line-reconnecting-note = Elle se rétablit. D’ici là, aucun coup n’est pris.
online-line-back = Le serveur revient dans un instant.
online-line-back-note = Rien n’est perdu, et les pendules sont arrêtées.
online-line-offline = Vous êtes hors ligne.
online-line-offline-note = La partie attend. Elle reprend d’elle-même dès que le réseau revient.
online-line-offline-note-clock = La pendule continue de tourner. La partie reprend d’elle-même dès que le réseau revient.
online-line-lost = La table a fermé la ligne.
online-line-lost-note = Rechargez la page pour revenir.
online-not-connected = Pas de connexion en ce moment : rien n’a été fait.

# Who is away
online-gone = { $name } n’est pas là.
online-gone-waits = La partie attend ; dans { $time }, vous pourrez retirer { $name } de la partie.
online-gone-now = Vous pouvez attendre, ou retirer { $name } de la partie.
online-gone-clock = La pendule tourne.
online-gone-claim = Retirer { $name } de la partie

# Parler
online-talk-said = Ce qui s’est dit
online-talk-none = Personne n’a encore rien dit.
online-talk-muted = Vous n’entendez rien : la discussion est coupée.
online-talk-mute = Couper la discussion
online-talk-emoji = Emoji
online-talk-send = Dire { $what }
online-talk-write = Écrire quelque chose
online-talk-say = Le dire
online-talk-public = Toute personne qui a le lien de cette table peut lire ce que vous écrivez.
online-talk-seat-first = Asseyez-vous une fois, et vous pourrez parler aussi.
online-talk-unread = { $count ->
        [one] Discussion, une nouvelle remarque
       *[other] Discussion, { $count } nouvelles remarques
    }
online-spectators = { $count ->
        [0] Personne ne regarde
        [one] Une personne regarde
       *[other] { $count } personnes regardent
    }
online-say-hello = Bonjour !
online-say-good-luck = Bonne chance !
online-say-have-fun = Amusez-vous bien !
online-say-well-played = Bien joué !
online-say-nice-shot = Joli coup !
online-say-thanks = Merci !
online-say-oops = Oups.
online-say-unlucky = Pas de chance !
online-say-close = C’était juste !
online-say-wow = Waouh !
online-say-one-moment = Un instant, s’il vous plaît.
online-say-back-again = Me revoilà.
online-say-your-turn = À vous de jouer.
online-say-good-game = Belle partie !
online-say-once-more = Encore une ?
online-say-bye = Au revoir !

# Après la partie
online-rematch = Une autre partie
online-rematch-wished = Envie d’une autre partie : { $names }.
online-rematch-waits = Vous voulez une autre partie. En attente { DE($names) }.
online-rematch-go = Vers la partie suivante
online-more-tables = Autres tables

# Listes
online-own-turns = À vous de jouer
online-own-running = Les autres réfléchissent
online-own-waiting = En attente de joueurs
online-own-over = Terminées
online-nobody-yet = Personne d’autre encore
online-row-over = terminée
online-row-won = gagnée
online-row-won-by = gagnée par { $name }
online-row-drawn = partie nulle
online-row-replay = Revoir et analyser
online-row-replay-with = Revoir la partie avec { $names }
online-row-soon = va commencer
online-row-yours = À vous de jouer
online-row-turn = À { $name } de jouer
online-row-courses = { $count ->
        [one] un parcours
       *[other] { $count } parcours
    }
online-row-play = Jouer
online-row-go = Y aller
online-row-go-with = Vers la table avec { $names }
online-row-join = Rejoindre
online-row-join-with = Rejoindre la table { DE($names) }
online-row-watch = Regarder
online-row-watch-with = Regarder la table { DE($names) }
online-notify = Me prévenir quand c’est à moi
online-notify-note = Une notification du navigateur, tant que cette page est ouverte en arrière-plan.
online-notify-denied = Le navigateur ne le permet pas. Cela se change dans ses réglages pour ce site.
online-notify-title = À vous de jouer
online-push = Me prévenir aussi quand la page est fermée
online-push-note = Pour les parties sur plusieurs jours : votre tour, les défis et les rondes de tournoi. Sur cet appareil.
online-push-unsupported = Ce navigateur ne peut pas recevoir de notifications. Sur iPhone ou iPad, ajoutez d’abord Carambole à l’écran d’accueil.
online-push-failed = Le navigateur n’a pas pu s’inscrire aux notifications. Réessayez plus tard ou changez de navigateur.
online-push-quiet = Heures calmes
online-push-from = De
online-push-until = À

# Vous en ligne
online-me-name = Votre nom
online-me-name-note = Les autres le voient aux tables que vous rejoignez désormais.
online-me-none = Vous n’avez pas encore de nom ici. Pas de compte : une clé gardée par ce navigateur suffit.
online-me-save = Enregistrer
online-me-saved = C’est enregistré.
online-me-devices = Autres appareils, ou si la clé se perd
online-me-devices-note = Votre clé n’est que dans ce navigateur. Avec un code, un autre appareil devient aussi vous ; chaque code sert une fois.
online-me-device = Un autre appareil
online-me-recovery = Code de secours
online-me-device-told = Tapez ce code sur l’autre appareil, sous « Vous en ligne », ou ouvrez-y le lien. Valable jusqu’à { $time }.
online-me-recovery-told = Notez ce code et gardez-le en lieu sûr. Il vaut jusqu’à son emploi ou jusqu’au suivant.
online-me-signed-in = Appareils qui ont votre clé
online-me-signed-in-note = Qui utilise l’un d’eux est vous. Déconnectez ce que vous avez perdu ou donné.
online-me-this = celui-ci
online-me-unnamed = Un programme
online-me-since = depuis le { $date }
online-me-sign-out = Déconnecter
online-me-sign-out-of = Déconnecter { $name }
online-me-signed-out = Déconnecté.
online-me-copy-code = Copier le code
online-me-use = J’ai un code
online-me-use-note = D’un autre appareil, ou celui que vous avez noté.
online-me-code = Code
online-me-use-it = L’utiliser
online-me-recovered = Heureux de vous revoir, { $name }.
online-me-strange = Le serveur ne connaît plus sa clé. Utilisez un code, ou repartez de zéro.
online-deleted = Le joueur de ce navigateur a été supprimé, ici ou sur un autre appareil.
online-me-afresh = Repartir de zéro
online-me-data = Vos données
online-me-data-note = Tout ce que le serveur a de vous : nom, tables, remarques, parcours.
online-me-privacy = Confidentialité
online-me-download = Tout télécharger
online-me-downloaded = Tout est dans le fichier.
online-me-delete = Tout supprimer
online-me-delete-title = Tout supprimer ?
online-me-delete-text = Vous abandonnez les parties en cours ; votre nom, votre clé et vos remarques sont supprimés pour de bon. Les procès-verbaux des parties avec d’autres leur restent.
online-me-delete-yes = Tout supprimer
online-me-keep = Garder
online-me-deleted = Tout est supprimé.
online-me-replace-title = Devenir quelqu’un d’autre ?
online-me-replace-text = Dans ce navigateur, vous êtes { $name }. Avec le code, vous devenez le joueur pour qui il a été fait ; sans code à vous, impossible de redevenir { $name }.
online-me-replace-yes = Utiliser le code
online-me-replace-no = Rester { $name }

# Identifiants et profils
online-handle = Votre identifiant
online-handle-note = Avec un identifiant, on vous trouve à une adresse à vous. Il n’en faut pas pour jouer.
online-handle-label = Identifiant
online-handle-rules = De 3 à 20 lettres sans accent et chiffres, d’abord une lettre ; - et _ seulement entre eux.
online-handle-claim = Le prendre
online-handle-change = Changer
online-handle-claimed = Vous êtes maintenant @{ $handle }.
online-handle-bad = Cet identifiant ne peut pas être pris. Choisissez-en un autre.
online-handle-taken = Quelqu’un a cet identifiant, ou un autre qui lui ressemble.
online-handle-private = Profil privé
online-handle-private-note = On voit votre identifiant et votre nom, rien d’autre.
online-handle-profile = Voir votre profil
online-handle-back = Rendre l’identifiant
online-handle-given-back = Vous n’avez plus d’identifiant.
online-passkeys = Clés d’accès
online-passkeys-note = Connectez-vous sur tout appareil par l’empreinte, le visage ou le code de l’appareil. Si vous les perdez toutes, il reste le code de secours.
online-passkey-add = Ajouter une clé d’accès
online-passkey-added = La clé d’accès est ajoutée.
online-passkey-removed = La clé d’accès est retirée.
online-passkey-remove-of = Retirer la clé d’accès : { $name }
online-passkey-used = dernière utilisation : { $date }
online-passkey-known = Il y a déjà une clé d’accès pour vous sur cet appareil.
online-passkey-failed = Cela n’a pas marché sur cet appareil.
online-passkey-have = J’ai une clé d’accès
online-passkey-have-note = Redevenez la personne pour qui elle a été faite.
online-passkey-sign-in = Se connecter
online-passkey-strange = Personne ici n’a cette clé d’accès. Elle a peut-être été retirée.
online-passkey-replace = Dans ce navigateur, vous êtes { $name }. Avec la clé d’accès, vous devenez la personne pour qui elle a été faite ; sans clé d’accès ni code à vous, vous ne pourrez pas redevenir { $name }.
online-profile = Profil
online-profile-none = Personne n’a cet identifiant.
online-profile-none-why = L’adresse contient peut-être une faute, ou l’identifiant a été rendu.
online-profile-since = joue ici depuis { $date }
online-profile-here = en ligne
online-profile-private = Ce profil est privé.
online-profile-own-private = Votre profil est privé. On ne voit que votre identifiant et votre nom.
online-profile-played = { $count ->
        [one] partie
       *[other] parties
    }
online-profile-wins = { $count ->
        [one] gagnée
       *[other] gagnées
    }
online-profile-medals = { $count ->
        [one] médaille
       *[other] médailles
    }
online-profile-versus = Vous et { $name }
online-profile-drawn = { $count ->
        [one] une partie nulle
       *[other] { $count } parties nulles
    }
online-profile-days = Parcours du jour
online-profile-gold = premières
online-profile-silver = deuxièmes
online-profile-bronze = troisièmes
online-profile-place = place { $rank } sur { $players }
online-profile-matches = Dernières parties
online-profile-matches-none = Pas encore de partie terminée.
online-profile-invited = Une table sur invitation
online-outcome-won = gagnée
online-outcome-drawn = nulle
online-outcome-lost = perdue
online-profile-courses = Parcours publiés
online-profile-stars = { $count ->
        [one] { $stars } étoiles, un vote
       *[other] { $stars } étoiles, { $count } votes
    }
online-challenge = Défier
online-challenge-name = Défier { $name }
online-challenge-note = Choisissez le jeu. { $name } l’apprend tout de suite, ou à son retour.
online-challenge-of = { $game } avec @{ $handle }
online-challenge-seats = Il n’y a pas encore de place pour @{ $handle } : laissez jouer une autre personne.
online-challenge-refused = @{ $handle } n’accepte pas vos défis.
online-challenge-told = { $name } vous défie
online-declined = @{ $handle } ne vient pas cette fois.
online-challenged = On vous défie
online-challenge-accept = Jouer
online-challenge-accept-by = Jouer avec { $name }
online-challenge-decline = Refuser
online-challenge-decline-by = Refuser le défi { DE($name) }
online-find = Chercher par identifiant
online-find-go = Chercher
online-follow = Suivre
online-follow-yes = Vous suivez
online-following = Vous suivez
online-followers = Qui vous suit
online-people-handle = Pour cela, il vous faut un identifiant : { $name } saura ainsi qui vous êtes.
online-more = Plus
online-block = Bloquer
online-block-note = { $name } ne peut plus vous défier, ni s’asseoir à vos tables, ni les voir dans le salon. Vous ne lisez plus ses messages. { $name } n’en sait rien.
online-block-done = Vous bloquez { $name }.
online-unblock = Débloquer
online-unblock-name = Débloquer { $name }
online-unblock-done = Vous ne bloquez plus { $name }.
online-blocked = Personnes bloquées
online-player-menu = Signaler ou bloquer { $name }
online-guest = invité
online-guest-note = Un invité n’a pas d’identifiant : n’importe qui peut prendre ce nom.
online-report = Signaler
online-report-note = Dites en une phrase ce qui ne va pas. C’est lu par qui tient ce serveur ; { $name } n’en sait rien.
online-report-reason = Qu’est-ce qui ne va pas ?
online-report-send = Envoyer
online-reported = Merci. Ce sera lu.

# Quand cela ne marche pas
online-no-table = Cette table n’existe pas.
online-no-table-why = Le lien est peut-être incomplet, ou la table a été supprimée. Redemandez le lien, ou ouvrez une table vous-même.
online-not-opened = La table n’a pas pu être ouverte.
online-host-unknown = Le serveur ne connaît pas votre clé.
online-host-forbidden = Ce n’est pas permis ici.
online-host-hold = À la suite d’abus, aucun nouveau joueur ne peut être créé depuis votre réseau pour le moment. Connectez-vous avec un joueur existant, ou écrivez à la personne qui tient le serveur.
online-host-banned = L’accès à ce serveur vous est interdit : { $reason }
online-host-banned-until = L’accès à ce serveur vous est interdit jusqu’au { $date } : { $reason }
online-host-not-found = Cette table n’existe pas.
online-host-too-large = C’est trop long.
online-host-too-many = Trop de choses en trop peu de temps. Attendez un instant.
online-host-unavailable = Le serveur ne peut pas le faire pour le moment. Réessayez dans un instant.
online-host-conflict = Cela a changé entre-temps.
online-host-malformed = Le serveur n’a pas pu s’en servir.
online-host-unpublishable = Publication impossible : le parcours doit être jouable et porter un nom convenable d’au plus 80 caractères.
online-refused-malformed = La table n’a pas pu le lire.
online-refused-id-reused = C’est déjà envoyé.
online-refused-not-your-seat = Ce n’est pas votre place.
online-refused-no-such-seat = Cette place n’existe pas.
online-refused-seat-taken = Trop tard : la place est prise.
online-refused-started = La partie a déjà commencé.
online-refused-not-started = La partie n’a pas encore commencé.
online-refused-not-over = La partie n’est pas encore finie.
online-refused-over = La partie est finie.
online-refused-not-your-turn = Ce n’est pas à vous de jouer.
online-refused-stale = Il s’est passé quelque chose entre-temps. Regardez, puis décidez.
online-refused-illegal = Ce n’est pas possible.
online-refused-no-change = C’est déjà le cas.
online-refused-future = Cela n’est pas encore connu.
online-refused-too-many = Trop à la fois ; attendez un instant et réessayez.

# Quelqu’un avec qui jouer, maintenant
online-now = Jouer tout de suite
online-now-note = Une pression suffit pour trouver un adversaire de votre niveau.
online-rated-basic = Mini-golf
online-rated-carom = Carambole
online-rated-carramboule = Carramboule
online-now-looking = On cherche quelqu’un : { $game }…
online-now-left = { $seconds ->
        [one] encore une seconde au plus
       *[other] encore { $seconds } secondes au plus
    }
online-now-nobody = Personne ne cherche en ce moment.
online-now-house = Jouer contre { $name } (ordinateur)
online-now-again = Chercher encore
online-now-stop = Ne plus chercher

# La force d’un joueur
online-rating = Classement
online-rating-game = Jeu
online-rating-sure = ± { $deviation }, sur { $count ->
        [one] une partie
       *[other] { $count } parties
    }
online-rating-new = Encore incertain : ± { $deviation }, sur { $count ->
        [one] une partie
       *[other] { $count } parties
    }.
online-rating-chart = De { $first } à { $last } ; au mieux { $best }.
online-counts = Classement
online-rated = Classée
online-rated-note = si tout le monde joue à égalité, sur 3, 6 ou 9 parcours imprimés
online-casual = Amicale
online-casual-note = juste pour le plaisir
online-not-rated = Partie amicale : les classements ne changent pas.
online-row-aborted = annulée
online-best = Meilleurs joueurs
online-best-short = Le classement de chaque jeu
online-best-note = Joueurs avec un identifiant et assez de parties classées.
online-best-none = Personne n’a encore de classement établi. Jouez des parties classées pour être le premier.
online-best-rank = Rang
online-best-player = Joueur
online-best-matches = Parties
online-found = Joueurs trouvés
online-skill = Chance et adresse
online-skill-words = Un choix coûte { $loss } coup en moyenne ; le jeu parfait n’en coûte aucun.
online-skill-chart = Ce que les choix ont coûté et ce que les dés ont pris, partie par partie
online-skill-choices = coût des choix
online-skill-luck = pris par les dés

online-tournaments = Tournois
online-tournaments-note = à deux, ronde après ronde
online-library = Bibliothèque
online-library-note = des parcours dessinés par les joueurs
online-to-tournament = Au tournoi
online-kept-note = Les places sont gardées pour deux joueurs d’un tournoi.
