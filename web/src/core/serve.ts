/// <reference lib="webworker" />
// Answers each call in a worker with its result or an error.
import type { CallMessage, CallReply } from './messages';
import { errorMessage } from '../lib/problem';

type Method = (...args: never[]) => unknown;

/** An error whose message the page uses. */
export class Refusal extends Error {}

export function serve(ready: Promise<unknown>, methods: Record<string, Method>): void {
  const post = (message: CallReply) => self.postMessage(message);
  self.onmessage = async (event: MessageEvent<CallMessage>) => {
    const { call, method, args } = event.data;
    try {
      await ready;
      const run = methods[method] as ((...args: unknown[]) => unknown) | undefined;
      if (!run) throw new Error(`the core has no method ${method}`);
      post({ call, result: await run(...args) });
    } catch (problem) {
      const text = errorMessage(problem);
      // The core throws its refusals as strings.
      const refused = typeof problem === 'string' || problem instanceof Refusal;
      post(refused ? { call, refused: text } : { call, failed: text });
    }
  };
}
