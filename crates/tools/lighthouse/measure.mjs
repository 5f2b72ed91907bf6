// Measures the first views on a phone with Lighthouse and the real program. Run by `cargo xtask
// bench page`. CARAMBOLE_BIN names the program, CHROME_PATH the browser. The results are written to
// the file given as argument.
import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const PORT = 8098;
const ROUNDS = 3;
const PAGES = { start: '/', setup: '/golf', workshop: '/workshop', rulebook: '/rules' };
const LIMITS = { performance: 95, shift: 0.05, others: 100 };
const address = `http://127.0.0.1:${PORT}`;

const data = join(mkdtempSync(join(tmpdir(), 'carambole-')), 'carambole.sqlite');
const server = spawn(process.env.CARAMBOLE_BIN, ['serve', '--listen', `127.0.0.1:${PORT}`, '--data', data], { stdio: ['ignore', 'ignore', 'inherit'] });
const figures = [];
try {
  await answers();
  const chrome = await launch({ chromePath: process.env.CHROME_PATH, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    for (const [name, path] of Object.entries(PAGES)) await judge(name, path, chrome.port);
  } finally {
    chrome.kill();
  }
} finally {
  server.kill();
}
writeFileSync(process.argv[2], JSON.stringify(figures));

async function answers() {
  for (let tries = 0; tries < 100; tries++) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      await new Promise((next) => setTimeout(next, 100));
    }
  }
  throw new Error(`the page does not answer on ${address}`);
}

async function judge(name, path, port) {
  const [performance, shift, others] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    const { lhr } = await lighthouse(address + path, { port, output: 'json', logLevel: 'error' });
    const score = (category) => Math.round((lhr.categories[category].score ?? 0) * 100);
    performance.push(score('performance'));
    shift.push(lhr.audits['cumulative-layout-shift'].numericValue ?? 1);
    others.push(Math.min(...['accessibility', 'best-practices', 'seo'].map(score)));
  }
  report(`Lighthouse on a phone, ${name}`, 'of 100', performance, LIMITS.performance, true);
  report(`cumulative layout shift on a phone, ${name}`, 'score', shift, LIMITS.shift, false);
  report(`accessibility, best practices and search engines, ${name}`, 'of 100', others, LIMITS.others, true);
}

function report(name, unit, values, limit, atLeast) {
  console.log(`${name.padEnd(58)} ${values.join(' ')} ${unit} (${atLeast ? 'at least' : 'at most'} ${limit})`);
  figures.push({ name, unit, values, limit, atLeast });
}
