# Jouer en ligne
online = Jouer en ligne
online-home = Accueil
online-opening = Ouverture de la table…
online-new = Ouvrir une table
online-new-note = Vous recevez un lien : toute personne à qui vous l’envoyez peut prendre place et jouer, sans inscription.
online-new-golf = tous les parcours, de 1 à 12 balles, y compris contre l’ordinateur
online-new-carramboule = à deux, en direct ou sur plusieurs jours
online-others = Autres joueurs
online-lobby = Salon
online-lobby-note = tables ouvertes à tous, pour jouer ou regarder
online-cups = Coupes
online-cups-note = les mêmes parcours et les mêmes dés pour tout le monde
online-lobby-free = Tables avec des places libres
online-lobby-watch = Parties à regarder
online-lobby-lead = Des tables ouvertes à tous : prenez une place libre ou regardez.
online-lobby-none = Aucune table ouverte n’attend de joueurs pour le moment.
online-filter = Afficher
online-filter-all = Toutes
online-filter-golf = Mini-golf
online-filter-carramboule = Carramboule
online-filter-clock = Pendule
online-filter-any = Toutes
online-filter-live = En direct
online-filter-days = Plusieurs jours
online-filter-none = Aucune table ouverte ne correspond pour le moment.
online-account = Votre compte
online-account-note = nom, autres appareils, vos données
online-you-are-offline = Vous êtes hors ligne.
online-offline = Le serveur est injoignable.
online-offline-note = Pour jouer en ligne, il faut une connexion au serveur. Tout le reste de cette page fonctionne sans elle.
online-list-offline = Pas de connexion : cette liste n’est peut-être plus à jour.

# Créer
online-create = Ouvrir la table
online-create-of = { $game } en ligne
online-creating = Ouverture de la table…
online-players-note = Vous, vos invités et, si vous voulez, des joueurs gérés par l’ordinateur.
online-seat-open = à inviter par le lien
online-against = Adversaire
online-against-person = Une personne
online-against-computer = L’ordinateur
online-starts-other = L’adversaire
online-terms = Réglages de la table
online-access = Qui peut venir
online-access-invited = Sur invitation
online-access-invited-note = pour les personnes qui ont le lien
online-access-open = Tout le monde
online-access-open-note = visible dans le salon
online-clock = Pendule
online-clock-off = Aucune
online-clock-off-note = sans limite de temps
online-clock-move = Par coup
online-clock-move-note = en direct
online-clock-match = Par partie
online-clock-match-note = en direct, temps total par joueur
online-clock-days = En jours
online-clock-days-note = par correspondance
online-clock-time = Temps par coup
online-clock-match-time = Temps par joueur, plus 10 secondes après chaque coup
online-clock-none = aucune
online-clock-per-move = { $time } par coup
online-clock-total = { $time } par joueur
online-clock-total-more = { $time } par joueur, plus { $more } après chaque coup
online-chat = Discussion
online-chat-rule-off = Aucune
online-chat-rule-off-note = pas de messages
online-chat-rule-phrases = Phrases
online-chat-rule-phrases-note = phrases toutes faites et émojis
online-chat-rule-free = Libre
online-chat-rule-free-note = messages libres, sur invitation seulement
online-chat-off = Pas de discussion à cette table.
online-chat-phrases = Phrases toutes faites
online-chat-free = Messages libres aussi

