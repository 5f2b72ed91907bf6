// Written by `UPDATE_TYPESCRIPT=1 cargo test -p browser typescript`; do not edit.

export type Answer = { "type": "accepted", version: number, } | { "type": "refused", reason: Reason, text: string, } | { "type": "events", events: Array<Event>, } | { "type": "table", snapshot: Snapshot, };

export type ApiError = { 
/**
 * The reason, as a code for programs.
 */
reason: ApiErrorReason, 
/**
 * The reason as a sentence, for people.
 */
text: string, 
/**
 * The ban; present if the reason is `banned`.
 */
ban?: Ban, 
/**
 * The printed or published course that has the same board; present only if the reason is
 * `conflict`.
 */
course?: string, };

export type ApiErrorReason = "malformed" | "unpublishable" | "unknown" | "forbidden" | "banned" | "not-found" | "conflict" | "too-large" | "too-many" | "unavailable";

export type BallMark = { 
/**
 * The number of strokes or rounds; null while the ball is in play.
 */
count: number | null, holed: boolean, tokens: number, };

export type BallMotion = { kind: CarrambouleKind, pieces: Array<MotionPiece>, 
/**
 * When the ball fell into a pocket, and the index of the pocket.
 */
fell: [number, number] | null, };

export type BallPlace = { at: [number, number], layer: string, } | Holed;

export type BallSum = { strokes: number, tokens: number, 
/**
 * The score: strokes plus tokens.
 */
total: number, };

export type Ban = { 
/**
 * The operator's explanation.
 */
reason: string, 
/**
 * When the ban ends; null if it is permanent.
 */
until: number | null, };

export type BestShot = { 
/**
 * The index of the shot's step in the record.
 */
step: number, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The number of the shot in its round, from 1.
 */
shot: number, seat: number, pocketed: Array<CarrambouleKind>, reason: BestShotReason, 
/**
 * How many of ten repetitions by a skilled player had the same or a better result.
 */
made: number, };

export type BestShotReason = "match" | "round" | "queen" | "balls";

export type BlockedPlayer = { 
/**
 * The id to use in [`PlayerRef::Blocked`].
 */
id: string, name: string, 
/**
 * The player's handle; null if the player has no handle or a private profile.
 */
handle: string | null, 
/**
 * Whether programs play under this account.
 */
bot: boolean, };

export type BoardCell = { at: [number, number], spot: Spot, };

export type BoardLayers = { hints: string, tokens: string, movers: string, };

export type BoardPicture = { svg: string, 
/**
 * The positions of the balls.
 */
balls: { [key in string]: Spot }, 
/**
 * The start cells, in the course's order.
 */
starts: Array<BoardCell>, hole: BoardCell, 
/**
 * The rotation of the lattice in clockwise quarter turns: 1 or -1; absent if it is 0.
 */
turn?: number, };

export type BoardState = "waiting" | "playing" | "played" | "absent" | "withdrawn" | "late" | "bye";

export type BoxedDie = { id: string, impulses: [number, number, number, number, number, number], 
/**
 * The game box: `base` or `ext`.
 */
home: string, };

export type BoxedPiece = { id: string, 
/**
 * The game box: `base` or `ext`.
 */
home: string, count: number, 
/**
 * Whether the piece can be placed with a channel.
 */
channel: boolean, 
/**
 * For tokens, each value and how many tokens have it.
 */
values: Array<[number, number]>, };

export type Boxes = { dice: Array<BoxedDie>, cards: Array<SixNumbers>, 
/**
 * The suggested tokens for scattering.
 */
tokens: Array<number>, pieces: Array<BoxedPiece>, };

export type CarrambouleAction = { "type": "shoot", 
/**
 * The x coordinate of the cue ball, in micrometres.
 */
across: number, 
/**
 * The direction of the shot, counter-clockwise from +x, in microradians.
 */
direction: number, 
/**
 * The speed of the cue, in millimetres per second.
 */
speed: number, 
/**
 * How far left of centre the tip hits the ball, in thousandths of the radius; negative is
 * right.
 */
side: number, 
/**
 * How far above centre the tip hits the ball, in thousandths of the radius; negative is
 * below.
 */
top: number, 
/**
 * The angle at which the butt of the cue is raised, in microradians.
 */
elevation: number, } | { "type": "choose", choice: CarrambouleChoice, };

export type CarrambouleBall = { kind: CarrambouleKind, 
/**
 * The x and y coordinates, rounded to nanometres. The event log determines the exact
 * positions.
 */
at: [number, number], };

export type CarrambouleChance = { "type": "rack", 
/**
 * Each ball's offset from its exact position in the rack: x and y in micrometres. The
 * queen comes first; the other balls follow ring by ring, in the order in which the rules
 * set them up.
 */
nudges: Array<[number, number]>, };

export type CarrambouleChoice = "pass" | "replay";

export type CarrambouleFoul = "breach" | "F1" | "F2" | "F3" | "F4" | "F5" | "F6";

export type CarrambouleKind = "white" | "black" | "queen" | "cue";

export type CarrambouleOutcome = { 
/**
 * The balls that the shot pocketed, in order; empty for a choice.
 */
pocketed: Array<CarrambouleKind>, 
/**
 * Whether the cue ball directly hit a ball on or behind the camp line (K6).
 */
breach: boolean, 
/**
 * The referee's verdict; null while the shooter has to choose.
 */
verdict: CarrambouleVerdict | null, 
/**
 * The first eight bytes of a SHA-256 over the balls' exact motion and final positions
 * (docs/formats.md).
 */
print: string, };

export type CarramboulePhase = "shot" | "choice" | "over";

export type CarrambouleQueen = "table" | "pending" | { "held": number };

export type CarrambouleRound = { winner: number, points: number, };

export type CarrambouleSetup = { 
/**
 * The seat that starts the first round and plays white in it.
 */
starts: number, };

export type CarrambouleVerdict = { 
/**
 * The number of the shot in its round, from 1.
 */
shot: number, foul: CarrambouleFoul | null, 
/**
 * The seat that shoots next in this round; null after the round.
 */
next: number | null, 
/**
 * The numbers of white and black balls on the table.
 */
table: [number, number], queen: CarrambouleQueen, 
/**
 * How many balls each seat still has to return to the table.
 */
owed: [number, number], 
/**
 * The balls that return to the centre, in order.
 */
back: Array<CarrambouleKind>, 
/**
 * How the round ended, if this shot ended it.
 */
round: CarrambouleRound | null, };

export type CarrambouleView = { phase: CarramboulePhase, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The seat that plays white in this round.
 */
white: number, 
/**
 * Each seat's points.
 */
points: [number, number], 
/**
 * The numbers of white and black balls on the table.
 */
table: [number, number], queen: CarrambouleQueen, 
/**
 * For each seat, whether the player has pocketed one of their balls and may win the queen.
 */
may_win_queen: [boolean, boolean], 
/**
 * How many balls each seat still has to return to the table.
 */
owed: [number, number], 
/**
 * All balls on the table except the cue ball. While the shooter has to choose, the balls are
 * where the shot left them.
 */
balls: Array<CarrambouleBall>, };

export type CarriedPiece = { markup: string, rim: string, };

export type Cause = { id: string, 
/**
 * The first eight bytes of the SHA-256 of the request's JSON. These bytes distinguish a resent
 * message from a different message with the same id.
 */
print: string, };

export type CertificateFile = { course: string, limit: number, 
/**
 * Whether the values are exact; otherwise `lower` and `upper` are bounds.
 */
exact: boolean, 
/**
 * The expected score from the best start under perfect play, rounded.
 */
par: number, value: WorthFile, 
/**
 * The expected score of an average player.
 */
average: number, solvable: boolean, starts: Array<StartCertificateFile>, 
/**
 * The start cell with the lowest expected score.
 */
best_start: [number, number], 
/**
 * The value for each ball, in the course's order of play. Empty if the course has neither
 * tokens nor moving pieces, because all balls then have the same value.
 */
turns: Array<TurnFile>, dead_ends: Array<[number, number]>, loops: Array<[number, number]>, 
/**
 * For each die or card, how much the expected score rises if players cannot use it.
 */
throws: { [key in string]: number }, 
/**
 * The carom-mode statistics, if they were computed.
 */
carom?: CompanyFile, };

export type Challenge = { table: TableEntry, by: Person, at: number, };

export type ChatRule = "off" | "phrases" | "free";

export type ClientToServer = { 
/**
 * The id of the message, which the client chooses. A message sent again with the same id gets
 * the same answer and has no further effect.
 */
id: string, request: Request, };

