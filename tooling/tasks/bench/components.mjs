import path from 'node:path';
import { serveFolder } from '@stoa/browser/serve';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { root } from '../run.mjs';
import { medians } from './measure.mjs';
import { line } from './report.mjs';

/** Limit of each scene as a ratio to the plain one; scenes without a limit are reported only. */
const budgets = {
  'cards: mount 200': 1.4,
  'cards: update 200': 2,
  'cards: a new brand colour, five times': 1.4,
  'cards: 20 new brand colours': 1.4,
  'pieces: mount 200 × 7': undefined,
  'pieces: update 200 × 7': undefined,
  'pieces: a new brand colour, five times': 1.4,
  'pieces: 20 new brand colours': 1.4,
  // Each element is drawn anew in ours, because its text, line or page has a trace of the colour; beside a page
  // whose greys stay as they are, this costs what is printed here.
  'pieces: 20 new brand colours, fixed greys in plain': undefined,
  'table 500 × 8: mount': 1.2,
  'table 500 × 8: sort by each': 1.05,
  'dialog: open and close 50 times': 3,
  'menu: open and close 40 times': 3,
  'popover: open and close 40 times': 3,
  'form: mount': 2,
  'form: 20 keystrokes': 1.5,
};

const brands = Array.from({ length: 20 }, (_, at) => `#${(0x1677ff + at * 0x0b1d05).toString(16).slice(-6)}`);

const scenesRoot = path.join(root, 'tooling/tasks/bench/components');

/**
 * Pages for measuring the start: React alone, with one card and its messages, and with all messages of a
 * language.
 */
const boots = { plain: 'boot-plain', groups: 'boot-groups', all: 'boot-all' };

async function buildScenes() {
  const outDir = path.join(root, 'node_modules/.cache/stoa-bench/components');
  await build({
    root: scenesRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['index', ...Object.values(boots)].map((name) => path.join(scenesRoot, `${name}.html`)),
      },
    },
  });
  return outDir;
}

/** Waits for two frames and then for idle time, in which some of our components still draw. */
const resting = (page) =>
  page.evaluate(async () => {
    for (const ask of [requestAnimationFrame, requestIdleCallback, requestAnimationFrame]) {
      await new Promise((done) => ask(done));
      await new Promise((done) => ask(done));
    }
  });

/** Milliseconds of main-thread work until the page is at rest after `act`. */
async function cost(page, client, act) {
  const taskTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  await resting(page);
  const before = await taskTime();
  await act();
  await resting(page);
  return (await taskTime()) - before;
}

/** Milliseconds that the scripts of a page run until it is drawn. */
async function bootOf(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await resting(page);
  const { metrics } = await client.send('Performance.getMetrics');
  await context.close();
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
}

/** What is measured of each scene, in a page of its own. */
const scenes = {
  cards: (page, measured, mount) => colours(page, measured, mount, 'cards', '200'),
  pieces: (page, measured, mount) => colours(page, measured, mount, 'pieces', '200 × 7'),
  table: async (page, measured, mount) => {
    await mount('table 500 × 8: mount');
    const headers = await page.locator('thead button').all();
    // All sorts are timed together, because a single one is as short as a pause of the garbage collector.
    await measured('table 500 × 8: sort by each', async () => {
      for (const header of headers) {
        await header.evaluate((button) => button.click());
        await resting(page);
      }
    });
  },
  dialog: async (page, measured, mount) => {
    await mount('dialog: mount');
    await measured('dialog: open and close 50 times', () =>
      page.evaluate(() => window.scene.openAndClose(50)),
    );
  },
  menu: (page, measured, mount) => openings(page, measured, mount, 'menu'),
  popover: (page, measured, mount) => openings(page, measured, mount, 'popover'),
  form: async (page, measured, mount) => {
    await mount('form: mount');
    await page.locator('#account').focus();
    await measured('form: 20 keystrokes', () => page.keyboard.type('abcdefghijklmnopqrst'));
  },
};

