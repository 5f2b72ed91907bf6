# Playing online
online = Play online
online-home = Home
online-opening = Going to the table …
online-new = Open a table
online-new-note = You get a link. Whoever has it can sit down and play, without an account.
online-new-golf = any courses, 1 to 12 balls, computers too
online-new-carramboule = two players, live or over days
online-others = Others
online-lobby = Lobby
online-lobby-note = tables open to everyone, to join or to watch
online-cups = Cups
online-cups-note = the same courses and dice for everyone
online-lobby-free = Tables with free seats
online-lobby-watch = Matches to watch
online-lobby-lead = Tables open to everyone. Take a free seat, or watch.
online-lobby-none = Nobody is waiting at an open table right now.
online-filter = Show
online-filter-all = All
online-filter-golf = Mini golf
online-filter-carramboule = Carramboule
online-filter-clock = Clock
online-filter-any = Any
online-filter-live = Live
online-filter-days = Over days
online-filter-none = No open table is like that right now.
online-me = You online
online-me-note = name, other devices, your data
online-you-are-offline = You are offline.
online-offline = The server cannot be reached.
online-offline-note = Online tables need the server. Everything else on this page works without it.
online-list-offline = No connection: this list may be out of date.

# Creating
online-create = Open the table
online-create-of = { $game } online
online-creating = Opening the table …
online-players-note = You, people who get the link, and as many computers as you like.
online-seat-open = takes a seat by the link
online-against = Against
online-against-person = A person
online-against-computer = The computer
online-starts-other = The other one
online-terms = The table
online-door = Who may come
online-door-invited = By invitation
online-door-invited-note = whoever has the link
online-door-open = Open
online-door-open-note = shown in the lobby
online-clock = Clock
online-clock-off = Off
online-clock-off-note = as long as you like
online-clock-move = Per move
online-clock-move-note = live
online-clock-match = Per match
online-clock-match-note = live, each their own
online-clock-days = Days
online-clock-days-note = by correspondence
online-clock-time = For each move
online-clock-match-time = For each player, and 10 seconds more after each move
online-clock-none = none
online-clock-per-move = { $time } for each move
online-clock-total = { $time } for the match
online-clock-total-more = { $time } for the match, { $more } more after each move
online-talk = Talk
online-chat-off = Off
online-chat-off-note = nobody talks
online-chat-phrases = Phrases
online-chat-phrases-note = set phrases and emoji
online-chat-free = Free
online-chat-free-note = own words, invited tables only
online-talk-off = There is no talk at this table.
online-talk-phrases = Phrases
online-talk-free = Own words too

