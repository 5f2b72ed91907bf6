// A WebSocket to the server that reconnects by itself: immediately when the network or the page
// comes back, otherwise with increasing delays.
import type { SocketRequest, ApiError } from '../generated/protocol';

/**
 * The state of a connection. `back` means that the server announced a restart, `lost` that the
 * server refuses this client.
 */
export type ConnectionState =
  'connecting' | 'connected' | 'reconnecting' | 'back' | 'offline' | 'lost';

export interface ConnectionListeners {
  /** Called for each message from the server, except one that refuses this client for good. */
  heard(message: { type: string }): void;
  changed(state: ConnectionState): void;
  /**
   * Whether the server sends a welcome message. If it does, the client counts as connected only
   * after a message has arrived.
   */
  readonly welcomed: boolean;
  /** Called when the server refuses this client for good. The connection then stays closed. */
  refused(problem: ApiError): void;
}

/** The part of the WebSocket interface used here, which tests replace. */
export type Wire = Pick<
  WebSocket,
  'onopen' | 'onmessage' | 'onclose' | 'readyState' | 'send' | 'close'
>;

const OPEN = 1;
const MIN_PAUSE = 300;
const MAX_PAUSE = 10_000;
/** The timeout of an attempt to connect, in milliseconds. */
const CONNECT_TIMEOUT = 8_000;

/**
 * Returns the delay before the next attempt to connect, in milliseconds. The delay is partly
 * random, so that clients do not all reconnect at the same moment.
 */
export function delay(tries: number, chance: number): number {
  return Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** Math.min(tries, 10)) * (0.7 + 0.6 * chance);
}

export class Connection {
  readonly #make: () => Wire;
  readonly #key: () => string | null;
  readonly #listeners: ConnectionListeners;
  #wire: Wire | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #stopped = false;
  #begun = false;
  /** Whether the server has said that it is shutting down. */
  #closing = false;
  #state: ConnectionState = 'connecting';

  constructor(make: () => Wire, key: () => string | null, listeners: ConnectionListeners) {
    this.#make = make;
    this.#key = key;
    this.#listeners = listeners;
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#sleep);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /**
   * Sends a message and returns true if connected. While disconnected, drops the message and
   * returns false.
   */
  send(message: unknown): boolean {
    if (this.#wire?.readyState !== OPEN) return false;
    this.#wire.send(JSON.stringify(message));
    return true;
  }

  /**
   * Drops the connection and reconnects, for example as another player or because the server did
   * not answer.
   */
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

  #change(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#listeners.changed(state);
  }

  #connect(): void {
    const wire = (this.#wire = this.#make());
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#drop();
      this.#lost();
    }, CONNECT_TIMEOUT);
    wire.onopen = () => {
      // Only a connection to a table sets `follow`, because this page's core then applies the
      // table's events itself.
      const hello: SocketRequest = {
        type: 'hello',
        key: this.#key(),
        follow: this.#listeners.welcomed,
      };
      wire.send(JSON.stringify(hello));
      if (!this.#listeners.welcomed) this.#connected();
    };
    wire.onmessage = ({ data }) => this.#hear(String(data));
    wire.onclose = ({ code }) => {
      this.#wire = null;
      if (code === 1012) this.#closing = true;
      this.#lost();
    };
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as { type: string; problem?: ApiError; fatal?: boolean };
    if (
      message.type === 'problem' &&
      message.fatal &&
      message.problem &&
      message.problem.reason !== 'unavailable' &&
      message.problem.reason !== 'too-many'
    ) {
      this.close();
      this.#change('lost');
      this.#listeners.refused(message.problem);
      return;
    }
    if (message.type === 'closing') this.#closing = true;
    else this.#connected();
    this.#listeners.heard(message);
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

  // The browser notices a lost network before the socket does.
  readonly #sleep = () => {
    if (this.#stopped) return;
    this.#drop();
    this.#lost();
  };

  readonly #look = () => {
    if (document.visibilityState === 'visible') this.#wake();
  };
}

/** Opens a WebSocket to the server from which this page was loaded. */
export function wireTo(path: string): Wire {
  const address = new URL(path, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address);
}
