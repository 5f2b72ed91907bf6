// Measures the page's speed in a browser against the server, and compares it with limits. `cargo
// xtask bench page` runs it. CARAMBOLE_BIN names the program, or CARAMBOLE_URL a page that is
// already served. `--figures FILE` also writes all results as JSON.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { chromium } from '@playwright/test';

const SLOWDOWN = 4;
const LIMITS = {
  bytes: 385_000,
  interactive: 1000,
  frames: 55,
  preview: 16,
  certificate: 300,
  tokens: 5000,
};
const PORT = 8097;
/** The cells on course 4 where six tokens are placed. */
const TOKENS = [
  [76, 4],
  [85, 7],
  [76, 8],
  [72, 10],
  [74, 12],
  [80, 14],
];

const given = process.env.CARAMBOLE_URL;
const address = given ?? `http://127.0.0.1:${PORT}`;
const server = given ? null : await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});
const SIZE = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  reducedMotion: 'no-preference',
};
const version = browser.version();
const figures = [];
const failed = [];
let missed = 0;
try {
  await part(firstLoad);
  await part(interactive);
  await part(roll);
  await part(breakShot);
  await part(certificates);
} finally {
  await browser.close();
  server?.kill();
}
const named = process.argv.indexOf('--figures');
if (named > 0)
  writeFileSync(
    process.argv[named + 1],
    JSON.stringify({ browser: `Chromium ${version}`, figures, failed }),
  );
process.exitCode = missed > 0 ? 1 : 0;