async function colours(page, measured, mount, name, amount) {
  await mount(`${name}: mount ${amount}`);
  await measured(`${name}: update ${amount}`, () => page.evaluate(() => window.scene.update(13)));
  const change = (colors, tintsGreys = true) =>
    page.evaluate(([all, greys]) => window.scene.rethemeEach(all, greys), [colors, tintsGreys]);
  // One change is as short as a pause of the garbage collector, so five are measured, each from a page at rest.
  await measured(`${name}: a new brand colour, five times`, async () => {
    for (const brand of brands.slice(0, 5)) {
      await change([brand]);
      await resting(page);
    }
  });
  await measured(`${name}: 20 new brand colours`, () => change(brands));
  await measured(`${name}: 20 new brand colours, fixed greys in plain`, () => change(brands, false));
}

async function openings(page, measured, mount, name) {
  await mount(`${name}: mount`);
  await page.evaluate(() => window.scene.openAndEscape(2));
  await measured(`${name}: open and close 40 times`, () =>
    page.evaluate(() => window.scene.openAndEscape(40)),
  );
}

/** Milliseconds of each step of a scene in a new page. */
async function runScene(browser, url, name) {
  const costs = {};
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  // Counts the processor time of the thread, so that other programs on the machine do not count.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(() => window.scene !== undefined);
  const measured = async (title, act) => (costs[title] = await cost(page, client, act));
  const mount = (title) => measured(title, () => page.evaluate((n) => window.scene.mount(n), name));
  await scenes[name](page, measured, mount);
  await context.close();
  return costs;
}

/**
 * Scenes that are run three times in a round. One mount is as short as a pause of the garbage collector, and
 * cannot be repeated in its page, because only the first one runs code that is not yet optimised.
 */
const thrice = new Set(['cards', 'pieces', 'table']);

/**
 * Runs every scene on both sides. The two sides of a scene follow each other, the first one in turns, because
 * the pace of a machine changes by a third within minutes.
 */
async function runRound(browser, url, runs) {
  for (const name of Object.keys(scenes)) {
    for (let turn = 0; turn < (thrice.has(name) ? 3 : 1); turn += 1) {
      const before = (runs.ours[name] ??= []).length;
      for (const side of before % 2 === 0 ? ['plain', 'ours'] : ['ours', 'plain'])
        (runs[side][name] ??= []).push(await runScene(browser, `${url}/?side=${side}`, name));
    }
  }
}

/** The median of each step over the runs of its scene. */
const mediansOf = (side) => Object.assign({}, ...Object.values(side).map(medians));

/**
 * Main-thread work of our components beside the same scenes in plain React and handwritten CSS, interleaved in
 * one run.
 */
export async function measureComponents(browser, rounds) {
  const site = await serveFolder(await buildScenes());
  const runs = { ours: {}, plain: {}, boot: [] };
  for (let round = 0; round < rounds; round += 1) await runRound(browser, site.url, runs);
  for (let round = 0; round < rounds * 3; round += 1) {
    const boot = {};
    for (const [name, page] of Object.entries(boots))
      boot[name] = await bootOf(browser, `${site.url}/${page}.html`);
    runs.boot.push(boot);
  }
  await site.close();
  const [ours, plain, boot] = [mediansOf(runs.ours), mediansOf(runs.plain), medians(runs.boot)];
  return [
    ...Object.entries(budgets).map(([title, limit]) =>
      line(title, ours[title], {
        plain: plain[title],
        ...(limit === undefined ? {} : { limit, by: 'ratio' }),
      }),
    ),
    line('scripts at the start, one card with its words; plain: React alone', boot.groups, {
      plain: boot.plain,
    }),
    line('scripts at the start, labels={en}; plain: only the words of the card', boot.all, {
      plain: boot.groups,
      limit: 1.1,
      by: 'ratio',
    }),
  ];
}
