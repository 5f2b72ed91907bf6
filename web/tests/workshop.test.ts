// Tests the workshop with the real core: edits, unlimited undo, and hostile links and files.
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CourseEdit, LaidPiece } from '../src/generated/protocol';

vi.stubGlobal('navigator', { languages: ['en'] });

const CORE = join(import.meta.dirname, '../src/generated/study');

// Calls the core directly, while the page calls it through a worker.
vi.mock('../src/core/core', async () => {
  const wasm = await import('../src/generated/study/browser');
  wasm.initSync({ module: readFileSync(join(CORE, 'browser_bg.wasm')) });
  const asked = <T>(work: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      try {
        resolve(work());
      } catch (problem) {
        reject(new Error(String(problem)));
      }
    });
  return {
    study: {
      draft: (file: string, look: unknown) =>
        asked(() => JSON.parse(wasm.draft(file, JSON.stringify(look)))),
      editCourse: (file: string, edit: unknown) =>
        asked(() => wasm.edit_course(file, JSON.stringify(edit))),
      roomFor: (file: string, piece: unknown, x: number, y: number) =>
        asked(() => JSON.parse(wasm.room_for(file, JSON.stringify(piece), x, y))),
      tray: () => asked(() => JSON.parse(wasm.tray('light', ''))),
      forkOf: (id: string) => asked(() => wasm.fork_of(id)),
      courseFile: (code: string) => asked(() => wasm.course_file(code)),
      courseCode: (file: string) => asked(() => wasm.course_code(file)),
    },
  };
});
vi.mock('../src/core/judge', () => ({
  judge: () => Promise.resolve(),
  stopJudging: () => undefined,
}));

