# Playing online
online = Play online
online-home = Home
online-opening = Opening the table…
online-new = Create a table
online-new-note = You get a link. Anyone who has it can join, without signing up.
online-new-golf = any courses, 1–12 balls, computers too
online-new-carramboule = two players, live or correspondence
online-others = More
online-lobby = Lobby
online-lobby-note = open tables to join or watch
online-cups = Cups
online-cups-note = the same courses and dice for everyone
online-lobby-free = Tables with free seats
online-lobby-watch = Matches to watch
online-lobby-lead = Tables open to everyone. Take a free seat, or watch.
online-lobby-none = No open table has a free seat right now.
online-filter = Show
online-filter-all = All
online-filter-golf = Mini golf
online-filter-carramboule = Carramboule
online-filter-clock = Clock
online-filter-any = Any
online-filter-live = Live
online-filter-days = Correspondence
online-filter-none = No open table matches these filters.
online-account = Your account
online-account-note = name, other devices, your data
online-you-are-offline = You are offline.
online-offline = The server cannot be reached. Check your connection.
online-offline-note = Playing online needs a connection. Everything else works without it.
online-list-offline = No connection: this list may be out of date.

# Creating a table
online-create = Create table
online-create-of = { $game } online
online-creating = Creating the table…
online-players-note = You, friends with the link, and as many computers as you like.
online-seat-open = joins with the link
online-against = Opponent
online-against-person = A person
online-against-computer = The computer
online-starts-other = Opponent
online-terms = Table settings
online-access = Who can join
online-access-invited = By invitation
online-access-invited-note = anyone with the link
online-access-open = Everyone
online-access-open-note = shown in the lobby
online-clock = Clock
online-clock-off = Off
online-clock-off-note = no time limit
online-clock-move = Per move
online-clock-move-note = live
online-clock-match = Per match
online-clock-match-note = live, per player
online-clock-days = Days
online-clock-days-note = correspondence
online-clock-time = Time per move
online-clock-match-time = Time per player, plus 10 seconds per move
online-clock-none = none
online-clock-per-move = { $time } per move
online-clock-total = { $time } per player
online-clock-total-more = { $time } per player, plus { $more } per move
online-chat = Chat
online-chat-rule-off = Off
online-chat-rule-off-note = no chat
online-chat-rule-phrases = Phrases
online-chat-rule-phrases-note = ready-made phrases and emoji
online-chat-rule-free = Free text
online-chat-rule-free-note = invitation-only tables
online-chat-off = No chat at this table.
online-chat-phrases = Phrases
online-chat-free = Free text

# The waiting room
online-waiting = Waiting to start
online-seats = Seats
online-free-seat = Free seat
online-seat-free = waiting for a player
online-seat-computer = ready
online-your-name = Your name
online-name-first = Enter your name first.
online-sit = Sit down
online-sit-at = Sit down in seat { $number }
online-stand = Leave seat
online-stand-at = Leave seat { $number }
online-close-table = Close table
online-close-sure = Close this table? Its link will stop working.
online-close-not = Keep open
online-remove = Remove
online-remove-at = Remove { $name }
online-sit-note = Take a seat to play, or stay and watch.
online-full-note = All seats are taken. You can still watch.
online-beside = Add a player on this device
online-beside-name = Name of the added player
online-ready = I am ready
online-unready = I am not ready
online-ready-note = The match starts when all seats are taken and everyone is ready.
online-is-ready = ready
online-not-ready = not ready
online-you = you
online-here = here
online-away = away
online-bot = bot
online-named-bot = { $name } (bot)
online-looks-on = watching
online-you-watch = You are watching
online-wait-seats = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
online-wait-you = Waiting for you. Ready?
online-wait-both = Waiting for you and { $names }. Ready?
online-wait-ready = Waiting for { $names }
online-invite = Invite
online-invite-note = Send this link. Only people who have it can join.
online-invite-open = Send this link. The table is also in the lobby.
online-invite-text = Come and play Carambole with me
online-link = Link to this table
online-copy = Copy link
online-copied = Copied
online-copy-failed = Could not copy. Select the text and copy it yourself.
online-share = Share
online-what = Match details
online-game = Game
online-dice = Dice
online-dice-of = { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $cards ->
        [0] {""}
        [one] {", "}one card
       *[other] {", "}{ $cards } cards
    }
online-limit = Stroke limit

