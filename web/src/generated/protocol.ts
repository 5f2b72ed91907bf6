// Written by `UPDATE_TYPESCRIPT=1 cargo test -p protocol typescript`; do not edit.

export type ClientToServer = { 
/**
 * Chosen by the client; sent again with the same id, the message gets the
 * same answer and has no further effect.
 */
id: string, request: Request, };

export type Request = { "type": "join", seat: number, name: string, contribution: string, } | { "type": "leave", seat: number, } | { "type": "ready", seat: number, ready: boolean, } | { "type": "act", seat: number, action: GameAction, version: number | null, } | { "type": "resign", seat: number, } | { "type": "claim", seat: number, } | { "type": "rematch", seat: number, agree: boolean, } | { "type": "since", version: number, } | { "type": "look", };

export type ServerToClient = { "type": "answer", id: string, answer: Answer, } | { "type": "update", events: Array<Event>, 
/**
 * The stroke among the events, if there is one.
 */
trace: TraceFile | null, view: View, };

export type Answer = { "type": "accepted", version: number, } | { "type": "refused", reason: Reason, text: string, } | { "type": "events", events: Array<Event>, } | { "type": "table", snapshot: Snapshot, };

export type Reason = "malformed" | "id-reused" | "not-your-seat" | "no-such-seat" | "seat-taken" | "started" | "not-started" | "not-over" | "over" | "not-your-turn" | "stale" | "illegal" | "no-change" | "future" | "too-many";

export type Snapshot = { table: string, rules: string, commitment: string, setup: MatchSetup, clock: Clock | null, view: View, };

export type View = { version: number, status: Status, seats: Array<SeatView>, 
/**
 * Whose turn it is.
 */
turn: number | null, 
/**
 * When that seat is out of time.
 */
deadline: number | null, results: Array<SeatResult> | null, 
/**
 * Whether fewer than two players have moved. A match that ends like this was aborted and has
 * no result.
 */
abortable?: boolean, game: GameView | null, };

export type Status = "waiting" | "playing" | "over";

export type SeatView = { kind: SeatKind, 
/**
 * Null while nobody sits there.
 */
name: string | null, ready: boolean, rematch: boolean, withdrawn: boolean, 
/**
 * What is left of the total time when the seat's turn began.
 */
left_ms: number | null, };

export type GameView = { "golf": GolfView } | { "carramboule": CarrambouleView };

export type GolfView = { 
/**
 * The course's place in the list, from 0.
 */
course: number, limit: number, 
/**
 * The ball in turn, and the number of its stroke or of the round.
 */
ball: string | null, count: number, 
/**
 * What is chosen: start cell, die or card, and what was rolled.
 */
start: [number, number] | null, pick: GolfPick | null, impulses: number | null, 
/**
 * Everything the player in turn can do.
 */
actions: Array<GolfAction>, balls: { [key in string]: BallPlace }, pieces: { [key in string]: PieceState }, 
/**
 * Where tokens were scattered on this course.
 */
tokens: Array<[number, number]>, 
/**
 * The score pads: the finished courses, then the present one.
 */
pads: Array<{ [key in string]: BallMark }>, };

export type BallMark = { 
/**
 * Strokes or rounds; null while it plays.
 */
count: number | null, holed: boolean, tokens: number, };

export type Event = { version: number, 
/**
 * When, by the host's clock; never before the event before.
 */
at: number, cause: Cause | null, what: EventKind, 
/**
 * Ties the event to all before it: the first 16 bytes of SHA-256 of the
 * previous event's `chain` and this event's JSON without its own.
 */
chain: string, };

export type Cause = { id: string, 
/**
 * The first eight bytes of SHA-256 of the request's JSON: a resent
 * message is told from another one with the same id.
 */
print: string, };

export type EventKind = { "type": "created", table: string, 
/**
 * The rules played by.
 */
rules: string, 
/**
 * SHA-256 of the dice secret.
 */
commitment: string, setup: MatchSetup, seats: Array<SeatKind>, clock: Clock | null, 
/**
 * The name the dice are drawn under instead of the table's id: all tables of an edition
 * of a cup share it, and with it their dice.
 */
dice?: string, } | { "type": "joined", seat: number, name: string, 
/**
 * The seat's share in the dice.
 */
contribution: string, } | { "type": "left", seat: number, } | { "type": "ready", seat: number, ready: boolean, } | { "type": "started", } | { "type": "acted", seat: number, action: GameAction, 
/**
 * In Carramboule always, in golf never.
 */
outcome?: GameOutcome, } | { "type": "drawn", first: number, chance: GameChance, } | { "type": "withdrawn", seat: number, why: Withdrawal, } | { "type": "resumed", since: number, } | { "type": "ended", results: Array<SeatResult>, 
/**
 * The dice secret. Absent where tables share their dice: it would tell the rolls of those
 * who still play.
 */
secret?: string, } | { "type": "rematch", seat: number, agree: boolean, };

export type MatchSetup = { "golf": GolfSetup } | { "carramboule": CarrambouleSetup };

export type GameAction = { "golf": GolfAction } | { "carramboule": CarrambouleAction };

export type GameOutcome = { "carramboule": CarrambouleOutcome };

export type GameChance = { "golf": GolfChance } | { "carramboule": CarrambouleChance };

export type SeatKind = { "type": "person", } | { "type": "computer", level: number, };

export type SeatResult = { total: number, rank: number, withdrawn: boolean, };

export type Clock = { 
/**
 * For each turn.
 */
turn_ms: number | null, 
/**
 * For the whole match.
 */
total_ms: number | null, 
/**
 * Added to the total after each turn.
 */
increment_ms: number, };

export type Withdrawal = "resigned" | "out-of-time" | "absent";

export type GolfSetup = { mode: GolfMode, 
/**
 * By seat: the names of the balls.
 */
balls: Array<Array<string>>, courses: Array<CourseText>, 
/**
 * Strokes allowed on every course; null for what the courses say.
 */
limit: number | null, dice: Array<SixNumbers>, cards: Array<SixNumbers>, 
/**
 * The values of tokens to be scattered on every course; null for those of the courses.
 */
tokens: Array<number> | null, };

export type GolfMode = "basic" | "carom";

export type CourseText = { id: string, 
/**
 * A course file with a map of its own. In a list it may be empty: then it is the file of the
 * last course before it that has the same id.
 */
file: string, };

export type SixNumbers = { id: string, impulses: [number, number, number, number, number, number], };

export type GolfAction = { "type": "start", at: [number, number], } | { "type": "pick", pick: GolfPick, } | { "type": "roll", } | { "type": "play", dir: string, } | { "type": "pass", };

export type GolfPick = { "die": string } | { "card": string };

export type GolfChance = { "type": "face", face: number, } | { "type": "tokens", cells: Array<[number, number]>, };

export type CarrambouleView = { phase: CarramboulePhase, 
/**
 * The round's number, from 1.
 */
round: number, 
/**
 * Who plays white in it.
 */
white: number, 
/**
 * By seat.
 */
points: [number, number], 
/**
 * White and black balls that lie on the table.
 */
table: [number, number], queen: CarrambouleQueen, 
/**
 * By seat: has pocketed an own ball and may win the queen.
 */
may_win_queen: [boolean, boolean], 
/**
 * Balls owed to the table, by seat.
 */
owed: [number, number], 
/**
 * The balls as they lie, without the cue ball; while a choice is due, those the shot left.
 */
balls: Array<CarrambouleBall>, };

export type CarrambouleSetup = { 
/**
 * Who starts the first round, with white.
 */
starts: number, };

