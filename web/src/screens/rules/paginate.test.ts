// Tests how the printed rulebook is distributed over pages.
import { describe, expect, it } from 'vitest';
import { paginate, type Block, type ChapterBlocks } from './paginate';

const ROOM = 100;
const GAP = 10;

const of = (...heights: number[]): Block[] => heights.map((height) => ({ height }));
const chapter = (...heights: number[]): ChapterBlocks => ({ blocks: of(...heights) });

/** Returns each page as text, where `0.1` is the second block of the first chapter. */
const pages = (...chapters: ChapterBlocks[]) =>
  paginate(chapters, ROOM, GAP).map((page) =>
    page.map(({ chapter, block }) => `${chapter}.${block}`).join(' '),
  );

describe('the printed book', () => {
  it('starts each chapter on a new page', () => {
    expect(pages(chapter(60), chapter(60))).toEqual(['0.0', '1.0']);
  });

  it('puts a short chapter below the previous one if all of it fits', () => {
    expect(pages(chapter(50), chapter(40))).toEqual(['0.0 1.0']);
    expect(pages(chapter(50), chapter(41))).toEqual(['0.0', '1.0']);
    expect(pages(chapter(50), { ...chapter(40), opens: true })).toEqual(['0.0', '1.0']);
  });

  it('never leaves a heading alone at the foot of a page', () => {
    const heading = { height: 10, keep: true };
    expect(pages({ blocks: [...of(50), heading, ...of(45)] })).toEqual(['0.0', '0.1 0.2']);
    expect(pages({ blocks: [...of(40), heading, heading, ...of(45)] })).toEqual([
      '0.0',
      '0.1 0.2 0.3',
    ]);
  });

  it('has no almost empty last page', () => {
    expect(pages(chapter(30, 30, 30, 5, 5))).toEqual(['0.0 0.1 0.2 0.3 0.4']);
    // If the first page were completely filled, the last one would be only 5% full.
    expect(pages(chapter(30, 30, 30, 10, 5))).toEqual(['0.0 0.1', '0.2 0.3 0.4']);
    expect(pages(chapter(90, 40, 50, 10))).toEqual(['0.0', '0.1 0.2 0.3']);
    expect(pages(chapter(90, 60, 40, 10))).toEqual(['0.0', '0.1', '0.2 0.3']);
    // A heading stays on the same page as the block after it.
    const heading = { height: 10, keep: true };
    expect(pages({ blocks: [...of(40, 20), heading, ...of(20, 15)] })).toEqual([
      '0.0 0.1',
      '0.2 0.3 0.4',
    ]);
  });

  it('gives a block that is too tall its own page', () => {
    expect(pages(chapter(20, 120, 20))).toEqual(['0.0', '0.1', '0.2']);
  });

  it('places every block once and in order, and overfills no page', () => {
    // Generates pseudo-random heights, which are the same in every run.
    let seed = 7;
    const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    for (let book = 0; book < 200; book++) {
      const chapters = Array.from({ length: 1 + next(6) }, () => ({
        blocks: Array.from({ length: 1 + next(12) }, () => ({
          height: 1 + next(60),
          keep: next(4) === 0,
        })),
      }));
      const placed = paginate(chapters, ROOM, GAP);
      expect(placed.flat()).toEqual(
        chapters.flatMap(({ blocks }, chapter) => blocks.map((_, block) => ({ chapter, block }))),
      );
      for (const page of placed) {
        const height = page.reduce(
          (sum, { chapter, block }) => sum + chapters[chapter]!.blocks[block]!.height,
          0,
        );
        const kept = page.filter(({ chapter, block }) => chapters[chapter]!.blocks[block]!.keep);
        if (height > ROOM) expect(kept.length).toBeGreaterThan(0);
      }
    }
  });
});