# The state of the connection
online-connection-connecting = Connecting…
online-connection-connecting-note = This takes only a moment.
online-connection-connected = Connected
online-connection-connected-note = Catching up on the match…
online-connection-reconnecting = Connection lost.
online-connection-reconnecting-note = Reconnecting. Moves are paused.
online-connection-back = The server is restarting.
online-connection-back-note = The server will be back in a moment. Nothing is lost, and clocks are stopped.
online-connection-offline = You are offline.
online-connection-offline-note = The match goes on when you are back online.
online-connection-offline-note-clock = The clock keeps running. The match goes on when you are back online.
online-connection-lost = You were disconnected.
online-connection-lost-note = Reload the page to reconnect.
online-not-connected = You are not connected. Wait a moment and try again.

# A player is away
online-gone = { $name } is away.
online-gone-waits = In { $time } you can remove { $name } from the match.
online-gone-now = You can wait, or remove { $name } from the match.
online-gone-clock = The clock keeps running.
online-gone-claim = Remove { $name }

# Chat
online-chat-said = Messages
online-chat-none = No messages yet.
online-chat-muted = Chat is muted.
online-chat-mute = Mute chat
online-chat-emoji = Emoji
online-chat-send = Send { $what }
online-chat-write = Write a message
online-chat-say = Send
online-chat-public = Anyone with the link to this table can read your messages.
online-chat-seat-first = Take a seat first to join the chat.
online-chat-unread = { $count ->
        [one] Chat, one new message
       *[other] Chat, { $count } new messages
    }
online-spectators = { $count ->
        [0] No spectators
        [one] One spectator
       *[other] { $count } spectators
    }
online-say-hello = Hello!
online-say-good-luck = Good luck!
online-say-have-fun = Have fun!
online-say-well-played = Well played!
online-say-nice-shot = Nice shot!
online-say-thanks = Thank you!
online-say-oops = Oops!
online-say-unlucky = Bad luck!
online-say-close = That was close!
online-say-wow = Wow!
online-say-one-moment = One moment, please.
online-say-back-again = I’m back.
online-say-your-turn = It’s your turn.
online-say-good-game = Good game!
online-say-once-more = Rematch?
online-say-bye = Bye!

# After the match
online-rematch = Rematch
online-rematch-wished = { $names } would like a rematch.
online-rematch-waits = You offered a rematch. Waiting for { $names }.
online-rematch-go = Go to the rematch
online-more-tables = More tables

# Lists of tables and notifications
online-own-turns = Your turn
online-own-running = Opponents’ turn
online-own-waiting = Waiting for players
online-own-over = Finished
online-nobody-yet = No opponent yet
online-row-over = finished
online-row-won = you won
online-row-won-by = won by { $name }
online-row-drawn = draw
online-row-replay = Replay and analysis
online-row-replay-with = Replay of the match with { $names }
online-row-soon = starting soon
online-row-yours = Your turn
online-row-turn = { $name } to play
online-row-courses = { $count ->
        [one] one course
       *[other] { $count } courses
    }
online-row-play = Play
online-row-go = Open
online-row-go-with = Open the table with { $names }
online-row-join = Join
online-row-join-with = Join the table with { $names }
online-row-watch = Watch
online-row-watch-with = Watch { $names } play
online-notify = Notify me when it is my turn
online-notify-note = Your browser notifies you while this page is open in the background.
online-notify-denied = Your browser blocks notifications. Allow them in its settings for this site.
online-notify-title = It is your turn
online-push = Notify me even when the page is closed
online-push-note = On this device: for challenges, tournament rounds and your turn in correspondence matches.
online-push-unsupported = This browser cannot receive notifications. On an iPhone or iPad, add Carambole to the home screen first.
online-push-failed = Notifications could not be turned on. Try again later, or use another browser.
online-push-quiet = Quiet hours
online-push-from = From
online-push-until = Until

