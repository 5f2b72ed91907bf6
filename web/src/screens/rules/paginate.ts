// Distributes the blocks of the printed rulebook over pages.

export interface Block {
  /** The height of the block, in pixels. */
  height: number;
  /** Whether the block must be on the same page as the next one, as headings must. */
  keep?: boolean;
}

export interface ChapterBlocks {
  blocks: Block[];
  /** Whether the chapter starts a part of the book, and therefore a new page. */
  opens?: boolean;
}

export interface PlacedBlock {
  chapter: number;
  block: number;
}

/**
 * If less than this fraction of the last page is filled, it takes over blocks from the page before.
 */
const MIN_LAST_PAGE = 0.4;

/**
 * Distributes the blocks of a chapter over pages of height `room`. Only a block that, together with
 * its headings, is taller than `room` exceeds its page.
 */
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

/**
 * Distributes blocks like `fill`, but divides them evenly between the last two pages if the last
 * one would be almost empty.
 */
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
 * Distributes the blocks of all chapters over pages. A chapter starts a new page, unless all of it
 * fits below the previous chapter with a `gap` in between.
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
