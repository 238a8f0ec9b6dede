import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { brokenWithout } from '../../../../../test/takeAway.ts';
import { rules } from './rules.ts';

let broken: ReadonlyMap<string, readonly string[]> = new Map();

beforeAll(async () => {
  broken = await brokenWithout(resolve(import.meta.dirname, 'without.ts'));
}, 120_000);

test.each(rules)('without this rule one of the histories breaks a promise: $rule', ({ rule }) => {
  expect(broken.get(rule)?.length).toBeGreaterThan(0);
});
