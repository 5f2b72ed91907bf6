// Puts the blocks of the printed book on pages.

export interface Block {
  /** In pixels, as the room of a page. */
  height: number;
  /** Whether it must stand on the same page as the block after it: a heading. */
  keep?: boolean;
}

export interface ChapterBlocks {
  blocks: Block[];
  /** Whether it begins a part of the book, and so a page of its own. */
  opens?: boolean;
}

export interface PlacedBlock {
  chapter: number;
  block: number;
}

/** A last page that is emptier than this share of a page takes some blocks of the page before it. */
const MIN_LAST_PAGE = 0.4;

/** The blocks of a chapter by page; pages hold at most `room`, unless a block alone is taller. */
function fill(blocks: Block[], room: number): number[][] {
  const pages: number[][] = [];
  let used = Infinity;
  for (let from = 0; from < blocks.length;) {
    let to = from;
    while (blocks[to]!.keep && to + 1 < blocks.length) to++;
    const unit = blocks.slice(from, to + 1).map((_, place) => from + place);
    const height = heightOf(blocks, unit);
    if (used + height > room) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)!.push(...unit);
    used += height;
    from = to + 1;
  }
  return pages;
}

function heightOf(blocks: Block[], places: number[]): number {
  return places.reduce((sum, place) => sum + blocks[place]!.height, 0);
}

/** Like `fill`, but if there is little on the last page, it shares evenly with the one before it. */
function balance(blocks: Block[], room: number): number[][] {
  const pages = fill(blocks, room);
  const [before, last] = pages.slice(-2);
  if (!last || heightOf(blocks, last) >= MIN_LAST_PAGE * room) return pages;
  const both = [...before!, ...last];
  const taller = (cut: number) =>
    Math.max(heightOf(blocks, both.slice(0, cut)), heightOf(blocks, both.slice(cut)));
  let best = before!.length;
  for (let cut = 1; cut < both.length; cut++) {
    const parts = !blocks[both[cut - 1]!]!.keep && taller(cut) <= room;
    if (parts && taller(cut) < taller(best)) best = cut;
  }
  return [...pages.slice(0, -2), both.slice(0, best), both.slice(best)];
}

/**
 * Returns what stands on each page. A chapter begins a page, unless all of it fits below the end of the one before it,
 * `gap` apart.
 */
export function paginate(chapters: ChapterBlocks[], room: number, gap: number): PlacedBlock[][] {
  const pages: PlacedBlock[][] = [];
  let used = Infinity;
  for (const [chapter, { blocks, opens }] of chapters.entries()) {
    const own = balance(blocks, room);
    const height = heightOf(blocks, own.at(-1) ?? []);
    const placed = own.map((page) => page.map((block) => ({ chapter, block })));
    if (!opens && own.length === 1 && used + gap + height <= room) {
      pages.at(-1)!.push(...placed[0]!);
      used += gap + height;
    } else {
      pages.push(...placed);
      used = height;
    }
  }
  return pages;
}
