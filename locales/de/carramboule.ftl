# Carramboule on the page
carr-carramboule = Carramboule
carr-practice = Übungstisch
carr-rulebook = Regeln
carr-sound = Ton
carr-skip = Überspringen
carr-undo = Zurücknehmen
carr-redo = Wiederherstellen
carr-game-menu = Spielmenü

# Balls
carr-ball-white = Weiß
carr-ball-black = Schwarz
carr-ball-queen = Dame
carr-ball-cue = Spielball
carr-colour-white = Weiß
carr-colour-black = Schwarz
carr-balls-white = { $count ->
    [one] ein weißer Ball
   *[other] { $count } weiße Bälle
}
carr-balls-black = { $count ->
    [one] ein schwarzer Ball
   *[other] { $count } schwarze Bälle
}
carr-balls-queen = die Dame
carr-balls-cue = der Spielball
carr-balls-list = { $count ->
    [one] Ein Ball in Worten
   *[other] { $count } Bälle in Worten
}
carr-balls-list-help = Spalten a bis h von links nach rechts, Reihen 1 bis 8 von dir weg. Wähle einen Ball, um ihn anzuvisieren.
carr-aim-at = Auf { $ball } zielen, { $square }
carr-aim-at-barred = Auf { $ball } zielen, { $square }, erst an die Bande

# Players
carr-player-name = Spieler { $number }
carr-computer-name = Computer { $level }
carr-score = Spielstand
carr-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
carr-side-shoots = am Stoß
carr-side-left = noch { $count }
carr-side-queen = hat die Dame
carr-side-pending = Dame zu decken
carr-side-owes = { $count ->
    [one] schuldet einen Ball
   *[other] schuldet { $count } Bälle
}
carr-round = Runde
carr-rounds = Punkte nach Runden
carr-round-sub = Runde { $round } von 8 · bis 29

# The shot
carr-your-shot = Dein Stoß
carr-tip = Spitze
carr-tip-height = Spitze: Höhe
carr-tip-side = Spitze: Seite
carr-tip-middle = Mitte
carr-tip-high = hoch
carr-tip-low = tief
carr-tip-right = rechts
carr-tip-left = links
carr-tip-little = etwas { $side }
carr-tip-much = { $side }
carr-tip-reset = Mitte, flach
carr-strength = Stärke
carr-speed = { $speed } m/s, { $how }
carr-speed-soft = sanft
carr-speed-medium = mittel
carr-speed-firm = kräftig
carr-speed-hard = hart
carr-elevation = Queue anheben
carr-elevation-value = { $angle }°
carr-more = Mehr
carr-less = Weniger
carr-aim = Zielen
carr-aim-straight = geradeaus
carr-aim-left = { $angle }° links
carr-aim-right = { $angle }° rechts
carr-aim-hit = { $cushions ->
    [0] { $hit }
    [one] { $hit }, über eine Bande
   *[other] { $hit }, über { $cushions } Banden
}
carr-aim-meets = { $cushions ->
    [0] Trifft { $ball } auf { $square }: { $hit }
    [one] Trifft { $ball } auf { $square } über eine Bande: { $hit }
   *[other] Trifft { $ball } auf { $square } über { $cushions } Banden: { $hit }
}
carr-aim-meets-nothing = trifft keinen Ball, soweit gezeigt
carr-aim-breach = Foul: erst an die Bande!
carr-hit-full = voller Ball
carr-hit-three-quarter = Dreiviertelball
carr-hit-half = Halbball
carr-hit-quarter = Viertelball
carr-hit-thin = dünn
carr-turn-left = Etwas nach links drehen
carr-turn-right = Etwas nach rechts drehen
carr-shoot = Stoßen
carr-not-connected = Keine Verbindung: Der Stoß muss warten.
carr-refused-off-line = Der Spielball muss auf deiner Linie liegen.
carr-refused-touches = Der Spielball darf keinen anderen Ball berühren.
carr-refused-backwards = Der Stoß muss von deiner eigenen Bande wegführen.
carr-refused-speed = Das Queue muss sich bewegen, aber nicht schneller, als der Tisch erlaubt.
carr-refused-tip = Die Spitze muss den Ball näher an der Mitte treffen.
carr-refused-elevation = Das Queue steht zu steil.
carr-refused-setup = So lassen sich die Bälle nicht spielen. Verschiebe den Spielball ein wenig.
carr-key-space = Leertaste
carr-tell-aim = Spielball auf { $place }, Ziel { $angle }
carr-tell-tip = Spitze: { $tip }
carr-tell-picked = Gewählt: { $ball } auf { $square }
carr-table-label = { $count ->
    [one] Tisch mit einem Ball
   *[other] Tisch mit { $count } Bällen
}
carr-table-help = Pfeile links und rechts zielen, hoch und runter stellen die Stärke, A und D schieben den Spielball auf deiner Linie, T zielt auf den nächsten Ball, V sagt, wie du stehst, die Leertaste stößt. Das Fragezeichen zeigt alle Tasten.

