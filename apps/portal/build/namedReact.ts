import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const prefix = '\0named-react/';
const sources = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']);

/** The names of a CommonJS module, each as an export of its own. */
export function asNamed(source: string): string {
  const all: object = require(source);
  const names = Object.keys(all).filter((name) => /^[A-Za-z]\w*$/.test(name) && name !== 'default');
  return [
    `import all from '${source}';`,
    ...names.map((name) => `export const ${name} = all.${name};`),
    'export default all;',
  ].join('\n');
}

/**
 * React is CommonJS, and what is built of it asks its object for each name at each use, in every file. Here the
 * names are read once, beside React, and travel between files like those of any module.
 */
export function namedReact(): Plugin {
  return {
    name: 'stoa-named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const asked =
        kind === 'import-statement' && sources.has(source) && importer?.startsWith(prefix) !== true;
      return asked ? prefix + source : null;
    },
    load(id) {
      return id.startsWith(prefix) ? asNamed(id.slice(prefix.length)) : null;
    },
  };
}
