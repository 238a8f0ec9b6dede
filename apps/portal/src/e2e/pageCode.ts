import { build } from 'vite';

/** Builds a page that only tests open, from the source of its one script; imports are relative to `src`. */
export async function codeOf(source: string): Promise<string> {
  const root = new URL('..', import.meta.url).pathname;
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@stoa/source'] },
    root,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? `${root}test.page.ts` : null),
        load: (id) => (id.endsWith('test.page.ts') ? source : null),
      },
    ],
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'virtual:page' } },
  });
  if (!('output' in result)) throw new Error('Expected one bundle.');
  return result.output[0].code;
}
