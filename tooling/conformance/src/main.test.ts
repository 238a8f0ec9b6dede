import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { learner, reply, startBackEnd } from './test/backEnd.ts';
import type { BackEnd } from './test/backEnd.ts';

let right: BackEnd;
let wrong: BackEnd;
let folder: string;
beforeAll(async () => {
  right = await startBackEnd();
  wrong = await startBackEnd({ S17: ({ signedIn }, honest) => (signedIn ? reply(200, []) : honest) });
  folder = await mkdtemp(path.join(tmpdir(), 'stoa-conformance-'));
});
afterAll(async () => {
  await Promise.all([right.close(), wrong.close()]);
  await rm(folder, { recursive: true, force: true });
});

const { tenant, account, password } = learner;
const asLearner = ['--tenant', tenant, '--account', account, '--password', password];

/** Runs the tool as a command. */
const tool = (...args: string[]): Promise<{ code: number; said: string }> =>
  new Promise((done) => {
    const main = path.join(import.meta.dirname, 'main.ts');
    execFile(process.execPath, ['--conditions=@stoa/source', main, ...args], (error, said) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, said }),
    );
  });

test('ends with 0 and says what passes', async () => {
  const { code, said } = await tool('--host', right.host, ...asLearner);
  expect(said).toMatch(/^holds {8}S17 {3}GET {3}\/company\/company\/config\/get +\d+ checks$/m);
  expect(said).toMatch(/42 calls: .* 0 differ/);
  expect(code).toBe(0);
});

test('ends with 1 and names call, question and field', async () => {
  const { code, said } = await tool('--host', wrong.host, ...asLearner, '--profile', 'core');
  expect(said).toMatch(
    /^differs {6}S17 .*\n {6}✗ with good parameters: data is a list; an object is expected$/m,
  );
  expect(code).toBe(1);
});

test('writes the report as JSON, on the terminal or into a file', async () => {
  const core = ['--host', wrong.host, ...asLearner, '--profile', 'core'];
  const printed = await tool(...core, '--json');
  expect(JSON.parse(printed.said)).toMatchObject({ profile: 'core', calls: { length: 42 } });
  const file = path.join(folder, 'report.json');
  await tool(...core, '--json', file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(JSON.parse(printed.said));
});

test('takes the adapter of the portal, and the list of calls', async () => {
  const file = path.join(folder, 'adapter.mjs');
  await writeFile(file, 'export default { calls: { globalConfig: { answer: (data) => data } } };');
  const { code, said } = await tool(
    '--host',
    right.host,
    ...asLearner,
    '--adapter',
    file,
    '--calls',
    'globalConfig,companyInfo',
  );
  expect(said).toMatch(/^adapted {6}S17 /m);
  expect(said).toMatch(/^same {9}S9 /m);
  expect(said).toMatch(/^absent {7}S7 /m);
  expect(code).toBe(0);
});

test('ends with 2 and a sentence when it cannot run', async () => {
  const refused = [
    [/whole address/],
    [/whole address/, '--host', 'portal'],
    [/specification, core, full/, '--host', right.host, '--profile', 'all'],
    [/--write needs/, '--host', right.host, '--write'],
    [/--adapter .*missing\.js/, '--host', right.host, '--adapter', path.join(folder, 'missing.js')],
    [/Nothing can be asked of http:\/\/127\.0\.0\.1:9/, '--host', 'http://127.0.0.1:9'],
  ] as const;
  for (const [sentence, ...args] of refused) {
    const { code, said } = await tool(...args);
    expect({ code, said }).toEqual({ code: 2, said: expect.stringMatching(sentence) });
  }
});