export type Clock = { 
/**
 * The time limit per turn.
 */
turn_ms: number | null, 
/**
 * The time limit per player for the entire match.
 */
total_ms: number | null, 
/**
 * The time that the player's clock gains after each turn.
 */
increment_ms: number, };

export type Code = { code: string, 
/**
 * The URL of the page with the code in its fragment, which browsers do not send to
 * servers.
 */
link: string, expires: number | null, };

export type CodeKind = "device" | "recovery";

export type CompanyFile = { 
/**
 * The number of simulated games.
 */
games: number, 
/**
 * The fraction of strokes that moved another ball, from 0 to 1.
 */
met: number, 
/**
 * How many strokes going first saves, compared with going second.
 */
first: number, 
/**
 * The standard error of `first`.
 */
error: number, };

export type Correction = { at: number, 
/**
 * The points before the correction, in half points.
 */
was: [number, number], };

export type CourseCard = { id: string, 
/**
 * The name in each language.
 */
names: { [key in string]: string }, limit: number, 
/**
 * Whether the course is one of the nine printed ones rather than a layout.
 */
plain: boolean, 
/**
 * The kinds of pieces on the course: `tall`, `moving`, `tokens`.
 */
with: Array<string>, 
/**
 * The number of tokens on the course.
 */
tokens: number, 
/**
 * The game boxes needed to build the course: `base`, `ext`.
 */
boxes: Array<string>, 
/**
 * A course file that includes its map.
 */
file: string, };

export type CourseCheck = { 
/**
 * The course; null if it cannot be played.
 */
course: CourseCard | null, findings: Array<CourseFinding>, };

export type CourseEdit = { "do": "lay", pieces: Array<LaidPiece>, by: [number, number], } | { "do": "move", pieces: Array<number>, by: [number, number], } | { "do": "turn", pieces: Array<number>, sixths: number, } | { "do": "mirror", pieces: Array<number>, } | { "do": "open", pieces: Array<number>, } | { "do": "value", pieces: Array<number>, } | { "do": "remove", pieces: Array<number>, } | { "do": "cell", piece: number, at: [number, number], } | { "do": "paint", cells: Array<[number, number]>, tile: string, } | { "do": "start", at: [number, number], } | { "do": "hole", at: [number, number], } | { "do": "arrow", at: [number, number], in: string, out: string | null, } | { "do": "link", courses: Array<string>, start: string | null, hole: string | null, } | { "do": "name", name: string, } | { "do": "order", colours: Array<string>, } | { "do": "limit", limit: number, };

export type CourseEntry = { id: string, name: string, 
/**
 * The name of the author.
 */
by: string, fork_of: string | null, created: number, 
/**
 * The number of ratings, and the sum of their stars. A rating has 1 to 5 stars.
 */
ratings: number, stars: number, 
/**
 * The name of the published course that this course is based on.
 */
fork_name: string | null, 
/**
 * Whether the caller published the course.
 */
own: boolean, 
/**
 * Whether an operator has hidden the course from everyone but its author.
 */
hidden: boolean, 
/**
 * Facts about the course; null until the server has analysed it, shortly after
 * publication.
 */
facts: CourseFacts | null, 
/**
 * The number of finished single-player matches on the course.
 */
plays: number, 
/**
 * The best result; null until a player has finished the course.
 */
record: CourseRecord | null, };

export type CourseFacts = { 
/**
 * The par. If the course has too many states for an exact value, `par`, `value` and
 * `average` are null.
 */
par: number | null, 
/**
 * The expected score of a perfect player, in thousandths of a stroke.
 */
value: number | null, 
/**
 * The expected score of an average player, in thousandths of a stroke.
 */
average: number | null, 
/**
 * The number of fairway cells.
 */
cells: number, 
/**
 * The ids of the pieces on the course, each listed once.
 */
pieces: Array<string>, };

export type CourseFinding = { line: number, column: number, error: boolean, 
/**
 * The finding as an English sentence.
 */
text: string, 
/**
 * The key of the page's message. In `locales`, the name of the message is `finding-` followed
 * by this key.
 */
key: string, 
/**
 * The arguments of the message, such as piece names and numbers.
 */
facts: { [key in string]: string }, 
/**
 * The affected cells.
 */
cells: Array<[number, number]>, 
/**
 * The index of the affected piece in the file; present only in drafts.
 */
piece: number | null, };

export type CourseRecord = { 
/**
 * The name of the record holder.
 */
name: string, 
/**
 * The public handle of the record holder, if any.
 */
handle: string | null, total: number, made: number, 
/**
 * Whether the caller holds the record.
 */
own: boolean, };

export type CourseText = { id: string, 
/**
 * A course file that includes its map. In a list, the file may be empty: the course then uses
 * the file of the nearest earlier course with the same id.
 */
file: string, };

export type CourseValues = { 
/**
 * The cells, and the expected remaining score from each under best play.
 */
cells: Array<[number, number, number]>, exact: boolean, par: number, lower: number, upper: number, 
/**
 * The number of distinct states.
 */
states: number, };

export type CreateTable = { setup: TableSetup, seats: Array<SeatKind>, clock: Clock | null, 
/**
 * Whether the lobby lists the table; otherwise players need the link to find it.
 */
open: boolean, chat: ChatRule, 
/**
 * Whether the match is rated. By default, it is rated whenever its setup allows that.
 */
rated?: boolean, };

export type Cup = { cup: CupEntry, 
/**
 * The courses of the current edition.
 */
courses: Array<CourseText>, 
/**
 * SHA-256 of the next edition's dice secret; null if there is no next edition.
 */
next_seal: string | null, };

export type CupBoard = { edition: number, begins: number, ends: number, state: CupState, 
/**
 * The table of the caller's attempt; null before the attempt begins.
 */
table: string | null, 
/**
 * SHA-256 of the edition's dice secret.
 */
seal: string, 
/**
 * The edition's dice secret, once the edition has closed.
 */
secret: string | null, 
/**
 * The number of players who have finished.
 */
finished: number, 
/**
 * The number of players who have started but not finished.
 */
playing: number, 
/**
 * The hundred best results, and the caller's result.
 */
lines: Array<CupLine>, 
/**
 * The first twenty players who have started but not finished, and also the caller if the
 * caller is still playing.
 */
still: Array<CupPlaying>, 
/**
 * The median score on each course, in tenths of a stroke.
 */
middle: Array<number>, 
/**
 * Whether the caller may watch other players' matches and see the deciding stroke.
 */
open: boolean, };

export type CupChoice = { 
/**
 * The direction; `pass` if no direction was open.
 */
dir: string, players: number, 
/**
 * Where the ball came to rest, or the hole if the ball was holed.
 */
end: CupSpot, holed: boolean, 
/**
 * The average score for the rest of the course after this stroke, in tenths of a stroke.
 */
after: number, own: boolean, };

export type CupDeciding = { 
/**
 * The index of the course in the cup.
 */
course: number, 
/**
 * The number of the stroke on the course, from 1.
 */
stroke: number, 
/**
 * The impulses that all players rolled for this stroke.
 */
impulses: number, 
/**
 * The number of players who reached this position.
 */
players: number, 
/**
 * Where the ball lay.
 */
from: CupSpot, 
/**
 * The players' choices, the most frequent first.
 */
choices: Array<CupChoice>, };

export type CupEntry = { 
/**
 * The id of the cup; `weekly` for the built-in weekly cup.
 */
id: string, name: string, rhythm: CupRhythm, 
/**
 * The number of courses drawn for each edition; null if the creator chose the courses.
 */
drawn: number | null, 
/**
 * The number of the edition; the first is 1.
 */
edition: number, begins: number, ends: number, 
/**
 * The number of players who have started this edition.
 */
players: number, 
/**
 * The caller's progress in this edition.
 */
state: CupState, 
/**
 * Whether the caller created the cup.
 */
own: boolean, };

export type CupLine = { rank: number, name: string, 
/**
 * The public handle of the player, if any.
 */
handle: string | null, total: number, 
/**
 * The score on each course.
 */
scores: Array<number>, own: boolean, 
/**
 * The id of the result; clients need it to request the record.
 */
result: string, };

export type CupList = { 
/**
 * The built-in weekly cup.
 */
weekly: CupEntry, 
/**
 * Cups that the player has created or entered, the latest first.
 */
own: Array<CupEntry>, };

export type CupPlaying = { name: string, handle: string | null, own: boolean, };

export type CupRhythm = { "type": "once", days: number, } | { "type": "daily", } | { "type": "weekly", };