# What comes now
carr-now-begin = Gleich geht es los.
carr-now-shoot = { $who } ist am Stoß.
carr-now-thinks = { $who } überlegt.
carr-now-rolling = { $who } stößt …
carr-now-choice = { $who } muss wählen.
carr-now-over = Das Spiel ist aus.
carr-hint-first-white = Versenke einen weißen Ball vor der Dame.
carr-hint-first-black = Versenke einen schwarzen Ball vor der Dame.
carr-hint-cover-white = Decke die Dame: Versenke jetzt einen weißen Ball.
carr-hint-cover-black = Decke die Dame: Versenke jetzt einen schwarzen Ball.
carr-hint-barred = Bälle mit Strich liegen hinter deiner Linie: erst an die Bande.

# The referee
carr-referee-nothing-fell = Nichts ist gefallen.
carr-referee-fell = Versenkt: { $balls }.
carr-referee-choice-due = Auch der Spielball ist gefallen: { $who } wählt, wie es weitergeht.
carr-referee-chose-pass = { $who } gibt den Stoß ab.
carr-referee-chose-replay = { $who } zahlt zwei Bälle und stößt noch einmal.
carr-referee-foul-breach = Foul: Ein Ball auf oder hinter der eigenen Linie wurde ohne Bande gespielt. Eigene Bälle und die Dame zählen nicht.
carr-referee-foul-F1 = Foul: Ein Ball von { $other } ist gefallen und für { $other } gewonnen.
carr-referee-foul-F2 = Foul: Der Spielball ist gefallen. Das kostet einen gewonnenen Ball.
carr-referee-foul-F3 = Foul: Ein eigener Ball und der Spielball sind gefallen.
carr-referee-foul-F4 = Foul: Der Spielball und ein Ball von { $other } sind gefallen. { $other } behält ihn, und es kostet einen gewonnenen Ball.
carr-referee-foul-F5 = Foul: Der Spielball ist gefallen, und die Dame war nicht gedeckt. Sie geht zurück, und es kostet einen gewonnenen Ball.
carr-referee-foul-F6 = Foul: Der Spielball ist mit der gedeckten Dame gefallen. Sie geht zurück, und es kostet einen gewonnenen Ball.
carr-referee-queen-covered = Die Dame ist gedeckt und gehört { $who }.
carr-referee-queen-kept = Die Dame geht an { $who }: Die andere Farbe hat sie gedeckt.
carr-referee-queen-pending = Die Dame ist zu decken: { $who } muss mit dem nächsten Stoß einen eigenen Ball versenken.
carr-referee-queen-uncovered = Die Dame wurde nicht gedeckt und geht zurück.
carr-referee-queen-too-early = Die Dame geht zurück: { $who } muss erst einen eigenen Ball versenken.
carr-referee-back = Zurück in die Mitte: { $balls }.
carr-referee-owes = { $count ->
    [one] { $who } schuldet noch einen Ball.
   *[other] { $who } schuldet noch { $count } Bälle.
}
carr-referee-paid = { $who } schuldet nichts mehr.
carr-referee-again = { $who } stößt noch einmal.
carr-referee-next = Dann stößt { $who }.
carr-referee-round-won = { $who } gewinnt die Runde: { $count ->
    [one] ein Punkt.
   *[other] { $count } Punkte.
}
carr-referee-round-given = { $by } hat den letzten Ball von { $who } versenkt; die Runde geht an { $who }: { $count ->
    [one] ein Punkt.
   *[other] { $count } Punkte.
}

# The choice
carr-choice-title = { $who } wählt
carr-choice-why-F3 = Ein eigener Ball und der Spielball sind mit demselben Stoß gefallen.
carr-choice-why-F6 = Die Dame war gedeckt, aber der Spielball ist mit demselben Stoß gefallen.
carr-choice-pass = Stoß abgeben
carr-choice-replay = Noch einmal stoßen
carr-choice-back = Zurück in die Mitte: { $balls }.
carr-choice-owes = { $count ->
    [one] Ein Ball bleibt geschuldet.
   *[other] { $count } Bälle bleiben geschuldet.
}
carr-choice-pending = Mit diesem Stoß ist die Dame zu decken.
carr-choice-again = Du stößt noch einmal.
carr-choice-next = Dann stößt { $who }.
carr-choice-round = { $who } gewinnt die Runde: { $count ->
    [one] ein Punkt.
   *[other] { $count } Punkte.
}