# La salle d’attente
online-waiting = La partie n’a pas encore commencé
online-seats = Places
online-free-seat = Place libre
online-seat-free = libre
online-seat-computer = prêt
online-your-name = Votre nom
online-name-first = Indiquez d’abord votre nom.
online-sit = Prendre place
online-sit-at = Prendre la place { $number }
online-stand = Quitter
online-stand-at = Quitter la place { $number }
online-close-table = Fermer la table
online-close-sure = Fermer cette table ? Son lien ne fonctionnera plus.
online-close-not = Laisser la table ouverte
online-remove = Exclure
online-remove-at = Exclure { $name }
online-sit-note = Choisissez une place pour jouer, ou regardez la partie.
online-full-note = Toutes les places sont prises. Vous pouvez regarder la partie.
online-beside = Ajouter une personne sur cet appareil
online-beside-name = Nom de la personne à côté de vous
online-ready = C’est bon pour moi
online-unready = Pas encore
online-ready-note = La partie commence quand toutes les places sont prises et que tout le monde est d’accord.
online-is-ready = d’accord
online-not-ready = pas encore d’accord
online-you = vous
online-here = à table
online-away = pas là
online-bot = bot
online-named-bot = { $name } (bot)
online-looks-on = regarde
online-you-watch = Vous regardez
online-wait-seats = { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
online-wait-you = On n’attend plus que vous : c’est bon ?
online-wait-both = On attend { $names } et vous : c’est bon ?
online-wait-ready = On attend { $names }
online-invite = Inviter
online-invite-note = Envoyez ce lien : sans lui, personne ne peut venir à cette table.
online-invite-open = Envoyez ce lien. La table est aussi visible dans le salon.
online-invite-text = Une partie de Carambole avec moi ?
online-link = Lien de la table
online-copy = Copier le lien
online-copied = Copié
online-copy-failed = Le navigateur n’a pas permis la copie. Sélectionnez le lien à la main.
online-share = Partager
online-what = La partie
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
online-connection-connecting = Connexion…
online-connection-connecting-note = Cela ne prend qu’un instant.
online-connection-connected = Connexion établie
online-connection-connected-note = Chargement de la partie…
online-connection-reconnecting = Connexion perdue
online-connection-reconnecting-note = Reconnexion en cours. D’ici là, vous ne pouvez pas jouer.
online-connection-back = Le serveur redémarre.
online-connection-back-note = La partie reprendra dans un instant. Rien n’est perdu, et les pendules sont arrêtées.
online-connection-offline = Vous êtes hors ligne.
online-connection-offline-note = La partie attend. Elle reprendra dès que le réseau sera de retour.
online-connection-offline-note-clock = La pendule continue de tourner. La partie reprendra dès que le réseau sera de retour.
online-connection-lost = Le serveur a fermé la connexion.
online-connection-lost-note = Rechargez la page pour vous reconnecter.
online-not-connected = Pas de connexion en ce moment : votre action n’a pas été envoyée.

# Who is away
online-gone = { $name } n’est pas là.
online-gone-waits = La partie attend. Dans { $time }, vous pourrez retirer { $name } de la partie.
online-gone-now = Vous pouvez attendre, ou retirer { $name } de la partie.
online-gone-clock = La pendule continue de tourner.
online-gone-claim = Retirer { $name } de la partie

# Parler
online-chat-said = Messages
online-chat-none = Aucun message pour l’instant.
online-chat-muted = Vous avez coupé la discussion.
online-chat-mute = Couper la discussion
online-chat-emoji = Émojis
online-chat-send = Envoyer : { $what }
online-chat-write = Écrire un message
online-chat-say = Envoyer
online-chat-public = Toute personne qui a le lien de cette table peut lire ce que vous écrivez.
online-chat-seat-first = Pour écrire, il faut avoir pris place à cette table.
online-chat-unread = { $count ->
        [one] Discussion, un nouveau message
       *[other] Discussion, { $count } nouveaux messages
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
online-rematch = Revanche
online-rematch-wished = Revanche proposée par { $names }.
online-rematch-waits = Vous proposez une revanche. On attend { $names }.
online-rematch-go = Aller à la revanche
online-more-tables = Autres tables

# Listes
online-own-turns = À vous de jouer
online-own-running = Aux autres de jouer
online-own-waiting = En attente de joueurs
online-own-over = Terminées
online-nobody-yet = Personne d’autre pour l’instant
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
online-row-go = Ouvrir
online-row-go-with = Ouvrir la table où vous jouez avec { $names }
online-row-join = Rejoindre
online-row-join-with = Rejoindre la table { DE($names) }
online-row-watch = Regarder
online-row-watch-with = Regarder la table { DE($names) }
online-notify = Me prévenir quand c’est mon tour
online-notify-note = Par une notification du navigateur, tant que cette page reste ouverte en arrière-plan.
online-notify-denied = Le navigateur bloque les notifications. Autorisez-les dans ses réglages pour ce site.
online-notify-title = À vous de jouer
online-push = Me prévenir aussi quand la page est fermée
online-push-note = Sur cet appareil : les défis, les rondes de tournoi et votre tour dans les parties sur plusieurs jours.
online-push-unsupported = Ce navigateur ne peut pas recevoir de notifications. Sur iPhone ou iPad, ajoutez d’abord Carambole à l’écran d’accueil.
online-push-failed = Le navigateur n’a pas pu activer les notifications. Réessayez plus tard ou changez de navigateur.
online-push-quiet = Heures calmes
online-push-from = De
online-push-until = À

# Le compte
online-account-name = Votre nom
online-account-name-note = Affiché aux tables que vous rejoindrez à partir de maintenant.
online-account-none = Vous n’avez pas encore de compte ici. Choisissez un nom : pas besoin d’e-mail ni de mot de passe.
online-account-save = Enregistrer
online-account-saved = Enregistré.
online-account-devices = Autres appareils et code de secours
online-account-devices-note = La clé de votre compte est dans ce navigateur. Un code ouvre le compte sur un autre appareil ; chaque code ne sert qu’une fois.
online-account-device = Ajouter un appareil
online-account-recovery = Créer un code de secours
online-account-device-code = Saisissez ce code sur l’autre appareil, sous « Votre compte », ou ouvrez-y le lien. Valable jusqu’à { $time }.
online-account-recovery-code = Notez ce code et gardez-le en lieu sûr. Il ne sert qu’une fois ; un nouveau code le remplace.
online-account-signed-in = Appareils connectés
online-account-signed-in-note = Chacun de ces appareils donne accès à votre compte. Déconnectez ceux que vous avez perdus ou donnés.
online-account-this = cet appareil
online-account-unnamed = Appareil sans nom
online-account-since = depuis le { $date }
online-account-sign-out = Déconnecter
online-account-sign-out-of = Déconnecter { $name }
online-account-signed-out = Déconnecté.
online-account-copy-code = Copier le code
online-account-use = J’ai un code
online-account-use-note = Le code d’un autre appareil, ou votre code de secours.
online-account-code = Code
online-account-use-code = Utiliser le code
online-account-recovered = Bon retour, { $name }.
online-account-unknown = Utilisez un code ou une clé d’accès, ou créez un nouveau compte.
online-deleted = Ce navigateur a été déconnecté, ou votre compte a été supprimé.
online-account-reset = Créer un nouveau compte
online-account-data = Vos données
online-account-data-note = Tout ce que le serveur conserve sur vous : nom, tables, messages, parcours.
online-account-privacy = Confidentialité
online-account-download = Tout télécharger
online-account-downloaded = Vos données ont été téléchargées dans un fichier.
online-account-delete = Supprimer mon compte
online-account-delete-title = Supprimer votre compte ?
online-account-delete-text = Vous abandonnez les parties en cours. Votre nom, votre clé et vos messages sont définitivement supprimés. Les autres joueurs gardent les parties jouées avec vous.
online-account-delete-yes = Supprimer le compte
online-account-keep = Garder le compte
online-account-deleted = Votre compte est supprimé.
online-account-replace-title = Changer de compte ?
online-account-replace-text = Dans ce navigateur, vous êtes { $name }. Ce code ouvre un autre compte ; pour redevenir { $name }, il vous faudra un code ou une clé d’accès de votre compte actuel.
online-account-replace-yes = Changer de compte
online-account-replace-no = Rester { $name }

# Identifiants et profils
online-handle = Votre identifiant
online-handle-note = Avec un identifiant, les autres peuvent vous trouver et vous avez une page de profil. Vous pouvez aussi jouer sans identifiant.
online-handle-label = Identifiant
online-handle-rules = De 3 à 20 caractères : des lettres sans accent et des chiffres, séparés au besoin par un seul - ou _. Le premier caractère doit être une lettre.
online-handle-claim = Choisir cet identifiant
online-handle-change = Changer
online-handle-claimed = Vous êtes maintenant @{ $handle }.
online-handle-bad = Cet identifiant n’est pas autorisé. Choisissez-en un autre.
online-handle-taken = Cet identifiant est déjà pris, ou ressemble trop à un autre. Choisissez-en un autre.
online-handle-private = Profil privé
online-handle-private-note = Les autres ne voient que votre identifiant et votre nom.
online-handle-profile = Voir votre profil
online-handle-back = Renoncer à l’identifiant
online-handle-given-back = Vous n’avez plus d’identifiant.
online-passkeys = Clés d’accès
online-passkeys-note = Connectez-vous sur vos appareils avec votre empreinte, votre visage ou un code PIN. Gardez un code de secours au cas où vous perdriez toutes vos clés.
online-passkey-add = Ajouter une clé d’accès
online-passkey-added = Clé d’accès ajoutée.
online-passkey-removed = Clé d’accès retirée.
online-passkey-remove-of = Retirer la clé d’accès : { $name }
online-passkey-used = dernière utilisation : { $date }
online-passkey-known = Cet appareil a déjà une clé d’accès à votre compte.
online-passkey-failed = La clé d’accès n’a pas fonctionné sur cet appareil. Réessayez.
online-passkey-have = J’ai une clé d’accès
online-passkey-have-note = Connectez-vous au compte pour lequel elle a été créée.
online-passkey-sign-in = Se connecter
online-passkey-unknown = Cette clé d’accès n’ouvre aucun compte ici. Elle a peut-être été retirée.
online-passkey-replace = Dans ce navigateur, vous êtes { $name }. Cette clé d’accès ouvre un autre compte ; pour redevenir { $name }, il vous faudra un code ou une clé d’accès de votre compte actuel.
online-profile = Profil
online-profile-none = Cet identifiant n’existe pas.
online-profile-none-why = L’adresse contient peut-être une faute, ou l’identifiant a été abandonné.
online-profile-since = joue ici depuis { $date }
online-profile-here = en ligne
online-profile-private = Ce profil est privé.
online-profile-own-private = Votre profil est privé. Les autres ne voient que votre identifiant et votre nom.
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
online-profile-gold = or
online-profile-silver = argent
online-profile-bronze = bronze
online-profile-place = rang { $rank } sur { $players }
online-profile-matches = Dernières parties
online-profile-matches-none = Aucune partie terminée pour l’instant.
online-profile-invited = Une table sur invitation
online-outcome-won = gagnée
online-outcome-drawn = nulle
online-outcome-lost = perdue
online-profile-courses = Parcours publiés
online-profile-stars = { $count ->
        [one] { $stars } sur 5, une note
       *[other] { $stars } sur 5, { $count } notes
    }
online-challenge = Défier
online-challenge-name = Défier { $name }
online-challenge-note = Choisissez le jeu. { $name } recevra votre défi tout de suite, ou à son retour.
online-challenge-of = { $game } contre @{ $handle }
online-challenge-seats = Aucune place n’est prévue pour @{ $handle } : ajoutez une personne à la table.
online-challenge-refused = @{ $handle } n’accepte pas vos défis.
online-challenge-told = { $name } vous défie
online-declined = @{ $handle } décline votre défi.
online-challenged = Défis reçus
online-challenge-accept = Jouer
online-challenge-accept-by = Jouer avec { $name }
online-challenge-decline = Refuser
online-challenge-decline-by = Refuser le défi { DE($name) }
online-find = Chercher par identifiant
online-find-go = Chercher
online-follow = Suivre
online-follow-yes = Vous suivez
online-following = Joueurs que vous suivez
online-followers = Vos abonnés
online-people-handle = Il vous faut d’abord un identifiant : ainsi, { $name } saura qui vous êtes.
online-more = Plus
online-block = Bloquer
online-block-note = { $name } ne pourra plus vous défier ni s’asseoir à vos tables, et ne les verra plus dans le salon. Vous ne verrez plus ses messages. { $name } n’en saura rien.
online-block-done = Vous bloquez { $name }.
online-unblock = Débloquer
online-unblock-name = Débloquer { $name }
online-unblock-done = Vous ne bloquez plus { $name }.
online-blocked = Personnes bloquées
online-player-menu = Signaler ou bloquer { $name }
online-guest = sans identifiant
online-guest-note = Sans identifiant, rien ne garantit qui joue : n’importe qui peut prendre ce nom.
online-report = Signaler
online-report-note = Décrivez le problème en une phrase. Seuls les responsables de ce serveur la liront ; { $name } n’en saura rien.
online-report-reason = Qu’est-ce qui ne va pas ?
online-report-send = Envoyer
online-reported = Merci. Votre signalement sera lu.

# Quand cela ne marche pas
online-no-table = Cette table n’existe pas.
online-no-table-why = Le lien est peut-être incomplet, ou la table a été supprimée. Redemandez le lien, ou ouvrez une table.
online-not-opened = Impossible d’ouvrir la table.
online-error-unknown = Le serveur ne reconnaît plus ce navigateur. Reconnectez-vous sous « Votre compte ».
online-error-forbidden = Cette action n’est pas permise ici.
online-error-hold = À la suite d’abus, aucun compte ne peut être créé depuis votre réseau pour le moment. Connectez-vous à un compte existant, ou écrivez aux responsables du serveur.
online-error-banned = L’accès à ce serveur vous est interdit : { $reason }
online-error-banned-until = L’accès à ce serveur vous est interdit jusqu’au { $date } : { $reason }
online-error-not-found = Introuvable. L’élément demandé a peut-être été supprimé.
online-error-too-large = Le contenu envoyé est trop long.
online-error-too-many = Trop de demandes en peu de temps. Attendez un instant.
online-error-unavailable = Le serveur ne peut pas répondre à cette demande. Réessayez dans un instant.
online-error-conflict = Quelque chose a changé entre-temps. Rechargez la page.
online-error-malformed = Le serveur n’a pas compris cette demande. Rechargez la page et réessayez.
online-error-unpublishable = Publication impossible : le parcours doit être jouable et porter un nom convenable, de 80 caractères maximum.
online-refused-malformed = Le serveur n’a pas compris cette action. Rechargez la page et réessayez.
online-refused-id-reused = Cette action a déjà été envoyée.
online-refused-not-your-seat = Ce n’est pas votre place.
online-refused-no-such-seat = Cette place n’existe pas.
online-refused-seat-taken = Trop tard : cette place est prise. Choisissez-en une autre.
online-refused-started = La partie a déjà commencé.
online-refused-not-started = La partie n’a pas encore commencé.
online-refused-not-over = La partie n’est pas encore terminée.
online-refused-over = La partie est terminée.
online-refused-not-your-turn = Ce n’est pas à vous de jouer.
online-refused-stale = La partie a avancé entre-temps. Regardez où elle en est et réessayez.
online-refused-illegal = Ce coup n’est pas possible.
online-refused-no-change = Il n’y a rien à changer.
online-refused-future = La partie n’en est pas encore là.
online-refused-too-many = Trop d’actions à la fois : attendez un instant et réessayez.

# Quelqu’un avec qui jouer, maintenant
online-now = Jouer tout de suite
online-now-note = Nous vous trouvons un adversaire de votre niveau.
online-rated-basic = Mini-golf
online-rated-carom = Mini-golf carambole
online-rated-carramboule = Carramboule
online-now-looking = Recherche d’un adversaire : { $game }…
online-now-left = { $seconds ->
        [one] encore une seconde au plus
       *[other] encore { $seconds } secondes au plus
    }
online-now-nobody = Aucun adversaire trouvé.
online-now-house = Jouer contre { $name } (ordinateur)
online-now-again = Chercher encore
online-now-stop = Arrêter la recherche

# La force d’un joueur
online-rating = Classement
online-rating-game = Jeu
online-rating-sure = ± { $deviation } après { $count ->
        [one] une partie
       *[other] { $count } parties
    }
online-rating-new = Encore incertain : ± { $deviation } après { $count ->
        [one] une partie
       *[other] { $count } parties
    }.
online-rating-chart = De { $first } à { $last } ; record : { $best }.
online-counts = Type de partie
online-rated = Classée
online-rated-note = 2 à 4 joueurs avec le même nombre de balles, les dés habituels et 3, 6 ou 9 parcours imprimés
online-casual = Amicale
online-casual-note = juste pour le plaisir
online-not-rated = Partie amicale : les classements ne changent pas.
online-not-counted = Partie non classée : trop courte, ou vous vous êtes affrontés trop souvent ces 7 derniers jours.
online-row-aborted = annulée
online-best = Meilleurs joueurs
online-best-short = Le classement de chaque jeu
online-best-note = Joueurs avec un identifiant et assez de parties classées.
online-best-none = Aucun classement n’est encore établi. Jouez des parties classées : le premier sera peut-être le vôtre.
online-best-rank = Rang
online-best-player = Joueur
online-best-matches = Parties
online-found = Joueurs trouvés
online-skill = Chance et adresse
online-skill-words = Coût moyen d’un choix, en coups : { $loss }. Avec des choix parfaits, ce coût serait nul.
online-skill-chart = Coups perdus à cause des choix et à cause des dés, partie par partie
online-skill-choices = coût des choix
online-skill-luck = coût des dés

online-tournaments = Tournois
online-tournaments-note = en duel, ronde après ronde
online-library = Bibliothèque
online-library-note = des parcours dessinés par les joueurs
online-to-tournament = Retour au tournoi
online-kept-note = Ces places sont réservées à deux joueurs d’un tournoi.
