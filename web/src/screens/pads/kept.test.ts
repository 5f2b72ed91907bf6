import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { create, forget, Pad, rename, shelf } from './kept.svelte';

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