export type CarrambouleAction = { "type": "shoot", 
/**
 * The cue ball's place (x), micrometres.
 */
across: number, 
/**
 * Counter-clockwise from +x, microradians.
 */
direction: number, 
/**
 * Of the stick, millimetres a second.
 */
speed: number, 
/**
 * Where the tip meets the ball, thousandths of the radius, + left.
 */
side: number, 
/**
 * The same upwards, + top.
 */
top: number, 
/**
 * Of the cue, microradians.
 */
elevation: number, } | { "type": "choose", choice: CarrambouleChoice, };

export type CarrambouleChance = { "type": "rack", 
/**
 * How far each ball lies off its place, x and y in micrometres: the queen, then ring by
 * ring as the rules set them up.
 */
nudges: Array<[number, number]>, };

export type CarrambouleChoice = "pass" | "replay";

export type CarrambouleOutcome = { 
/**
 * What fell, in order; nothing in a choice.
 */
pocketed: Array<CarrambouleKind>, 
/**
 * K6: a ball on or behind the camp line was played directly.
 */
breach: boolean, 
/**
 * Null while the shooter has to choose.
 */
verdict: CarrambouleVerdict | null, 
/**
 * Tells what the balls did and how they lie now from anything else, to the last bit: the
 * first eight bytes of a SHA-256 (docs/formats.md).
 */
print: string, };

export type CarrambouleVerdict = { 
/**
 * The number of the shot in its round, from 1.
 */
shot: number, foul: CarrambouleFoul | null, 
/**
 * Who shoots next in this round; null after its end.
 */
next: number | null, 
/**
 * White and black balls on the table.
 */
table: [number, number], queen: CarrambouleQueen, 
/**
 * Balls owed to the table, by seat.
 */
owed: [number, number], 
/**
 * What goes back to the centre, in order.
 */
back: Array<CarrambouleKind>, 
/**
 * The end of the round.
 */
round: CarrambouleRound | null, };

export type CarrambouleRound = { winner: number, points: number, };

export type CarrambouleFoul = "breach" | "F1" | "F2" | "F3" | "F4" | "F5" | "F6";

export type CarrambouleQueen = "table" | "pending" | { "held": number };

export type CarrambouleKind = "white" | "black" | "queen" | "cue";

export type CarramboulePhase = "shot" | "choice" | "over";

export type CarrambouleBall = { kind: CarrambouleKind, 
/**
 * x and y in nanometres, rounded. What follows exactly is the event log.
 */
at: [number, number], };

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
 * Everything that stands otherwise than in the course file.
 */
pieces: { [key in string]: PieceState }, };

export type TraceEvent = { "type": "step", ball: string, to: [number, number], layer: string, dir: string, cost: number, left: number, } | { "type": "rebound", ball: string, at: [number, number], in: string, out: string, hit: Array<string>, 
/**
 * The id of the rule that decided; earlier versions did not say.
 */
rule: string, } | { "type": "carom", ball: string, hits: string, dir: string, left: number, } | { "type": "settle", ball: string, at: [number, number], layer: string, why: string, } | { "type": "token", ball: string, at: [number, number], value: number, } | { "type": "piece", piece: string, } & ({ at: [number, number], } | { arm: string, } | { fallen: string, } | { open: boolean, } | { taken: boolean, }) | { "type": "holed", ball: string, at: [number, number], };

export type BallPlace = { at: [number, number], layer: string, } | Holed;

export type Holed = "holed";

export type PieceState = { at: [number, number], } | { arm: string, } | { fallen: string, } | { open: boolean, } | { taken: boolean, };

export type Record = { 
/**
 * Always 1.
 */
carambole_record: number, 
/**
 * The secret of shared dice, once it is published.
 */
secret?: string, 
/**
 * In order.
 */
events: Array<Event>, };

export type NewLocalTable = { table: string, setup: MatchSetup, seats: Array<SeatKind>, clock: Clock | null, };

export type Boxes = { dice: Array<BoxedDie>, cards: Array<SixNumbers>, 
/**
 * The tokens suggested for scattering.
 */
tokens: Array<number>, pieces: Array<BoxedPiece>, };

export type BoxedDie = { id: string, impulses: [number, number, number, number, number, number], 
/**
 * `base` or `ext`.
 */
home: string, };

export type SetupCheck = { 
/**
 * Why it cannot be played; nothing if it can.
 */
wrong: Array<SetupRemark>, 
/**
 * What could be better; it forbids nothing.
 */
advice: Array<SetupRemark>, 
/**
 * By course: the balls in their order of play; nothing while something is wrong.
 */
orders: Array<Array<string>>, };

export type SetupRemark = { "what": "no-players" } | { "what": "no-ball", seat: number, } | { "what": "ball-twice", ball: string, } | { "what": "carom-alone" } | { "what": "courses" } | { "what": "limit" } | { "what": "tokens" } | { "what": "no-room-for-tokens", course: number, } | { "what": "carom-with-tall", course: number, } | { "what": "carom-with-dynamic", course: number, } | { "what": "more-balls" } | { "what": "higher-limit", course: number, };

export type BoxedPiece = { id: string, 
/**
 * `base` or `ext`.
 */
home: string, count: number, 
/**
 * Whether it can be laid with a channel.
 */
channel: boolean, 
/**
 * Of tokens: each value, and how many there are of it.
 */
values: Array<[number, number]>, };

export type Spot = { x: number, y: number, 
/**
 * Whether a deck is above it.
 */
hidden: boolean, 
/**
 * Whether it is on top of a tall piece.
 */
top: boolean, };

export type Way = { 
/**
 * A direction of the lattice, however it is turned.
 */
dir: string, 
/**
 * By how many quarters the lattice of its picture is turned, clockwise.
 */
turn?: number, trace: TraceFile, 
/**
 * By event of the trace: where its ball is seen after it; null for events of pieces.
 */
spots: Array<Spot | null>, 
/**
 * By event of the trace: how many steps its ball is from the hole after it, round the walls;
 * for a carom, how many the struck ball had before the stroke. Null for events of pieces, and
 * where no way leads to the hole.
 */
steps: Array<number | null>, 
/**
 * The layer `path` of the picture.
 */
path: string, 
/**
 * What changes on the board meanwhile.
 */
changes: Array<LayerChange>, };

export type LayerChange = { 
/**
 * The event's place in the trace.
 */
event: number, layers: BoardLayers, };

export type Shown = { stroke: Way | null, 
/**
 * Null if the stroke is not worth watching again.
 */
highlight: Highlight | null, motion: Motion | null, };

export type Highlight = { 
/**
 * The higher, the better to watch.
 */
rating: number, 
/**
 * How many of the six sides of the die could have holed the ball, if it was holed.
 */
sides: number | null, };

export type Reach = { pick: GolfPick, 
/**
 * The impulses of the six sides.
 */
impulses: [number, number, number, number, number, number], places: Array<ReachPlace>, 
/**
 * By side: whether some direction leads into the hole.
 */
holes: [boolean, boolean, boolean, boolean, boolean, boolean], };

export type ReachPlace = { at: [number, number], spot: Spot, 
/**
 * How many of the six sides can bring the ball there.
 */
sides: number, };

export type BoardLayers = { hints: string, tokens: string, movers: string, };

export type BoardPicture = { svg: string, 
/**
 * The balls on it.
 */
balls: { [key in string]: Spot }, 
/**
 * The start cells in the order of the course.
 */
starts: Array<BoardCell>, hole: BoardCell, 
/**
 * By how many quarters the lattice is turned, clockwise: 1 or -1; none if it is not.
 */
turn?: number, };

export type BoardCell = { at: [number, number], spot: Spot, };