export type CupSeason = { 
/**
 * The first and last editions of the season.
 */
from: number, until: number, 
/**
 * How many of each player's best editions count.
 */
best: number, 
/**
 * The fifty best players, and the caller.
 */
lines: Array<CupSeasonLine>, };

export type CupSeasonLine = { rank: number, name: string, handle: string | null, 
/**
 * The player's points, counted in half points.
 */
halves: number, 
/**
 * The number of editions played.
 */
played: number, own: boolean, };

export type CupSpot = { x: number, y: number, };

export type CupStart = { edition: number, 
/**
 * The table of the attempt; its match has begun.
 */
table: string, };

export type CupState = "new" | "playing" | "finished" | "given-up";

export type DailyBoard = { day: string, 
/**
 * The fingerprint of the course and its dice.
 */
print: string, results: Array<DailyEntry>, };

export type DailyCourse = { 
/**
 * The date, such as `2026-11-15`.
 */
day: string, 
/**
 * The id of the local table.
 */
table: string, 
/**
 * The setup of the match.
 */
setup: MatchSetup, 
/**
 * The dice secret, which is the same for everyone.
 */
secret: string, 
/**
 * The bytes that the player contributes to the dice.
 */
contribution: string, 
/**
 * The expected score under perfect play, rounded.
 */
par: number, 
/**
 * Identifies the course and its dice on the server.
 */
print: string, };

export type DailyEntry = { rank: number, name: string, 
/**
 * The public handle of the player, if any.
 */
handle: string | null, total: number, own: boolean, 
/**
 * The id of the result, for reports.
 */
result: string, };

export type DailyJudged = { 
/**
 * For each stroke, the cost of choosing the start, the die and the direction, in strokes.
 */
choices: Array<number>, 
/**
 * The total cost of all choices.
 */
skill: number, 
/**
 * Strokes lost to the dice; negative if the dice helped.
 */
luck: number, };

export type DailyTally = { 
/**
 * The most recent results, the latest first.
 */
days: Array<DayPlace>, 
/**
 * How many times the player came first, second and third, counting only days on which
 * another player ranked equal or lower.
 */
medals: [number, number, number], };

export type DayPlace = { day: string, total: number, rank: number, 
/**
 * The number of players on the same course with the same dice.
 */
players: number, };

export type Device = { id: string, 
/**
 * The browser and system of the device, such as `Edge, Windows`; empty if unknown.
 */
name: string, created: number, 
/**
 * Whether this device made the request.
 */
here: boolean, };

export type Draft = { svg: string, pieces: Array<DraftPiece>, 
/**
 * The printed tiles: `.`, `s`, `o`, `#`, `%`.
 */
tiles: Array<[number, number, string]>, arrows: Array<DraftArrow>, starts: Array<[number, number]>, hole: [number, number], 
/**
 * The courses that the layout is based on; null if the course has its own map.
 */
on: DraftGround | null, 
/**
 * The name in the requested language.
 */
name: string, order: Array<string>, limit: number, 
/**
 * How many pieces of each shape are used. Tokens are counted per value, as in `token-1`.
 */
used: { [key in string]: number }, 
/**
 * The errors in the course, or suggestions if there are no errors.
 */
findings: Array<CourseFinding>, playable: boolean, };

export type DraftArrow = { at: [number, number], in: string, out: string, };

export type DraftGround = { courses: Array<string>, start: string | null, hole: string | null, };

export type DraftLook = { theme: string, language: string, prefix: string, 
/**
 * Pieces to leave out because they are being dragged.
 */
without: Array<number>, 
/**
 * Cells to tint, with a value from 0 to 1.
 */
heat: Array<[number, number, number]>, };

export type DraftPiece = { piece: LaidPiece, 
/**
 * The piece's shape and number, such as `roller-1`.
 */
name: string, cells: Array<[number, number]>, 
/**
 * The outline of the piece's cells as path data.
 */
rim: string, 
/**
 * The allowed edits: `turn`, `mirror`, `open`, `value`, `cell`.
 */
can: Array<string>, };

export type Event = { version: number, 
/**
 * The server's time, never earlier than the time of the previous event.
 */
at: number, cause: Cause | null, what: EventKind, 
/**
 * Links the event to all earlier events: the first 16 bytes of SHA-256 over the previous
 * event's `chain` and this event's JSON without `chain`.
 */
chain: string, };

export type EventKind = { "type": "created", table: string, 
/**
 * The rules version.
 */
rules: string, 
/**
 * SHA-256 of the dice secret.
 */
commitment: string, setup: MatchSetup, seats: Array<SeatKind>, clock: Clock | null, 
/**
 * The name that seeds the dice in place of the table's id. All tables in a cup edition
 * share this name and therefore the same dice.
 */
dice?: string, } | { "type": "joined", seat: number, name: string, 
/**
 * The seat's contribution to the dice.
 */
contribution: string, } | { "type": "left", seat: number, } | { "type": "ready", seat: number, ready: boolean, } | { "type": "started", } | { "type": "acted", seat: number, action: GameAction, 
/**
 * The result of the action: always present in Carramboule, never in golf.
 */
outcome?: GameOutcome, } | { "type": "drawn", first: number, chance: GameChance, } | { "type": "withdrawn", seat: number, why: Withdrawal, } | { "type": "resumed", since: number, } | { "type": "ended", results: Array<SeatResult>, 
/**
 * The dice secret. Absent if tables share their dice, because the secret would reveal
 * future rolls to players at other tables.
 */
secret?: string, } | { "type": "rematch", seat: number, agree: boolean, };

export type FigurePicture = { number: string, rules: Array<string>, title: string, text: string, 
/**
 * The complete figure as a still picture.
 */
still: string, scenes: Array<FigureScenePicture>, };

export type FigureScenePicture = { caption: string | null, 
/**
 * The board; null for figures without a course.
 */
board: BoardPicture | null, 
/**
 * The picture's `notes` layer: letters and arrows.
 */
notes: string, strokes: Array<FigureStrokePicture>, };

export type FigureStrokePicture = { ball: string, dir: string, impulses: number, words: string | null, 
/**
 * The positions of the balls before the stroke.
 */
before: { [key in string]: Spot }, layers: BoardLayers, way: Way, };

export type FigureWords = { title: string, text: string, };

export type FilmAdvice = { step: number, seat: number, exact: boolean, options: Array<FilmOption>, 
/**
 * The index of the best option, and the index of the option that the player chose.
 */
best: number, chosen: number, 
/**
 * The cost of the choice, in strokes. In carom mode, it is estimated by simulation and may be
 * negative.
 */
cost: number, 
/**
 * The standard error of the cost; 0 in basic mode.
 */
spread: number, };

export type FilmChance = { step: number, 
/**
 * Each seat's probability; together, the probabilities add up to 1.
 */
chances: Array<number>, };

export type FilmChances = { 
/**
 * The probability for each seat before the first stroke.
 */
begin: Array<number>, strokes: Array<FilmChance>, 
/**
 * The stroke that helped the winner most; null if there is no sole winner, or if a player
 * left.
 */
decided: FilmDecided | null, };

export type FilmDecided = { step: number, winner: number, 
/**
 * The winner's probability before and after the stroke.
 */
before: number, after: number, };

export type FilmFault = { version: number, 
/**
 * The fault as an English sentence.
 */
text: string, 
/**
 * The kind of the event, as in `EventKind`; empty if the event is missing.
 */
event: string, 
/**
 * The number of the roll, from 1, if the event is a roll.
 */
roll: number | null, 
/**
 * The step that the event would have belonged to, or the last step before the event.
 */
step: number, 
/**
 * The seat whose turn it was.
 */
seat: number | null, };

export type FilmFrame = { view: View, 
/**
 * In mini golf, the balls on the course that the step shows.
 */
balls: { [key in string]: Spot }, layers: BoardLayers | null, 
/**
 * The stroke that the step shows.
 */
stroke: Way | null, 
/**
 * In Carramboule, the shot or choice at the step, the motion of the balls, and the balls at
 * rest afterwards.
 */
shot: CarrambouleAction | null, motion: Motion | null, table: Array<CarrambouleBall>, };

export type FilmInfo = { table: string, setup: MatchSetup, seats: Array<SeatView>, 
/**
 * Whether the record includes the end of the match.
 */
finished: boolean, results: Array<SeatResult> | null, begun: number, steps: Array<FilmStep>, 
/**
 * The first fault in the record. The replay ends there.
 */
fault: FilmFault | null, };

