// A socket to the host that comes back by itself: at once when the network or the page comes back, else with patience.
import type { ClientToHost, HostProblem } from '../generated/protocol';

/** `back`: the host has said it will be back in a moment. `lost`: it does not want this client. */
export type LineState = 'connecting' | 'connected' | 'reconnecting' | 'back' | 'offline' | 'lost';

export interface LineEars {
  /** Every message, parsed. */
  heard(message: { type: string }): void;
  changed(state: LineState): void;
  /** The host says something to everyone who comes; until then nobody is connected. */
  readonly welcomed: boolean;
  /** The host hangs up for good. */
  refused(problem: HostProblem): void;
}

/** Only what is used of a WebSocket, so that a test can stand in for it. */
export type Wire = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'
>;

const OPEN = 1;
const SHORTEST = 300;
const LONGEST = 10_000;
/** A connection that is not made by then is tried anew. */
const PATIENCE = 8_000;

/** How long to wait before a try, so that many clients do not all come back at the same moment. */
export function delay(tries: number, chance: number): number {
  return Math.min(LONGEST, SHORTEST * 2 ** Math.min(tries, 10)) * (0.7 + 0.6 * chance);
}

export class Line {
  readonly #make: () => Wire;
  readonly #key: () => string | null;
  readonly #ears: LineEars;
  #wire: Wire | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #stopped = false;
  #begun = false;
  /** The host said that it stops. */
  #closing = false;
  #state: LineState = 'connecting';

  constructor(make: () => Wire, key: () => string | null, ears: LineEars) {
    this.#make = make;
    this.#key = key;
    this.#ears = ears;
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#sleep);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Sends if the line is open; false if not. Nothing is kept for later. */
  send(message: unknown): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /** Hangs up and calls again: as someone else, or because nothing is heard any more. */
  again(): void {
    if (this.#stopped) return;
    this.#drop();
    this.#tries = 0;
    this.#retry(0);
  }

  close(): void {
    this.#stopped = true;
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#sleep);
    document.removeEventListener('visibilitychange', this.#look);
    clearTimeout(this.#timer);
    this.#drop();
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  #change(state: LineState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#ears.changed(state);
  }

  #connect(): void {
    const wire = (this.#wire = this.#make());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, PATIENCE);
    wire.onopen = () => {
      // At a table the core of this page follows what happens.
      const hello: ClientToHost = { type: 'hello', key: this.#key(), follow: this.#ears.welcomed };
      wire.send(JSON.stringify(hello));
      if (!this.#ears.welcomed) this.#connected();
    };
    wire.onmessage = ({ data }) => this.#hear(String(data));
    wire.onclose = ({ code }) => {
      this.#wire = null;
      if (code === 1012) this.#closing = true;
      this.#lost();
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as { type: string; problem?: HostProblem; fatal?: boolean };
    if (
      message.type === 'problem' &&
      message.fatal &&
      message.problem &&
      message.problem.reason !== 'unavailable' &&
      message.problem.reason !== 'too-many'
    ) {
      this.close();
      this.#change('lost');
      this.#ears.refused(message.problem);
      return;
    }
    if (message.type === 'closing') this.#closing = true;
    else this.#connected();
    this.#ears.heard(message);
  }

  #connected(): void {
    clearTimeout(this.#timer);
    this.#tries = 0;
    this.#begun = true;
    this.#closing = false;
    this.#change('connected');
  }

  #lost(): void {
    if (this.#stopped) return;
    this.#retry(delay(this.#tries++, Math.random()));
  }

  #retry(wait: number): void {
    const away = this.#begun ? (this.#closing ? 'back' : 'reconnecting') : 'connecting';
    this.#change(navigator.onLine === false ? 'offline' : away);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  readonly #wake = () => {
    if (this.#state !== 'connected' && !this.#stopped) this.again();
  };

  // The browser knows before the socket does.
  readonly #sleep = () => {
    if (this.#stopped) return;
    this.#drop();
    this.#lost();
  };

  readonly #look = () => {
    if (document.visibilityState === 'visible') this.#wake();
  };
}

/** A socket to the host this page came from. */
export function wireTo(path: string): Wire {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}
