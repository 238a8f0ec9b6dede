import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The code that a page gets when it imports these names, without what the page has already. */
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
      rolldownOptions: { input: 'virtual:page', external, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in result)) throw new Error('Expected one bundle');
  const [page, ...others] = result.output;
  if (others.length > 0) throw new Error('Expected one file');
  return page.code;
}

const kib = (code: string): number => gzipSync(code, { level: 9 }).length / 1024;

describe('what a page pays', () => {
  it('inlines at most 1.5 KB for the boot calls', async () => {
    const code = await codeOf("import './boot.ts'");
    expect(code).toContain('DeviceModel');
    expect(code.length).toBeLessThanOrEqual(1_536);
  });

  it('loads at most 5.2 KiB for the client and the session', async () => {
    const code = await codeOf("export { createClient, createSessionStore } from './index.ts'", ['valibot']);
    expect(code).toContain('DeviceModel');
    expect(kib(code)).toBeLessThanOrEqual(5.2);
  });

  it('loads at most 3 KiB for the schemas of the login page, valibot included', async () => {
    const code = await codeOf(
      "export { login } from './contract/login.ts'; export { loginPage } from './contract/config.ts'",
    );
    expect(kib(code)).toBeLessThanOrEqual(3);
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
