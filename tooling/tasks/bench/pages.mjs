import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveFolder } from '@stoa/browser/serve';
import { signIn } from '../portalDriver.mjs';
import { root } from '../run.mjs';
import { buildBare, scriptBytes } from './buildBare.mjs';
import { measure, medians } from './measure.mjs';
import { count, kib, line, shift } from './report.mjs';

const dist = path.join(root, 'apps/portal/dist');

const ready = (selector) => (opened) => opened.waitForSelector(selector, { timeout: 60_000 });

/** The pages with what performance.md promises of them; `settled` is what a person came for. */
const pages = {
  '/login': { address: '/login', settled: ready('form'), js: 100, fcp: 1.2, lcp: 1.2 },
  '/home': {
    address: '/home',
    settled: ready('[data-component="CourseCover"]'),
    js: 135,
    fcp: 1.2,
    lcp: 1.6,
  },
  '/course/all': { address: '/course/all', settled: ready('[data-component="CourseCard"]'), js: 140 },
  '/course/detail': {
    address: '/course/detail?courseId=103',
    settled: ready('[data-component="LessonRow"]'),
    js: 140,
  },
  '/course/study': { address: '/course/study?courseId=103', settled: ready('video'), js: 150 },
};

const heavy = /hls/i;
const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** gzip bytes of what the browser asked for, as the build wrote them; hls.js is counted by the player's table. */
async function packedBytes(files, ending) {
  const sizes = files
    .filter((file) => file.endsWith(ending) && !heavy.test(file))
    .map(async (file) => (await readFile(path.join(dist, `${file}.gz`))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const inlineScripts = (html) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].reduce((sum, [, text]) => sum + gzip(text), 0);

/** Signs in once; what the browser then keeps is what a returning person has. */
async function returningPerson(browser, tenant) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, tenant, '13800000001');
  const storageState = await context.storageState();
  await context.close();
  return storageState;
}

const guards = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
];

/**
 * What the portal sends with every page: a page that shares no window with who opened it gets a process of its own
 * from the browser, and that is the price of the header, not of what stands in the page.
 */
async function guardsOf(tenant) {
  const { port } = new URL(tenant);
  const { headers } = await fetch(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } });
  return Object.fromEntries(guards.map((name) => [name, headers.get(name) ?? '']));
}

/** First loads of the portal beside a still page and a bare React page, interleaved in one run. */
export async function measurePages(browser, tenant, rounds) {
  const bareFolder = await buildBare();
  const headers = await guardsOf(tenant);
  const stillFolder = path.join(root, 'tooling/tasks/bench/static');
  const still = await serveFolder(stillFolder, { headers });
  const unguarded = await serveFolder(stillFolder);
  const bare = await serveFolder(bareFolder, { precompressed: true, headers });
  const storageState = await returningPerson(browser, tenant);

  const names = Object.keys(pages);
  const runs = {
    unguarded: [],
    static: [],
    bare: [],
    ...Object.fromEntries(names.map((name) => [name, []])),
  };
  for (let round = 0; round < rounds; round += 1) {
    runs.unguarded.push(await measure(browser, unguarded.url));
    runs.static.push(await measure(browser, still.url));
    runs.bare.push(await measure(browser, bare.url));
    for (const [name, { address, settled }] of Object.entries(pages)) {
      const options = { settled, ...(name === '/login' ? {} : { storageState }) };
      runs[name].push(await measure(browser, `${tenant}${address}`, options));
    }
  }
  await Promise.all([still.close(), unguarded.close(), bare.close()]);

  const floor = { static: medians(runs.static), bare: medians(runs.bare), js: await scriptBytes(bareFolder) };
  const inline = inlineScripts(await readFile(path.join(dist, 'index.html'), 'utf8'));
  const lines = [
    line('static page: FCP, with the security headers beside without', floor.static.fcp, {
      plain: medians(runs.unguarded).fcp,
    }),
    line('bare React page: FCP', floor.bare.fcp, { plain: floor.static.fcp }),
  ];
  for (const [name, { js, fcp, lcp }] of Object.entries(pages)) {
    const { files, lcpElement } = runs[name].at(-1);
    const figures = medians(runs[name]);
    lines.push(
      line(`${name}: scripts, gzip`, (await packedBytes(files, '.js')) + inline, {
        unit: kib,
        plain: floor.js,
        limit: js * 1024,
      }),
      line(`${name}: style sheets, gzip`, await packedBytes(files, '.css'), { unit: kib, limit: 10 * 1024 }),
      line(`${name}: document on the wire`, figures.document, { unit: kib, plain: floor.static.document }),
      line(`${name}: requests`, figures.requests, { unit: count, plain: floor.bare.requests }),
      line(`${name}: FCP beside static`, figures.fcp, { plain: floor.static.fcp, limit: fcp, by: 'ratio' }),
      line(`${name}: LCP (${lcpElement}) beside bare`, figures.lcp, {
        plain: floor.bare.lcp,
        limit: lcp,
        by: 'ratio',
      }),
      line(`${name}: layout shift`, figures.cls, { unit: shift, limit: 0.02 }),
    );
  }
  return lines;
}
