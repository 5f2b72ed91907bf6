// `measure.mjs PEER TABLES ROUNDS SECONDS FOLDER`: starts the server in another process and
// generates the load. Prints one line of JSON with three figures for each round: the server's
// processor seconds for 1,000 actions, actions per second, and the milliseconds that an action
// takes to reach the other seat.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const [peer, tables, rounds, seconds, folder] = process.argv.slice(2);
const scripts = {
  'boardgame.io': ['boardgame-server.mjs', 'boardgame-clients.mjs'],
  'boardgame.io FlatFile': ['boardgame-server.mjs', 'boardgame-clients.mjs', folder],
  Colyseus: ['colyseus-server.mjs', 'colyseus-clients.mjs'],
};
const [server, clients, ...more] = scripts[peer];

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}

/// User and system time of a process, in seconds.
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

class Tally {
  count = 0;
  times = [];
  begun = new Map();

  sent(table) {
    this.begun.set(table, performance.now());
  }

  arrived(table) {
    const begun = this.begun.get(table);
    if (begun === undefined) return;
    this.count += 1;
    this.times.push(performance.now() - begun);
  }
}

const port = await freePort();
const path = fileURLToPath(new URL(server, import.meta.url));
const child = spawn(process.execPath, [path, port, ...more], {
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
process.on('exit', () => child.kill('SIGKILL'));
while (!(await answers(port))) await pause(50);

const { sit } = await import(`./${clients}`);
const tally = new Tally();
for (let number = 0; number < Number(tables); number += 1) await sit(port, `table-${number}`, tally);
await pause(3000);
const result = { peer, cpu: [], rate: [], times: [] };
for (let round = 0; round < Number(rounds); round += 1) {
  const [cpu, count, begin] = [cpuSeconds(child.pid), tally.count, performance.now()];
  tally.times = [];
  await pause(1000 * Number(seconds));
  const done = tally.count - count;
  const times = tally.times.sort((a, b) => a - b);
  result.cpu.push((cpuSeconds(child.pid) - cpu) / (done / 1000));
  result.rate.push(done / ((performance.now() - begin) / 1000));
  result.times.push([times[Math.floor(times.length / 2)], times[Math.floor(times.length * 0.99)]]);
}
console.log(JSON.stringify(result));
process.exit(0);