export type FilmKind = "begin" | "next" | "start" | "pick" | "roll" | "stroke" | "shot" | "choice" | "withdrawn" | "end";

export type FilmOption = { action: GolfAction, value: number, };

export type FilmPlayer = { 
/**
 * The number of rated balls on all courses; in carom mode, the number of rated courses.
 */
judged: number, 
/**
 * The score; in carom mode, the score minus the mean of the other players' scores.
 */
score: number, 
/**
 * The expected score under perfect play; in carom mode, the expected value of `score`.
 */
par: number, 
/**
 * How many strokes the player gained or lost through rolls and through changes made by earlier
 * balls; in carom mode, through rolls and through other players' strokes.
 */
luck: number, skill: number, 
/**
 * The part of `luck` caused by other players' strokes; 0 in basic mode.
 */
others: number, 
/**
 * The part of the score that comes from errors in the estimated values; 0 for courses that are
 * solved exactly.
 */
revised: number, 
/**
 * The standard errors of luck and skill; 0 in basic mode.
 */
luck_spread: number, skill_spread: number, };

export type FilmRefusal = { 
/**
 * The kind of reason.
 */
kind: FilmRefusalKind, 
/**
 * The reason in English, for developers.
 */
text: string, };

export type FilmRefusalKind = "large" | "version" | "nothing" | "no-record";

export type FilmReview = { 
/**
 * Whether all courses were solved exactly.
 */
exact: boolean, 
/**
 * Each seat's luck and skill.
 */
players: Array<FilmPlayer>, 
/**
 * The rated strokes, in the order of play.
 */
strokes: Array<FilmStroke>, };

export type FilmStep = { kind: FilmKind, 
/**
 * The version of the last event that the step shows.
 */
version: number, seat: number | null, 
/**
 * The index of the course, or of the Carramboule round.
 */
course: number, ball: string | null, 
/**
 * The number of the stroke (basic mode), round (carom mode) or shot (Carramboule).
 */
count: number, start: [number, number] | null, pick: GolfPick | null, impulses: number | null, 
/**
 * The direction; null if no direction was open.
 */
dir: string | null, why: Withdrawal | null, };

export type FilmStroke = { step: number, seat: number, 
/**
 * How many strokes the roll gained or lost. For a ball's first stroke, this includes the
 * effect of changes that earlier balls made to the course.
 */
luck: number, 
/**
 * How many strokes the choices gained or lost. For a ball's first stroke, this includes the
 * choice of the start cell.
 */
skill: number, 
/**
 * The standard error; 0 in basic mode.
 */
spread: number, 
/**
 * The player's cumulative luck and skill.
 */
run: number, 
/**
 * The ball's expected remaining score; in carom mode, the player's expected result.
 */
rest: number, };

export type FilmValues = { 
/**
 * The x and y of each cell, and the expected remaining score from there.
 */
cells: Array<[number, number, number]>, exact: boolean, };

export type GameAction = { "golf": GolfAction } | { "carramboule": CarrambouleAction };

export type GameChance = { "golf": GolfChance } | { "carramboule": CarrambouleChance };

export type GameKind = "golf" | "carramboule";

export type GameOutcome = { "carramboule": CarrambouleOutcome };

export type GameView = { "golf": GolfView } | { "carramboule": CarrambouleView };

export type GolfAction = { "type": "start", at: [number, number], } | { "type": "pick", pick: GolfPick, } | { "type": "roll", } | { "type": "play", dir: string, } | { "type": "pass", };

export type GolfChance = { "type": "face", face: number, } | { "type": "tokens", cells: Array<[number, number]>, };

export type GolfKit = "dice" | "cards" | "both";

export type GolfMode = "basic" | "carom";

export type GolfPick = { "die": string } | { "card": string };

export type GolfSetup = { mode: GolfMode, 
/**
 * The names of each seat's balls.
 */
balls: Array<Array<string>>, courses: Array<CourseText>, 
/**
 * The stroke limit on every course; null to use each course's own limit.
 */
limit: number | null, dice: Array<SixNumbers>, cards: Array<SixNumbers>, 
/**
 * The values of the tokens to scatter on every course; null to use each course's own tokens.
 */
tokens: Array<number> | null, };

export type GolfView = { 
/**
 * The index of the current course in the course list.
 */
course: number, limit: number, 
/**
 * The ball to play next, and the number of its stroke (basic mode) or of the round (carom
 * mode).
 */
ball: string | null, count: number, 
/**
 * The turn so far: the chosen start cell, the chosen die or card, and the roll.
 */
start: [number, number] | null, pick: GolfPick | null, impulses: number | null, 
/**
 * All legal actions of the player whose turn it is.
 */
actions: Array<GolfAction>, balls: { [key in string]: BallPlace }, pieces: { [key in string]: PieceState }, 
/**
 * The cells of the tokens scattered on this course.
 */
tokens: Array<[number, number]>, 
/**
 * The score pads of the finished courses, followed by the current one.
 */
pads: Array<{ [key in string]: BallMark }>, };

export type HeadToHead = { played: number, won: number, lost: number, };

export type Health = { version: string, 
/**
 * Whether the database can be read and written.
 */
storage: boolean, 
/**
 * Whether NATS is connected; null if it is not configured. Players still receive
 * everything while NATS is down.
 */
nats: boolean | null, 
/**
 * How to contact the operators, if configured.
 */
contact: string | null, };

export type Highlight = { 
/**
 * How spectacular the stroke is; higher is better.
 */
rating: number, 
/**
 * If the ball was holed, how many of the die's six sides could have holed it.
 */
sides: number | null, };

export type Holed = "holed";

export type Identity = { player: string, name: string, key: string, };

export type LaidPiece = { 
/**
 * The id of the piece's shape in the catalogue.
 */
id: string, at: [number, number], 
/**
 * The rotation in steps of 60°, counter-clockwise.
 */
rotate: number, mirror: boolean, channel: boolean, 
/**
 * All cells of sand or water; empty for other pieces.
 */
cells: Array<[number, number]>, 
/**
 * The value of a token; null for other pieces.
 */
value: number | null, };

export type Lattice = { 
/**
 * The centre of cell (x, y) is at (x · `pitch[0]`, y · `pitch[1]`).
 */
pitch: [number, number], 
/**
 * The corners of a cell relative to its centre.
 */
corners: Array<[number, number]>, 
/**
 * How x and y change with one step in each direction.
 */
steps: { [key in string]: [number, number] }, };

export type LayerChange = { 
/**
 * The index of the event in the trace.
 */
event: number, layers: BoardLayers, };

export type MatchCourse = { id: string, 
/**
 * The course file, even if the setup has it only where the course is first played.
 */
file: string, 
/**
 * The name in each language.
 */
names: { [key in string]: string }, 
/**
 * All twelve balls in the order of play.
 */
order: Array<string>, 
/**
 * Whether the course has pieces.
 */
pieces: boolean, 
/**
 * The number of tokens on the course.
 */
tokens: number, 
/**
 * Whether the course is in the collection under this id. A course from the workshop may have
 * the id of another course.
 */
standard: boolean, };

export type MatchOutcome = "won" | "drawn" | "lost";

export type MatchSetup = { "golf": GolfSetup } | { "carramboule": CarrambouleSetup };

export type Motion = { 
/**
 * Ball 0 is the cue ball.
 */
balls: Array<BallMotion>, contacts: Array<MotionContact>, 
/**
 * How long the motion lasts, in seconds.
 */
duration: number, };

export type MotionContact = { t: number, 
/**
 * The kind of contact: `strike`, `ball`, `cushion` or `pocket`.
 */
kind: string, balls: Array<number>, 
/**
 * The speed of the fastest of these balls, just before the contact, in m/s.
 */
speed: number, };

export type MotionPiece = { t: number, p: [number, number], v: [number, number], a: [number, number], w: [number, number, number], };

export type NewBlock = { player: PlayerRef, blocked: boolean, };

export type NewCode = { kind: CodeKind, };

export type NewCorrection = { 
/**
 * The corrected points, in half points: `[2, 0]`, `[1, 1]`, `[0, 2]`, or `[0, 0]` if both
 * lost.
 */
halves: [number, number], };

export type NewCourse = { 
/**
 * A course file that includes its map.
 */
file: string, 
/**
 * The id of the published course that this course is based on.
 */
fork_of: string | null, };

export type NewCup = { name: string, rhythm: CupRhythm, 
/**
 * How many standard courses to draw for each edition: 1, 3 or 6; null if the creator
 * chooses the courses.
 */
drawn: number | null, 
/**
 * Up to six courses: ids of printed or published courses, or course codes. Empty if the
 * courses are drawn.
 */
courses: Array<string>, };

