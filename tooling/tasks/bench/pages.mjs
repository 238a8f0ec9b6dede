import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveFolder } from '@stoa/browser/serve';
import { signIn } from '../portalDriver.mjs';
import { root } from '../run.mjs';
import { buildBare, scriptBytes } from './buildBare.mjs';
import { measure, measureStep, medians } from './measure.mjs';
import { count, kib, line, shift } from './report.mjs';

const dist = path.join(root, 'apps/portal/dist');

/**
 * The pages with their limits. `settled` is a selector of the main content. KiB of scripts and style sheets
 * are those of the first load; `restJs` and `restRequests` are those of everything loaded until three seconds
 * after the page is at rest. Paints are ratios to the plain pages, or milliseconds.
 */
const pages = {
  '/login': {
    address: '/login',
    settled: ['form'],
    js: 108,
    restJs: 130,
    restRequests: 18,
    fcp: 1.2,
    lcp: { limit: 1.2, by: 'ratio' },
  },
  '/home': {
    address: '/home',
    settled: ['[data-component="CourseCover"]'],
    js: 143,
    restJs: 190,
    restRequests: 45,
    fcp: 1.2,
    lcp: { limit: 1.4, by: 'ratio' },
  },
  '/course/all': {
    address: '/course/all',
    settled: ['[data-component="CourseCard"]'],
    js: 148,
    restJs: 190,
    lcp: { limit: 2000 },
  },
  '/course/detail': {
    address: '/course/detail?courseId=103',
    settled: ['[data-component="LessonRow"]'],
    js: 148,
    restJs: 190,
    lcp: { limit: 1400 },
  },
  '/course/study': {
    address: '/course/study?courseId=103',
    settled: ['[data-component="StudyPage"] [data-part="item"] h1', '[data-component="VideoPlayer"]'],
    js: 160,
    restJs: 345,
    restRequests: 60,
    lcp: { limit: 2000 },
  },
};

const hls = /hls/i;
const gzip = (text) => gzipSync(text, { level: 9 }).length;

