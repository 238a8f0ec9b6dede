// `pnpm bench`: what the first load costs, and the player cost, as ratios against pages measured in the same run.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { findBrowser } from '@stoa/browser';
import { serveFolder } from '@stoa/browser/serve';
import { chromium } from 'playwright-core';
import { buildBare, buildPlayer, scriptBytes } from './bench/buildBare.mjs';
import { measure, medians } from './bench/measure.mjs';
import { firstFrame, manyLessons } from './bench/player.mjs';
import { signIn } from './portalDriver.mjs';
import { root, run, say, startServer } from './run.mjs';

const rounds = Number(process.argv.find((argument) => argument.startsWith('--rounds='))?.slice(9) ?? 5);
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
const ms = (time) => `${Math.round(time)} ms`;
const ratio = (value, base) => `${(value / base).toFixed(2)}×`;

const table = (lines) => {
  const widths = lines[0].map((_head, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines)
    say(
      line
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
};

const build = await run('turbo', ['run', 'build', '--filter=@stoa/portal', '--output-logs=errors-only'], {
  quiet: true,
});
if (build.code !== 0) {
  say(build.output);
  process.exit(1);
}

const dataDir = path.join(root, 'node_modules/.cache/stoa-bench/data');
await rm(dataDir, { recursive: true, force: true });
const port = '4690';
const serverEnv = { PORT: port, DATA_DIR: dataDir };

const memoryOf = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
};
const stop = (child) => new Promise((resolve) => (child.once('exit', resolve), child.kill('SIGTERM')));
const timedStart = async () => {
  const from = performance.now();
  const { child } = await startServer({ env: serverEnv });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  await answer.text();
  return { child, took: performance.now() - from };
};

const first = await timedStart();
const peak = await memoryOf(first.child.pid);
await stop(first.child);
const second = await timedStart();

const { executablePath, env, source } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: ['--disable-gpu'] });
say(`browser: ${browser.version()} (${source}), ${rounds} rounds, 4× processor, 1.6 Mbit/s, 150 ms\n`);

const stillPage = await serveFolder(path.join(root, 'tooling/tasks/bench/static'));
const bareFolder = await buildBare();
const barePage = await serveFolder(bareFolder, { precompressed: true });
const playerPages = await serveFolder(await buildPlayer(), { precompressed: true });
const tenant = `http://sunrise.localhost:${port}`;

const context = await browser.newContext();
const page = await context.newPage();
await signIn(page, tenant, '13800000001');
const storageState = await context.storageState();
await context.close();

const ready = (selector) => (opened) => opened.waitForSelector(selector, { timeout: 60_000 });
const pages = {
  static: [stillPage.url],
  bare: [barePage.url],
  '/login': [`${tenant}/login`, { settled: ready('form') }],
  '/home': [`${tenant}/home`, { storageState, settled: ready('[data-component="CourseCover"]') }],
  '/course/study': [`${tenant}/course/study?courseId=103`, { storageState, settled: ready('video') }],
};
const runs = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const [name, [url, options]] of Object.entries(pages))
    runs[name].push(await measure(browser, url, options));
}
const result = Object.fromEntries(Object.entries(runs).map(([name, list]) => [name, medians(list)]));
const { static: still, bare } = result;

const rows = [
  ['page', 'JS on the wire', '× bare', 'CSS', 'requests', 'FCP', '× static', 'LCP', '× bare', 'shift'],
];
for (const [name, figures] of Object.entries(result)) {
  const js = figures.js - figures.heavy;
  rows.push([
    name,
    kib(js) + (figures.heavy ? ` + hls ${kib(figures.heavy)}` : ''),
    ratio(js, bare.js),
    kib(figures.css),
    String(figures.requests),
    ms(figures.fcp),
    ratio(figures.fcp, still.fcp),
    ms(figures.lcp),
    ratio(figures.lcp, bare.lcp),
    figures.cls.toFixed(3),
  ]);
}
table(rows);

// What the build says of each address, beside the same bytes of the bare page: no wire, no headers.
const bareBytes = await scriptBytes(bareFolder);
const costs = JSON.parse(await readFile(path.join(root, 'apps/portal/dist/budgets.json'), 'utf8'));
say(`\nfirst load as built, gzip; the bare page has ${kib(bareBytes)} of scripts`);
table([
  ['page', 'JS', '× bare', 'CSS', 'files'],
  ...costs.map(({ path: address, jsGzip, cssGzip, requests }) => [
    address,
    kib(jsGzip),
    ratio(jsGzip, bareBytes),
    kib(cssGzip),
    String(requests),
  ]),
]);

const players = { 'bare hls.js': [], 'our player': [] };
for (let round = 0; round < rounds; round += 1) {
  players['bare hls.js'].push(await firstFrame(browser, `${playerPages.url}/bare.html`));
  players['our player'].push(await firstFrame(browser, `${playerPages.url}/ours.html`));
}
const [floor, ours] = Object.values(players).map(medians);
const memory = await manyLessons(browser, `${playerPages.url}/ours.html`);
say('\nplayer, 4× processor, 10 Mbit/s, React on both sides');
table([
  ['', 'first frame', '× bare (≤ 1.05)', 'code over bare (≤ 25 KiB)', 'elements (≤ 80)'],
  ['bare hls.js', ms(floor.frame), '1.00×', kib(0), String(floor.nodes)],
  [
    'our player',
    ms(ours.frame),
    ratio(ours.frame, floor.frame),
    kib(ours.bytes - floor.bytes),
    String(ours.nodes),
  ],
]);
say(
  `our player, ${memory.lessons} lessons in one page: heap ${kib(memory.before)} → ${kib(memory.after)} ` +
    `(${(memory.growth * 100).toFixed(0)} %, ≤ 20 %), ${memory.sources} media source left (1)`,
);

say(`\nserver, first start (creates and seeds the database) to first answer: ${ms(first.took)}`);
say(
  `server, second start to first answer: ${ms(second.took)} (${ratio(second.took, first.took)} of the first)`,
);
say(
  `server, peak memory after the seed: ${peak ? `${Math.round(peak / 1024 / 1024)} MiB` : 'not known on this system'}`,
);

await browser.close();
await stillPage.close();
await barePage.close();
await playerPages.close();
await stop(second.child);