export type NewHandle = { handle: string, 
/**
 * Whether others see only the handle and the name.
 */
private: boolean, };

export type NewLocalTable = { table: string, setup: MatchSetup, seats: Array<SeatKind>, clock: Clock | null, };

export type NewPlayer = { name: string, };

export type NewReport = { about: Reported, reason: string, };

export type NewResult = { total: number, 
/**
 * The player's fewest strokes, including this match.
 */
best: number, entry: CourseEntry, };

export type NewToken = { name: string, scopes: Array<Scope>, };

export type NewTournament = { name: string, game: RatedGame, 
/**
 * The number of rounds, 3 to 9.
 */
rounds: number, begin: TournamentBegin, 
/**
 * Each player's time for an entire match, and the increment per turn.
 */
clock: Clock, 
/**
 * The courses of a mini golf tournament.
 */
courses: TournamentCourses, 
/**
 * Whether the tournament is listed; otherwise only players with the link can enter.
 */
open: boolean, 
/**
 * Whether bots may take part.
 */
bots: boolean, };

export type OwnTable = { table: TableEntry, 
/**
 * The seats that the caller holds.
 */
seats: Array<number>, your_turn: boolean, };

export type PadCourse = { 
/**
 * The id of a course in the collection; null for the players' own course.
 */
course: string | null, limit: number, 
/**
 * The entry for each ball.
 */
marks: { [key in string]: PadMark }, };

export type PadCourseStanding = { 
/**
 * The balls in their order of play on this course.
 */
order: Array<string>, 
/**
 * The score of each ball whose result is entered.
 */
scores: { [key in string]: number }, };

export type PadFate = { "holed": number } | "out";

export type PadMark = { 
/**
 * How the ball finished the course; null while it is in play.
 */
fate: PadFate | null, 
/**
 * The values of the tokens that the ball took.
 */
tokens: Array<number>, };

export type PadPlayer = { total: number, 
/**
 * The rank, 1 for the best; players with equal totals share a rank.
 */
rank: number, 
/**
 * The number of this player's results that have been entered.
 */
noted: number, };

export type PadSheet = { 
/**
 * The names of each player's balls.
 */
players: Array<Array<string>>, courses: Array<PadCourse>, };

export type PadStanding = { players: Array<PadPlayer>, courses: Array<PadCourseStanding>, 
/**
 * Whether every ball has an entry on every course.
 */
over: boolean, };

export type Passkey = { id: string, 
/**
 * The browser and system in which the passkey was created; empty if unknown.
 */
name: string, created: number, 
/**
 * When the player last signed in with this passkey.
 */
used: number | null, };

export type People = { following: Array<Person>, followers: Array<Person>, blocked: Array<BlockedPlayer>, 
/**
 * Pending challenges to the caller, the latest first.
 */
challenges: Array<Challenge>, };

export type Person = { handle: string, name: string, 
/**
 * Whether the player is online; false if the profile is private.
 */
here: boolean, 
/**
 * Whether programs play under this account.
 */
bot: boolean, };

export type Phrase = "hello" | "good-luck" | "have-fun" | "well-played" | "nice-shot" | "thanks" | "oops" | "unlucky" | "close" | "wow" | "one-moment" | "back-again" | "your-turn" | "good-game" | "once-more" | "bye";

export type PieceState = { at: [number, number], } | { arm: string, } | { fallen: string, } | { open: boolean, } | { taken: boolean, };

export type PlayHint = { action: GolfAction, };

export type PlayedMatch = { 
/**
 * The table, for the replay. Rated matches are public; casual matches at invitation-only
 * tables are shown only to their players.
 */
table: string | null, game: GameKind, mode: GolfMode | null, 
/**
 * The number of courses.
 */
courses: number, at: number, outcome: MatchOutcome, 
/**
 * How the match changed the player's rating, if it was rated.
 */
rating?: RatingChange, 
/**
 * The other players; empty if the caller may not see the table.
 */
others: Array<SeatEntry>, };

export type PlayerAbout = { 
/**
 * When the player signed up.
 */
since: number, 
/**
 * Whether the player is online.
 */
here: boolean, 
/**
 * How many of the player's latest 500 matches were against others, and how many of those
 * the player won.
 */
played: number, won: number, 
/**
 * The latest finished matches against others.
 */
matches: Array<PlayedMatch>, 
/**
 * The latest published courses.
 */
courses: Array<CourseEntry>, daily: DailyTally, ratings: Ratings, 
/**
 * The caller's results against this player; null on the caller's own profile and for
 * callers without a key.
 */
versus: HeadToHead | null, };

export type PlayerRating = { game: RatedGame, rating: number, 
/**
 * The standard deviation: about two players in three have a true strength that differs
 * from their rating by less than this.
 */
deviation: number, 
/**
 * The number of rated matches.
 */
matches: number, 
/**
 * Whether the rating is still too uncertain to be compared with others.
 */
provisional: boolean, };

export type PlayerRef = { "handle": string } | { "seat": { table: string, seat: number, } } | { "remark": { table: string, id: string, } } | { "cup-result": { cup: string, edition: number, result: string, } } | { "daily": { day: string, result: string, } } | { "entrant": { tournament: string, number: number, } } | { "author": string } | { "course-record": { course: string, made: number, } } | { "blocked": string };

export type Position = { 
/**
 * A course file.
 */
course: string, 
/**
 * The cell of each ball on the course, all at ground level.
 */
balls: { [key in string]: [number, number] }, 
/**
 * The ball to play, and the impulses to play it with.
 */
stroke: PositionStroke | null, 
/**
 * The visible part of the board: left, top, right, bottom.
 */
view: [number, number, number, number] | null, };

export type PositionPicture = { board: BoardPicture, 
/**
 * Where every open direction leads.
 */
ways: Array<Way>, };

export type PositionStroke = { ball: string, impulses: number, };

export type Practice = { 
/**
 * All balls, including the cue ball, anywhere on the table. Positions are in nanometres.
 */
balls: Array<CarrambouleBall>, 
/**
 * The direction and elevation are in microradians, the speed is in mm/s, and side and top are
 * in thousandths of the radius.
 */
direction: number, speed: number, side: number, top: number, elevation: number, };

export type Profile = { player: string, name: string, created: number, 
/**
 * The public handle of the player, if any.
 */
handle: string | null, 
/**
 * Whether others see only the handle and the name.
 */
private: boolean, 
/**
 * Whether programs play under this account. Other players can see that an account is used
 * by programs.
 */
bot: boolean, };

export type PublicProfile = { handle: string, name: string, 
/**
 * Whether this is the caller's profile.
 */
own: boolean, 
/**
 * Whether others see only the handle and the name.
 */
private: boolean, 
/**
 * Whether programs play under this account.
 */
bot: boolean, 
/**
 * Whether the caller follows the player, and whether the caller blocks them.
 */
following: boolean, blocked: boolean, 
/**
 * The rest of the profile; null in another player's private profile.
 */
about: PlayerAbout | null, };

export type PublishedCourse = { entry: CourseEntry, file: string, 
/**
 * The number of stars in the caller's rating.
 */
own_stars: number | null, 
/**
 * The fewest strokes in which the caller has finished the course.
 */
own_best: number | null, 
/**
 * Whether the caller may rate the course: it belongs to another player, and the caller has
 * finished it.
 */
may_rate: boolean, };

export type PushKey = { 
/**
 * The server's public key (VAPID): 65 bytes in base64url.
 */
key: string, };

export type PushSubscription = { 
/**
 * The HTTPS URL at which the browser's push service accepts messages.
 */
endpoint: string, 
/**
 * The browser's public key: 65 bytes in base64url.
 */
p256dh: string, 
/**
 * The secret that the browser shares with the server: 16 bytes in base64url.
 */
auth: string, 
/**
 * The language of the notifications: `en`, `de`, `fr` or `pl`.
 */
language: string, 
/**
 * The hours without notifications; null if there are none.
 */
quiet: QuietHours | null, };

export type PuzzleChoice = { 
/**
 * The id of a die or the name of a direction.
 */
name: string, 
/**
 * The expected number of strokes from here on; for `two`, the probability of success; for
 * `carom` and puzzles with opponents, how many strokes the player will be behind the others.
 */
value: number, 
/**
 * For `carom`: how many strokes the player's ball and the other ball still need. With
 * opponents: how many strokes all the player's balls need, and how many an opponent needs on
 * average.
 */
outlooks?: [number, number], };

