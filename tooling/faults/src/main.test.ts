import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRules } from './parse.ts';
import { listen } from './test/listen.ts';

const server = createServer((_, outgoing) => outgoing.end('here'));
let target = '';
beforeAll(async () => {
  target = await listen(server);
});
afterAll(() => new Promise((done) => server.close(done)));

function start(...args: string[]) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args]);
  let said = '';
  child.stdout.on('data', (part: Buffer) => (said += part.toString()));
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, said: () => said, ended };
}

test('the command prints its seed, logs what it does, takes other rules by a line, and stops', async () => {
  const { child, said, ended } = start('--target', target, '--port', '0', '--seed', '7', '--rules', 'down');
  await expect.poll(said, { timeout: 10_000 }).toMatch(/rules: down, seed 7/);
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said())?.[0] ?? '';
  await expect(fetch(`${url}/a?access_token=secret`)).rejects.toThrow('fetch failed');
  child.stdin.write('off\n');
  await expect.poll(said).toMatch(/rules: off/);
  expect(await (await fetch(`${url}/b`)).text()).toBe('here');
  await expect.poll(said).toMatch(/1 GET \/a – 0 B cut {2}← down: reset\n[^]*2 GET \/b 200 4 B answered\n/);
  expect(said()).not.toContain('secret');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.each([
  [['--port', 'x'], '--port is a number from 0 to 65535.'],
  [['--target', 'https://a.b'], '--target is an address such as http://127.0.0.1:4600; https is not spoken.'],
  [['--seed', 'x'], '--seed is a number that a run has printed.'],
  [['--rules', 'fast'], 'There is no set of rules called "fast"'],
])('%j ends with a sentence', async (args, sentence) => {
  const { said, ended } = start(...args);
  expect(await ended).toBe(2);
  expect(said()).toContain(sentence);
});

describe('rules on the command line', () => {
  test('are names, with commas between them, or JSON of one or of several', async () => {
    expect((await readRules('slow, flaky')).map(({ name }) => name)).toEqual([
      'far',
      'narrow',
      'lost',
      'unsaid',
    ]);
    expect(await readRules('off')).toEqual([]);
    const one = { when: { path: '/api/*', times: 1 }, fault: { kind: 'delay', ms: [1, 2] } };
    expect(await readRules(JSON.stringify(one))).toEqual([one]);
    expect(await readRules(JSON.stringify([one, one]))).toEqual([one, one]);
  });

  test.each([
    ['{', 'The rules are not JSON.'],
    ['{}', 'Rule 1 needs a fault.'],
    ['{"fault":{"kind":"flood"}}', 'Rule 1: a fault needs a kind, one of delay'],
    ['{"fault":{"kind":"delay"}}', 'Rule 1: ms must be a number or [least, most].'],
    ['{"fault":{"kind":"reset","ms":1}}', 'Rule 1: reset knows no ms.'],
    ['{"fault":{"kind":"reset","of":"both"}}', 'Rule 1: of must be "request" or "reply".'],
    ['{"fault":{"kind":"reset"},"when":{"url":"/"}}', 'Rule 1: when knows no url.'],
    [
      '{"fault":{"kind":"reset"},"when":{"probability":2}}',
      'Rule 1: probability must be a number from 0 to 1.',
    ],
    ['/nowhere/rules.json', '/nowhere/rules.json cannot be read.'],
  ])('%s is refused with a sentence', async (text, sentence) => {
    await expect(readRules(text)).rejects.toThrow(sentence);
  });
});
