import { expect, test } from 'vitest';
import { throughStoaImport } from './lateImports.ts';

test('leads every import of a file of the build to the one that can ask again, and nothing else', () => {
  expect(throughStoaImport('a(()=>import("./Panel-x1.js"),[1]);import(`./words-y.js`).then(n=>n.t)')).toBe(
    'a(()=>stoaImport("./Panel-x1.js"),[1]);stoaImport("./words-y.js").then(n=>n.t)',
  );
  const others = 'import{a}from"./base-x.js";import(address);reimport("./x.js");import.meta.url';
  expect(throughStoaImport(others)).toBe(others);
});