export type CourseCard = { id: string, 
/**
 * By language.
 */
names: { [key in string]: string }, limit: number, 
/**
 * Whether it is one of the nine, not a layout.
 */
plain: boolean, 
/**
 * What lies on it, among `tall`, `moving`, `tokens`.
 */
with: Array<string>, 
/**
 * The boxes needed: `base`, `ext`.
 */
boxes: Array<string>, 
/**
 * The course file with a map of its own.
 */
file: string, };

export type CourseCheck = { 
/**
 * Null if it cannot be played.
 */
course: CourseCard | null, findings: Array<CourseFinding>, };

export type CourseFinding = { line: number, column: number, error: boolean, 
/**
 * One English sentence.
 */
text: string, 
/**
 * What it is about, for the page to put into words: `finding-` and this in `locales`.
 */
key: string, 
/**
 * What the words need: keys, pieces by name, numbers.
 */
facts: { [key in string]: string }, 
/**
 * The cells it is about.
 */
cells: Array<[number, number]>, 
/**
 * The piece it is about, by its place in the file; only in drafts.
 */
piece: number | null, };

export type FigurePicture = { number: string, rules: Array<string>, title: string, text: string, 
/**
 * The whole figure as a still picture.
 */
still: string, scenes: Array<FigureScenePicture>, };

export type FigureScenePicture = { caption: string | null, 
/**
 * Null for figures without a course.
 */
board: BoardPicture | null, 
/**
 * The layer `notes` of the picture: letters and arrows.
 */
notes: string, strokes: Array<FigureStrokePicture>, };

export type FigureStrokePicture = { ball: string, dir: string, impulses: number, words: string | null, 
/**
 * Where the balls are before it.
 */
before: { [key in string]: Spot }, layers: BoardLayers, way: Way, };

export type Position = { 
/**
 * A course file.
 */
course: string, 
/**
 * The balls on it, all on the ground.
 */
balls: { [key in string]: [number, number] }, 
/**
 * The ball to be played, and with what.
 */
stroke: PositionStroke | null, 
/**
 * Only this part of the board: left, top, right, bottom.
 */
view: [number, number, number, number] | null, };

export type PositionStroke = { ball: string, impulses: number, };

export type PositionPicture = { board: BoardPicture, 
/**
 * Where every open direction leads.
 */
ways: Array<Way>, };

export type Motion = { 
/**
 * Ball 0 is the cue ball.
 */
balls: Array<BallMotion>, contacts: Array<MotionContact>, 
/**
 * Seconds.
 */
duration: number, };

export type BallMotion = { kind: CarrambouleKind, pieces: Array<MotionPiece>, 
/**
 * When it fell, and into which pocket.
 */
fell: [number, number] | null, };

export type MotionPiece = { t: number, p: [number, number], v: [number, number], a: [number, number], w: [number, number, number], };

export type MotionContact = { t: number, 
/**
 * `strike`, `ball`, `cushion` or `pocket`.
 */
kind: string, balls: Array<number>, 
/**
 * The speed of the first ball just before, m/s.
 */
speed: number, };

export type TableShape = { side: number, radius: number, pocket_radius: number, pockets: Array<[number, number]>, 
/**
 * From and to, across the table.
 */
camp: [number, number], 
/**
 * How far the camp lines of the seats are up the table.
 */
camp_lines: [number, number], fastest: number, 
/**
 * Farthest tip offset as a share of the radius.
 */
tip: number, 
/**
 * Steepest cue, radians.
 */
steepest: number, };

export type BestShot = { 
/**
 * Its place among the steps of the record.
 */
step: number, 
/**
 * From 1.
 */
round: number, 
/**
 * The number of the shot in its round, from 1.
 */
shot: number, seat: number, pocketed: Array<CarrambouleKind>, reason: BestShotReason, 
/**
 * Of ten tries with a steady hand, how many do the same.
 */
made: number, };

export type BestShotReason = "match" | "round" | "queen" | "balls";

export type Stance = { 
/**
 * Where the cue ball may be put on the camp line: from, to; micrometres, in order.
 */
places: Array<[number, number]>, 
/**
 * K6: the balls (places in the list of the view) that must not be played directly.
 */
barred: Array<number>, 
/**
 * A shot to begin aiming from: the cue ball free on its line, at an own ball where one can be
 * played directly, and no foul as it is. Nothing while a choice is due.
 */
stand: CarrambouleAction | null, 
/**
 * While a choice is due: what the referee would say to `pass` and to `replay`.
 */
choices: [CarrambouleVerdict, CarrambouleVerdict] | null, };

export type Practice = { 
/**
 * Nanometres, the cue ball too, anywhere on the table.
 */
balls: Array<CarrambouleBall>, 
/**
 * Microradians, mm/s, thousandths of the radius, microradians.
 */
direction: number, speed: number, side: number, top: number, elevation: number, };

export type Tried = { motion: Motion, outcome: CarrambouleOutcome | null, 
/**
 * The balls at rest.
 */
balls: Array<CarrambouleBall>, };

export type PadSheet = { 
/**
 * By player: the names of the balls.
 */
players: Array<Array<string>>, courses: Array<PadCourse>, };

export type PadCourse = { 
/**
 * A course of the collection; null for one of the players' own.
 */
course: string | null, limit: number, 
/**
 * By ball.
 */
marks: { [key in string]: PadMark }, };

export type PadMark = { 
/**
 * Null while it plays.
 */
fate: PadFate | null, 
/**
 * The values of the tokens it took.
 */
tokens: Array<number>, };

export type PadFate = { "holed": number } | "out";

export type PadStanding = { players: Array<PadPlayer>, courses: Array<PadCourseStanding>, 
/**
 * Whether every ball is noted on every course.
 */
over: boolean, };

export type PadPlayer = { total: number, 
/**
 * 1 for the best; equal totals share the rank.
 */
rank: number, 
/**
 * How many results are noted.
 */
noted: number, };

export type PadCourseStanding = { 
/**
 * The balls in the order in which they play on it.
 */
order: Array<string>, 
/**
 * By ball: what it scores, once noted.
 */
scores: { [key in string]: number }, };

export type RefereeSheet = { 
/**
 * Who starts the first round, with white.
 */
starts: number, shots: Array<RefereeShot>, 
/**
 * A shot that is being entered after these.
 */
draft: RefereeShot | null, };

export type RefereeShot = { 
/**
 * What fell, in order.
 */
pocketed: Array<CarrambouleKind>, 
/**
 * K9: what left the table.
 */
off: Array<CarrambouleKind>, 
/**
 * K6: a ball on or behind the camp line was played directly.
 */
breach: boolean, 
/**
 * K-F3, K-F6: what the shooter chose, where a choice is due.
 */
choice: CarrambouleChoice | null, };

export type RefereeStanding = { 
/**
 * The verdicts, shot by shot; up to the first impossible one.
 */
judged: Array<RefereeJudged>, 
/**
 * The first shot that cannot have happened.
 */
problem: RefereeProblem | null, 
/**
 * The round's number, from 1.
 */
round: number, 
/**
 * Who plays white in it.
 */
white: number, 
/**
 * Who shoots; null after the end of the match.
 */
next: number | null, points: [number, number], 
/**
 * White and black balls on the table.
 */
table: [number, number], queen: CarrambouleQueen, 
/**
 * By seat: has pocketed an own ball and may win the queen.
 */
may_win_queen: [boolean, boolean], 
/**
 * Balls owed to the table, by seat.
 */
owed: [number, number], 
/**
 * Whether the match is over, and who won it; nobody in a draw.
 */
over: boolean, winner: number | null, 
/**
 * K4.
 */
points_to_win: number, most_rounds: number, draft: RefereeDraft | null, };

