// Starts the real server with its own data, for journeys in WebKit.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './driver.ts';

export interface Server {
  address: string;
  stop: () => Promise<void>;
}

export async function serve(): Promise<Server> {
  const binary = resolve(
    import.meta.dirname,
    '..',
    process.env.CARAMBOLE_BIN ?? '../target/debug/carambole',
  );
  if (!existsSync(binary))
    throw new Error(`${binary} is missing; build it with \`cargo build -p carambole\``);
  const folder = mkdtempSync(join(tmpdir(), 'carambole-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const data = join(folder, 'carambole.sqlite');
  const server = spawn(binary, ['serve', '--listen', listen, '--data', data], { stdio: 'ignore' });
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://${listen}`;
  for (let tries = 0; tries < 600; tries++) {
    const answers = await fetch(`${address}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { address, stop };
    await new Promise((wake) => setTimeout(wake, 100));
  }
  await stop();
  throw new Error('the server does not answer');
}