/** Returns a random number generator that gives the same numbers in every run. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('a course in the editor', () => {
  let study: typeof import('../src/core/core').study;
  let Bench: typeof import('../src/screens/workshop/bench.svelte').Bench;
  let tray: LaidPiece[];

  beforeAll(async () => {
    ({ study } = await import('../src/core/core'));
    ({ Bench } = await import('../src/screens/workshop/bench.svelte'));
    tray = (await study.tray('light', '')).map((shape) => shape.piece);
  });

  async function onBench(file: string) {
    const bench = new Bench({ id: 'b', file, name: '', from: null, begun: 0, changed: 0 });
    await bench.show();
    return bench;
  }

  function edit(roll: (below: number) => number, count: number): CourseEdit {
    const some = () => [roll(Math.max(1, count))];
    const cell = (): [number, number] => {
      const y = 7 + roll(11);
      return [16 + 2 * roll(22) + (y % 2), y];
    };
    const steps: [number, number][] = [
      [2, 0],
      [1, -1],
      [-1, -1],
      [-2, 0],
      [-1, 1],
      [1, 1],
    ];
    const edits: (() => CourseEdit)[] = [
      () => ({ do: 'lay', pieces: [tray[roll(tray.length)]!], by: cell() }),
      () => ({ do: 'move', pieces: some(), by: steps[roll(6)]! }),
      () => ({ do: 'turn', pieces: some(), sixths: 1 + roll(5) }),
      () => ({ do: 'mirror', pieces: some() }),
      () => ({ do: 'open', pieces: some() }),
      () => ({ do: 'remove', pieces: some() }),
      () => ({ do: 'paint', cells: [cell(), cell()], tile: ['.', '#', '%', ' '][roll(4)]! }),
      () => ({ do: 'hole', at: cell() }),
      () => ({ do: 'start', at: cell() }),
      () => ({ do: 'limit', limit: 1 + roll(30) }),
      () => ({ do: 'name', name: `<b>"${roll(1000)}"\\` }),
    ];
    return edits[roll(edits.length)]!();
  }

  it('is the same file after a hundred random edits and a hundred undos', async () => {
    const roll = dice(57);
    const first = await study.forkOf('1');
    const bench = await onBench(first);
    let done = 0;
    for (let tries = 0; done < 100 && tries < 1000; tries++) {
      const before = bench.file;
      const accepted = await bench.edit(edit(roll, bench.draft!.pieces.length));
      // A refused edit changes nothing.
      if (!accepted) expect(bench.file).toBe(before);
      if (bench.file !== before) done++;
    }
    expect(done).toBe(100);
    const last = bench.file;
    expect(last).not.toBe(first);
    for (let back = 0; back < 100; back++) await bench.undo();
    expect(bench.file).toBe(first);
    expect(bench.canUndo).toBe(false);
    for (let again = 0; again < 100; again++) await bench.redo();
    expect(bench.file).toBe(last);
  }, 60_000);

  it('accepts valid text, and refuses the rest with a line number', async () => {
    const first = await study.forkOf('1');
    const bench = await onBench(first);
    const wrong = await bench.write(`${first}\n[[piece]]\nid = "F-9"\nat = [30, 12]\n`);
    expect(wrong?.line).toBeGreaterThan(3);
    expect(wrong?.text).toContain('F-9');
    expect(bench.file).toBe(first);
    expect(await bench.write(`${first}\n[[piece]]\nid = "F-1"\nat = [36, 12]\n`)).toBeNull();
    expect(bench.draft?.pieces.map((piece) => piece.name)).toEqual(['F-1-1']);
  });

  it('is not changed by hostile files', async () => {
    const bench = await onBench(await study.forkOf('1'));
    const before = bench.file;
    for (const text of [
      '',
      '\u0000',
      'format = 2',
      '<script>alert(1)</script>',
      '[['.repeat(50_000),
      `format = 1\nname = "${'x'.repeat(2 << 20)}"`,
    ]) {
      const wrong = await bench.write(text);
      expect(wrong?.text.length, text.slice(0, 20)).toBeGreaterThan(10);
      expect(bench.file).toBe(before);
    }
  });

  it('can be undone even after the page was closed', async () => {
    const first = await study.forkOf('1');
    const bench = await onBench(first);
    await bench.edit({ do: 'name', name: 'Two names later' });
    const later = new Bench({ ...bench.course });
    expect(later.canUndo).toBe(true);
    await later.undo();
    expect(later.file).toBe(first);
    await later.redo();
    expect(later.file).toContain('Two names later');
  });

  it('gives every copy a unique name', async () => {
    const { beginCourse, freeName, ownCourse } = await import('../src/screens/workshop/own');
    expect(freeName('Bend', ['Elbow'])).toBe('Bend');
    expect(freeName('Bend', ['Bend', 'Bend (2)'])).toBe('Bend (3)');
    expect(freeName('Bend (2)', ['Bend (2)'])).toBe('Bend (3)');
    const file = await study.forkOf('1');
    const names = [];
    for (let copies = 0; copies < 3; copies++) {
      const made = await ownCourse(await beginCourse(file, 'The Long Step', null));
      names.push(made!.name);
      const bench = await onBench(made!.file);
      expect(bench.draft!.name).toBe(made!.name);
    }
    expect(names).toEqual(['The Long Step', 'The Long Step (2)', 'The Long Step (3)']);
  });

  it('refuses empty, too long and duplicate names', async () => {
    const { nameProblem } = await import('../src/screens/workshop/own');
    expect(nameProblem('  ', [])).toBe('empty');
    expect(nameProblem('é'.repeat(81), [])).toBe('long');
    expect(nameProblem(' Bend ', ['Bend'])).toBe('taken');
    expect(nameProblem('Bend', ['Elbow'])).toBeNull();
  });

  it('is restored from its code; garbage is refused with an explanation', async () => {
    const bench = await onBench(await study.forkOf('S-5b'));
    const code = await study.courseCode(bench.file);
    expect(code).toMatch(/^[\w-]+$/);
    expect(await study.courseFile(code)).toContain('map = ');
    for (const hostile of [
      '',
      '%',
      '<script>',
      code.slice(1),
      code.slice(0, -3),
      `${code}A`,
      'A'.repeat(50_000),
      '../../etc/passwd',
    ]) {
      await expect(study.courseFile(hostile), hostile.slice(0, 20)).rejects.toThrow(/course/);
    }
  });
});
