// The board of a day at the server, where there is one: to look at by anyone, to be on by one's own wish.
import type { DailyBoard, Identity } from '../generated/protocol';
import { load } from '../core/saved';
import { tableOf } from './courses';
import { keepResult, recordOf, type DailyResult } from './result';

/** Where the page keeps who one is at this server. */
const KEY = 'carambole.player';

export function player(): Identity | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Identity | null;
    return typeof kept?.key === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Asks the server; null if it cannot be reached or has no such thing. */
async function ask<T>(path: string, options: RequestInit, key: string | null): Promise<{ status: number; answer: T } | null> {
  const headers: Record<string, string> = options.body ? { 'Content-Type': 'application/json' } : {};
  if (key) headers.Authorization = `Bearer ${key}`;
  try {
    const got = await fetch(path, { ...options, headers });
    if (!got.headers.get('Content-Type')?.includes('json')) return null;
    return { status: got.status, answer: (await got.json()) as T };
  } catch {
    return null;
  }
}

/** The results of a day; null without a server. */
export async function readBoard(day: string, print: string): Promise<DailyBoard | null> {
  const got = await ask<DailyBoard>(`/api/daily/${day}?print=${print}`, {}, player()?.key ?? null);
  return got?.status === 200 ? got.answer : null;
}

async function newPlayer(name: string): Promise<Identity | null> {
  const got = await ask<Identity>('/api/players', { method: 'POST', body: JSON.stringify({ name }) }, null);
  if (got?.status !== 201) return null;
  try {
    localStorage.setItem(KEY, JSON.stringify(got.answer));
  } catch {
    // Good for this once.
  }
  return got.answer;
}

/** Sends the try of a day; the board, or null if it was not taken. */
export async function sendResult(result: DailyResult, name: string, print: string): Promise<DailyBoard | null> {
  const table = await load(tableOf(result.day));
  const who = player() ?? (await newPlayer(name));
  if (!table || !who) return null;
  const body = recordOf(table.events);
  const got = await ask<DailyBoard>(`/api/daily/${result.day}`, { method: 'POST', body }, who.key);
  // Sent before, from here or from another device.
  if (got?.status !== 201 && got?.status !== 409) return null;
  await keepResult({ ...result, sent: true });
  return got.status === 201 ? got.answer : readBoard(result.day, print);
}