export type RefereeJudged = { by: number, round: number, 
/**
 * Who played white in that round.
 */
white: number, verdict: CarrambouleVerdict, 
/**
 * After it.
 */
points: [number, number], };

export type RefereeProblem = { 
/**
 * Its place among the shots, from 0.
 */
shot: number, 
/**
 * `over`, `too-many-white`, `too-many-black`, `no-queen`, `cue-twice`, `choice-due` or
 * `no-choice-due`.
 */
refusal: string, };

export type RefereeDraft = { 
/**
 * What can still be added: white, black, queen, cue ball.
 */
room: [number, number, number, number], choice_due: boolean, 
/**
 * Null while a choice is due and not made, and for what cannot be.
 */
judged: RefereeJudged | null, refusal: string | null, };

export type Ban = { 
/**
 * In the operator's words.
 */
reason: string, 
/**
 * Null for good.
 */
until: number | null, };

export type HostProblem = { 
/**
 * A word for programs.
 */
reason: HostReason, 
/**
 * A sentence for people.
 */
text: string, 
/**
 * With `banned`.
 */
ban?: Ban, 
/**
 * With `conflict`, the course that has the same board: a printed or a published one.
 */
course?: string, };

export type HostReason = "malformed" | "unpublishable" | "unknown" | "forbidden" | "banned" | "not-found" | "conflict" | "too-large" | "too-many" | "unavailable";

export type NewPlayer = { name: string, };

export type Identity = { player: string, name: string, key: string, };

export type Profile = { player: string, name: string, created: number, 
/**
 * What the player goes by in public, if anything.
 */
handle: string | null, 
/**
 * Whether others see nothing but handle and name.
 */
private: boolean, 
/**
 * Whether programs play as this player: others are told so.
 */
bot: boolean, };

export type NewHandle = { handle: string, 
/**
 * Whether others see nothing but handle and name.
 */
private: boolean, };

export type PublicProfile = { handle: string, name: string, 
/**
 * Whether it is whoever asks.
 */
own: boolean, 
/**
 * Whether others see nothing but handle and name.
 */
private: boolean, 
/**
 * Whether programs play as this player.
 */
bot: boolean, 
/**
 * Whether whoever asks follows, or blocks, the player.
 */
following: boolean, blocked: boolean, 
/**
 * What a private profile shows to its own player alone.
 */
about: PlayerAbout | null, };

export type PlayerAbout = { 
/**
 * When the player came.
 */
since: number, 
/**
 * Whether the player is here now.
 */
here: boolean, 
/**
 * Finished matches against others, of the latest 500, and how many of them were won.
 */
played: number, won: number, 
/**
 * The latest of them.
 */
matches: Array<PlayedMatch>, 
/**
 * The latest published courses.
 */
courses: Array<CourseEntry>, daily: DailyTally, ratings: Ratings, 
/**
 * How whoever asks and this player have fared against each other; null for oneself, and
 * without a key.
 */
versus: HeadToHead | null, };

export type PlayedMatch = { 
/**
 * For its replay. Rated matches are public; a casual match at a table by link is shown only
 * to its players.
 */
table: string | null, game: GameKind, mode: GolfMode | null, 
/**
 * How many courses.
 */
courses: number, at: number, outcome: MatchOutcome, 
/**
 * What a rated match did to the player's rating.
 */
rating?: RatingChange, 
/**
 * The other players; empty if the table is not shown.
 */
others: Array<SeatEntry>, };

export type MatchOutcome = "won" | "drawn" | "lost";

export type DailyTally = { 
/**
 * The latest first.
 */
days: Array<DayPlace>, 
/**
 * First, second and third places with somebody behind.
 */
medals: [number, number, number], };

export type DayPlace = { day: string, total: number, rank: number, 
/**
 * How many played the same course with the same dice.
 */
players: number, };

export type HeadToHead = { played: number, won: number, lost: number, };

export type Person = { handle: string, name: string, 
/**
 * Whether the player is here now; of a private profile it is not told.
 */
here: boolean, 
/**
 * Whether programs play as this player.
 */
bot: boolean, };

export type Challenge = { table: TableEntry, by: Person, at: number, };

export type People = { following: Array<Person>, followers: Array<Person>, blocked: Array<BlockedPlayer>, 
/**
 * The latest first.
 */
challenges: Array<Challenge>, };

export type NewReport = { about: Reported, reason: string, };

export type Reported = { "player": PlayerRef } | { "course": string };

export type PlayerRef = { "handle": string } | { "seat": { table: string, seat: number, } } | { "remark": { table: string, id: string, } } | { "cup-result": { cup: string, edition: number, result: string, } } | { "daily": { day: string, result: string, } } | { "entrant": { tournament: string, number: number, } } | { "author": string } | { "course-record": { course: string, made: number, } } | { "blocked": string };

export type NewBlock = { player: PlayerRef, blocked: boolean, };

export type BlockedPlayer = { 
/**
 * For [`PlayerRef::Blocked`].
 */
id: string, name: string, 
/**
 * Null without a handle, and of a private profile.
 */
handle: string | null, 
/**
 * Whether programs play as this player.
 */
bot: boolean, };

export type CodeKind = "device" | "recovery";

export type NewCode = { kind: CodeKind, };

export type Code = { code: string, 
/**
 * The page with the code in its fragment, which no server sees.
 */
link: string, expires: number | null, };

export type UseCode = { code: string, };

export type Scope = "look" | "play" | "host" | "courses";

export type Device = { id: string, 
/**
 * What it called itself when it came; empty if it did not.
 */
name: string, created: number, 
/**
 * Whether it is the one that asks.
 */
here: boolean, };

export type Passkey = { id: string, 
/**
 * What the browser called itself when it was made; empty if it did not.
 */
name: string, created: number, 
/**
 * When somebody signed in with it last.
 */
used: number | null, };

export type PushKey = { 
/**
 * The server's public key (VAPID): 65 bytes in base64url.
 */
key: string, };

export type PushSubscription = { 
/**
 * Where the browser's push service takes messages; https.
 */
endpoint: string, 
/**
 * The browser's public key: 65 bytes in base64url.
 */
p256dh: string, 
/**
 * The secret it shares with the server: 16 bytes in base64url.
 */
auth: string, 
/**
 * The language of the notifications: `en`, `de`, `fr` or `pl`.
 */
language: string, 
/**
 * When to hold notifications back; null for never.
 */
quiet: QuietHours | null, };

export type QuietHours = { 
/**
 * In minutes after midnight, local time.
 */
from: number, 
/**
 * In minutes after midnight; before `from` if they last past midnight.
 */
until: number, 
/**
 * Local time minus UTC, in minutes.
 */
offset: number, };

export type NewToken = { name: string, scopes: Array<Scope>, };

export type Token = { id: string, name: string, scopes: Array<Scope>, created: number, token: string | null, };

export type GolfKit = "dice" | "cards" | "both";

export type ShortGolf = { 
/**
 * Ids: 1 to 9, S-1a to S-12, or those of published courses.
 */
courses: Array<string>, mode: GolfMode, 
/**
 * Balls for each seat.
 */
balls: number, limit: number | null, kit: GolfKit, 
/**
 * Whether tokens are scattered.
 */
tokens: boolean, };

export type TableSetup = { "golf": ShortGolf } | { "carramboule": CarrambouleSetup } | { "full": MatchSetup };

export type ChatRule = "off" | "phrases" | "free";

export type CreateTable = { setup: TableSetup, seats: Array<SeatKind>, clock: Clock | null, 
/**
 * Whether the lobby shows it; otherwise only those come who have the link.
 */
open: boolean, chat: ChatRule, 
/**
 * Whether the match counts for the ratings. If absent, it does whenever its setup allows.
 */
rated?: boolean, };

