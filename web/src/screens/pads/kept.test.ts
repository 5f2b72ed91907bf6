import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  create,
  forget,
  noted,
  Pad,
  redone,
  rename,
  shelf,
  undone,
  type Kept,
} from './kept.svelte';

function file(now: number): Kept<number> {
  return { id: 'a', kind: 'golf', name: 'a', begun: 0, changed: 0, now, past: [], future: [] };
}

describe('undo steps', () => {
  it('undo and redo restore each state', () => {
    const three = noted(noted(file(1), 2), 3);
    const back = undone(undone(three));
    expect(back.now).toBe(1);
    expect(redone(redone(back)).now).toBe(3);
    expect(undone(back)).toBe(back);
    expect(redone(three)).toBe(three);
  });

  it('a new entry clears redo', () => {
    const changed = noted(undone(noted(file(1), 2)), 5);
    expect(changed.future).toEqual([]);
    expect(undone(changed).now).toBe(1);
  });
});

describe('pads on the device', () => {
  it('are loaded with all steps, renamed and deleted', async () => {
    const id = await create('golf', 'Sunday', { strokes: 1 });
    const pad = (await Pad.open<{ strokes: number }>(id, 'golf'))!;
    pad.note({ strokes: 2 });
    pad.note({ strokes: 3 });
    pad.undo();
    await expect
      .poll(async () => (await Pad.open<{ strokes: number }>(id, 'golf'))?.now.strokes)
      .toBe(2);
    const again = (await Pad.open<{ strokes: number }>(id, 'golf'))!;
    again.redo();
    expect(again.now.strokes).toBe(3);
    await expect.poll(async () => (await shelf()).length).toBe(1);
    await rename((await shelf())[0]!, 'Monday');
    expect((await shelf())[0]!.name).toBe('Monday');
    expect(await Pad.open(id, 'carramboule')).toBeNull();
    await forget(id);
    expect(await shelf()).toEqual([]);
  });
});
