import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { expect, it } from 'vitest';

/** Builds one of the scripts of index.html as the build inlines it. */
async function inlined(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@stoa/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      target: 'chrome109',
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
        name: 'inlined',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not built.`);
  return output.output[0].code;
}

const bytes = (code: string): number => gzipSync(code, { level: 9 }).length;

// The first two run before the shell is painted, and the third before any call is sent, so each byte delays
// the page.
it.each([
  ['./head.ts', 1100],
  ['./shell.ts', 600],
  ['./early.ts', 2560],
])('%s stays within %i bytes', async (entry, limit) => {
  expect(bytes(await inlined(entry))).toBeLessThanOrEqual(limit);
});
