// The page's side of the core. Each call is typed by the worker that answers it.
import { WorkerCalls } from './calls';
import type { TableNews, TableUpdate } from './messages';
import type { StudyMethods } from './study-worker';
import type { GameMethods } from './worker';

interface Watcher {
  update: (update: TableUpdate) => void;
  held: (held: boolean) => void;
}

const watchers = new Map<string, Watcher>();

const gameWorker = new WorkerCalls<GameMethods, TableNews>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  (news) => {
    const watcher = watchers.get(news.table);
    if ('update' in news) watcher?.update(news.update);
    else watcher?.held(news.held);
  },
);
const studyWorker = new WorkerCalls<StudyMethods>(
  () => new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' }),
);

/** The functions that matches need. */
export const core = gameWorker.calls;
/** All other functions, such as figures, course files and records. */
export const study = studyWorker.calls;

/** Starts to load the core, so that the first answer comes quickly. */
export function warmUp(): void {
  gameWorker.start();
}

/**
 * Calls `update` for every update of a table, and `held` when this tab starts or stops playing it.
 * Returns a function that removes both listeners.
 */
export function watch(
  table: string,
  update: (update: TableUpdate) => void,
  held: (held: boolean) => void = () => {},
): () => void {
  watchers.set(table, { update, held });
  return () => watchers.delete(table);
}
