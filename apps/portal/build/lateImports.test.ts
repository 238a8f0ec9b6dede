import { describe, expect, test } from 'vitest';
import { throughStoaImport } from './lateImports.ts';

const through = (code: string, scripts: Record<string, readonly string[]> = {}) =>
  throughStoaImport(code, 'Page-p.js', scripts);

describe('the imports of a built script', () => {
  test('go through the function that can request a file again, and nothing else does', () => {
    expect(through('a(()=>import("./Panel-x1.js"),{b});import(`./words-y.js`).then(n=>n.t)')).toBe(
      'a(()=>stoaImport("Panel-x1.js")(),{b});stoaImport("words-y.js")().then(n=>n.t)',
    );
    const others = 'import{a}from"./base-x.js";import(address);reimport("./x.js");import.meta.url';
    expect(through(others)).toBe(others);
  });

  test('start together with the style sheets of a part, and not after them', () => {
    expect(through('s(()=>r(()=>import("./Panel-x1.js"),e([0,3])));r(()=>import("./b.js"),[])')).toBe(
      's(()=>r(stoaImport("Panel-x1.js"),e([0,3])));r(stoaImport("b.js"),[])',
    );
  });

  test('list everything that the file imports, except what the importing script itself has loaded', () => {
    const scripts = {
      'Page-p.js': ['base-b.js'],
      'base-b.js': ['react-r.js'],
      'Panel-x.js': ['base-b.js', 'menu-m.js'],
      'menu-m.js': ['react-r.js', 'icons-i.js', 'Panel-x.js'],
    };
    expect(through('import("./Panel-x.js")', scripts)).toBe(
      'stoaImport("Panel-x.js","menu-m.js","icons-i.js")()',
    );
  });
});