# The waiting room
online-waiting = The match has not begun yet
online-seats = Seats
online-free-seat = Free seat
online-seat-free = waits for someone
online-seat-computer = is ready
online-your-name = Your name
online-name-first = Please write your name first.
online-sit = Sit down
online-sit-at = Sit down on seat { $number }
online-stand = Get up
online-stand-at = Get up from seat { $number }
online-close-table = Close table
online-close-sure = Really close this table? Its link will lead nowhere.
online-close-not = Keep it open
online-remove = Remove
online-remove-at = Remove { $name }
online-sit-note = Choose a seat to play, or stay and watch.
online-full-note = All seats are taken. You can watch from here.
online-beside = Someone beside me plays too
online-beside-name = Name of whoever sits beside you
online-ready = I am ready
online-unready = Not ready after all
online-ready-note = The match begins when all seats are taken and everyone is ready.
online-is-ready = ready
online-not-ready = not ready yet
online-you = you
online-here = here
online-away = away
online-bot = bot
online-named-bot = { $name } (bot)
online-looks-on = is watching
online-you-watch = You are watching
online-wait-seats = { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
online-wait-you = Only you are missing: are you ready?
online-wait-both = Waiting for you and { $names }: are you ready?
online-wait-ready = Waiting for { $names }
online-invite = Invite
online-invite-note = Send this link. Only those who have it can come.
online-invite-open = Send this link. The lobby shows this table too.
online-invite-text = Come and play Carambole with me
online-link = Link to this table
online-copy = Copy the link
online-copied = Copied
online-copy-failed = The browser did not let the page copy it. Select it by hand.
online-share = Share
online-what = What is played
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
online-limit = Strokes per course

# The connection
online-line-connecting = Connecting …
online-line-connecting-note = The table is there in a moment.
online-line-connected = Connected
online-line-connected-note = Catching up with what has happened …
online-line-reconnecting = The connection is gone.
online-line-reconnecting-note = It is being made again. Until then no move is taken.
online-line-back = The server will be back in a moment.
online-line-back-note = Nothing is lost, and clocks stand still meanwhile.
online-line-offline = You are offline.
online-line-offline-note = The match waits. It goes on by itself when the network is back.
online-line-offline-note-clock = The clock runs on. The match goes on by itself when the network is back.
online-line-lost = The table has closed the line.
online-line-lost-note = Load the page again to come back.
online-not-connected = There is no connection right now, so this was not done.

# Who is away
online-gone = { $name } is away.
online-gone-waits = The match waits; in { $time } you can take { $name } out of it.
online-gone-now = You can wait, or take { $name } out of the match.
online-gone-clock = The clock runs on.
online-gone-claim = Take { $name } out

# Talking
online-talk-said = What was said
online-talk-none = Nobody has said anything yet.
online-talk-muted = You hear nothing: talk is muted.
online-talk-mute = Mute the talk
online-talk-emoji = Emoji
online-talk-send = Say { $what }
online-talk-write = Write something
online-talk-say = Say it
online-talk-public = Anyone with the link to this table can read what you write.
online-talk-seat-first = Sit down once, and you can talk too.
online-talk-unread = { $count ->
        [one] Talk, one new remark
       *[other] Talk, { $count } new remarks
    }
online-spectators = { $count ->
        [0] Nobody is watching
        [one] One person is watching
       *[other] { $count } are watching
    }
online-say-hello = Hello!
online-say-good-luck = Good luck!
online-say-have-fun = Have fun!
online-say-well-played = Well played!
online-say-nice-shot = Nice shot!
online-say-thanks = Thank you!
online-say-oops = Oops.
online-say-unlucky = Bad luck!
online-say-close = That was close!
online-say-wow = Wow!
online-say-one-moment = One moment, please.
online-say-back-again = I am back.
online-say-your-turn = It is your turn.
online-say-good-game = Good game!
online-say-once-more = Once more?
online-say-bye = Bye!

# After the match
online-rematch = Another match
online-rematch-wished = { $names } would like another match.
online-rematch-waits = You would like another match. Waiting for { $names }.
online-rematch-go = To the next match
online-more-tables = Other tables

# Lists
online-own-turns = Your turn
online-own-running = Others are thinking
online-own-waiting = Waiting for players
online-own-over = Finished
online-nobody-yet = Nobody else yet
online-row-over = finished
online-row-won = you won
online-row-won-by = won by { $name }
online-row-drawn = a draw
online-row-replay = Replay and analysis
online-row-replay-with = Replay of the match with { $names }
online-row-soon = about to begin
online-row-yours = Your turn
online-row-turn = { $name } to play
online-row-courses = { $count ->
        [one] one course
       *[other] { $count } courses
    }
online-row-play = Play
online-row-go = Go there
online-row-go-with = To the table with { $names }
online-row-join = Join
online-row-join-with = Join the table of { $names }
online-row-watch = Watch
online-row-watch-with = Watch the table of { $names }
online-notify = Tell me when it is my turn
online-notify-note = A notification of the browser, while this page is open in the background.
online-notify-denied = The browser does not allow it. You can change that in its settings for this site.
online-notify-title = It is your turn
online-push = Notify me when the page is closed
online-push-note = For games over days: your turn, challenges and tournament rounds. On this device.
online-push-unsupported = This browser cannot receive notifications. On an iPhone or iPad, add Carambole to the home screen first.
online-push-failed = The browser could not register for notifications. Try again later, or use another browser.
online-push-quiet = Quiet hours
online-push-from = From
online-push-until = Until

# You online
online-me-name = Your name
online-me-name-note = Others see it at tables you join from now on.
online-me-none = You have no name here yet. There is no account: a key kept in this browser is all it takes.
online-me-save = Save
online-me-saved = Saved.
online-me-devices = Other devices, and if the key gets lost
online-me-devices-note = Your key is only in this browser. With a code another device becomes you too; every code works once.
online-me-device = Another device
online-me-recovery = Recovery code
online-me-device-told = Type this code on the other device under “You online”, or open the link there. Good until { $time }.
online-me-recovery-told = Write this code down and keep it safe. It is good until it is used or the next one is made.
online-me-signed-in = Devices with your key
online-me-signed-in-note = Whoever uses one of these is you. Sign out what you have lost or given away.
online-me-this = this one
online-me-unnamed = A program
online-me-since = since { $date }
online-me-sign-out = Sign out
online-me-sign-out-of = Sign out { $name }
online-me-signed-out = Signed out.
online-me-copy-code = Copy the code
online-me-use = I have a code
online-me-use-note = From another device, or the one you wrote down.
online-me-code = Code
online-me-use-it = Use it
online-me-recovered = Welcome back, { $name }.
online-me-strange = The server does not know its key any more. Use a code, or begin afresh.
online-deleted = The player of this browser was deleted, here or on another device.
online-me-afresh = Begin afresh
online-me-data = Your data
online-me-data-note = Everything the server has of you: name, tables, remarks, courses.
online-me-privacy = Privacy
online-me-download = Download everything
online-me-downloaded = Everything is in the file.
online-me-delete = Delete everything
online-me-delete-title = Delete everything?
online-me-delete-text = You give up running matches, and your name, key and remarks are deleted for good. Records of matches with others stay with them.
online-me-delete-yes = Delete everything
online-me-keep = Keep it
online-me-deleted = Everything is deleted.
online-me-replace-title = Become someone else?
online-me-replace-text = In this browser you are { $name }. With the code you become the player it was made for; without a code of your own you cannot come back as { $name }.
online-me-replace-yes = Use the code
online-me-replace-no = Stay { $name }

# Handles and profiles
online-handle = Your handle
online-handle-note = With a handle others can find you, at an address of your own. Nobody needs one to play.
online-handle-label = Handle
online-handle-rules = 3 to 20 letters from a to z and digits, the first a letter; - and _ may stand between them.
online-handle-claim = Claim it
online-handle-change = Change
online-handle-claimed = You are @{ $handle } now.
online-handle-bad = This handle cannot be claimed. Choose another one.
online-handle-taken = Somebody has this handle, or one that looks like it.
online-handle-private = Private profile
online-handle-private-note = Others see your handle and your name, and nothing else.
online-handle-profile = See your profile
online-handle-back = Give the handle back
online-handle-given-back = You have no handle any more.
online-passkeys = Passkeys
online-passkeys-note = Sign in on any device with your fingerprint, your face or its PIN. A recovery code helps if you lose them all.
online-passkey-add = Add a passkey
online-passkey-added = The passkey is added.
online-passkey-removed = The passkey is removed.
online-passkey-remove-of = Remove the passkey of { $name }
online-passkey-used = last used { $date }
online-passkey-known = There is a passkey for you on this device already.
online-passkey-failed = That did not work on this device.
online-passkey-have = I have a passkey
online-passkey-have-note = Become the player it was made for.
online-passkey-sign-in = Sign in
online-passkey-strange = Nobody here has this passkey. It may have been removed.
online-passkey-replace = In this browser you are { $name }. With the passkey you become the player it was made for; without a passkey or a code of your own you cannot come back as { $name }.
online-profile = Player
online-profile-none = Nobody goes by this handle.
online-profile-none-why = The address may be mistyped, or the handle was given back.
online-profile-since = playing here since { $date }
online-profile-here = here now
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
online-profile-days = Courses of the day
online-profile-gold = first
online-profile-silver = second
online-profile-bronze = third
online-profile-place = place { $rank } of { $players }
online-profile-matches = Latest matches
online-profile-matches-none = No finished match yet.
online-profile-invited = A table by invitation
online-outcome-won = won
online-outcome-drawn = drawn
online-outcome-lost = lost
online-profile-courses = Published courses
online-profile-stars = { $count ->
        [one] { $stars } stars, one vote
       *[other] { $stars } stars, { $count } votes
    }
online-challenge = Challenge
online-challenge-name = Challenge { $name }
online-challenge-note = Choose the game. { $name } hears of it at once, or finds it on coming back.
online-challenge-of = { $game } with @{ $handle }
online-challenge-seats = There is no seat for @{ $handle } yet: let another person play.
online-challenge-refused = @{ $handle } takes no challenges from you.
online-challenge-told = { $name } challenges you
online-declined = @{ $handle } does not come this time.
online-challenged = You are challenged
online-challenge-accept = Play
online-challenge-accept-by = Play with { $name }
online-challenge-decline = Decline
online-challenge-decline-by = Decline the challenge of { $name }
online-find = Find a player by handle
online-find-go = Find
online-follow = Follow
online-follow-yes = You follow
online-following = Players you follow
online-followers = Players who follow you
online-people-handle = For this you need a handle, so that { $name } knows who you are.
online-more = More
online-block = Block
online-block-note = { $name } cannot challenge you, sit down at your tables or see them in the lobby. You do not read what they say. They are not told.
online-block-done = { $name } is blocked.
online-unblock = Unblock
online-unblock-name = Unblock { $name }
online-unblock-done = { $name } is not blocked any more.
online-blocked = Blocked players
online-player-menu = Report or block { $name }
online-guest = guest
online-guest-note = A guest has no handle. Anybody can use this name.
online-report = Report
online-report-note = Say in a sentence what is wrong. It is read by whoever runs this server; { $name } is not told.
online-report-reason = What is wrong?
online-report-send = Send
online-reported = Thank you. It will be read.

# When it does not work
online-no-table = There is no such table.
online-no-table-why = The link may be incomplete, or the table was deleted. Ask for the link again, or open a table yourself.
online-not-opened = The table could not be opened.
online-host-unknown = The server does not know your key.
online-host-forbidden = This is not allowed here.
online-host-hold = No new players can be created from your network at present, because of abuse. Sign in with a player you have, or write to the operator.
online-host-banned = You are banned from playing here: { $reason }
online-host-banned-until = You are banned from playing here until { $date }: { $reason }
online-host-not-found = There is no such table.
online-host-too-large = That is too long.
online-host-too-many = Too much in too short a time. Wait a moment.
online-host-unavailable = The server cannot do this right now. Try again in a moment.
online-host-conflict = It has changed meanwhile.
online-host-malformed = The server could not use this.
online-host-unpublishable = This cannot be published: the course must be playable and have a decent name of at most 80 characters.
online-refused-malformed = The table could not read this.
online-refused-id-reused = This was sent already.
online-refused-not-your-seat = This is not your seat.
online-refused-no-such-seat = There is no such seat.
online-refused-seat-taken = Someone was faster: the seat is taken.
online-refused-started = The match has begun already.
online-refused-not-started = The match has not begun yet.
online-refused-not-over = The match is not over yet.
online-refused-over = The match is over.
online-refused-not-your-turn = It is not your turn.
online-refused-stale = Something has happened meanwhile. Look again, then decide.
online-refused-illegal = This is not possible.
online-refused-no-change = It is so already.
online-refused-future = This is not known yet.
online-refused-too-many = Too many at once; wait a moment and try again.

# Somebody to play with, now
online-now = Play now
online-now-note = One tap finds you an opponent of similar strength.
online-rated-basic = Mini golf
online-rated-carom = Carom golf
online-rated-carramboule = Carramboule
online-now-looking = Looking for somebody: { $game } …
online-now-left = { $seconds ->
        [one] one more second at most
       *[other] { $seconds } more seconds at most
    }
online-now-nobody = Nobody is looking right now.
online-now-house = Play { $name }, a computer
online-now-again = Look again
online-now-stop = Stop looking

# How good a player is
online-rating = Rating
online-rating-game = Game
online-rating-sure = ± { $deviation }, from { $count ->
        [one] one match
       *[other] { $count } matches
    }
online-rating-new = Still being found out: ± { $deviation }, from { $count ->
        [one] one match
       *[other] { $count } matches
    }.
online-rating-chart = From { $first } to { $last }; the best was { $best }.
online-counts = Rating
online-rated = Rated
online-rated-note = if everyone plays the same setup with 3, 6 or 9 printed courses
online-casual = Casual
online-casual-note = just for fun
online-not-rated = Casual match: ratings stay as they are.
online-row-aborted = aborted
online-best = Best players
online-best-short = Ratings of every game
online-best-note = Players with a handle and enough rated matches.
online-best-none = No one has an established rating yet. Play rated matches to be the first.
online-best-rank = Rank
online-best-player = Player
online-best-matches = Matches
online-found = Players found
online-skill = Luck and skill
online-skill-words = A choice costs { $loss } strokes on average; perfect play costs none.
online-skill-chart = What choices cost and dice took, match by match
online-skill-choices = cost of choices
online-skill-luck = taken by the dice

online-tournaments = Tournaments
online-tournaments-note = head to head, round by round
online-library = Library
online-library-note = courses that players have drawn
online-to-tournament = To the tournament
online-kept-note = The seats are kept for two players of a tournament.
