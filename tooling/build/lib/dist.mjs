import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { importsOf, laterImportsOf, reasonForClient } from './clientModules.mjs';
import { rulesOf, statedLayers } from './sheets.mjs';

/** Libraries that must not be loaded before a page needs them. */
export const heavy = ['hls.js', 'echarts', 'pdfjs-dist', 'dompurify', 'tus-js-client'];
const isOf = (library, from) => from === library || from.startsWith(`${library}/`);

const order = ['reset', 'tokens', 'base', 'components', 'pages', 'utilities', 'overrides'].map(
  (name) => `stoa.${name}`,
);

/** File names that vanilla-extract takes for style sources; no built file may have one. */
const styleSource = /\.css\.(js|cjs|mjs|jsx|ts|tsx)(\?used)?$|\.vanilla\.css/;

/** Every file of a folder with its text. @returns {Promise<Map<string, string>>} */
export async function filesOf(folder) {
  const found = new Map();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    found.set(path.relative(folder, file).replaceAll(path.sep, '/'), await readFile(file, 'utf8'));
  }
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {Map<string, string>} files */
export const fingerprint = (files) => {
  const hash = createHash('sha256');
  for (const [name, text] of files) hash.update(`${name}\0${text}\0`);
  return hash.digest('hex');
};

/** Modules that are loaded together with a module, because of its static imports. */
export function comesAlong(files, entry) {
  const reached = new Set();
  const libraries = new Set();
  const visit = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const { from } of importsOf(files.get(file) ?? '')) {
      if (!from.startsWith('.')) libraries.add(from);
      else if (from.endsWith('.js')) visit(path.posix.join(path.posix.dirname(file), from));
    }
  };
  visit(entry);
  return libraries;
}

/** Each rule of a sheet with the at-rules around it, sorted. */
const rulesIn = (css) => {
  const rules = [];
  let depth = 0;
  let from = 0;
  const text = rulesOf(css);
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(text.slice(from, at + 1).trim());
    from = at + 1;
  }
  return rules;
};

/**
 * Checks the dist folder of one package.
 *
 * @param {{ name: string, files: Map<string, string>, entries: string[], expect: (fine: boolean, sentence:
 * string) => void }} given
 */
export function checkDist({ name, files, entries, expect }) {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'));
  const sheets = [...files].filter(([file]) => file.endsWith('.css'));

  for (const [file] of files) {
    expect(!styleSource.test(file), `${name}/${file} does not look like a style source`);
    expect(!/\.(test|stories|sample)\./.test(file), `${name}/${file} is no test, story or sample`);
  }
  for (const [file, code] of scripts) {
    const where = `${name}/${file}`;
    const imports = importsOf(code);
    expect(
      !imports.some(({ from }) => from.startsWith('@vanilla-extract/')),
      `${where} needs no style compiler`,
    );
    expect(
      imports.every(
        ({ from }) =>
          (!from.startsWith('.') || files.has(path.posix.join(path.posix.dirname(file), from))) &&
          (!from.startsWith('#css/') || files.has(from.slice('#css/'.length))),
      ),
      `${where} imports files that are in the package`,
    );
    expect(
      !imports.some(({ from }) => from.startsWith('.') && from.endsWith('.css')),
      `${where} brings no sheet to plain Node`,
    );
    // The bundler's own helper belongs to no source file.
    const isHelper = /rolldown[-/]runtime/.test(file);
    expect(isHelper || files.has(file.replace(/\.js$/, '.d.ts')), `${where} has declarations`);
    const onlyForwards = !code.includes('//# sourceMappingURL=');
    expect(
      isHelper || (onlyForwards ? !/^(?:var|const|function|class) /m.test(code) : files.has(`${file}.map`)),
      `${where} has a source map`,
    );
    expect(
      code.startsWith("'use client';\n") ===
        (reasonForClient(code.replace(/^'use client';\n/, '')) !== undefined),
      `${where} says 'use client' exactly when it needs to`,
    );
    if (files.has(file.replace(/\.styles\.js$/, '.css')) && file.endsWith('.styles.js'))
      expect(
        imports.some(({ from }) => from === `#css/${file.replace(/\.styles\.js$/, '.css')}`),
        `${where} brings its sheet`,
      );
  }
  for (const entry of entries) {
    const loaded = [...comesAlong(files, entry)];
    const unasked = loaded.filter((from) => heavy.some((library) => isOf(library, from)));
    expect(unasked.length === 0, `${name}/${entry} loads ${unasked.join(', ')} only when asked`);
  }
  for (const [file, css] of sheets) {
    expect(
      statedLayers(css).join() === order.join() && css.startsWith('@layer '),
      `${name}/${file} states the order of the layers, first of all and once`,
    );
    expect(
      rulesIn(css).every(
        (rule) => /^@layer stoa\.\w+ \{/.test(rule) || /^@(?:keyframes|property|font-face)/.test(rule),
      ),
      `${name}/${file} has every rule in a layer`,
    );
  }
  const brought = scripts.flatMap(([, code]) => [
    ...importsOf(code).map(({ from }) => from),
    ...laterImportsOf(code),
  ]);
  return heavy.filter((library) => brought.some((from) => isOf(library, from)));
}

/**
 * Compares the one large sheet with those of the components: it must contain the same rules, each the same
 * number of times.
 */
export function sameRules(files) {
  const parts = [...files].filter(([file]) => file.endsWith('.css') && file !== 'styles.css');
  const apart = parts.flatMap(([, css]) => rulesIn(css)).toSorted((a, b) => (a < b ? -1 : 1));
  const together = rulesIn(files.get('styles.css') ?? '').toSorted((a, b) => (a < b ? -1 : 1));
  return together.join('\n') === apart.join('\n');
}
