/// <reference types="vite/client" />
import { expect, test, vi } from 'vitest';

const dear = [
  'Collator',
  'DateTimeFormat',
  'DisplayNames',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
] as const;
const locales = import.meta.glob<object>(['./**/*.ts', '!./**/*.test.ts']);

test('an application that loads all messages of a language waits for no formatter at its start', async () => {
  const made = dear.map((name) => vi.spyOn(Intl, name));
  vi.resetModules();
  for (const load of Object.values(locales)) await load();
  expect(Object.keys(locales).length).toBeGreaterThan(30);
  expect(made.flatMap((spy) => spy.mock.calls)).toEqual([]);
  vi.restoreAllMocks();
});
