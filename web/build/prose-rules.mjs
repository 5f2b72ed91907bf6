// The rules for the checks in prose.mjs, each with its reason. Words missing from the dictionary
// are in words.txt.

/**
 * For each check, the areas in which it must find nothing. `node build/prose.mjs` also reports
 * findings in other areas.
 * @type {Record<string, string[]>}
 */
export const IN_FORCE = {
  phrases: ['texts', 'docs', 'rust', 'page'],
  openings: ['rust', 'page'],
  names: ['code'],
  spelling: ['texts', 'docs', 'rust', 'page'],
  grammar: ['texts', 'docs', 'rust', 'page'],
};

/**
 * Phrases that must not reappear in texts, documents and comments. A space matches any white space.
 */
export const PHRASES = [
  ['whoever|whomever', 'name the actor: players, the client, you'],
  ['somebody', 'name the actor, or write “someone”'],
  ['nobody who|those who', 'name the actor: “players who …”'],
  ['one’s own|the own', 'write “your”, “their” or “its”'],
  [
    '(?<!(?:the|this|that|each|every|any|no|which|only|other|first|last) )' +
      'one (?:may|can|must|wants|insists)',
    'name the actor: “you can”, “a client may”',
  ],
  ['so many of|what is due|(?:all|what|than) there (?:is|are)', 'name the thing that is meant'],
  ['puts? up with', 'write “allows”, “accepts” or “limits”'],
  ['go(?:es)? on with', 'write “continue”'],
  ['mend(?:s|ed|ing)?', 'write “fix” or “correct”'],
  ['dear(?:er|est)?', 'write “costly”'],
  ['of the house', 'write “of the collection” or “that come with the game”'],
  ['[\\d,.]+ \\w+s an? (?:second|minute|hour|event)', 'write “per second”'],
  // Grammar rules that need no parser. Harper checks all others.
  ['([a-z]{2,}) (?!had|that|panics)\\1', 'a word twice'],
  ['an (?=[bcdfgjkpqtvwyz])\\p{L}+', '“a”'],
  [
    'a (?!one|eu|uni|url|us[ea]|(?:and|are|as|at|if|in|is|of|on|or)(?!\\p{L}))' +
      '(?=[aeiou])\\p{Ll}{2,}',
    '“an”',
  ],
];

/** Phrases that must not begin a comment. */
export const OPENINGS = [
  ['so (?:many|much|long|far)', 'say what is limited: “Maximum number of …”'],
];

/** Names that must not reappear in the code. */
export const NAMES = [
  ['const (?:MOST|LOOK|WAIT|PATIENCE|LONGEST)', 'say what it limits, with the unit: MAX_BATCHES'],
  ['fn (?:heed|hurried|garbled|farewell|begin_some_time|is_well)', 'a verb and the usual term'],
  ['function wordsOf|TooDear', 'write “errorMessage”, “OutOfImpulses”'],
];

/** Documents in several languages, which the spell checker skips. */
export const NOT_SPELLED = ['docs/terms.md'];

/**
 * The Harper rules in use: confusions and wrong forms that Harper recognises reliably. Other rules
 * are switched off:
 * - spelling (nspell is faster), doubled words, "a" and "an" (see PHRASES);
 * - capitals, commas, hyphens, dashes, spaces and the length of sentences: labels, tables and lists
 *   are not sentences, headings are in sentence case, and the style is British;
 * - units, abbreviations and compounds: MB, ms, Ctrl, base board, lock file, softmax;
 * - rules that flagged correct sentences: DidPast, DisjointPrefixes ("under way"), Everyone,
 *   ItsContraction, MassNouns ("a rating"), MissingDeterminer, MissingPreposition, MissingTo,
 *   NounVerbConfusion, OneOfTheSingular, Overall, PronounVerbAgreement, SingleBe, ThatThan,
 *   ThereIsAgreement, ToTwoToo;
 * - about 700 rules for single words and names. Running all 885 rules would take two minutes and
 *   find nothing more.
 */
export const GRAMMAR =
  'AdjectiveDoubleDegree AnotherAn CommaFixes CriteriaPhenomena DespiteOf DoesOrDose DoubleModal ' +
  'EachOthersPossessive ExtendOrExtent HaveNegNoAny HowItLooksLike InflectedVerbAfterTo ' +
  'IsBeenAuxSequence ItsPossessive LetToDo ModalOf ModalSeem MoreBetter NoLongerPronoun ' +
  'NominalWants NotOnlyInversion PossessiveYour ProgressiveNeedsBe QuiteQuiet RegularIrregulars ' +
  'SafeToSave SimplePastToPastParticiple ThatThis TheMy TheirToThere ThenThan ' +
  'ThingThink ThoughThought ToLoseTooLoose TooTo UnclosedQuotes VeryLess ' +
  'WillNonLemma WithoutOut WorseOrWorst WrongApostrophe YourPredicateAdjective';
