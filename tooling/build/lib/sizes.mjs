import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const kibibyte = 1024;

/**
 * The largest number of gzip bytes that a component may add to a page with React, JavaScript and CSS
 * together.
 */
export const budgets = {
  Button: 15 * kibibyte,
  CourseCard: 15 * kibibyte,
  Dialog: 15 * kibibyte,
};

/** Limit of every other component: no single one may be larger than a whole form. */
export const ceiling = 40 * kibibyte;

/**
 * @param {string} name
 * @param {{ js: number, css: number }} size
 * @returns {string | undefined} the part that exceeds the limit
 */
export function excessOf(name, { js, css }) {
  const allowed = budgets[name] ?? ceiling;
  const total = js + css;
  return total > allowed ? `${total} bytes, ${total - allowed} more than ${allowed}` : undefined;
}

const entry = '\0measured';
const mark = /globalThis\[["'`]css:([^"'`]+)["'`]\]=1[,;]?/g;
const withReact = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'swr'];

const bytes = (content) => (content.trim() === '' ? 0 : gzipSync(content, { level: 9 }).length);

/**
 * Gzip bytes that some lines of code add to a page that has React already; parts that load later do not
 * count.
 * @param {{ folder: string, code: string }} given `folder`: the folder in which the code would be
 * @returns {Promise<{ js: number, css: number }>}
 */
export async function measure({ folder, code }) {
  const bundle = await rolldown({
    input: entry,
    cwd: folder,
    external: withReact,
    logLevel: 'silent',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'measured',
        resolveId(id, importer) {
          if (id === entry) return id;
          return importer === entry ? this.resolve(id, path.join(folder, 'measured.js')) : undefined;
        },
        load(id) {
          if (id === entry) return code;
          // A sheet is replaced by a mark in the code, so that sheets of unused modules are not counted.
          return id.endsWith('.css') ? { code: `globalThis["css:${id}"]=1;`, moduleType: 'js' } : undefined;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const chunks = new Map(
    output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  const atOnce = new Set();
  const visit = (chunk) => {
    if (chunk === undefined || atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  visit([...chunks.values()].find(({ isEntry }) => isEntry));
  const text = [...atOnce].map((chunk) => chunk.code).join('\n');
  const sheets = [...new Set([...text.matchAll(mark)].map(([, file]) => file))];
  const css = (await Promise.all(sheets.map((file) => readFile(file, 'utf8'))))
    .join('\n')
    .replaceAll(/\s+/g, ' ');
  return { js: bytes(text.replaceAll(mark, '')), css: bytes(css) };
}

/**
 * Size of each component of a built package, measured alone.
 *
 * @param {string} folder the package
 * @returns {Promise<Record<string, { js: number, css: number }>>}
 */
export async function sizesOf(folder) {
  const dist = path.join(folder, 'dist');
  const names = (await readdir(dist)).filter((name) => /^[A-Z]/.test(name)).toSorted();
  const sizes = {};
  for (const name of names)
    sizes[name] = await measure({ folder: dist, code: `export * from './${name}/index.js';` });
  return sizes;
}
