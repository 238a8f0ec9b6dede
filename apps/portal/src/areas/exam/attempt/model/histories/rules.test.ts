import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, expect, test } from 'vitest';
import { rules } from './rules.ts';

const broken = new Map<string, readonly string[]>();

beforeAll(async () => {
  const child = spawn(
    process.execPath,
    ['--conditions=@stoa/source', resolve(import.meta.dirname, 'without.ts')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    const one: { rule: string; broken: string[] } = JSON.parse(line);
    broken.set(one.rule, one.broken);
  }
}, 120_000);

test.each(rules)('a history misses it where this rule is gone: $rule', ({ rule }) => {
  expect(broken.get(rule)?.length).toBeGreaterThan(0);
});