export type PuzzleFile = { 
/**
 * Eight hexadecimal digits derived from the position.
 */
id: string, 
/**
 * The question that the puzzle asks.
 */
theme: PuzzleTheme, 
/**
 * The difficulty, from 1 (easy) to 5 (hard).
 */
grade: number, 
/**
 * The id of a course in the collection, or a course code.
 */
course: string, 
/**
 * The cell of each ball on the course, all at ground level. Pieces and tokens are in their
 * initial state.
 */
balls: { [key in string]: [number, number] }, 
/**
 * The ball to play.
 */
ball: string, 
/**
 * The roll; null if the player must choose a die instead of a direction.
 */
impulses: number | null, 
/**
 * All possible choices.
 */
choices: Array<PuzzleChoice>, 
/**
 * The best choice.
 */
best: string, 
/**
 * The choice that most players would try first.
 */
obvious: string, 
/**
 * How much better the best choice is than the second best.
 */
margin: number, 
/**
 * Only in puzzles with opponents: all balls in the order of play, `ball` first. Balls of one
 * colour belong to one player.
 */
order?: Array<string>, 
/**
 * Only in puzzles with opponents: the standard error of `margin`.
 */
error?: number, };

export type PuzzleTheme = "line" | "place" | "die" | "two" | "tokens" | "carom" | "push-away" | "protect" | "double";

export type QuietHours = { 
/**
 * The start in minutes after midnight, local time.
 */
from: number, 
/**
 * The end in minutes after midnight; less than `from` if the hours extend past midnight.
 */
until: number, 
/**
 * Local time minus UTC, in minutes.
 */
offset: number, };

export type RankedPlayer = { 
/**
 * Players with the same rating share a rank.
 */
rank: number, name: string, handle: string, rating: number, 
/**
 * The number of rated matches.
 */
matches: number, 
/**
 * Whether this is the caller.
 */
own: boolean, };

export type RatedGame = "basic" | "carom" | "carramboule";

export type RatedMatch = { game: RatedGame, at: number, rating: number, };

export type Rating = { 
/**
 * From one star (worst) to five (best).
 */
stars: number, };

export type RatingChange = { before: number, after: number, 
/**
 * Whether the new rating is provisional.
 */
provisional: boolean, };

export type Ratings = { now: Array<PlayerRating>, curve: Array<RatedMatch>, skill: Array<SkillOfMatch>, };

export type Reach = { pick: GolfPick, 
/**
 * The impulses of the six sides.
 */
impulses: [number, number, number, number, number, number], places: Array<ReachPlace>, 
/**
 * For each side of the die, whether a stroke in some direction ends in the hole.
 */
holes: [boolean, boolean, boolean, boolean, boolean, boolean], };

export type ReachPlace = { at: [number, number], spot: Spot, 
/**
 * How many of the die's six sides can bring the ball to this cell.
 */
sides: number, };

export type Reason = "malformed" | "id-reused" | "not-your-seat" | "no-such-seat" | "seat-taken" | "started" | "not-started" | "not-over" | "over" | "not-your-turn" | "stale" | "illegal" | "no-change" | "future" | "too-many";

export type Record = { 
/**
 * The format version, always 1.
 */
carambole_record: number, 
/**
 * The secret of the shared dice, once it is published.
 */
secret?: string, 
/**
 * All events, in order.
 */
events: Array<Event>, };

export type RefereeDraft = { 
/**
 * How many balls of each kind can still be entered: white balls, black balls, the queen and
 * the cue ball.
 */
room: [number, number, number, number], choice_due: boolean, 
/**
 * The verdict; null if the shot is impossible or a choice is still due.
 */
judged: RefereeJudged | null, refusal: string | null, };

export type RefereeJudged = { by: number, round: number, 
/**
 * The seat that played white in that round.
 */
white: number, verdict: CarrambouleVerdict, 
/**
 * The points after the shot.
 */
points: [number, number], };

export type RefereeProblem = { 
/**
 * The index of the impossible shot.
 */
shot: number, 
/**
 * Why the shot is impossible: `over`, `too-many-white`, `too-many-black`, `no-queen`,
 * `cue-twice`, `choice-due` or `no-choice-due`.
 */
refusal: string, };

export type RefereeSheet = { 
/**
 * The seat that starts the first round and plays white in it.
 */
starts: number, shots: Array<RefereeShot>, 
/**
 * The next shot, which the players are still entering.
 */
draft: RefereeShot | null, };

export type RefereeShot = { 
/**
 * The balls that the shot pocketed, in order.
 */
pocketed: Array<CarrambouleKind>, 
/**
 * The balls that flew off the table (K9).
 */
off: Array<CarrambouleKind>, 
/**
 * Whether the cue ball directly hit a ball on or behind the camp line (K6).
 */
breach: boolean, 
/**
 * The shooter's choice, if one was due (K-F3, K-F6).
 */
choice: CarrambouleChoice | null, };

export type RefereeStanding = { 
/**
 * The verdicts, shot by shot, up to the first impossible shot.
 */
judged: Array<RefereeJudged>, 
/**
 * The first impossible shot.
 */
problem: RefereeProblem | null, 
/**
 * The number of the round, from 1.
 */
round: number, 
/**
 * The seat that plays white in this round.
 */
white: number, 
/**
 * The seat that shoots next; null after the match.
 */
next: number | null, points: [number, number], 
/**
 * The numbers of white and black balls on the table.
 */
table: [number, number], queen: CarrambouleQueen, 
/**
 * For each seat, whether the player has pocketed one of their balls and may win the queen.
 */
may_win_queen: [boolean, boolean], 
/**
 * How many balls each seat still has to return to the table.
 */
owed: [number, number], 
/**
 * Whether the match is over, and the winner's seat (null for a draw).
 */
over: boolean, winner: number | null, 
/**
 * How many points win the match (K4).
 */
points_to_win: number, most_rounds: number, draft: RefereeDraft | null, };

export type Remark = { "phrase": Phrase } | { "emoji": string } | { "text": string };

export type Reported = { "player": PlayerRef } | { "course": string };

export type Request = { "type": "join", seat: number, name: string, contribution: string, } | { "type": "leave", seat: number, } | { "type": "ready", seat: number, ready: boolean, } | { "type": "act", seat: number, action: GameAction, version: number | null, } | { "type": "resign", seat: number, } | { "type": "claim", seat: number, } | { "type": "rematch", seat: number, agree: boolean, } | { "type": "since", version: number, } | { "type": "look", };

export type Said = { at: number, 
/**
 * The seat of the sender; null for a spectator.
 */
seat: number | null, name: string, what: Remark, 
/**
 * The id of the message, for reports.
 */
id?: string, 
/**
 * Whether the sender is a guest, that is, a player without a handle.
 */
guest?: boolean, };

export type Scope = "look" | "play" | "host" | "courses";

export type Scores = { 
/**
 * Each ball's strokes and tokens over all courses.
 */
sums: { [key in string]: BallSum }, 
/**
 * The numbers on the stroke counter in each lap, up to the limit of the current course.
 */
counter: Array<Array<number>>, };

export type SealCheck = { events: number, 
/**
 * The number of draws that were checked.
 */
draws: number, commitment: string, secret: string | null, 
/**
 * Each seat's contribution to the dice; null for a computer player.
 */
contributions: Array<string | null>, 
/**
 * Whether the dice cannot be checked yet: other tables share them, so their secret is still
 * unpublished.
 */
sealed: boolean, 
/**
 * The first fault; null if everything is correct.
 */
fault: FilmFault | null, };

export type SeatEntry = { kind: SeatKind, name: string | null, 
/**
 * The player's handle, unless their profile is private.
 */
handle?: string, 
/**
 * Whether programs play under the seated player's account.
 */
bot?: boolean, 
/**
 * The player's rating in this table's game.
 */
rating?: ShownRating, 
/**
 * Whether the seated player has no handle.
 */
guest?: boolean, };

export type SeatKind = { "type": "person", } | { "type": "computer", level: number, };

export type SeatRatingChange = { seat: number, change: RatingChange, };

export type SeatResult = { total: number, rank: number, withdrawn: boolean, };

export type SeatView = { kind: SeatKind, 
/**
 * The player's name; null while the seat is free, and for computer players.
 */
name: string | null, ready: boolean, rematch: boolean, withdrawn: boolean, 
/**
 * How much of the total time the seat had left when its turn began.
 */
left_ms: number | null, };

export type Seek = { game: RatedGame, };

