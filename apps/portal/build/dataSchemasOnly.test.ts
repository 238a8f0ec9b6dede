import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { dataSchemasOnly, withoutRequests } from './dataSchemasOnly.ts';

const folder = fileURLToPath(new URL('../../../packages/api/src/contract/', import.meta.url));
const modules = globSync('*.ts', { cwd: folder }).filter((file) => !/test|define/.test(file));

interface BuiltCall {
  readonly id: string;
  readonly request: unknown;
  readonly data: { '~standard': { validate: (value: unknown) => object } };
}

it('removes the request from a call, keeps its answer, and marks every schema as free of side effects', () => {
  const code =
    'const body = v.object({});\nexport const x = defineCall({ request: body, data: v.string() });';
  expect(withoutRequests(code)).toBe(
    'const body = /*@__PURE__*/v.object({});\nexport const x = /*@__PURE__*/defineCall({ request: 0, data: /*@__PURE__*/v.string() });',
  );
});

it('leaves a contract that runs: every call checks its answer, none carries a request', async () => {
  const entry = '\0contract';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@stoa/source'] },
    plugins: [
      {
        name: 'contract',
        resolveId: (id) => (id.endsWith('every-contract') ? entry : undefined),
        load: (id) =>
          id === entry
            ? modules
                .map((file, at) => `export * as m${at} from ${JSON.stringify(folder + file)};`)
                .join('\n')
            : undefined,
      },
      dataSchemasOnly(),
    ],
    build: { write: false, lib: { entry: 'every-contract', formats: ['es'] } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The contract was not built.');
  const { code } = output.output[0];
  // Only the schemas of requests trim texts, and these schemas are left out.
  expect(code).not.toContain('type:`trim`');
  const built: Record<string, Record<string, BuiltCall>> = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  const calls = Object.values(built)
    .flatMap((module) => Object.values(module))
    .filter(({ data }) => data !== undefined);
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter(({ request }) => request !== 0)).toEqual([]);
  const refused = calls.filter(({ data }) => 'issues' in data['~standard'].validate(Symbol('no answer')));
  expect(refused.map(({ id }) => id)).toEqual(calls.map(({ id }) => id));
  const banner = calls.find(({ id }) => id === 'S34');
  expect(banner?.data['~standard'].validate({ ok: true })).toMatchObject({ value: { ok: true } });
});
