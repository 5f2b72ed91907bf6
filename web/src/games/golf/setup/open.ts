// Opens a table for a plan.
import { core } from '../../../core/core';
import { LocalTable } from '../../../core/table';
import { t } from '../../../lib/texts.svelte';
import { computerName } from '../../../lib/cast';
import { go } from '../../../ui/router.svelte';
import { change, theme } from '../../../lib/settings.svelte';
import { golfSetup, readPlan, seats, type Plan } from './plan';

const KEY = 'carambole-golf';

/**
 * Returns the last plan saved on this device; null if there is none. `kind` separates the plans of
 * different forms.
 */
export function lastPlan(kind = ''): Plan | null {
  try {
    return readPlan(localStorage.getItem(KEY + kind));
  } catch {
    return null;
  }
}

export function keepPlan(plan: Plan, kind = ''): void {
  try {
    localStorage.setItem(KEY + kind, JSON.stringify(plan));
  } catch {
    // Without storage, the match can still be played.
  }
}

/** Returns the player's name, or a default name if the player has entered none. */
export function givenName(plan: Plan, seat: number): string {
  const { name, level } = plan.players[seat]!;
  if (level !== null)
    return computerName(
      level,
      plan.players.slice(0, seat).filter((player) => player.level === level).length,
    );
  if (name.trim()) return name.trim();
  const people = plan.players.filter((player) => player.level === null).length;
  return people === 1 ? t('you') : t('player-number', { number: seat + 1 });
}

/** Returns the seat of the first person whose name tables would refuse, or −1 if there is none. */
export async function refusedName(plan: Plan): Promise<number> {
  const good = await Promise.all(
    plan.players.map(({ name, level }) => level !== null || !name.trim() || core.isName(name)),
  );
  return good.indexOf(false);
}

/** Removes names that tables would refuse, for example from an older plan. */
async function withoutRefused(plan: Plan): Promise<Plan> {
  const refused = await refusedName(plan);
  if (refused < 0) return plan;
  return withoutRefused({
    ...plan,
    players: plan.players.map((player, seat) =>
      seat === refused ? { ...player, name: '' } : player,
    ),
  });
}

/** Opens a table for a plan, and shows it. */
export async function play(wished: Plan): Promise<void> {
  const [boxes, cards, plan] = await Promise.all([
    core.boxes(),
    core.courses(),
    withoutRefused(wished),
  ]);
  const names = plan.players.map((_, seat) => givenName(plan, seat));
  const look = { theme: theme(), prefix: '' };
  const table = await LocalTable.open(
    { golf: golfSetup(plan, boxes, cards) },
    seats(plan),
    names,
    look,
  );
  // The game screen loads the table from the database.
  table.close();
  go(`/play/${table.id}`);
}

export function rememberNames(plan: Plan): void {
  change({
    names: plan.players
      .filter((player) => player.level === null)
      .map((player) => player.name.trim()),
  });
}