export type SeekAnswer = { "type": "found", table: string, seat: number, } | { "type": "waiting", waited: number, 
/**
 * The maximum duration of the search.
 */
most: number, 
/**
 * The level (1 to 5) of a computer player of similar strength.
 */
house: number, } | { "type": "nobody", house: number, };

export type ServerToClient = { "type": "answer", id: string, answer: Answer, } | { "type": "update", events: Array<Event>, 
/**
 * The trace of the stroke, if the events include one.
 */
trace: TraceFile | null, view: View, };

export type SetupCheck = { 
/**
 * Problems that prevent the match from being played; empty if there are none.
 */
wrong: Array<SetupRemark>, 
/**
 * Suggestions, which do not prevent play.
 */
advice: Array<SetupRemark>, 
/**
 * The order of play of the balls on each course; empty while there is a problem.
 */
orders: Array<Array<string>>, };

export type SetupRemark = { "what": "no-players" } | { "what": "no-ball", seat: number, } | { "what": "ball-twice", ball: string, } | { "what": "carom-alone" } | { "what": "courses" } | { "what": "limit" } | { "what": "tokens" } | { "what": "no-room-for-tokens", course: number, } | { "what": "carom-with-tall", course: number, } | { "what": "carom-with-dynamic", course: number, } | { "what": "more-balls" } | { "what": "higher-limit", course: number, };

export type ShortGolf = { 
/**
 * The ids of the courses: 1 to 9, S-1a to S-12, or ids of published courses.
 */
courses: Array<string>, mode: GolfMode, 
/**
 * The number of balls per seat.
 */
balls: number, limit: number | null, kit: GolfKit, 
/**
 * Whether to scatter tokens.
 */
tokens: boolean, };

export type ShotAdvice = { step: number, seat: number, before: number, after: number, 
/**
 * The average chance after the best shot found; never less than `after`.
 */
best: number, 
/**
 * The best shot found and its motion; null if no shot is clearly better than the one played.
 */
shot: CarrambouleAction | null, motion: Motion | null, };

export type Shown = { stroke: Way | null, 
/**
 * How spectacular the stroke is; null if it is not worth a replay.
 */
highlight: Highlight | null, motion: Motion | null, };

export type ShownRating = { rating: number, provisional: boolean, };

export type Sitter = { seat: number, 
/**
 * The player's handle; null if the profile is private.
 */
handle: string | null, 
/**
 * Whether programs play under this account.
 */
bot: boolean, 
/**
 * The player's rating in this table's game; absent before the first rated match.
 */
rating?: ShownRating, 
/**
 * Whether the player has no handle.
 */
guest?: boolean, };

export type SixNumbers = { id: string, impulses: [number, number, number, number, number, number], };

export type SkillOfMatch = { at: number, choices: number, 
/**
 * How many strokes the player's choices cost compared with perfect play.
 */
loss: number, 
/**
 * Strokes lost to the dice; negative if the dice helped.
 */
luck: number, };

export type Snapshot = { table: string, rules: string, commitment: string, setup: MatchSetup, clock: Clock | null, view: View, };

export type SocketMessage = { "type": "welcome", 
/**
 * The player's name; null for a spectator without a key.
 */
name: string | null, 
/**
 * The seats that the player holds at this table.
 */
seats: Array<number>, 
/**
 * The current version of the table.
 */
version: number, chat: ChatRule, 
/**
 * Earlier chat messages, the oldest first.
 */
said: Array<Said>, 
/**
 * The table for the rematch.
 */
next: string | null, 
/**
 * Whether this player created the table. Before the match, the creator may close the
 * table and remove players from seats.
 */
host: boolean, } | { "type": "events", events: Array<Event>, } | { "type": "presence", seats: Array<boolean>, spectators: number, 
/**
 * For each seat, when its player disconnected; null if the player is connected.
 */
away: Array<number | null>, 
/**
 * How many milliseconds a player must be absent before others may send `claim`.
 */
patience: number, } | { "type": "said", said: Said, } | { "type": "next", table: string, } | { "type": "turn", table: OwnTable, } | { "type": "challenge", challenge: Challenge, } | { "type": "declined", table: string, handle: string, } | { "type": "round", call: TournamentCall, } | { "type": "problem", problem: ApiError, fatal: boolean, } | { "type": "closing", } | { "type": "behind", version: number, };

export type SocketRequest = { "type": "hello", key: string | null, 
/**
 * Whether the client knows the rules and applies events itself. Such a client gets
 * only the events (`events`), never the state after them (`update`).
 */
follow?: boolean, } | { "type": "say", what: Remark, };

export type SolidInfo = { parts: Array<SolidPart>, 
/**
 * The long straight edges of the felt or of the table: x and y of both ends. Wood has its
 * grain along the nearest one.
 */
walls: Array<[number, number, number, number]>, 
/**
 * The south-western and the north-eastern corners of the board or table.
 */
bounds: [[number, number], [number, number]], shade: SolidShade, };

export type SolidPart = { 
/**
 * The name of the piece; for everything that stands still, the name of the material.
 */
name: string, material: string, 
/**
 * `facing`, `token`, `roller`, `spinner`, `toppler` or `door`; null if the part stands still.
 */
motion: string | null, 
/**
 * The point around which the part turns.
 */
pivot: [number, number, number], 
/**
 * The direction of a spinner's arm, or of the axis of a door. A door opens by a turn to the
 * left around its axis.
 */
way: [number, number], 
/**
 * The first of its entries in the array of triangles, and the one after its last.
 */
range: [number, number], };

export type SolidShade = { 
/**
 * The number of pixels per row.
 */
width: number, 
/**
 * The size of a pixel.
 */
pixel: number, 
/**
 * The distance for which 255 stands.
 */
reach: number, };

export type Spot = { x: number, y: number, 
/**
 * Whether a deck covers the ball.
 */
hidden: boolean, 
/**
 * Whether the ball is on top of a tall piece.
 */
top: boolean, };

export type Stance = { 
/**
 * The intervals of the camp line where the cue ball may be placed: start and end in
 * micrometres, in ascending order.
 */
places: Array<[number, number]>, 
/**
 * The balls, by index in the view, that the cue ball must not hit directly (K6).
 */
barred: Array<number>, 
/**
 * The shot that is shown when aiming begins; null while a choice is due. The cue ball is
 * placed where it touches no other ball. If possible, the shot is not a foul and aims at one
 * of the player's balls that the cue ball may hit directly.
 */
stand: CarrambouleAction | null, 
/**
 * While a choice is due: the verdicts on `pass` and on `replay`.
 */
choices: [CarrambouleVerdict, CarrambouleVerdict] | null, };

export type StartCertificateFile = { at: [number, number], solvable: boolean, value: WorthFile, average: number, 
/**
 * The probabilities of holing the ball in one stroke, two strokes, and so on.
 */
holed: Array<number>, unholed: number, scores: { [key in number]: number }, deviation: number, };

export type Status = "waiting" | "playing" | "over";

export type StrokeReason = "step" | "step-slow" | "step-water" | "step-up" | "step-down" | "step-top" | "bounce-mirror" | "bounce-follow" | "bounce-back" | "bounce-two" | "bounce-blocked" | "bounce-arrow" | "bounce-path" | "bounce-roller" | "bounce-spinner" | "bounce-toppler" | "bounce-door" | "carom" | "settle-spent" | "settle-too-dear" | "settle-water" | "settle-door" | "settle-carom" | "settle-rolled-back" | "settle-fell-through" | "settle-wedged" | "token" | "piece-roller" | "piece-spinner" | "piece-toppler" | "piece-door" | "holed";

export type TableEntry = { table: string, game: GameKind, mode: GolfMode | null, 
/**
 * The ids of the courses, in order.
 */
courses: Array<string>, seats: Array<SeatEntry>, clock: Clock | null, open: boolean, chat: ChatRule, 
/**
 * Whether the match is rated.
 */
rated: boolean, status: Status, turn: number | null, deadline: number | null, created: number, 
/**
 * When the table last changed.
 */
updated: number, 
/**
 * The result of each seat after a finished match; absent in entries written by older
 * versions.
 */
results?: Array<SeatResult>, 
/**
 * Whether the match ended before two players had moved and therefore has no result.
 */
aborted?: boolean, };

export type TableInfo = { snapshot: Snapshot, open: boolean, chat: ChatRule, 
/**
 * Whether the match is rated.
 */
rated: boolean, 
/**
 * The seats that the caller holds.
 */
seats: Array<number>, 
/**
 * The table for the rematch.
 */
next: string | null, 
/**
 * The tournament that the table belongs to. The seats of such a table are reserved for two
 * players.
 */
tournament: string | null, };