export type TableLink = { table: string, 
/**
 * What to send to friends.
 */
link: string, };

export type GameKind = "golf" | "carramboule";

export type SeatEntry = { kind: SeatKind, name: string | null, 
/**
 * Of whoever sits there, unless their profile is private.
 */
handle?: string, 
/**
 * Whether programs play as whoever sits there.
 */
bot?: boolean, 
/**
 * The rating of the player in what is played here.
 */
rating?: ShownRating, 
/**
 * Whether the seated player has no handle.
 */
guest?: boolean, };

export type Sitter = { seat: number, 
/**
 * Unless the profile is private.
 */
handle: string | null, 
/**
 * Whether programs play as this player.
 */
bot: boolean, 
/**
 * The rating of the player in what is played here, from their first rated match on.
 */
rating?: ShownRating, 
/**
 * Whether the player has no handle.
 */
guest?: boolean, };

export type TableEntry = { table: string, game: GameKind, mode: GolfMode | null, 
/**
 * Ids of the courses, in order.
 */
courses: Array<string>, seats: Array<SeatEntry>, clock: Clock | null, open: boolean, chat: ChatRule, 
/**
 * Whether the match counts for the ratings.
 */
rated: boolean, status: Status, turn: number | null, deadline: number | null, created: number, 
/**
 * When something happened last.
 */
updated: number, 
/**
 * Of a match that is over, by seat; entries of older programs have none.
 */
results?: Array<SeatResult>, 
/**
 * Whether the match ended before every player had moved: it has no result.
 */
aborted?: boolean, };

export type OwnTable = { table: TableEntry, 
/**
 * The seats this player holds.
 */
seats: Array<number>, your_turn: boolean, };

export type TableInfo = { snapshot: Snapshot, open: boolean, chat: ChatRule, 
/**
 * Whether the match counts for the ratings.
 */
rated: boolean, 
/**
 * The seats the caller holds.
 */
seats: Array<number>, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * The tournament it belongs to: its seats are for two players.
 */
tournament: string | null, };

export type Phrase = "hello" | "good-luck" | "have-fun" | "well-played" | "nice-shot" | "thanks" | "oops" | "unlucky" | "close" | "wow" | "one-moment" | "back-again" | "your-turn" | "good-game" | "once-more" | "bye";

export type Remark = { "phrase": Phrase } | { "emoji": string } | { "text": string };

export type ClientToHost = { "type": "hello", key: string | null, 
/**
 * Whether the client knows the rules and follows the events itself: it gets them
 * alone (`events`), not how the table stands after them (`update`).
 */
follow?: boolean, } | { "type": "say", what: Remark, };

export type HostToClient = { "type": "welcome", 
/**
 * The name the player goes by; null for those who only look.
 */
name: string | null, 
/**
 * The seats the player holds at this table.
 */
seats: Array<number>, 
/**
 * The version the table has come to.
 */
version: number, chat: ChatRule, 
/**
 * What was said before, the oldest first.
 */
said: Array<Said>, 
/**
 * The table of the rematch.
 */
next: string | null, 
/**
 * Whether the table is this player's: who created it may close it, and free seats of
 * others, before the match.
 */
host: boolean, } | { "type": "events", events: Array<Event>, } | { "type": "presence", seats: Array<boolean>, spectators: number, 
/**
 * By seat: since when its player is away.
 */
away: Array<number | null>, 
/**
 * How long one waits for a player who is away, in milliseconds; then `claim` is open.
 */
patience: number, } | { "type": "said", said: Said, } | { "type": "next", table: string, } | { "type": "turn", table: OwnTable, } | { "type": "challenge", challenge: Challenge, } | { "type": "declined", table: string, handle: string, } | { "type": "round", call: TournamentCall, } | { "type": "problem", problem: HostProblem, fatal: boolean, } | { "type": "closing", } | { "type": "behind", version: number, };

export type Said = { at: number, 
/**
 * The seat of the speaker; null for a spectator.
 */
seat: number | null, name: string, what: Remark, 
/**
 * For reports.
 */
id?: string, 
/**
 * Whether the speaker has no handle.
 */
guest?: boolean, };

export type NewCourse = { 
/**
 * A course file with a map of its own.
 */
file: string, 
/**
 * The course it was made from.
 */
fork_of: string | null, };

export type CourseEntry = { id: string, name: string, 
/**
 * The name of whoever published it.
 */
by: string, fork_of: string | null, created: number, 
/**
 * How many have rated it, and the sum of their stars, 1 to 5 each.
 */
ratings: number, stars: number, 
/**
 * The name of the published course it was made from.
 */
fork_name: string | null, 
/**
 * Whether whoever asks has published it.
 */
own: boolean, 
/**
 * Whether an operator has hidden it from all but whoever published it.
 */
hidden: boolean, 
/**
 * Null until they are found, a moment after the course was published.
 */
facts: CourseFacts | null, 
/**
 * How often it was played alone to its end.
 */
plays: number, 
/**
 * Null until somebody has played it.
 */
record: CourseRecord | null, };

export type CourseFacts = { 
/**
 * Null where the course has too many states for an exact value, as are the next two.
 */
par: number | null, 
/**
 * What perfect play scores, in thousandths of a stroke.
 */
value: number | null, 
/**
 * What an average player scores, in thousandths of a stroke.
 */
average: number | null, 
/**
 * The cells of the fairway.
 */
cells: number, 
/**
 * The ids of the pieces on it, each once.
 */
pieces: Array<string>, };

export type CourseRecord = { 
/**
 * Of whoever holds it.
 */
name: string, 
/**
 * What they go by in public, if anything.
 */
handle: string | null, total: number, made: number, 
/**
 * Whether whoever asks holds it.
 */
own: boolean, };

export type NewResult = { total: number, 
/**
 * The fewest strokes of the player, with this match.
 */
best: number, entry: CourseEntry, };

export type PublishedCourse = { entry: CourseEntry, file: string, 
/**
 * The stars that whoever asks has given it.
 */
own_stars: number | null, 
/**
 * The fewest strokes of whoever asks.
 */
own_best: number | null, 
/**
 * Whether the player who asks may give stars: it is another player's course, and they have
 * played it to its end.
 */
may_rate: boolean, };

export type Rating = { 
/**
 * 1 to 5.
 */
stars: number, };

export type DailyEntry = { rank: number, name: string, 
/**
 * What the player goes by in public, if anything.
 */
handle: string | null, total: number, own: boolean, 
/**
 * The id of the result, for reports.
 */
result: string, };

export type DailyBoard = { day: string, 
/**
 * What was played, as the answer to a result tells it.
 */
print: string, results: Array<DailyEntry>, };

export type CupRhythm = { "type": "once", days: number, } | { "type": "daily", } | { "type": "weekly", };

export type NewCup = { name: string, rhythm: CupRhythm, 
/**
 * So many courses of the house, drawn anew each time: 1, 3 or 6. Null if they are chosen.
 */
drawn: number | null, 
/**
 * Up to six courses, each a printed course's id, a published course's id or a course
 * code. Empty if they are drawn.
 */
courses: Array<string>, };

export type CupEntry = { 
/**
 * `weekly` for the cup of the house.
 */
id: string, name: string, rhythm: CupRhythm, 
/**
 * How many courses are drawn each time; null if they were chosen.
 */
drawn: number | null, 
/**
 * The edition, from 1 on.
 */
edition: number, begins: number, ends: number, 
/**
 * How many have begun it.
 */
players: number, 
/**
 * How far whoever asks has come with it.
 */
state: CupState, 
/**
 * Whether whoever asks has made it.
 */
own: boolean, };

