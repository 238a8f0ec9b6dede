import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/** Who may import whom (docs/architecture.md). Nothing else: nobody imports an app. */
const arrows = {
  'packages/domain': [],
  'packages/theme': [],
  'packages/ui': ['theme', 'domain'],
  'packages/api': ['domain'],
  'apps/portal': ['ui', 'theme', 'api', 'domain'],
  'apps/storybook': ['ui', 'theme', 'domain', 'api'],
  'apps/server': ['api', 'domain', 'theme'],
  'tooling/conformance': ['api', 'domain'],
  'tooling/faults': [],
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
        ['browser', 'build', 'conformance', 'faults'].includes(name) &&
        /\.test\.tsx?$|\/(test|e2e)\//.test(file);
      if (name !== path.basename(folder) && !allowed.includes(name) && !tool)
        wrong.push(`${file} → ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('the server takes the contract of the api package, never its client', async () => {
  const wrong = [];
  for (const file of await sourcesOf('apps/server')) {
    // A test may play the people that come.
    if (/\.test\.ts$|\/test\//.test(file)) continue;
    for (const specifier of importsOf(await readFile(path.join(root, file), 'utf8'))) {
      if (specifier.startsWith('@stoa/api') && !specifier.startsWith('@stoa/api/contract/')) {
        wrong.push(`${file} → ${specifier}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('what serves all areas of the server imports none of them, except to name a type', async () => {
  const wrong = [];
  for (const file of await sourcesOf('apps/server')) {
    if (!file.startsWith(path.join('apps/server/src/shared/')) || file.endsWith('.test.ts')) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, words, specifier] of text.matchAll(/^import ([^;]*?)from '([^']*features\/[^']*)'/gm)) {
      if (!words.startsWith('type ')) wrong.push(`${file} → ${specifier}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('only the api package and the boot script speak to a server', async () => {
  const wrong = [];
  for (const folder of ['apps/portal', 'packages/ui']) {
    for (const file of await sourcesOf(folder)) {
      if (/\.(test|stories)\.tsx?$|\/(e2e|test)\//.test(file)) continue;
      const text = await readFile(path.join(root, file), 'utf8');
      if (/\bfrom ['"]swr['"]|\bXMLHttpRequest\b/.test(text)) wrong.push(file);
    }
  }
  expect(wrong).toEqual([]);
});

test('what browsers get asks for nothing newer than the oldest of them has', async () => {
  // Chrome 109 knows none of these, and a build does not add them.
  const newer =
    /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|\b(Object|Map)\.groupBy\(|Promise\.withResolvers|AbortSignal\.any\(|Array\.fromAsync/;
  const wrong = [];
  for (const folder of ['packages/domain', 'packages/theme', 'packages/ui', 'packages/api', 'apps/portal']) {
    for (const file of await sourcesOf(folder)) {
      if (/\.(test|stories)\.tsx?$|\/(e2e|test|proof)\//.test(file)) continue;
      if (newer.test(await readFile(path.join(root, file), 'utf8'))) wrong.push(file);
    }
  }
  expect(wrong).toEqual([]);
});
