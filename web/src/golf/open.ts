// From a plan to a table that is being played.
import { core } from '../core/core';
import { LocalTable } from '../core/table';
import { t } from '../texts/texts.svelte';
import { computerName } from '../ui/cast';
import { go } from '../ui/router.svelte';
import { change, theme } from '../ui/settings.svelte';
import { golfSetup, readPlan, seats, type Plan } from './plan';

const KEY = 'carambole-golf';

/** The match set up last on this device; `kind` for those of another kind than here. */
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
    // A browser that keeps nothing still plays.
  }
}

/** What a player is called who wrote no name. */
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

/** The first person whose name no table would take, or -1. */
export async function refusedName(plan: Plan): Promise<number> {
  const good = await Promise.all(
    plan.players.map(({ name, level }) => level !== null || !name.trim() || core.isName(name)),
  );
  return good.indexOf(false);
}

/** A name that no table would take any more, as one kept from an earlier day, is left out. */
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

/** Opens a table for the plan and goes there. */
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
  // The screen of the game takes the table up from where it is kept.
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