export type CupState = "new" | "playing" | "finished" | "given-up";

export type CupList = { 
/**
 * The cup of the house.
 */
weekly: CupEntry, 
/**
 * Those one has made or taken part in, the latest first.
 */
own: Array<CupEntry>, };

export type Cup = { cup: CupEntry, 
/**
 * The courses of the edition that is on.
 */
courses: Array<CourseText>, 
/**
 * SHA-256 of the dice secret of the next edition; null if there is none.
 */
next_seal: string | null, };

export type CupStart = { edition: number, 
/**
 * The table it is played at, with the match under way.
 */
table: string, };

export type CupLine = { rank: number, name: string, 
/**
 * What the player goes by in public, if anything.
 */
handle: string | null, total: number, 
/**
 * Course by course.
 */
scores: Array<number>, own: boolean, 
/**
 * The id of the result, under which its record is found.
 */
result: string, };

export type CupPlaying = { name: string, handle: string | null, own: boolean, };

export type CupBoard = { edition: number, begins: number, ends: number, state: CupState, 
/**
 * The table of the asking player's try; null if it has not begun.
 */
table: string | null, 
/**
 * SHA-256 of the dice secret of the edition.
 */
seal: string, 
/**
 * The dice secret of the edition, once it is over.
 */
secret: string | null, 
/**
 * How many have finished.
 */
finished: number, 
/**
 * How many are still playing, or never came to the end.
 */
playing: number, 
/**
 * The best hundred, and whoever asks.
 */
lines: Array<CupLine>, 
/**
 * The first twenty who are still playing.
 */
still: Array<CupPlaying>, 
/**
 * The middle of the field, course by course, in tenths of a stroke.
 */
middle: Array<number>, 
/**
 * Whether whoever asks may look at matches and at the deciding stroke.
 */
open: boolean, };

export type CupSpot = { x: number, y: number, };

export type CupChoice = { 
/**
 * The direction; `pass` where no way was open.
 */
dir: string, players: number, 
/**
 * Where the ball came to lie, in the hole if it was holed.
 */
end: CupSpot, holed: boolean, 
/**
 * What the course took after this stroke, on average, in tenths of a stroke.
 */
after: number, own: boolean, };

export type CupDeciding = { 
/**
 * The place of the course, from 0.
 */
course: number, 
/**
 * The stroke on it, from 1.
 */
stroke: number, 
/**
 * What everybody rolled there.
 */
impulses: number, 
/**
 * How many were there.
 */
players: number, 
/**
 * Where the ball lay.
 */
from: CupSpot, 
/**
 * What they chose, the most frequent first.
 */
choices: Array<CupChoice>, };

export type CupSeasonLine = { rank: number, name: string, handle: string | null, 
/**
 * Half points.
 */
halves: number, 
/**
 * How many editions were played.
 */
played: number, own: boolean, };

export type CupSeason = { 
/**
 * The editions it is made of, from the first to the last.
 */
from: number, until: number, 
/**
 * So many editions count for each player, their best.
 */
best: number, 
/**
 * The best fifty, and whoever asks.
 */
lines: Array<CupSeasonLine>, };

export type RatedGame = "basic" | "carom" | "carramboule";

export type PlayerRating = { game: RatedGame, rating: number, 
/**
 * In two of three cases the true strength is no farther from the rating.
 */
deviation: number, 
/**
 * How many matches were rated.
 */
matches: number, 
/**
 * Whether too little is known to compare it.
 */
provisional: boolean, };

export type RatedMatch = { game: RatedGame, at: number, rating: number, };

export type ShownRating = { rating: number, provisional: boolean, };

export type RatingChange = { before: number, after: number, 
/**
 * Whether the new rating is provisional.
 */
provisional: boolean, };

export type SeatRatingChange = { seat: number, change: RatingChange, };

export type TableRatings = { "type": "pending", } | { "type": "casual", } | { "type": "rated", changes: Array<SeatRatingChange>, };

export type RankedPlayer = { 
/**
 * Players with the same rating share a rank.
 */
rank: number, name: string, handle: string, rating: number, 
/**
 * How many matches were rated.
 */
matches: number, 
/**
 * Whether this is the player who asks.
 */
own: boolean, };

export type SkillOfMatch = { at: number, choices: number, 
/**
 * What the choices cost against perfect play.
 */
loss: number, 
/**
 * What the dice took, or gave (below zero).
 */
luck: number, };

export type Ratings = { now: Array<PlayerRating>, curve: Array<RatedMatch>, skill: Array<SkillOfMatch>, };

export type Seek = { game: RatedGame, };

export type SeekAnswer = { "type": "found", table: string, seat: number, } | { "type": "waiting", waited: number, 
/**
 * How long one waits at most.
 */
most: number, 
/**
 * The player of the house who is about as strong, a level from 1 to 5.
 */
house: number, } | { "type": "nobody", house: number, };

export type BoardState = "waiting" | "playing" | "played" | "absent" | "withdrawn" | "late" | "bye";

export type Correction = { at: number, 
/**
 * The points before it, in halves.
 */
was: [number, number], };

export type NewCorrection = { 
/**
 * Points in halves: `[2, 0]`, `[1, 1]`, `[0, 2]`, or `[0, 0]` if both have lost.
 */
halves: [number, number], };

export type NewTournament = { name: string, game: RatedGame, 
/**
 * From 3 to 9.
 */
rounds: number, begin: TournamentBegin, 
/**
 * Each player's time for a whole match, and what every turn adds to it.
 */
clock: Clock, 
/**
 * Of mini golf.
 */
courses: TournamentCourses, 
/**
 * Whether everyone finds it; otherwise only those come who have the link.
 */
open: boolean, 
/**
 * Whether bots may take part.
 */
bots: boolean, };

export type TournamentBegin = { "type": "in", ms: number, } | { "type": "at", at: number, } | { "type": "asked", };

export type TournamentBoard = { board: number, 
/**
 * Numbers of the players; the first begins. Without a second it is a bye.
 */
first: number, second: number | null, 
/**
 * To look at, also when it is over; nothing if nobody played.
 */
table: string | null, state: BoardState, 
/**
 * Points in halves, of a match that is decided.
 */
halves: [number, number] | null, 
/**
 * Left out unless the organiser has corrected the result.
 */
corrected?: Correction, };

export type TournamentCall = { tournament: string, name: string, round: number, table: string, 
/**
 * The seat that is kept.
 */
seat: number, 
/**
 * Who else plays.
 */
other: string | null, 
/**
 * Since when the table waits.
 */
opened: number, 
/**
 * Whether the match goes on already.
 */
playing: boolean, };

export type TournamentCourses = { "type": "drawn", number: number, } | { "type": "chosen", courses: Array<string>, };

export type TournamentEntry = { tournament: string, name: string, game: RatedGame, rounds: number, 
/**
 * The last round that was paired; 0 before the first.
 */
round: number, stage: TournamentStage, 
/**
 * When it begins or began; nothing until its maker says so.
 */
begins: number | null, 
/**
 * When the next round is due, between two.
 */
due: number | null, 
/**
 * Whether the organiser has paused it: no round is paired meanwhile.
 */
paused: boolean, 
/**
 * When it was over.
 */
ended: number | null, players: number, clock: Clock, courses: TournamentCourses, open: boolean, bots: boolean, };

export type TournamentInfo = { entry: TournamentEntry, 
/**
 * The courses of the present round.
 */
courses: Array<string>, 
/**
 * Grows with every change of standings and rounds.
 */
revision: number, 
/**
 * The time here, for countdowns.
 */
now: number, 
/**
 * How long one waits at a table for somebody who does not come, in milliseconds.
 */
patience: number, 
/**
 * Whether whoever asks has made it, and takes part.
 */
own: boolean, joined: boolean, 
/**
 * Whether the organiser has removed the player who asks, who cannot enter again.
 */
removed: boolean, 
/**
 * The number of whoever asks among the players.
 */
number: number | null, 
/**
 * The table that waits for whoever asks.
 */
call: TournamentCall | null, };