# Your account
online-account-name = Your name
online-account-name-note = Shown at every table you join from now on.
online-account-none = You have no account in this browser yet. Choose a name: you need no email and no password.
online-account-save = Save
online-account-saved = Saved.
online-account-devices = Other devices and recovery
online-account-devices-note = The key to your account is kept in this browser. A code signs you in on another device; each code works once.
online-account-device = Add a device
online-account-recovery = Create recovery code
online-account-device-code = Enter this code on the other device under “Your account”, or open the link there. Valid until { $time }.
online-account-recovery-code = Write this code down and keep it safe. The code works once; a new code replaces it.
online-account-signed-in = Signed-in devices
online-account-signed-in-note = Sign out devices that you have lost or given away.
online-account-this = this device
online-account-unnamed = Unnamed device
online-account-since = since { $date }
online-account-sign-out = Sign out
online-account-sign-out-of = Sign out { $name }
online-account-signed-out = Signed out.
online-account-copy-code = Copy code
online-account-use = I have a code
online-account-use-note = A code from another device, or your recovery code.
online-account-code = Code
online-account-use-code = Use code
online-account-recovered = Welcome back, { $name }.
online-account-unknown = Sign in with a code or a passkey, or start over.
online-deleted = This browser was signed out, or its account was deleted.
online-account-reset = Start over
online-account-data = Your data
online-account-data-note = Everything the server stores about you, such as your name, tables, messages and courses.
online-account-privacy = Privacy
online-account-download = Download everything
online-account-downloaded = Your data was saved to a file.
online-account-delete = Delete account
online-account-delete-title = Delete your account?
online-account-delete-text = You will resign all matches in progress. Your name, key and messages are deleted for good. Opponents keep the records of your matches.
online-account-delete-yes = Delete account
online-account-keep = Keep account
online-account-deleted = Your account was deleted.
online-account-replace-title = Switch accounts?
online-account-replace-text = You are signed in as { $name }. This code signs you in to the account it was made for. To come back as { $name }, you will need a code or passkey for that account.
online-account-replace-yes = Switch account
online-account-replace-no = Stay as { $name }

# Handles and profiles
online-handle = Your handle
online-handle-note = With a handle, friends can find you and you get a profile page. You can also play without a handle.
online-handle-label = Handle
online-handle-rules = 3 to 20 characters: letters a–z and digits, with a single - or _ between them. The first must be a letter.
online-handle-claim = Claim handle
online-handle-change = Change
online-handle-claimed = You are now @{ $handle }.
online-handle-bad = This handle is not allowed. Choose another one.
online-handle-taken = This handle, or one that looks like it, is taken. Choose another one.
online-handle-private = Private profile
online-handle-private-note = Others see only your handle and your name.
online-handle-profile = View profile
online-handle-back = Give up handle
online-handle-given-back = You no longer have a handle.
online-passkeys = Passkeys
online-passkeys-note = Sign in on any device with your fingerprint, face or PIN. Keep a recovery code in case you lose all your passkeys.
online-passkey-add = Add a passkey
online-passkey-added = Passkey added.
online-passkey-removed = Passkey removed.
online-passkey-remove-of = Remove the passkey from { $name }
online-passkey-used = last used { $date }
online-passkey-known = This device already has a passkey for your account.
online-passkey-failed = The passkey did not work on this device. Try again.
online-passkey-have = I have a passkey
online-passkey-have-note = Sign in to the account it belongs to.
online-passkey-sign-in = Sign in
online-passkey-unknown = No account has this passkey. It may have been removed.
online-passkey-replace = You are signed in as { $name }. This passkey signs you in to the account it was made for. To come back as { $name }, you will need a code or passkey for that account.
online-profile = Player
online-profile-none = No player has this handle.
online-profile-none-why = The address may be mistyped, or the player gave up the handle.
online-profile-since = playing since { $date }
online-profile-here = online now
online-profile-private = This profile is private.
online-profile-own-private = Your profile is private. Others see only your handle and your name.
online-profile-played = { $count ->
        [one] match
       *[other] matches
    }
online-profile-wins = { $count ->
       *[other] won
    }
online-profile-medals = { $count ->
        [one] medal
       *[other] medals
    }
online-profile-versus = You and { $name }
online-profile-drawn = { $count ->
        [one] one draw
       *[other] { $count } draws
    }
online-profile-days = Daily courses
online-profile-gold = gold
online-profile-silver = silver
online-profile-bronze = bronze
online-profile-place = place { $rank } of { $players }
online-profile-matches = Recent matches
online-profile-matches-none = No finished matches yet.
online-profile-invited = Private table
online-outcome-won = won
online-outcome-drawn = drawn
online-outcome-lost = lost
online-profile-courses = Published courses
online-profile-stars = { $count ->
        [one] { $stars } stars, one rating
       *[other] { $stars } stars, { $count } ratings
    }
online-challenge = Challenge
online-challenge-name = Challenge { $name }
online-challenge-note = Choose a game. { $name } sees your challenge at once, or on their next visit.
online-challenge-of = { $game } against @{ $handle }
online-challenge-seats = There is no seat for @{ $handle }. Add another person.
online-challenge-refused = @{ $handle } does not accept challenges from you.
online-challenge-told = { $name } challenges you
online-declined = @{ $handle } declined your challenge.
online-challenged = Challenges
online-challenge-accept = Play
online-challenge-accept-by = Play against { $name }
online-challenge-decline = Decline
online-challenge-decline-by = Decline the challenge from { $name }
online-find = Find a player by handle
online-find-go = Find
online-follow = Follow
online-follow-yes = Following
online-following = Players you follow
online-followers = Your followers
online-people-handle = You need a handle first, so that { $name } knows who you are.
online-more = More
online-block = Block
online-block-note = { $name } cannot challenge you, join your tables or see them in the lobby. You will not see { $name }’s messages, and { $name } is not told about the block.
online-block-done = { $name } is blocked.
online-unblock = Unblock
online-unblock-name = Unblock { $name }
online-unblock-done = { $name } is no longer blocked.
online-blocked = Blocked players
online-player-menu = Report or block { $name }
online-guest = guest
online-guest-note = Guests have no handle. Anyone can use this name.
online-report = Report
online-report-note = Describe the problem in a sentence. The operators of this server will read it; { $name } will not be told.
online-report-reason = What is wrong?
online-report-send = Send
online-reported = Thank you. The operators will read your report.

