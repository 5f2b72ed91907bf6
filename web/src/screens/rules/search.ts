// Full-text search in the rulebook. It ignores accents.
export interface Entry {
  kind: 'rule' | 'ruling' | 'figure' | 'word';
  /** The number before the title, such as `S4` or `20`; empty for chapters, rulings and terms. */
  name: string;
  href: string;
  title: string;
  text: string;
}

/** Normalises text for comparison: lower case, without accents. */
export function plain(text: string): string {
  return text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’‘]/g, "'");
}

interface Prepared {
  entry: Entry;
  name: string;
  title: string;
  text: string;
}

export function prepare(entries: Entry[]): Prepared[] {
  return entries.map((entry) => ({
    entry,
    name: plain(entry.name),
    title: plain(entry.title),
    text: plain(entry.text),
  }));
}

/** Returns the entries that contain all words in the query, best match first. */
export function find(prepared: Prepared[], query: string): Entry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const rated = prepared.flatMap((one) => {
    let points = 0;
    for (const word of wanted) {
      const rating = rate(one, word);
      if (rating === 0) return [];
      points += rating;
    }
    return [{ entry: one.entry, points }];
  });
  return rated.sort((a, b) => b.points - a.points).map(({ entry }) => entry);
}

function rate({ name, title, text }: Prepared, word: string): number {
  if (name === word) return 12;
  const begins = (where: string) => where.startsWith(word) || where.includes(` ${word}`);
  if (begins(title)) return 6;
  if (title.includes(word)) return 4;
  if (begins(text)) return 2;
  return text.includes(word) ? 1 : 0;
}

/**
 * Returns an excerpt around the first hit in a text, split into parts. Every second part is a hit.
 */
export function snippet(text: string, query: string, length = 160): string[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  // Normalises letter by letter, so that hits in the normalised text can be located in the
  // original.
  const letters = [...text];
  const bare = letters.map((letter) => plain(letter) || letter);
  const starts: number[] = [];
  let joined = '';
  for (const piece of bare) {
    starts.push(joined.length);
    joined += piece;
  }
  const place = (offset: number) => {
    let index = starts.length - 1;
    while (index > 0 && starts[index]! > offset) index--;
    return index;
  };
  const hits = wanted
    .map((word) => [joined.indexOf(word), word.length] as const)
    .filter(([from]) => from >= 0)
    .map(([from, size]) => [place(from), place(from + size - 1) + 1] as const)
    .sort((a, b) => a[0] - b[0]);
  const first = hits[0]?.[0] ?? 0;
  let from = Math.max(0, first - Math.floor(length / 3));
  while (from > 0 && letters[from - 1] !== ' ') from--;
  const to = Math.min(letters.length, from + length);
  const parts: string[] = [];
  let at = from;
  for (const [begin, end] of hits) {
    if (begin < at || end > to) continue;
    parts.push(letters.slice(at, begin).join(''), letters.slice(begin, end).join(''));
    at = end;
  }
  parts.push(letters.slice(at, to).join(''));
  if (from > 0) parts[0] = `… ${parts[0]}`;
  if (to < letters.length) parts[parts.length - 1] += ' …';
  return parts;
}
