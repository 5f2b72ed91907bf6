// Keeps the keyboard focus in the editor when the focused element disappears.
import { tick } from 'svelte';
import type { Bench } from './bench.svelte';

function pieces(): SVGElement[] {
  return [...document.querySelectorAll<SVGElement>('[data-stage] [data-piece]')];
}

/**
 * Runs `change`. If the focused element disappears, the focus moves to the next piece or to the
 * board.
 */
export async function keepingFocus(bench: Bench, change: () => Promise<unknown>): Promise<void> {
  const before = document.activeElement;
  const at = pieces().indexOf(before as SVGElement);
  const place = at >= 0 ? at : (bench.selection[0] ?? 0);
  await change();
  await tick();
  const lost = (focus: Element | null) => !focus || focus === document.body;
  // Mouse users have no focus to lose.
  if (lost(before) || !lost(document.activeElement)) return;
  const left = pieces();
  const next = left[Math.min(place, left.length - 1)];
  (
    next ??
    document.querySelector<HTMLElement>('[data-stage] [role=application], [data-stage] button')
  )?.focus({ preventScroll: true });
}

/** Removes the selected pieces. For keyboard users, this selects the next piece. */
export async function removeSelected(bench: Bench): Promise<void> {
  await keepingFocus(bench, () => bench.edit({ do: 'remove', pieces: bench.selection }, []));
  const focus = document.activeElement as SVGElement;
  const at = pieces().indexOf(focus);
  if (at >= 0 && focus.matches(':focus-visible')) bench.select([at]);
}
