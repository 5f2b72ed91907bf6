// Takes the selected pieces away; the hand stays on the board.
import { tick } from 'svelte';
import type { Bench } from './bench.svelte';

export async function removeSelected(bench: Bench): Promise<void> {
  await bench.edit({ do: 'remove', pieces: bench.selection }, []);
  await tick();
  // What had the focus may be gone with the piece.
  const focus = document.activeElement;
  if (!focus || focus === document.body)
    document
      .querySelector<HTMLElement>('[data-stage] [role=application]')
      ?.focus({ preventScroll: true });
}
