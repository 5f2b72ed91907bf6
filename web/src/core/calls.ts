// Typed calls from the page to the functions of a worker.
import { t } from '../lib/texts.svelte';
import type { CallMessage, CallReply } from './messages';

/** The functions of a worker as the page sees them. Each of them returns a promise. */
export type Calls<Methods> = {
  [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Result
    ? (...args: Args) => Promise<Awaited<Result>>
    : never;
};

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (problem: Error) => void;
}

/** Returns an error that tells the player that the core has failed. */
export const failure = (cause: string) => new Error(t('core-failed'), { cause });

/** Calls the functions of a worker. The worker starts on the first call. */
export class WorkerCalls<Methods extends object, News = never> {
  readonly #make: () => Worker;
  readonly #news: (news: News) => void;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #ended: Error | undefined;
  #count = 0;

  /** The functions of the worker. Tests may replace some of them. */
  readonly calls = new Proxy({} as Calls<Methods>, {
    get: (replaced, name) =>
      Reflect.get(replaced, name) ?? ((...args: unknown[]) => this.#call(String(name), args)),
    has: () => true,
  });

  /** `news` receives all messages of the worker except answers. */
  constructor(make: () => Worker, news: (news: News) => void = () => {}) {
    this.#make = make;
    this.#news = news;
  }

  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = (this.#worker = this.#make());
    worker.onmessage = (event: MessageEvent<CallReply | News>) => this.#hear(event.data);
    worker.onerror = (event) => this.#reject(failure(event.message));
    return worker;
  }

  /** Terminates the worker. All later calls, and those not answered yet, fail with this error. */
  end(problem: Error): void {
    this.#ended = problem;
    this.#worker?.terminate();
    this.#reject(problem);
  }

  #call(method: string, args: unknown[]): Promise<unknown> {
    if (this.#ended) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      const call = ++this.#count;
      this.#waiting.set(call, { resolve, reject });
      this.start().postMessage({ call, method, args } satisfies CallMessage);
    });
  }

  #hear(message: CallReply | News): void {
    if (!isReply(message)) return this.#news(message);
    const waiting = this.#waiting.get(message.call);
    this.#waiting.delete(message.call);
    if ('refused' in message) waiting?.reject(new Error(message.refused));
    else if ('failed' in message) waiting?.reject(failure(message.failed));
    else waiting?.resolve(message.result);
  }

  #reject(problem: Error): void {
    for (const { reject } of this.#waiting.values()) reject(problem);
    this.#waiting.clear();
  }
}

const isReply = (message: unknown): message is CallReply =>
  typeof message === 'object' && message !== null && 'call' in message;