# The story
carr-story = Stoß für Stoß
carr-story-empty = Der erste Stoß steht noch aus.
carr-story-shot = Runde { $round }, Stoß { $shot }, { $who }:

# The menu and the end
carr-turn-table = Tisch drehen
carr-turn-table-note = Wer stößt, sitzt unten.
carr-resign = Aufgeben
carr-resign-sure = Gibt { $who } das Spiel auf?
carr-resign-yes = Ja, aufgeben
carr-end-won = { $who } gewinnt das Spiel
carr-end-draw = Das Spiel endet unentschieden
carr-end-resigned = { $why ->
        [out-of-time] { $who } hat keine Zeit mehr.
       *[resigned] { $who } hat aufgegeben.
    }
carr-end-rematch = Revanche
carr-end-verify = Protokoll prüfen
carr-end-replay = Wiedergabe und Analyse
carr-end-verified = Das Protokoll stimmt: Jeder Stoß ergibt wieder dasselbe.
carr-end-unverified = Das Protokoll hält nicht: { $problem }
carr-end-download = Protokoll herunterladen
carr-end-new = Neues Spiel

# The start
carr-setup-lead = Versenke deine neun Bälle mit dem Queue, decke die Dame, achte auf die Linie: Billard auf quadratischem Tisch, zu zweit.
carr-setup-who = Wer spielt?
carr-setup-computer = Gegen den Computer
carr-setup-person = Zu zweit am Schirm
carr-setup-level = Wie stark soll er sein?
carr-setup-level-1 = Anfänger: trifft ab und zu, worauf er zielt.
carr-setup-level-2 = Lehrling: versenkt leichte Bälle.
carr-setup-level-3 = Vereinsspieler: denkt an die Dame.
carr-setup-level-4 = Stark: sucht den besten Stoß und verfehlt ihn selten.
carr-setup-level-5 = Meister: plant, wo der Spielball liegen bleibt.
carr-setup-name = Name von Spieler { $number }
carr-setup-starts = Wer beginnt, mit Weiß?
carr-setup-lot = Auslosen
carr-setup-play = Spielen

# Practice
carr-practice-help = Zieh die Bälle, wohin du willst. Ziehen auf dem Filz zielt, Tippen zielt auf eine Stelle.
carr-practice-table-help = Pfeile zielen und stellen die Stärke. N wählt einen Ball, A, D, W und S bewegen ihn oder den Spielball, Entf nimmt ihn weg, Strg Z nimmt zurück, die Leertaste stößt. Das Fragezeichen zeigt alle Tasten.
carr-practice-rolling = Die Bälle rollen.
carr-practice-tools = Bälle
carr-practice-add = Dazulegen: { $ball }
carr-practice-remove = Gewählten Ball wegnehmen
carr-practice-rack = Aufbauen
carr-practice-clear = Abräumen
carr-practice-repeat = Derselbe Stoß noch einmal
carr-practice-saved = Behaltene Stellungen
carr-practice-name = Name der Stellung
carr-practice-position = Stellung { $number }
carr-practice-save = Behalten
carr-practice-forget = { $name } löschen

# Keys
carr-keys-turn = zielen, um 1°
carr-keys-turn-fine = zielen, um 0,05°
carr-keys-power = Stärke (mit Umschalt in kleinen Schritten)
carr-keys-place = Spielball auf der Linie (mit Umschalt um 1 mm)
carr-keys-place-free = gewählter Ball oder Spielball nach links, rechts; W und S nach oben, unten
carr-keys-target = auf den nächsten Ball rechts, links zielen
carr-keys-tip = Spitze hoch, links, tief, rechts
carr-keys-middle = Spitze in die Mitte, Queue flach
carr-keys-raise = Queue heben, senken
carr-keys-guide = Ziellinie länger, kürzer
carr-keys-tell = sagen, wie du stehst
carr-keys-shoot = stoßen; während Bälle rollen, überspringt jede Taste
carr-keys-undo = zurücknehmen, wiederherstellen
carr-keys-repeat = derselbe Stoß noch einmal
carr-keys-pick = nächsten, vorigen Ball wählen
carr-keys-remove = gewählten Ball wegnehmen
