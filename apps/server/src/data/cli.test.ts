import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-data-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command like `pnpm seed …` and `pnpm data …`, for a person whose current folder is `folder`. */
const run = (
  program: 'seed' | 'data',
  ...args: string[]
): Promise<{ said: string; exitCode: number | null }> =>
  new Promise((done) => {
    const child = spawn(process.execPath, ['--conditions=@stoa/source', `src/${program}/main.ts`, ...args], {
      cwd: resolve(import.meta.dirname, '../..'),
      env: { PATH: process.env['PATH'], INIT_CWD: folder, DATA_DIR: 'data', SEED_DATE: '2026-03-10' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('exit', (exitCode) => done({ said, exitCode }));
  });

test('unknown arguments are explained in a sentence, and nothing is changed', async () => {
  const refused = await Promise.all([
    run('seed'),
    run('data', 'dump', 'a', '--replace'),
    run('data', 'restore', 'a', '--force'),
  ]);
  for (const { said, exitCode } of refused) {
    expect([exitCode, said]).toEqual([1, expect.stringMatching(/^Use: (seed|data) [^\n]*\.\n$/)]);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('the demo data is set up, dumped and restored', { timeout: 120_000 }, async () => {
  expect(await run('seed', '--reset')).toEqual({
    said: 'The database holds the demo companies as of 2026-03-10, and nothing else.\n',
    exitCode: 0,
  });
  expect((await run('data', 'dump', 'all.stoa')).said).toMatch(
    /^All data is in .*all\.stoa\. It holds personal/,
  );
  expect((await run('data', 'restore', 'all.stoa', '--replace')).said).toMatch(/^Restored \d+ rows as of 20/);
  expect((await readdir(join(folder, 'data'))).filter((name) => name.includes('lock'))).toEqual([]);
});