async function serve() {
  const binary = resolve(
    import.meta.dirname,
    process.env.CARAMBOLE_BIN ?? '../../target/debug/carambole',
  );
  if (!existsSync(binary))
    throw new Error(
      `${binary} is missing; build it with \`cargo build -p carambole\` or name another one in CARAMBOLE_BIN`,
    );
  const child = spawn(
    binary,
    [
      'serve',
      '--listen',
      `127.0.0.1:${PORT}`,
      '--data',
      join(mkdtempSync(join(tmpdir(), 'carambole-')), 'carambole.sqlite'),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  for (let tries = 0; tries < 100; tries++) {
    try {
      if ((await fetch(address)).ok) return child;
    } catch {
      await new Promise((next) => setTimeout(next, 100));
    }
  }
  child.kill();
  throw new Error(`the page does not answer on ${address}`);
}

/** Runs one measurement. A failed measurement does not stop the others. */
async function part(measure) {
  const context = await browser.newContext(SIZE);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  try {
    if (measure === roll || measure === breakShot) await offlineReady(page);
    await measure(page);
  } catch (problem) {
    missed++;
    failed.push(`The page's ${measure.name} was not measured: ${String(problem).split('\n')[0]}.`);
    console.log(failed.at(-1));
  } finally {
    await context.close();
  }
}

/** Reports a number, or the median of several, and whether it meets its limit. */
function report(what, measured, unit, limit, atLeast = false) {
  const values = [measured].flat().sort((a, b) => a - b);
  const value = values[Math.floor((values.length - 1) / 2)];
  const fine = atLeast ? value >= limit : value <= limit;
  if (!fine) missed++;
  const aim = `${atLeast ? 'at least' : 'at most'} ${limit.toLocaleString('en')}${fine ? '' : '   MISSED'}`;
  note(what, values, unit, aim);
  Object.assign(figures.at(-1), { limit, atLeast });
}

/** Reports the median of several numbers without comparing it with a limit. */
function note(what, values, unit, aim = '') {
  const value = values[Math.floor((values.length - 1) / 2)];
  const shown = (number) =>
    Number.isInteger(number) ? number.toLocaleString('en') : number.toFixed(1);
  const spread = values.length > 1 ? ` (${shown(values[0])}–${shown(values.at(-1))})` : '';
  console.log(`${what.padEnd(52)} ${shown(value).padStart(9)}${spread} ${unit.padEnd(6)} ${aim}`);
  figures.push({ name: what.trim(), unit, values });
}

/** Opens the start screen, and waits until the page works offline. */
async function offlineReady(page) {
  await page.goto(address);
  await workerReady(page);
}

/**
 * Waits until the service worker has fetched every file, and gives the page 0.7 s to become idle
 * again.
 */
async function workerReady(page) {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(700);
}

async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/**
 * Measures how many bytes of each kind the first visit to the start screen transfers before the
 * network is idle.
 */
async function firstLoad(page) {
  const kinds = { '.html': 'HTML', '.css': 'CSS', '.js': 'JS', '.wasm': 'wasm', '.woff2': 'fonts' };
  const sums = {};
  const sizes = [];
  page.on('requestfinished', (request) => {
    // The service worker fetches all other files later, for offline use.
    if (request.serviceWorker()) return;
    const kind =
      kinds[extname(new URL(request.url()).pathname)] ??
      (request.isNavigationRequest() ? 'HTML' : 'other');
    sizes.push(
      (async () => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        // The browser does not count the scripts of workers.
        const length = Number((await request.response())?.headers()['content-length'] ?? 0);
        sums[kind] = (sums[kind] ?? 0) + Math.max(responseBodySize, length) + responseHeadersSize;
      })(),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Play now' }).waitFor();
  await page.waitForTimeout(500);
  await Promise.all(sizes);
  report(
    'first load',
    Object.values(sums).reduce((all, one) => all + one, 0),
    'bytes',
    LIMITS.bytes,
  );
  for (const [kind, bytes] of Object.entries(sums)) note(`  of which ${kind}`, [bytes], 'bytes');
}

/**
 * Measures the time until the Play button is painted and the page is idle enough to respond to a
 * tap at once.
 */
async function interactive() {
  const first = [];
  const later = [];
  for (let run = 0; run < 5; run++) {
    // A new browser context has an empty cache.
    const context = await browser.newContext(SIZE);
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await slow(page);
    await page.addInitScript(() => {
      const seen = new Promise((found) => {
        const look = () =>
          document.querySelector('button.primary') ? found() : requestAnimationFrame(look);
        look();
      });
      window.interactive = seen
        .then(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
        .then(() => new Promise((idle) => requestIdleCallback(() => idle(performance.now()))));
    });
    for (const times of [first, later]) {
      await page.goto('about:blank');
      await page.goto(address);
      times.push(await page.evaluate(() => window.interactive));
      // The second visit starts only when the first one is complete.
      if (times === first) await workerReady(page);
    }
    await context.close();
  }
  report(`time to interactive, first visit, ${SLOWDOWN}× slower`, first, 'ms', LIMITS.interactive);
  report(`time to interactive, second visit, ${SLOWDOWN}× slower`, later, 'ms', LIMITS.interactive);
}

/** Starts recording the time of every frame. */
async function noteFrames(page) {
  await page.evaluate(() => {
    const frames = (window.frames_ = []);
    const note = (time) => {
      frames.push(time);
      window.noting = requestAnimationFrame(note);
    };
    window.noting = requestAnimationFrame(note);
  });
}

/** Returns the frames per second, on average and in the worst half second. */
async function frameRate(page) {
  const frames = await page.evaluate(() => {
    cancelAnimationFrame(window.noting);
    return window.frames_;
  });
  const rate = (part) => ((part.length - 1) * 1000) / (part.at(-1) - part[0]);
  let worst = Infinity;
  for (let first = 0; first < frames.length; first++) {
    const part = frames.slice(first).filter((time) => time <= frames[first] + 500);
    if (frames.at(-1) >= frames[first] + 500) worst = Math.min(worst, rate(part));
  }
  return {
    all: rate(frames),
    worst: Number.isFinite(worst) ? worst : rate(frames),
    seconds: (frames.at(-1) - frames[0]) / 1000,
  };
}

/**
 * Measures the frame rate of a long roll with the black die (15 to 40 impulses), and how quickly a
 * path is shown.
 */
async function roll(page) {
  await page.goto(`${address}/golf/friends`);
  await page.getByRole('button', { name: 'Customise' }).click();
  await page.getByRole('radio', { name: /^Both/ }).check();
  await page.getByRole('radio', { name: '30', exact: true }).check();
  await page.getByText('Ready to play').waitFor();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/play\//);
  const panel = page.getByRole('region', { name: 'Your stroke' });
  await panel.waitFor();
  let best = null;
  const previews = [];
  for (let stroke = 0; stroke < 8 && !(best && best.impulses >= 30); stroke++) {
    const start = page.getByRole('button', { name: 'Start cell 1' });
    const die = page.getByRole('button', { name: /^black die/ });
    await page.getByRole('heading', { name: /choose a/ }).waitFor();
    if (await start.isVisible()) await start.click();
    await die.click();
    await panel.getByRole('button', { name: /^Roll/ }).click();
    const rose = page.getByRole('radio', { name: /./ });
    await panel.getByRole('button', { name: /direction|Skip turn/ }).waitFor();
    const impulses = Number(
      /rolled (\d+)/.exec((await die.getAttribute('aria-label')) ?? '')?.[1] ?? 0,
    );
    if (await panel.getByRole('button', { name: /Skip turn/ }).isVisible()) {
      await panel.getByRole('button', { name: /Skip turn/ }).click();
      continue;
    }
    // Previews every open direction once, then plays the last one.
    await page.evaluate(() => document.activeElement?.blur());
    for (let look = 0; look < (await rose.count()); look++)
      previews.push(await latency(page, 'ArrowLeft'));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await noteFrames(page);
    await page.keyboard.press('Enter');
    await skipButton(page, true);
    await skipButton(page, false);
    const measured = { impulses, ...(await frameRate(page)) };
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (!best || measured.impulses > best.impulses) best = measured;
  }
  report(
    `mini golf: a roll with ${best.impulses} impulses (${best.seconds.toFixed(1)} s), ${SLOWDOWN}× slower`,
    best.all,
    'fps',
    LIMITS.frames,
    true,
  );
  note('  the worst half second of the roll', [best.worst], 'fps');
  previews.sort((a, b) => a - b);
  report(
    'mini golf: showing a path, p95',
    previews[Math.floor(previews.length * 0.95)],
    'ms',
    LIMITS.preview,
  );
}

/**
 * Waits until the button that skips an animation appears or disappears. A locator would search by
 * role in every frame, which would slow the animation down.
 */
async function skipButton(page, there) {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('.play button')].some(({ textContent }) =>
        textContent.trim().startsWith('Skip'),
      ) === wanted,
    there,
    { polling: 100 },
  );
}

/**
 * Returns the time in milliseconds from a key press until the page has changed. The time to paint
 * the change is not included.
 */
async function latency(page, key) {
  await page.evaluate(() => {
    window.shown = new Promise((changed) => {
      let pressed = 0;
      addEventListener('keydown', () => (pressed = performance.now()), {
        capture: true,
        once: true,
      });
      const watch = new MutationObserver(() => {
        if (!pressed) return;
        watch.disconnect();
        changed(performance.now() - pressed);
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.shown);
}

/**
 * Measures the frame rate of three opening shots in Carramboule, at full strength with all twenty
 * balls.
 */
async function breakShot(page) {
  await page.goto(`${address}/carramboule/practice`);
  const session = await page.context().newCDPSession(page);
  const rates = [];
  for (let shot = 0; shot < 3; shot++) {
    await page.getByRole('button', { name: 'Set up', exact: true }).click();
    for (let harder = 0; harder < 30; harder++) await page.keyboard.press('ArrowUp');
    await page.getByRole('button', { name: /^Shoot/ }).waitFor();
    await page.evaluate(() => document.activeElement?.blur());
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.keyboard.press('Space');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('button.primary')].every((button) => button.disabled),
    );
    await noteFrames(page);
    await page.waitForFunction(
      () => [...document.querySelectorAll('button.primary')].some((button) => !button.disabled),
      null,
      { timeout: 60_000, polling: 100 },
    );
    rates.push(await frameRate(page));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const rate = rates.sort((one, other) => one.all - other.all)[1];
  const all = rates.map((one) => one.all);
  report(
    `Carramboule: a break (${rate.seconds.toFixed(1)} s), ${SLOWDOWN}× slower`,
    all,
    'fps',
    LIMITS.frames,
    true,
  );
  note('  the worst half second of the break', [rate.worst], 'fps');
}

/**
 * Measures how long the workshop's certificate takes after an edit: moving a piece, and placing six
 * tokens.
 */
async function certificates(page) {
  const ready = () =>
    page.waitForFunction(
      () =>
        document.querySelector('section.cert')?.getAttribute('aria-busy') === 'false' &&
        document.querySelector('[data-testid=par]')?.textContent !== '…',
      null,
      { timeout: 60_000 },
    );
  const edited = async (edit) => {
    await page.evaluate(() => {
      window.judged = new Promise((judged) => {
        let since = 0;
        const begin = () => (since ||= performance.now());
        addEventListener('keydown', begin, { capture: true, once: true });
        addEventListener('click', begin, { capture: true, once: true });
        const card = document.querySelector('section.cert');
        let was = false;
        new MutationObserver((_, watch) => {
          const busy = card.getAttribute('aria-busy') === 'true';
          if (was && !busy) {
            watch.disconnect();
            judged(performance.now() - since);
          }
          was = busy;
        }).observe(card, { attributes: true });
      });
    });
    await edit();
    return page.evaluate(() => window.judged);
  };
  await page.goto(`${address}/workshop`);
  await page.getByRole('button', { name: /^Build on \S+ The Long Step$/ }).click();
  await ready();
  await page.getByRole('button', { name: /^Bar of 3, \d left$/ }).press('Enter');
  await page.locator('[data-piece="F-I3-1"]').waitFor();
  await ready();
  const times = [];
  for (const key of 'dadadadad') times.push(await edited(() => page.keyboard.press(key)));
  report('workshop: a certificate after an edit', times, 'ms', LIMITS.certificate);
  await page.goto(`${address}/workshop`);
  await page.getByRole('button', { name: /^Build on 4 / }).click();
  await ready();
  await page.getByRole('button', { name: 'Course file' }).click();
  const area = page.getByRole('textbox', { name: 'Course file' });
  const tokens = TOKENS.map(
    ([x, y], index) => `[[piece]]\nid = "token"\nat = [${x}, ${y}]\nvalue = ${-1 - (index % 3)}\n`,
  );
  await area.fill(`format = 1\non = ["4"]\n${tokens.join('')}`);
  report(
    'workshop: a certificate with six tokens',
    await edited(() => page.getByRole('button', { name: 'Apply' }).click()),
    'ms',
    LIMITS.tokens,
  );
}
