import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, inject, test } from 'vitest';
import { everySum, everything } from './found.ts';
import type { Found } from './found.ts';
import { planted } from './planted.ts';

const found = new Map<string, Found>();

beforeAll(async () => {
  // The script is run by Node and not by vitest, because Node can import a file a second time with a change.
  const child = spawn(
    process.execPath,
    ['--conditions=@stoa/source', resolve(import.meta.dirname, 'main.ts'), inject('seededDump')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const one: Found = JSON.parse(line);
    found.set(one.name, one);
  }
}, 600_000);

test.each(planted)('the suite detects the leak where $name', ({ name }) => {
  expect(found.get(name)?.without.length).toBeGreaterThan(0);
});

test.each(planted.filter(({ opens }) => opens.length > 0))(
  'it takes more than a forgotten row policy until $name',
  ({ name }) => {
    expect(found.get(name)?.withPredicate).toEqual([]);
  },
);

test('without any row policy the queries alone keep companies and people apart', () => {
  expect(found.get(everything)?.withPredicate).toEqual([]);
});

test('without any row policy no number, sum or order depends on what others have', () => {
  expect(found.get(everySum)?.withPredicate).toEqual([]);
});
