// A fake server for component tests, which responds to the page's requests under /api. A test fails
// if a request or response does not match the API of the real server (see contract.ts).
import { expect, onTestFinished, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import type {
  Health,
  ApiErrorReason,
  SocketMessage,
  Identity,
  People,
  Ratings,
} from '../../src/generated/protocol';
import { forgetIdentity, keepIdentity } from '../../src/online/identity.svelte';
import { breach, success } from './contract';

/** The response to a request: JSON, a complete response, or a function that returns either. */
type Reply = unknown | ((asked: Asked) => unknown);

export interface Asked {
  method: string;
  url: URL;
  body: unknown;
}

export interface Host {
  /** All requests that the page has sent so far. */
  asked: Asked[];
  /** Returns the requests with this method and path, such as `GET /tables`. */
  askedFor: (what: string) => Asked[];
  /** Replaces all responses from now on; `null` makes the server unreachable. */
  answer: (replies: Record<string, Reply> | null) => void;
  /** Waits until the page has an open socket, then sends a message through all its sockets. */
  tell: (message: SocketMessage) => Promise<void>;
}

const STATUS: Partial<Record<ApiErrorReason, number>> = {
  malformed: 400,
  unknown: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
};

/** Returns a response that refuses a request, in the server's format. */
export const refuse = (reason: ApiErrorReason, text: string = reason): Response =>
  new Response(JSON.stringify({ reason, text }), { status: STATUS[reason] ?? 500 });

async function respond(replies: Record<string, Reply>, request: Asked): Promise<Response> {
  const reply = replies[key(request)];
  if (reply === undefined) return refuse('not-found');
  const value: unknown = typeof reply === 'function' ? await reply(request) : reply;
  if (value instanceof Response) return value.clone();
  const status = success(request.method, request.url);
  return new Response(status === 204 ? null : JSON.stringify(value), { status });
}

const key = ({ method, url }: Asked) => `${method} ${url.pathname.slice('/api'.length)}`;

/**
 * Starts the fake server, which runs until the test ends. If `replies` has no response to a
 * request, the usual response is sent, or else "not found".
 */
export function host(replies: Record<string, Reply> | null, me: Identity | null = null): Host {
  const asked: Asked[] = [];
  const breaches: (string | undefined)[] = [];
  let answers = replies;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { method: init?.method ?? 'GET', url, body };
    asked.push(request);
    if (!answers) throw new TypeError('Failed to fetch');
    const response = await respond({ ...USUAL, ...answers }, request);
    const text = await response.clone().text();
    const answer: unknown = text === '' ? null : JSON.parse(text);
    breaches.push(breach({ ...request, status: response.status, answer }));
    return response;
  });
  const sockets = new Set<Socket>();
  const RealSocket = globalThis.WebSocket;
  vi.stubGlobal('WebSocket', function (address: string | URL, protocols?: string | string[]) {
    if (!new URL(address, location.href).pathname.startsWith('/api/'))
      return new RealSocket(address, protocols);
    const socket = new Socket(() => sockets.delete(socket));
    sockets.add(socket);
    return socket;
  });
  forgetIdentity();
  if (me) keepIdentity(me);
  onTestFinished(async () => {
    // Unmounts the page, because it would continue to send requests.
    await cleanup();
    forgetIdentity();
    vi.unstubAllGlobals();
    expect(breaches.filter((breach) => breach !== undefined)).toEqual([]);
  });
  return {
    asked,
    askedFor: (what) => asked.filter((request) => key(request) === what),
    answer: (replies) => (answers = replies),
    tell: async (message) => {
      await vi.waitUntil(() => [...sockets].some((socket) => socket.onmessage));
      const data = JSON.stringify(message);
      for (const socket of sockets) socket.onmessage?.({ data });
    },
  };
}

export const HEALTHY: Health = { version: '1.0.0', storage: true, nats: null, contact: null };
const NO_PEOPLE: People = { following: [], followers: [], blocked: [], challenges: [] };
const NO_RATINGS: Ratings = { now: [], curve: [], skill: [] };

/** The responses of a new server that has no data. */
const USUAL: Record<string, Reply> = {
  'GET /courses': [],
  'GET /health': HEALTHY,
  'GET /me/people': NO_PEOPLE,
  'GET /me/ratings': NO_RATINGS,
  'GET /me/tables': [],
  'GET /tables': [],
};

/** A fake WebSocket that opens immediately. */
class Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readyState = 1;

  constructor(readonly closed: () => void) {
    queueMicrotask(() => this.onopen?.());
  }

  send(): void {}

  close(): void {
    this.readyState = 3;
    this.closed();
  }
}

export const ANA: Identity = { player: 'p-ana', name: 'Ana', key: 'key-ana' };
