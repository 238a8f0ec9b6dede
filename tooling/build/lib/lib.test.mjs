import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { importsOf, laterImportsOf, reasonForClient, serverSafe } from './clientModules.mjs';
import { checkDist, comesAlong, sameRules } from './dist.mjs';
import { startRegistry } from './registry.mjs';
import { ordered, rulesOf, sheetsByName, statedLayers } from './sheets.mjs';
import { excessOf } from './sizes.mjs';
import { root } from './workspace.mjs';

describe("'use client'", () => {
  test('everything that React has on a server counts as safe there', async () => {
    const react = path.dirname(
      createRequire(path.join(root, 'packages/ui/package.json')).resolve('react/package.json'),
    );
    const server = await readFile(path.join(react, 'cjs/react.react-server.production.js'), 'utf8');
    const offered = [...server.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
    expect(offered.length).toBeGreaterThan(15);
    expect(offered.filter((name) => !serverSafe.has(name) && !name.startsWith('__'))).toEqual([]);
  });

  test('is required for state, for own hooks and for handlers, and for nothing else', () => {
    const jsx = 'import { jsx } from "react/jsx-runtime";\n';
    expect(reasonForClient('import { useState } from "react";\nuseState(0);')).toBe('useState of react');
    expect(reasonForClient('import { useLabels } from "../provider.js";\nuseLabels("x");')).toMatch(
      'useLabels',
    );
    expect(reasonForClient(`${jsx}jsx("button", { onClick: go });`)).toBe('onClick is a function');
    expect(reasonForClient('import { useId, memo } from "react";\nuseId();')).toBeUndefined();
    expect(reasonForClient('export { useLabels } from "../provider.js";')).toBeUndefined();
    expect(reasonForClient('const labels = { onlyOne: "one" };')).toBeUndefined();
  });
});

test('imports are read with what they name, static and dynamic', () => {
  const code =
    'import { a as b, c } from "x";\nimport "./y.css";\nexport { d } from "./d.js";\nimport("hls.js");';
  expect(importsOf(code)).toEqual([
    { names: ['a', 'c'], from: 'x' },
    { names: [], from: './y.css' },
    { names: ['d'], from: './d.js' },
  ]);
  expect(laterImportsOf(code)).toEqual(['hls.js']);
});

test('a library that one of our files imports indirectly is found', () => {
  const files = new Map([
    ['index.js', 'export { A } from "./A/A.js";'],
    ['A/A.js', 'import "../b.js";\nimport("pdfjs-dist");'],
    ['b.js', 'import { init } from "echarts/core";'],
  ]);
  expect([...comesAlong(files, 'index.js')]).toEqual(['echarts/core']);
});

test('a style sheet declares the order of the layers once, whatever it said before', () => {
  const sheet = ordered('@layer a.x;\n@layer a.y;\n@layer a.y {\n  .b { color: red; }\n}', ['a.x', 'a.y']);
  expect(statedLayers(sheet)).toEqual(['a.x', 'a.y']);
  expect(rulesOf(sheet)).toBe('@layer a.y {\n  .b { color: red; }\n}');
});

test('a module names its style sheets as Node can find them, and nothing else of it changes', () => {
  const code =
    'import "./../style/tone.css";\nimport "./A.css";\nimport { b } from "./b.js";\nb("./A.css");\n';
  expect(sheetsByName(code, 'A/A.styles.js')).toBe(
    'import "#css/style/tone.css";\nimport "#css/A/A.css";\nimport { b } from "./b.js";\nb("./A.css");\n',
  );
});

test('a dist folder is refused for each fault that it has', () => {
  const faults = [];
  const files = new Map([
    ['A/A.css.js', ''],
    [
      'A/A.js',
      'import { style } from "@vanilla-extract/css";\nimport "./gone.js";\nimport { useState } from "react";',
    ],
    ['A/A.css', '.a { color: red; }'],
    ['index.js', 'import Hls from "hls.js";'],
    ['B/B.styles.js', 'import "./B.css";'],
    ['B/B.css', ''],
  ]);
  const expectIt = (fine, sentence) => fine || faults.push(sentence);
  checkDist({ name: 'ui', files, entries: ['index.js'], expect: expectIt });
  for (const sentence of [
    'ui/A/A.css.js does not look like a style source',
    'ui/A/A.js needs no style compiler',
    'ui/A/A.js imports files that are in the package',
    "ui/A/A.js says 'use client' exactly when it needs to",
    'ui/A/A.css states the order of the layers, first of all and once',
    'ui/A/A.css has every rule in a layer',
    'ui/index.js loads hls.js only when asked',
    'ui/B/B.styles.js brings no sheet to plain Node',
    'ui/B/B.styles.js brings its sheet',
  ])
    expect(faults).toContain(sentence);
});

test('the style sheet of the package is compared rule by rule', () => {
  const a = '@layer s {\n  .a { color: red; }\n}';
  const b = '@layer s {\n  .b { color: red; }\n}';
  expect(
    sameRules(
      new Map([
        ['a.css', a],
        ['b.css', b],
        ['styles.css', `${b}\n${a}`],
      ]),
    ),
  ).toBe(true);
  expect(
    sameRules(
      new Map([
        ['a.css', a],
        ['b.css', b],
        ['styles.css', a],
      ]),
    ),
  ).toBe(false);
});

test('a component over its budget is named with the excess', () => {
  expect(excessOf('Button', { js: 15_000, css: 360 })).toBeUndefined();
  expect(excessOf('Button', { js: 15_000, css: 361 })).toMatch('1 more than 15360');
  expect(excessOf('Anything', { js: 40_960, css: 1 })).toBeDefined();
});

describe('the registry for trying out a release', () => {
  let registry;
  afterEach(() => registry.close());

  test('stores what is published, refuses other packages and a version that is taken', async () => {
    registry = await startRegistry();
    const address = `${registry.url}/@stoa%2fui`;
    const body = JSON.stringify({
      name: '@stoa/ui',
      'dist-tags': { latest: '1.0.0' },
      versions: { '1.0.0': { name: '@stoa/ui', version: '1.0.0', dist: {} } },
      _attachments: { '@stoa/ui-1.0.0.tgz': { data: Buffer.from('bytes').toString('base64') } },
    });
    const publish = (headers) =>
      fetch(address, { method: 'PUT', body, headers }).then(({ status }) => status);
    expect(await fetch(address).then(({ status }) => status)).toBe(404);
    expect(await publish({})).toBe(401);
    expect(await publish({ authorization: 'Bearer publisher' })).toBe(201);
    expect(await publish({ authorization: 'Bearer publisher' })).toBe(409);
    const known = await fetch(address).then((response) => response.json());
    expect(known['dist-tags']).toEqual({ latest: '1.0.0' });
    expect(await fetch(known.versions['1.0.0'].dist.tarball).then((response) => response.text())).toBe(
      'bytes',
    );
    expect(registry.versionsOf('@stoa/ui')).toEqual(['1.0.0']);
  });
});