export type TableLink = { table: string, 
/**
 * The link to send to friends.
 */
link: string, };

export type TableRatings = { "type": "pending", } | { "type": "casual", } | { "type": "rated", changes: Array<SeatRatingChange>, };

export type TableSetup = { "golf": ShortGolf } | { "carramboule": CarrambouleSetup } | { "full": MatchSetup };

export type TableShape = { side: number, radius: number, pocket_radius: number, pockets: Array<[number, number]>, 
/**
 * Where the camp lines start and end, measured across the table.
 */
camp: [number, number], 
/**
 * The y coordinate of each seat's camp line.
 */
camp_lines: [number, number], fastest: number, 
/**
 * The largest allowed distance between the tip and the ball's centre, as a fraction of the
 * radius.
 */
tip: number, 
/**
 * The steepest allowed cue angle, in radians.
 */
steepest: number, };

export type Token = { id: string, name: string, scopes: Array<Scope>, created: number, token: string | null, };

export type TournamentBegin = { "type": "in", ms: number, } | { "type": "at", at: number, } | { "type": "asked", };

export type TournamentBoard = { board: number, 
/**
 * The players' numbers; the first player starts. A match without a second player is a bye.
 */
first: number, second: number | null, 
/**
 * The table at which the match can be watched live or replayed; null if the match was not
 * played.
 */
table: string | null, state: BoardState, 
/**
 * The two players' points, in half points, once the match is decided.
 */
halves: [number, number] | null, 
/**
 * The organiser's correction of the result, if there is one.
 */
corrected?: Correction, };

export type TournamentCall = { tournament: string, name: string, round: number, table: string, 
/**
 * The seat reserved for the player.
 */
seat: number, 
/**
 * The opponent's name.
 */
other: string | null, 
/**
 * When the table began to wait for its players.
 */
opened: number, 
/**
 * Whether the match has begun.
 */
playing: boolean, };

export type TournamentCourses = { "type": "drawn", number: number, } | { "type": "chosen", courses: Array<string>, };

export type TournamentEntry = { tournament: string, name: string, game: RatedGame, rounds: number, 
/**
 * The latest paired round; 0 before the first pairing.
 */
round: number, stage: TournamentStage, 
/**
 * When the tournament begins or began; null until its organiser starts it.
 */
begins: number | null, 
/**
 * When the next round is due; present only between two rounds.
 */
due: number | null, 
/**
 * Whether the organiser has paused the tournament; no round is paired during a pause.
 */
paused: boolean, 
/**
 * When the tournament ended.
 */
ended: number | null, players: number, clock: Clock, courses: TournamentCourses, open: boolean, bots: boolean, };

export type TournamentInfo = { entry: TournamentEntry, 
/**
 * The courses of the current round.
 */
courses: Array<string>, 
/**
 * Increases whenever the standings or rounds change.
 */
revision: number, 
/**
 * The server's time, for countdowns.
 */
now: number, 
/**
 * How long a table waits for an absent player, in milliseconds.
 */
patience: number, 
/**
 * Whether the caller organises the tournament, and whether the caller takes part.
 */
own: boolean, joined: boolean, 
/**
 * Whether the organiser has removed the caller, who then cannot enter again.
 */
removed: boolean, 
/**
 * The caller's number among the players.
 */
number: number | null, 
/**
 * The table that is waiting for the caller.
 */
call: TournamentCall | null, };

export type TournamentLink = { tournament: string, 
/**
 * The link to send to friends.
 */
link: string, };

export type TournamentScore = { 
/**
 * The opponent's number; null for a bye.
 */
against: number | null, 
/**
 * The player's points from the match, in half points; null while the match is under way.
 */
halves: number | null, };

export type TournamentStage = "coming" | "running" | "over";

export type TournamentStanding = { number: number, 
/**
 * The player's name; null if the account is deleted.
 */
name: string | null, handle: string | null, bot: boolean, 
/**
 * The player's rating in the tournament's game; absent before the first rated match.
 */
rating?: ShownRating, withdrawn: boolean, 
/**
 * Players who are equal in every tie-break share a rank.
 */
rank: number, halves: number, 
/**
 * The sum of the opponents' points.
 */
buchholz: number, 
/**
 * Points against players with the same points and the same Buchholz score.
 */
versus: number, wins: number, 
/**
 * The results round by round; null where the player did not play.
 */
rounds: Array<TournamentScore | null>, };

export type TournamentTable = { revision: number, standings: Array<TournamentStanding>, 
/**
 * The matches in each round.
 */
rounds: Array<Array<TournamentBoard>>, };

export type Tournaments = { running: Array<TournamentEntry>, 
/**
 * Tournaments that have not begun; the one that begins next comes first.
 */
coming: Array<TournamentEntry>, 
/**
 * Finished tournaments, the latest first.
 */
over: Array<TournamentEntry>, 
/**
 * Tournaments that the caller created or entered, the latest first.
 */
own: Array<TournamentEntry>, };

export type TraceEvent = { "type": "step", ball: string, to: [number, number], layer: string, dir: string, cost: number, left: number, } | { "type": "rebound", ball: string, at: [number, number], in: string, out: string, hit: Array<string>, 
/**
 * The id of the rule that decided the event; empty in traces from earlier versions.
 */
rule: string, } | { "type": "carom", ball: string, hits: string, dir: string, left: number, } | { "type": "settle", ball: string, at: [number, number], layer: string, why: string, } | { "type": "token", ball: string, at: [number, number], value: number, } | { "type": "piece", piece: string, } & ({ at: [number, number], } | { arm: string, } | { fallen: string, } | { open: boolean, } | { taken: boolean, }) | { "type": "holed", ball: string, at: [number, number], };

export type TraceFile = { events: Array<TraceEvent>, 
/**
 * All balls on the course, and those holed by this stroke.
 */
balls: { [key in string]: BallPlace }, 
/**
 * The tokens taken in this stroke, by ball.
 */
tokens: { [key in string]: Array<number> }, 
/**
 * Every piece whose state differs from that in the course file.
 */
pieces: { [key in string]: PieceState }, };

export type TrayShape = { 
/**
 * The shape; for tokens, the shape and value, as in `Draft.used`.
 */
key: string, 
/**
 * The piece as it would be placed at the origin.
 */
piece: LaidPiece, 
/**
 * The kind of the piece: `flat`, `tall`, `slow`, `moving`, `marker` or `token`.
 */
kind: string, 
/**
 * The game box: `base` or `ext`.
 */
home: string, 
/**
 * How many of these pieces the game box contains.
 */
count: number, svg: string, can: Array<string>, };

export type TrialHint = { 
/**
 * The die that the player would throw.
 */
die: string, 
/**
 * The direction that the player would choose with the current impulses.
 */
dir: string, };

export type Tried = { motion: Motion, outcome: CarrambouleOutcome | null, 
/**
 * The balls at rest after the shot.
 */
balls: Array<CarrambouleBall>, };

export type TurnFile = { colour: string, 
/**
 * The expected score from the best start for this ball.
 */
score: number, 
/**
 * The expected score from each start, in the order of `starts`.
 */
starts: Array<number>, 
/**
 * The standard error of `score` if it is estimated by simulation; null if it is exact.
 */
error: number | null, };

export type UseCode = { code: string, };

export type View = { version: number, status: Status, seats: Array<SeatView>, 
/**
 * The seat whose turn it is.
 */
turn: number | null, 
/**
 * When the active player runs out of time.
 */
deadline: number | null, results: Array<SeatResult> | null, 
/**
 * Whether several players take part and fewer than two have moved. A match that ends in this
 * state is aborted and has no result.
 */
abortable?: boolean, game: GameView | null, };

export type Way = { 
/**
 * A direction on the lattice, independent of the picture's rotation.
 */
dir: string, 
/**
 * The rotation of the lattice in its picture, in clockwise quarter turns.
 */
turn?: number, trace: TraceFile, 
/**
 * For each event in the trace, where the event's ball is afterwards; null for caroms and piece
 * events.
 */
spots: Array<Spot | null>, 
/**
 * For each event in the trace, the ball's distance to the hole afterwards, in steps around
 * walls; for a carom, the distance of the struck ball before the stroke. Null for piece
 * events, and if no path leads to the hole.
 */
steps: Array<number | null>, 
/**
 * The picture's `path` layer.
 */
path: string, 
/**
 * The changes to the board during the stroke.
 */
changes: Array<LayerChange>, };

export type Withdrawal = "resigned" | "out-of-time" | "absent";

export type WorthFile = { lower: number, upper: number, };