export type TournamentLink = { tournament: string, 
/**
 * What to send to friends.
 */
link: string, };

export type TournamentScore = { 
/**
 * The opponent's number; nobody if it was a bye.
 */
against: number | null, 
/**
 * Nothing while the match goes on.
 */
halves: number | null, };

export type TournamentStage = "coming" | "running" | "over";

export type TournamentStanding = { number: number, 
/**
 * Nothing for somebody who is gone.
 */
name: string | null, handle: string | null, bot: boolean, 
/**
 * The rating in the game of the tournament, from the first rated match on.
 */
rating?: ShownRating, withdrawn: boolean, 
/**
 * Those whom nothing tells apart share it.
 */
rank: number, halves: number, 
/**
 * The opponents' points.
 */
buchholz: number, 
/**
 * Points against those with the same points and the same Buchholz.
 */
versus: number, wins: number, 
/**
 * Round by round; nothing where one did not play.
 */
rounds: Array<TournamentScore | null>, };

export type TournamentTable = { revision: number, standings: Array<TournamentStanding>, 
/**
 * Round by round.
 */
rounds: Array<Array<TournamentBoard>>, };

export type Tournaments = { running: Array<TournamentEntry>, 
/**
 * The next first.
 */
coming: Array<TournamentEntry>, 
/**
 * The latest first.
 */
over: Array<TournamentEntry>, 
/**
 * Made or joined, the latest first.
 */
own: Array<TournamentEntry>, };

export type Health = { version: string, 
/**
 * Whether the data can be read.
 */
storage: boolean, 
/**
 * Whether NATS is connected; null where it is not used. Players miss nothing without it.
 */
nats: boolean | null, 
/**
 * How to reach whoever runs the host, if they say so.
 */
contact: string | null, };

export type FilmInfo = { table: string, setup: MatchSetup, seats: Array<SeatView>, 
/**
 * Whether it is there to its end.
 */
finished: boolean, results: Array<SeatResult> | null, begun: number, steps: Array<FilmStep>, 
/**
 * What is wrong with it; it is shown up to there.
 */
fault: FilmFault | null, };

export type FilmKind = "begin" | "next" | "start" | "pick" | "roll" | "stroke" | "shot" | "choice" | "withdrawn" | "end";

export type FilmStep = { kind: FilmKind, 
/**
 * The last event it shows.
 */
version: number, seat: number | null, 
/**
 * The place of the course, or of the round of Carramboule, from 0.
 */
course: number, ball: string | null, 
/**
 * The number of the stroke (basic), of the round (carom), or of the shot.
 */
count: number, start: [number, number] | null, pick: GolfPick | null, impulses: number | null, 
/**
 * Null in a stroke that passes.
 */
dir: string | null, why: Withdrawal | null, };

export type FilmFault = { version: number, 
/**
 * One English sentence.
 */
text: string, 
/**
 * The kind of the event, as in `EventKind`; empty if it is missing.
 */
event: string, 
/**
 * If it is a roll: its number, from 1.
 */
roll: number | null, 
/**
 * The step that it would have belonged to, or the last one before.
 */
step: number, 
/**
 * Who was in turn.
 */
seat: number | null, };

export type FilmFrame = { view: View, 
/**
 * Mini golf: the balls on the course of the step.
 */
balls: { [key in string]: Spot }, layers: BoardLayers | null, 
/**
 * The stroke of the step.
 */
stroke: Way | null, 
/**
 * Carramboule: the shot of the step, what it did, and the balls at rest after it.
 */
shot: CarrambouleAction | null, motion: Motion | null, table: Array<CarrambouleBall>, };

export type SealCheck = { events: number, 
/**
 * How many draws of the dice were checked.
 */
draws: number, commitment: string, secret: string | null, 
/**
 * By seat; null for a computer player.
 */
contributions: Array<string | null>, 
/**
 * Whether the dice cannot be checked yet: other tables share them, and their secret is
 * published later.
 */
sealed: boolean, 
/**
 * Null if everything is right.
 */
fault: FilmFault | null, };

export type FilmAdvice = { step: number, seat: number, exact: boolean, options: Array<FilmOption>, 
/**
 * Places among the options.
 */
best: number, chosen: number, 
/**
 * What the choice cost, in strokes. In carom mode it is found by playing on from both, and
 * may be below zero.
 */
cost: number, 
/**
 * The standard error of the cost; 0 in basic mode.
 */
spread: number, };

export type FilmOption = { action: GolfAction, value: number, };

export type ShotAdvice = { step: number, seat: number, before: number, after: number, 
/**
 * After the best shot that was found, on average; never less than `after`.
 */
best: number, 
/**
 * That shot and what it does; null if the one played was at least as good.
 */
shot: CarrambouleAction | null, motion: Motion | null, };

export type FilmValues = { 
/**
 * x, y and the expected rest of the score.
 */
cells: Array<[number, number, number]>, exact: boolean, };

export type FilmReview = { 
/**
 * Whether all courses were solved exactly.
 */
exact: boolean, 
/**
 * By seat.
 */
players: Array<FilmPlayer>, 
/**
 * In the order of play, as far as they were judged.
 */
strokes: Array<FilmStroke>, };

export type FilmPlayer = { 
/**
 * How many balls on courses were judged; in carom mode how many courses.
 */
judged: number, 
/**
 * In carom mode the own score less the mean of the others'.
 */
score: number, 
/**
 * The score that perfect play expects; in carom mode what was to be expected of the above.
 */
par: number, 
/**
 * In basic mode what rolls and earlier balls brought, in carom mode rolls and others.
 */
luck: number, skill: number, 
/**
 * What of the luck the strokes of others brought; 0 in basic mode.
 */
others: number, 
/**
 * What the guesses of values were off by; 0 where courses are solved exactly.
 */
revised: number, 
/**
 * How far off luck and skill may be; 0 in basic mode.
 */
luck_spread: number, skill_spread: number, };

export type FilmStroke = { step: number, seat: number, 
/**
 * What the roll brought; in a ball's first stroke also what earlier balls had changed.
 */
luck: number, 
/**
 * What the choices cost; in a ball's first stroke also that of the start.
 */
skill: number, 
/**
 * How far off that may be; 0 in basic mode.
 */
spread: number, 
/**
 * Luck and skill of the player up to here.
 */
run: number, 
/**
 * What the ball could still expect afterwards; in carom mode how the player stands then.
 */
rest: number, };

export type FilmChances = { 
/**
 * By seat, before the first stroke.
 */
begin: Array<number>, strokes: Array<FilmChance>, 
/**
 * The stroke that brought the winner most; null if nobody won alone, or not yet.
 */
decided: FilmDecided | null, };

export type FilmChance = { step: number, 
/**
 * By seat; they add up to 1.
 */
chances: Array<number>, };

export type FilmDecided = { step: number, winner: number, 
/**
 * The chance of the winner before and after it.
 */
before: number, after: number, };

export type PlayHint = { action: GolfAction, };

export type LaidPiece = { 
/**
 * Its shape in the catalogue.
 */
id: string, at: [number, number], 
/**
 * Times 60° counter-clockwise.
 */
rotate: number, mirror: boolean, channel: boolean, 
/**
 * Sand and water: all cells; empty for everything else.
 */
cells: Array<[number, number]>, 
/**
 * Tokens only.
 */
value: number | null, };

