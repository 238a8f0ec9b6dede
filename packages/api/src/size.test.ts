import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { contract } from './contract/all.ts';
import { allCalls } from './test/calls.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The code that a page gets when it imports these names, without the code that it has already and without the
 * lenient reader, which is loaded when an answer differs from the contract.
 */
async function codeOf(source: string, external: string[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['@stoa/source'] },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? at('page.ts') : null),
        load: (id) => (id === at('page.ts') ? source : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'chrome109',
      modulePreload: false,
      rolldownOptions: {
        input: 'virtual:page',
        external: [...external, /\/forgive\.ts$/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new Error('Expected one bundle');
  const [page, ...others] = result.output;
  if (others.length > 0) throw new Error('Expected one file');
  return page.code;
}

const kib = (code: string): number => gzipSync(code, { level: 9 }).length / 1024;

/**
 * Names of the fields in these schemas and those below; short names are left out, because the library may use
 * them as well.
 */
function fieldNames(schemas: unknown[], found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  for (const part of schemas) {
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    const entries = Object.entries(part);
    if ('type' in part && part.type === 'object') {
      for (const key of Object.keys(Object(Reflect.get(part, 'entries')))) if (key.length > 8) found.add(key);
    }
    fieldNames(
      entries.map(([, value]) => value),
      found,
      seen,
    );
  }
  return found;
}

const everyField = fieldNames(allCalls.flatMap(({ request, data }) => [request, data]));

describe('what a page loads', () => {
  it('inlines at most 1.5 KB for the boot calls', async () => {
    const code = await codeOf("import { boot } from './boot.ts'; boot()");
    expect(code).toContain('DeviceModel');
    expect(code.length).toBeLessThanOrEqual(1_536);
  });

  // Of the 6.7 KiB, 0.7 are Vite's code for loading a module lazily, which a page with several lazy modules
  // has already.
  it('loads at most 6.7 KiB for the client and the session', async () => {
    const code = await codeOf("export { createClient, createSessionStore } from './index.ts'", ['valibot']);
    expect(code).toContain('DeviceModel');
    expect(kib(code)).toBeLessThanOrEqual(6.7);
  });

  it('loads at most 3.1 KiB for the schemas of the login page, valibot included', async () => {
    const code = await codeOf(
      "export { login } from './contract/login.ts'; export { loginPage } from './contract/config.ts'",
    );
    expect(kib(code)).toBeLessThanOrEqual(3.1);
  });

  it.each(Object.entries(contract))('loads one call of %s without its neighbours', async (area, calls) => {
    const [name, call] = Object.entries(calls)[0] ?? [];
    const own = fieldNames([call?.request, call?.data]);
    const code = await codeOf(`export { ${name} } from './contract/${area}.ts'`);
    const foreign = [...everyField].filter((field) => !own.has(field) && code.includes(`${field}:`));
    expect(foreign).toEqual([]);
  });

  it.each([
    ['signatureOf', './signature/index.ts'],
    ['createBeatQueue', './progress/index.ts'],
    ['createOutbox', './outbox/index.ts'],
    ['createUploads', './uploads/index.ts'],
    ['createIntention', './index.ts'],
    ['videoCloud', './index.ts'],
  ])('leaves %s to the pages that need it', async (name, from) => {
    const client = "export { createClient, createSessionStore } from './index.ts';";
    const [without, beside] = await Promise.all([
      codeOf(client, ['valibot']),
      codeOf(`${client} export { ${name} } from '${from}'`, ['valibot', 'tus-js-client']),
    ]);
    // If the measured part belonged to the client, importing it would add no more than its name.
    expect(beside.length - without.length).toBeGreaterThan(300);
  });

  it('loads at most 11.7 KiB for uploads, and tus with the first of them', async () => {
    const code = await codeOf("export { createUploads } from './uploads/index.ts'", [
      'valibot',
      'tus-js-client',
    ]);
    expect(code).toMatch(/import\([`'"]tus-js-client[`'"]\)/);
    expect(code).not.toMatch(/from ?[`'"]tus-js-client/);
    expect(kib(code)).toBeLessThanOrEqual(11.7);
  });

  it('loads no SWR for a page that only acts', async () => {
    const code = await codeOf("export { ClientProvider, useApiAction } from './react/index.ts'", [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
    ]);
    expect(code).toContain('pending');
    expect(kib(code)).toBeLessThanOrEqual(1);
  });
});