/** Gzip bytes of the files that the browser loaded, as the build compressed them. */
async function packedBytes(files, ending) {
  const sizes = files
    .filter((file) => file.endsWith(ending))
    .map(async (file) => (await readFile(path.join(dist, `${file}.gz`))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const inlineScripts = (html) =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].reduce((sum, [, text]) => sum + gzip(text), 0);

/** Signs in once; answers the browser storage of a returning person. */
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
 * The security headers that the portal sends with every page. The plain pages get them too: a page with such
 * a header gets a browser process of its own, and that time must not count as the portal's.
 */
async function guardsOf(tenant) {
  const { port } = new URL(tenant);
  const { headers } = await fetch(`http://127.0.0.1:${port}/login`, { headers: { accept: 'text/html' } });
  return Object.fromEntries(guards.map((name) => [name, headers.get(name) ?? '']));
}

/** Measures first loads of the portal, of a static page and of a bare React page, interleaved in one run. */
export async function measurePages(browser, tenant, rounds) {
  const bareFolder = await buildBare();
  const headers = await guardsOf(tenant);
  const stillFolder = path.join(root, 'tooling/tasks/bench/static');
  const still = await serveFolder(stillFolder, { headers });
  const unguarded = await serveFolder(stillFolder);
  const bare = await serveFolder(bareFolder, { precompressed: true, headers });
  const storageState = await returningPerson(browser, tenant);

  const names = Object.keys(pages);
  const optionsOf = (name) => ({
    settled: pages[name].settled,
    ...(name === '/login' ? {} : { storageState }),
  });
  const runs = {
    unguarded: [],
    static: [],
    bare: [],
    step: [],
    ...Object.fromEntries(names.map((name) => [name, []])),
  };
  for (let round = 0; round < rounds; round += 1) {
    runs.unguarded.push(await measure(browser, unguarded.url));
    runs.static.push(await measure(browser, still.url));
    runs.bare.push(await measure(browser, bare.url));
    for (const [name, { address }] of Object.entries(pages))
      runs[name].push(await measure(browser, `${tenant}${address}`, optionsOf(name)));
    runs.step.push(
      await measureStep(browser, `${tenant}/course/all`, {
        storageState,
        from: '[data-component="CourseCard"]',
        link: '[data-component="CourseCard"] a',
        to: '[data-component="LessonRow"]',
      }),
    );
  }
  // The first load is measured once, because the files that a page loads first do not depend on the machine.
  const first = {};
  for (const [name, { address }] of Object.entries(pages))
    first[name] = await measure(browser, `${tenant}${address}`, { ...optionsOf(name), idle: false });
  await Promise.all([still.close(), unguarded.close(), bare.close()]);

  const floor = { static: medians(runs.static), bare: medians(runs.bare), js: await scriptBytes(bareFolder) };
  const inline = inlineScripts(await readFile(path.join(dist, 'index.html'), 'utf8'));
  const lines = [
    line('static page: FCP, with the security headers beside without', floor.static.fcp, {
      plain: medians(runs.unguarded).fcp,
    }),
    line('bare React page with one call: FCP', floor.bare.fcp, { plain: floor.static.fcp }),
    line('bare React page with one call: LCP', floor.bare.lcp, { plain: floor.static.lcp }),
  ];
  for (const [name, { js, restJs, restRequests, fcp, lcp }] of Object.entries(pages)) {
    const { files, lcpElement } = runs[name].at(-1);
    const figures = medians(runs[name]);
    const scripts = async (all) => (await packedBytes(all, '.js')) + inline;
    lines.push(
      line(
        `${name}: scripts of the first load, gzip, without hls.js`,
        await scripts(first[name].files.filter((file) => !hls.test(file))),
        { unit: kib, plain: floor.js, limit: js * 1024 },
      ),
      line('  three seconds after rest, with hls.js', await scripts(files), {
        unit: kib,
        plain: floor.js,
        limit: restJs * 1024,
      }),
      line(`${name}: style sheets of the first load, gzip`, await packedBytes(first[name].files, '.css'), {
        unit: kib,
        limit: 12 * 1024,
      }),
      line('  three seconds after rest', await packedBytes(files, '.css'), { unit: kib }),
      line(`${name}: requests of the first load`, first[name].requests, {
        unit: count,
        plain: floor.bare.requests,
      }),
      line('  three seconds after rest', figures.requests, {
        unit: count,
        plain: floor.bare.requests,
        ...(restRequests === undefined ? {} : { limit: restRequests }),
      }),
      line(`${name}: on the wire in the first load`, first[name].bytes, {
        unit: kib,
        plain: floor.bare.bytes,
      }),
      line('  three seconds after rest', figures.bytes, { unit: kib, plain: floor.bare.bytes }),
      line(`${name}: document on the wire`, figures.document, { unit: kib, plain: floor.static.document }),
      line(`${name}: FCP beside static`, figures.fcp, {
        plain: floor.static.fcp,
        ...(fcp === undefined ? {} : { limit: fcp, by: 'ratio' }),
      }),
      line(`${name}: LCP (${lcpElement}) beside bare`, figures.lcp, { plain: floor.bare.lcp, ...lcp }),
      line(`${name}: what a person came for`, figures.content, {
        plain: floor.bare.lcp,
        ...(name === '/course/study' ? lcp : {}),
      }),
      ...(figures.film > 0 ? [line(`${name}: the film`, figures.film, { plain: floor.bare.lcp })] : []),
      line(`${name}: layout shift until three seconds after rest`, figures.cls, { unit: shift, limit: 0.02 }),
      line('  in the first load', first[name].cls, { unit: shift, limit: 0.02 }),
    );
  }
  const step = medians(runs.step);
  return [
    ...lines,
    line('list → detail inside the portal: layout shift', step.cls, { unit: shift, limit: 0.02 }),
    line('  what a person came for', step.content, { limit: 500 }),
    line('  requests', step.requests, { unit: count }),
    line('  on the wire', step.bytes, { unit: kib }),
  ];
}