# Errors
online-no-table = This table does not exist.
online-no-table-why = The link may be incomplete, or the table was deleted. Ask for the link again, or create a table yourself.
online-not-opened = The table could not be opened.
online-error-unknown = You are no longer signed in. Sign in again under “Your account”.
online-error-forbidden = You are not allowed to do this.
online-error-hold = No new accounts can be created from your network at the moment, because of abuse. Sign in to your account, or contact the operator.
online-error-banned = You are banned from playing here: { $reason }
online-error-banned-until = You are banned from playing here until { $date }: { $reason }
online-error-not-found = This was not found. It may have been deleted.
online-error-too-large = This is too large to send.
online-error-too-many = Too many requests. Wait a moment and try again.
online-error-unavailable = The server cannot do this right now. Try again in a moment.
online-error-conflict = This has changed in the meantime. Reload the page.
online-error-malformed = The server did not understand the request. Reload the page and try again.
online-error-unpublishable = This course cannot be published: it must be playable and have an inoffensive name of at most 80 characters.
online-refused-malformed = The server did not understand this. Reload the page and try again.
online-refused-id-reused = This was already sent.
online-refused-not-your-seat = This is not your seat.
online-refused-no-such-seat = This seat does not exist.
online-refused-seat-taken = Someone else was faster. Take another seat.
online-refused-started = The match has already started.
online-refused-not-started = The match has not started yet.
online-refused-not-over = The match is not over yet.
online-refused-over = The match is over.
online-refused-not-your-turn = It is not your turn.
online-refused-stale = The match has moved on. Check the board and try again.
online-refused-illegal = That is not possible right now.
online-refused-no-change = Nothing to change.
online-refused-future = The match has not reached this point yet.
online-refused-too-many = Too many requests. Wait a moment and try again.

# Finding an opponent for a rated match
online-now = Play now
online-now-note = One tap finds you an opponent of similar strength.
online-rated-basic = Mini golf
online-rated-carom = Carom golf
online-rated-carramboule = Carramboule
online-now-looking = Looking for an opponent: { $game }…
online-now-left = { $seconds ->
        [one] at most one more second
       *[other] at most { $seconds } more seconds
    }
online-now-nobody = No opponent found.
online-now-house = Play { $name } (computer)
online-now-again = Search again
online-now-stop = Cancel

# Ratings and the leaderboard
online-rating = Rating
online-rating-game = Game
online-rating-sure = ± { $deviation } after { $count ->
        [one] one match
       *[other] { $count } matches
    }
online-rating-new = Provisional: ± { $deviation } after { $count ->
        [one] one match
       *[other] { $count } matches
    }
online-rating-chart = Rating from { $first } to { $last }, with a peak of { $best }.
online-counts = Rating
online-rated = Rated
online-rated-note = 2–4 players with the same number of balls each; standard dice; 3, 6 or 9 printed courses
online-casual = Casual
online-casual-note = just for fun
online-not-rated = Casual match: ratings do not change.
online-not-counted = Not rated: the match was too short, or you have played each other too often in the last 7 days.
online-row-aborted = aborted
online-best = Leaderboard
online-best-short = the top players in each game
online-best-note = Only players with a handle and enough rated matches are listed.
online-best-none = No player has enough rated matches yet. Play some to be the first on the list.
online-best-rank = Rank
online-best-player = Player
online-best-matches = Matches
online-found = Players found
online-skill = Luck and skill
online-skill-words = On average, each choice costs { $loss } strokes. Perfect choices cost none.
online-skill-chart = Strokes lost by choices and by dice, match by match
online-skill-choices = lost by choices
online-skill-luck = lost by dice

online-tournaments = Tournaments
online-tournaments-note = head to head, round by round
online-library = Library
online-library-note = courses made by players
online-to-tournament = Back to the tournament
online-kept-note = These seats are reserved for two players in a tournament.
