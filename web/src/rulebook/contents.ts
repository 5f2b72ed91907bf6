// The structure of the rulebook: the ids of its chapters, rules, rulings and figures. The texts are
// in /locales/xx/rulebook.ftl: `rule-ID`, `rule-ID-title`, `ruling-ID`, `ruling-ID-title`.

export type Game = 'golf' | 'carramboule' | 'both';

export interface Chapter {
  id: string;
  game: Game;
  rules: string[];
}

export interface Ruling {
  id: string;
  /** The rules beside which the ruling is shown; empty if it belongs to the chapter itself. */
  rules: string[];
  chapter: string;
}

export interface FigureEntry {
  number: string;
  /** The rules that the figure explains, as listed in its file. The main rule comes first. */
  rules: string[];
}

export const CHAPTERS: Chapter[] = [
  { id: 'boxes', game: 'both', rules: [] },
  { id: 'board', game: 'golf', rules: ['B1', 'B2', 'B3', 'B4'] },
  { id: 'stroke', game: 'golf', rules: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] },
  { id: 'rebounds', game: 'golf', rules: ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] },
  { id: 'slowing', game: 'golf', rules: ['W1', 'W2'] },
  { id: 'flat', game: 'golf', rules: ['F1', 'F2', 'F3'] },
  { id: 'tall', game: 'golf', rules: ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'] },
  { id: 'moving', game: 'golf', rules: ['D1', 'D2', 'D3', 'D4', 'D5'] },
  { id: 'carom', game: 'golf', rules: ['C1', 'C2', 'C3', 'C4'] },
  { id: 'courses', game: 'golf', rules: ['L1', 'L2', 'L3'] },
  { id: 'game', game: 'golf', rules: ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8'] },
  { id: 'versions', game: 'golf', rules: [] },
  { id: 'setup', game: 'carramboule', rules: ['K1', 'K2', 'K3', 'K4'] },
  { id: 'shot', game: 'carramboule', rules: ['K5', 'K6', 'K7', 'K8', 'K9', 'K10', 'K11'] },
  { id: 'queen', game: 'carramboule', rules: ['Q1', 'Q2', 'Q3'] },
  { id: 'fouls', game: 'carramboule', rules: ['K-F1', 'K-F2', 'K-F3', 'K-F4', 'K-F5', 'K-F6'] },
  { id: 'ends', game: 'carramboule', rules: ['E1', 'E2', 'E3'] },
  { id: 'measures', game: 'carramboule', rules: [] },
  { id: 'words', game: 'both', rules: [] },
];

function rulings(chapter: string, entries: Record<string, string>): Ruling[] {
  return Object.entries(entries).map(([id, rules]) => ({
    id,
    chapter,
    rules: rules.split(' ').filter(Boolean),
  }));
}

export const RULINGS: Ruling[] = [
  ...rulings('stroke', {
    'dice-or-cards': 'S1',
    climbing: 'S3',
    'coming-down': 'S3',
    'too-little': 'S4',
    'on-deck-hole': 'S5',
    'for-ever': 'S6',
  }),
  ...rulings('rebounds', {
    'two-bodies': 'R2',
    'along-wall': 'R3',
    'blocked-bounce': 'R4',
    'printed-arrows': 'R5',
  }),
  ...rulings('slowing', { 'last-impulse': 'W1 D4', puddles: 'W1', 'slowing-where': 'W2' }),
  ...rulings('tall', { 'occupied-foot': 'T5' }),
  ...rulings('moving', {
    'moved-until': 'D1 D2 D3 D4',
    'what-stops': 'D1 D2 D3',
    'moving-cells': 'D2 D3 D4',
    'after-lifting': 'D4',
    'open-door': 'D4',
    'held-open': 'D4',
    'door-order': 'D4',
    'token-where': 'D5',
    'token-scattered': 'D5',
    'token-whose': 'D5',
  }),
  ...rulings('carom', { 'no-surcharge': 'C1', 'holed-by-others': 'C4' }),
  ...rulings('courses', { 'unused-starts': 'L1', 'foot-where': 'L3', 'start-on-hole': 'L3' }),
  ...rulings('boxes', { 'sixth-die': '', numbers: '', 'fifth-card': '', 'halving-card': '' }),
  ...rulings('game', {
    'round-first': 'G2',
    'start-free': 'G4',
    'no-start-free': 'G4',
    'giving-up': 'G8',
  }),
  ...rulings('versions', {
    'v-figures': '',
    'v-rolling-over': '',
    'v-players': '',
    'v-fork': '',
    'v-tall-side': '',
    'v-at-once': '',
    'v-along-wall': '',
    'v-turns': '',
  }),
  ...rulings('setup', { rack: 'K1', 'equal-points': 'K4' }),
  ...rulings('shot', {
    'which-way': 'K5',
    'how-hard': 'K5',
    direct: 'K6',
    'off-table': 'K9',
    centre: 'K10',
    leaving: 'K11',
  }),
  ...rulings('queen', { 'queen-when': 'Q1', 'breach-no-own': 'Q1', covering: 'Q2' }),
  ...rulings('fouls', {
    'cue-pending': 'K-F5',
    'adverse-too': 'K-F6',
    'several-rows': '',
    owed: '',
  }),
  ...rulings('ends', {
    'both-last': 'E1',
    partie: 'E3',
    'cue-with-last': 'E3',
    'last-with-queen': 'E3',
  }),
  ...rulings('measures', { measures: '', 'shot-ends': '' }),
];

/** The ids of the explained terms. Their texts are `word-ID` and `word-ID-text`. */
export const WORDS = [
  'impulse',
  'step',
  'stroke',
  'fairway',
  'body',
  'mouth',
  'foot',
  'deck',
  'carom',
  'settle',
  'camp',
  'cover',
  'owe',
];

export const FIGURES: FigureEntry[] = [
  { number: '1', rules: ['G5'] },
  { number: '2', rules: ['G2'] },
  { number: '3', rules: ['B2', 'S1', 'S4'] },
  { number: '4', rules: ['S3', 'S4', 'S5'] },
  { number: '5', rules: ['S3', 'S4', 'S5'] },
  { number: '5a', rules: ['S3', 'S4', 'S5'] },
  { number: '6', rules: ['S1', 'S3', 'S4', 'S5', 'G6'] },
  { number: '7', rules: ['R1', 'R3'] },
  { number: '8', rules: ['R1', 'R3'] },
  { number: '9', rules: ['R1', 'R3'] },
  { number: '10', rules: ['R3'] },
  { number: '11', rules: ['R3'] },
  { number: '12', rules: ['R3'] },
  { number: '13', rules: ['R3'] },
  { number: '14', rules: ['S2', 'B2'] },
  { number: '15', rules: ['S2', 'B2'] },
  { number: '16', rules: ['S2', 'B2'] },
  { number: '17', rules: ['R6', 'S4'] },
  { number: '18', rules: ['R3'] },
  { number: '19', rules: ['R3'] },
  { number: '20', rules: ['S1', 'S4', 'S5', 'R3', 'R6', 'G6'] },
  { number: '21', rules: ['F1'] },
  { number: '22', rules: ['F1'] },
  { number: '23', rules: ['F1', 'R3'] },
  { number: '24', rules: ['R2', 'R1', 'R3'] },
  { number: '25', rules: ['F3', 'R1', 'R3'] },
  { number: '26', rules: ['F3', 'R1', 'R3'] },
  { number: '27', rules: ['F3', 'R1', 'R2'] },
  { number: '28', rules: ['F1', 'R3'] },
  { number: '29', rules: ['F2', 'S2'] },
  { number: '30', rules: ['F2'] },
  { number: '31', rules: ['F2', 'S2'] },
  { number: '32', rules: ['F1', 'F2', 'R3', 'S5', 'G6'] },
  { number: '33', rules: ['T1'] },
  { number: '34', rules: ['T2', 'R3', 'T1'] },
  { number: '35', rules: ['T1', 'R3'] },
  { number: '36', rules: ['T2', 'R1', 'R3'] },
  { number: '37', rules: ['T2', 'R1', 'R3', 'R4'] },
  { number: '38', rules: ['T3', 'S3', 'T1'] },
  { number: '39', rules: ['T3', 'S3', 'T1', 'F2'] },
  { number: '40a', rules: ['T1', 'S4', 'S5'] },
  { number: '40b', rules: ['T1', 'S5'] },
  { number: '41', rules: ['T1', 'S1', 'S2', 'S3'] },
  { number: '42', rules: ['T4', 'S3', 'S5', 'T2'] },
  { number: '43', rules: ['W2', 'S3', 'S4'] },
  { number: '44', rules: ['W2', 'S3', 'S4'] },
  { number: '45', rules: ['W1', 'S4'] },
  { number: '46', rules: ['W1', 'S3', 'S4'] },
  { number: '47', rules: ['W2', 'S3', 'S4', 'W1', 'F1', 'F2', 'R3', 'G6'] },
  { number: '48', rules: ['T6', 'T3', 'S3', 'S4', 'S5', 'G6'] },
  { number: '49', rules: ['B2', 'C1', 'S2'] },
  { number: '50', rules: ['C1', 'S4'] },
  { number: '51', rules: ['C2', 'C1'] },
  { number: '52', rules: ['C2', 'C1', 'R3'] },
  { number: '53', rules: ['C2', 'C1', 'R3'] },
  { number: '54', rules: ['C2', 'C1', 'R3'] },
  { number: '55', rules: ['C4', 'C1', 'G2', 'G6'] },
  { number: '56', rules: ['C3', 'C1', 'S5', 'R3', 'G6'] },
  { number: '57', rules: ['C1', 'R2', 'R3', 'G2', 'G3', 'G4', 'F1'] },
  { number: '58', rules: ['C4', 'C1', 'C2', 'S5', 'R3', 'G2', 'G6'] },
  { number: '59', rules: ['G5'] },
  { number: '60', rules: ['G5'] },
  { number: 'D-1', rules: ['T1', 'T2'] },
  { number: 'D-2', rules: ['T1', 'S2', 'S3'] },
  { number: 'D-3', rules: ['D1', 'S4'] },
  { number: 'D-4', rules: ['D2'] },
  { number: 'D-5', rules: ['D2'] },
  { number: 'D-6', rules: ['D2'] },
  { number: 'D-7', rules: ['D3', 'R2', 'R3'] },
  { number: 'D-8', rules: ['D3', 'R3'] },
  { number: 'D-9', rules: ['D4'] },
  { number: 'D-10', rules: ['D4', 'R2', 'R3'] },
  { number: 'D-11', rules: ['D4', 'S2'] },
  { number: 'D-12', rules: ['D4'] },
  { number: 'D-13', rules: ['D5', 'G6'] },
];

export function chapterOf(rule: string): Chapter | undefined {
  return CHAPTERS.find((chapter) => chapter.rules.includes(rule) || chapter.id === rule);
}

/** Returns the numbers of the figures that explain a rule, in booklet order. */
export function figuresOf(rule: string): string[] {
  return FIGURES.filter((figure) => figure.rules.includes(rule)).map((figure) => figure.number);
}

export function rulingsOf(rule: string): Ruling[] {
  return RULINGS.filter((ruling) => ruling.rules[0] === rule);
}

/** Returns the rulings that belong to the chapter itself, not to one of its rules. */
export function looseRulings(chapter: string): Ruling[] {
  return RULINGS.filter((ruling) => ruling.chapter === chapter && ruling.rules.length === 0);
}

/**
 * A one-minute explanation of each game. The text of each step is `minute-GAME-STEP`. `figures`
 * lists figure numbers, or rules that are illustrated by a shot.
 */
export const MINUTE = {
  golf: { steps: ['roll', 'roll-on', 'hole', 'win'], figures: ['4', '8'] },
  carramboule: { steps: ['place', 'own', 'queen', 'win'], figures: ['K5', 'Q2'] },
} as const;

/** The ids of all rulebook pages in order: each chapter, followed by its rules. */
export const PAGES: string[] = CHAPTERS.flatMap((chapter) => [chapter.id, ...chapter.rules]);

/**
 * The fouls, most severe last: what was pocketed (`fouls-fell-…`), what is put back
 * (`fouls-back-…`) and who shoots next (`fouls-next-…`). If there are two consequences, the shooter
 * chooses one of them.
 */
export const FOULS = [
  { rule: 'K-F1', fell: 'other', follows: [{ back: 'none', next: 'other' }] },
  { rule: 'K-F2', fell: 'cue', follows: [{ back: 'one', next: 'other' }] },
  {
    rule: 'K-F3',
    fell: 'own-cue',
    follows: [
      { back: 'one', next: 'other' },
      { back: 'two', next: 'you' },
    ],
  },
  { rule: 'K-F4', fell: 'other-cue', follows: [{ back: 'one', next: 'other' }] },
  { rule: 'K-F5', fell: 'queen-cue', follows: [{ back: 'queen', next: 'other' }] },
  {
    rule: 'K-F6',
    fell: 'cover-cue',
    follows: [
      { back: 'queen', next: 'other' },
      { back: 'two', next: 'cover' },
    ],
  },
] as const;