export type CourseEdit = { "do": "lay", pieces: Array<LaidPiece>, by: [number, number], } | { "do": "move", pieces: Array<number>, by: [number, number], } | { "do": "turn", pieces: Array<number>, sixths: number, } | { "do": "mirror", pieces: Array<number>, } | { "do": "open", pieces: Array<number>, } | { "do": "value", pieces: Array<number>, } | { "do": "remove", pieces: Array<number>, } | { "do": "cell", piece: number, at: [number, number], } | { "do": "paint", cells: Array<[number, number]>, tile: string, } | { "do": "start", at: [number, number], } | { "do": "hole", at: [number, number], } | { "do": "arrow", at: [number, number], in: string, out: string | null, } | { "do": "link", courses: Array<string>, start: string | null, hole: string | null, } | { "do": "name", name: string, } | { "do": "order", colours: Array<string>, } | { "do": "limit", limit: number, };

export type DraftLook = { theme: string, language: string, prefix: string, 
/**
 * Pieces that are left out, since they are being dragged.
 */
without: Array<number>, 
/**
 * Cells and their heat, 0 to 1.
 */
heat: Array<[number, number, number]>, };

export type Draft = { svg: string, pieces: Array<DraftPiece>, 
/**
 * What is printed where: `.`, `s`, `o`, `#`, `%`.
 */
tiles: Array<[number, number, string]>, arrows: Array<DraftArrow>, starts: Array<[number, number]>, hole: [number, number], 
/**
 * Null if it has a map of its own.
 */
on: DraftGround | null, 
/**
 * The name in the language asked for.
 */
name: string, order: Array<string>, limit: number, 
/**
 * How many of each shape lie here; tokens as `token-1` by value.
 */
used: { [key in string]: number }, 
/**
 * Errors; without any, advice.
 */
findings: Array<CourseFinding>, playable: boolean, };

export type DraftPiece = { piece: LaidPiece, 
/**
 * Its shape and number: `roller-1`.
 */
name: string, cells: Array<[number, number]>, 
/**
 * The rim of its cells as path data.
 */
rim: string, 
/**
 * What can be done with it, among `turn`, `mirror`, `open`, `value`, `cell`.
 */
can: Array<string>, };

export type DraftArrow = { at: [number, number], in: string, out: string, };

export type DraftGround = { courses: Array<string>, start: string | null, hole: string | null, };

export type Lattice = { 
/**
 * The middle of cell (x, y) is at (x · this, y · that) …
 */
pitch: [number, number], 
/**
 * … and its corners are these from there.
 */
corners: Array<[number, number]>, 
/**
 * The step of each direction.
 */
steps: { [key in string]: [number, number] }, };

export type TrayShape = { 
/**
 * The shape, with the value for tokens: as in `Draft.used`.
 */
key: string, 
/**
 * How it would be laid at the origin.
 */
piece: LaidPiece, 
/**
 * `flat`, `tall`, `slow`, `moving`, `marker` or `token`.
 */
kind: string, 
/**
 * `base` or `ext`.
 */
home: string, 
/**
 * How many the box holds.
 */
count: number, svg: string, can: Array<string>, };

export type CarriedPiece = { markup: string, rim: string, };

export type CourseValues = { 
/**
 * Cells and what remains to be scored from there under best play.
 */
cells: Array<[number, number, number]>, exact: boolean, par: number, lower: number, upper: number, 
/**
 * The number of states that were told apart.
 */
states: number, };

export type TrialHint = { 
/**
 * The die it would throw.
 */
die: string, 
/**
 * The way it would go with the impulses there are.
 */
dir: string, };

export type CertificateFile = { course: string, limit: number, 
/**
 * Whether values are exact; otherwise `lower` and `upper` are bounds.
 */
exact: boolean, 
/**
 * The value, rounded.
 */
par: number, value: WorthFile, 
/**
 * What an average player scores.
 */
average: number, solvable: boolean, starts: Array<StartCertificateFile>, 
/**
 * The best of them.
 */
best_start: [number, number], 
/**
 * What each turn is worth, in the course's order of colours; empty
 * without tokens and pieces that move.
 */
turns: Array<TurnFile>, dead_ends: Array<[number, number]>, loops: Array<[number, number]>, 
/**
 * By die or card: how much higher the value is without it.
 */
throws: { [key in string]: number }, 
/**
 * In carom mode, where somebody has looked at that.
 */
carom?: CompanyFile, };

export type CompanyFile = { 
/**
 * So many games were played.
 */
games: number, 
/**
 * The share of strokes in which another ball was moved.
 */
met: number, 
/**
 * By how many strokes whoever goes first scores less.
 */
first: number, 
/**
 * The standard error of `first`.
 */
error: number, };

export type StartCertificateFile = { at: [number, number], solvable: boolean, value: WorthFile, average: number, 
/**
 * The probability of one stroke, two, three …
 */
holed: Array<number>, unholed: number, scores: { [key in number]: number }, deviation: number, };

export type TurnFile = { colour: string, 
/**
 * The expected score from the start that suits this ball best.
 */
score: number, 
/**
 * The same by start, in the order of `starts`.
 */
starts: Array<number>, 
/**
 * The standard error of `score` if it is estimated by playing out; null if it is exact.
 */
error: number | null, };

export type WorthFile = { lower: number, upper: number, };

export type DailyCourse = { 
/**
 * `2026-11-15`.
 */
day: string, 
/**
 * The id of its table.
 */
table: string, 
/**
 * What is played.
 */
setup: MatchSetup, 
/**
 * What the dice hang on: the same for everyone.
 */
secret: string, 
/**
 * What the player adds to the dice.
 */
contribution: string, 
/**
 * What perfect play takes, rounded.
 */
par: number, 
/**
 * Stands for course and dice at a host.
 */
print: string, };

export type DailyJudged = { 
/**
 * Stroke by stroke: what the choices of start, die and direction cost.
 */
choices: Array<number>, 
/**
 * What all choices cost.
 */
skill: number, 
/**
 * What the dice took, or gave (below zero).
 */
luck: number, };

export type PuzzleFile = { 
/**
 * Eight hexadecimal digits that follow from the position.
 */
id: string, 
/**
 * What is asked.
 */
theme: PuzzleTheme, 
/**
 * 1 for easy to 5 for hard.
 */
grade: number, 
/**
 * The id of a course of the collection, or a course code.
 */
course: string, 
/**
 * The balls on it, all on the ground; everything else is as set up.
 */
balls: { [key in string]: [number, number] }, 
/**
 * The one to be played.
 */
ball: string, 
/**
 * What was rolled, where a direction is asked for.
 */
impulses: number | null, 
/**
 * Everything that can be chosen.
 */
choices: Array<PuzzleChoice>, 
/**
 * The best choice.
 */
best: string, 
/**
 * The one that comes to mind first.
 */
obvious: string, 
/**
 * How much better the best is than the next.
 */
margin: number, 
/**
 * Only among rivals: all balls in the order of play, `ball` first; those of a colour are one
 * player's.
 */
order?: Array<string>, 
/**
 * Only among rivals: the standard error of `margin`.
 */
error?: number, };

export type PuzzleTheme = "line" | "place" | "die" | "two" | "tokens" | "carom" | "push-away" | "protect" | "double";

export type PuzzleChoice = { 
/**
 * The id of a die or the name of a direction.
 */
name: string, 
/**
 * Strokes from here on; `two`: a chance; `carom` and among rivals: strokes behind the others.
 */
value: number, 
/**
 * Only `carom`: strokes the own ball and the other one still need; among rivals: strokes of
 * all own balls, and what each rival needs on average.
 */
outlooks?: [number, number], };
