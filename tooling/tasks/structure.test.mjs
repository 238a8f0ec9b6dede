import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/** Which packages may import which (docs/architecture.md). Nobody imports an app. */
const arrows = {
  'packages/domain': [],
  'packages/theme': [],
  'packages/ui': ['theme', 'domain'],
  'packages/api': ['domain'],
  'packages/pages': ['ui', 'theme', 'domain', 'api'],
  'apps/portal': ['pages', 'ui', 'theme', 'api', 'domain'],
  'apps/storybook': ['pages', 'ui', 'theme', 'domain', 'api'],
  'apps/server': ['api', 'domain', 'theme'],
  'tooling/conformance': ['api', 'domain'],
  'tooling/faults': [],
  'tooling/specification': ['browser'],
};

const sourcesOf = async (folder) =>
  (await readdir(path.join(root, folder, 'src'), { recursive: true }))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, 'src', file));

const importsOf = (text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*['"](@stoa\/[^'"]+)['"]/g)].map(([, specifier]) => specifier);

test.each(Object.entries(arrows))('%s imports only the packages it may', async (folder, allowed) => {
  const files = await sourcesOf(folder);
  expect(files.length).toBeGreaterThan(0);
  const wrong = [];
  for (const file of files) {
    for (const specifier of importsOf(await readFile(path.join(root, file), 'utf8'))) {
      const name = specifier.split('/')[1];
      const tool =
        ['browser', 'build', 'conformance', 'faults', 'specification'].includes(name) &&
        /\.test\.tsx?$|\/(test|e2e)\//.test(file);
      if (name !== path.basename(folder) && !allowed.includes(name) && !tool)
        wrong.push(`${file} → ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

/**
 * Folders of the portal from the lowest to the highest: each may import only those below it. `areas` and
 * `frame` are on the same level.
 */
const floors = [
  // Code for tests only.
  ['test'],
  ['kernel'],
  ['preferences'],
  ['boot'],
  ['session'],
  ['i18n'],
  ['routing'],
  ['common'],
  ['uploads'],
  ['discussion', 'assistant'],
  ['areas', 'frame'],
  ['app'],
  ['main.tsx'],
];
const floorOf = (room) => floors.findIndex((rooms) => rooms.includes(room));

/** Imports of each portal file among the portal's own files: by statement, type-only and dynamic. */
async function portalImports() {
  const folder = path.join(root, 'apps/portal/src');
  const files = (await sourcesOf('apps/portal'))
    .map((file) => path.relative(folder, path.join(root, file)))
    .filter((file) => !/^e2e\/|\.test\.tsx?$/.test(file));
  const known = new Set(files);
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    const found = [...text.matchAll(/(?:from\s+|import\s+|import\(\s*)['"](\.[^'"]+)['"]/g)]
      .map(([, to]) => path.join(path.dirname(file), to))
      .filter((to) => known.has(to));
    return [file, [...new Set(found)]];
  });
  return new Map(await Promise.all(entries));
}

test('no folder of the portal imports one above it or beside it', async () => {
  const wrong = [];
  for (const [file, imports] of await portalImports()) {
    const room = file.split('/')[0];
    expect([file, floorOf(room)]).not.toContain(-1);
    for (const to of imports) {
      const other = to.split('/')[0];
      if (room !== other && floorOf(other) >= floorOf(room)) wrong.push(`${file} → ${to}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no area of the portal imports another; the list of all areas names their paths and loads the rest', async () => {
  const wrong = [];
  for (const [file, imports] of await portalImports()) {
    const [room, area] = file.split('/');
    if (room !== 'areas') continue;
    for (const to of imports) {
      const [otherRoom, other, part] = to.split('/');
      const isListed = file === 'areas/index.ts' && /^(paths|area)\.ts$/.test(part ?? '');
      if (otherRoom === 'areas' && other !== area && !isListed) wrong.push(`${file} → ${to}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Sets of files that import each other in a circle (Tarjan's algorithm). */
function knotsIn(graph) {
  const at = new Map();
  const low = new Map();
  const trail = [];
  const knots = [];
  const visit = (file) => {
    at.set(file, at.size);
    low.set(file, at.get(file));
    trail.push(file);
    for (const to of graph.get(file) ?? []) {
      if (!at.has(to)) visit(to);
      if (trail.includes(to)) low.set(file, Math.min(low.get(file), low.get(to)));
    }
    if (low.get(file) !== at.get(file)) return;
    const knot = trail.splice(trail.indexOf(file));
    if (knot.length > 1) knots.push(knot);
  };
  for (const file of graph.keys()) if (!at.has(file)) visit(file);
  return knots;
}

test('no more than two files of the portal import each other, types and late imports included', async () => {
  const made = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', []],
  ]);
  expect(knotsIn(made)).toEqual([['a', 'b', 'c']]);
  expect(knotsIn(await portalImports()).filter((knot) => knot.length > 2)).toEqual([]);
});

test('the server takes the contract of the api package, never its client', async () => {
  const wrong = [];
  for (const file of await sourcesOf('apps/server')) {
    // A test may use the client to act as a browser.
    if (/\.test\.ts$|\/test\//.test(file)) continue;
    for (const specifier of importsOf(await readFile(path.join(root, file), 'utf8'))) {
      if (specifier.startsWith('@stoa/api') && !specifier.startsWith('@stoa/api/contract/')) {
        wrong.push(`${file} → ${specifier}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

/** Imports of the api package in a file, and whether they are type-only. */
const apiImportsOf = (text) =>
  [...text.matchAll(/(?:import|export)\s+(type\s)?[^;'"]*?from\s+['"](@stoa\/api[^'"]*)['"]/g)].map(
    ([, type, specifier]) => ({ specifier, isType: type !== undefined }),
  );

test('pages take types of the contract, never its schemas, its client or its hooks', async () => {
  const asType = "import type { Person } from '@stoa/api/contract/people';";
  expect(apiImportsOf(asType)).toEqual([{ specifier: '@stoa/api/contract/people', isType: true }]);
  const asValue = "import { type Person, personList } from '@stoa/api/contract/people';";
  expect(apiImportsOf(asValue)).toEqual([{ specifier: '@stoa/api/contract/people', isType: false }]);
  const wrong = [];
  for (const file of await sourcesOf('packages/pages')) {
    const text = await readFile(path.join(root, file), 'utf8');
    const found = apiImportsOf(text);
    // Dynamic imports and imports for side effects are forbidden, so every mention must be one of the imports
    // found above.
    const mentions = importsOf(text).filter((specifier) => /^@stoa\/api(?:\/|$)/.test(specifier));
    if (mentions.length !== found.length)
      wrong.push(`${file}: imports the api package late or for its effect`);
    // A test may check fixtures against the schemas.
    const isTest = /\.test\.tsx?$/.test(file);
    for (const { specifier, isType } of found) {
      if (!specifier.startsWith('@stoa/api/contract/') || !(isType || isTest))
        wrong.push(`${file} → ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what serves all areas of the server imports none of them, except to name a type', async () => {
  const wrong = [];
  for (const file of await sourcesOf('apps/server')) {
    if (!file.startsWith(path.join('apps/server/src/shared/')) || file.endsWith('.test.ts')) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, words, specifier] of text.matchAll(/^import ([^;]*?)from '([^']*areas\/[^']*)'/gm)) {
      if (!words.startsWith('type ')) wrong.push(`${file} → ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the api package and the boot script send requests to a server', async () => {
  const wrong = [];
  for (const folder of ['apps/portal', 'packages/ui', 'packages/pages']) {
    for (const file of await sourcesOf(folder)) {
      if (/\.(test|stories)\.tsx?$|\/(e2e|test)\//.test(file)) continue;
      const text = await readFile(path.join(root, file), 'utf8');
      if (/\bfrom ['"]swr['"]|\bXMLHttpRequest\b/.test(text)) wrong.push(file);
    }
  }
  expect(wrong).toEqual([]);
});

test('the code for browsers needs nothing newer than the oldest of them has', async () => {
  // Chrome 109 supports none of these, and a build does not polyfill them.
  const newer =
    /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\b(Object|Map)\.groupBy\(|Promise\.withResolvers|AbortSignal\.any\(|Array\.fromAsync/;
  const wrong = [];
  const folders = ['domain', 'theme', 'ui', 'api', 'pages'].map((name) => `packages/${name}`);
  for (const folder of [...folders, 'apps/portal']) {
    for (const file of await sourcesOf(folder)) {
      if (/\.(test|stories)\.tsx?$|\/(e2e|test|proof)\//.test(file)) continue;
      if (newer.test(await readFile(path.join(root, file), 'utf8'))) wrong.push(file);
    }
  }
  expect(wrong).toEqual([]);
});
