// Gets the API description from the real server once for all component tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

const PROGRAM = resolve(
  import.meta.dirname,
  '../..',
  process.env.CARAMBOLE_BIN ?? '../target/debug/carambole',
);

export default async function (project: TestProject): Promise<void> {
  if (!existsSync(PROGRAM))
    throw new Error(`${PROGRAM} is missing; build it with \`cargo build -p carambole\``);
  const data = mkdtempSync(join(tmpdir(), 'carambole-'));
  const place = ['--listen', '127.0.0.1:0', '--data', join(data, 'carambole.sqlite')];
  const server = spawn(PROGRAM, ['serve', ...place], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, RUST_LOG: 'warn' },
  });
  try {
    for await (const line of createInterface(server.stdout)) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (!address) continue;
      const answer = await fetch(`${address}/api/openapi.json`);
      project.provide('api', (await answer.json()) as ApiDocument);
      return;
    }
    throw new Error('the server stopped before it printed its address');
  } finally {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
    rmSync(data, { recursive: true });
  }
}

interface Content {
  content?: Record<string, { schema?: object }>;
}

/** The parts of an OpenAPI document that the tests read. */
export interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { name: string; in: string }[];
        requestBody?: Content;
        responses: Record<string, Content>;
      }
    >
  >;
  components: object;
}

declare module 'vitest' {
  interface ProvidedContext {
    api: ApiDocument;
  }
}
