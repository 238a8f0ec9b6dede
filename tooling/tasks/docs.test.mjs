import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

const page = await readFile(path.join(root, 'docs/threat-model.md'), 'utf8');
const guards = [...page.matchAll(/^- `([^`]+\.(?:test|spec)\.\w+)`: (.+)$/gm)].map(([, file, title]) => ({
  file,
  title,
}));

/** Whether a test of the file has this title, as the file writes it. */
const holds = (text, title) => {
  const words = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`\b(?:test|it)(?:\.each\([^]*?\))?\(\s*(['"\`])${words}\1`).test(text);
};

test.each(guards)('the threat model’s guard exists: $title ($file)', async ({ file, title }) => {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(holds(text, title)).toBe(true);
});

test('a title that no test has is no guard', () => {
  expect(holds("describe('a', () => { test('b', () => {}); });", 'b')).toBe(true);
  expect(holds("describe('a', () => { test('b', () => {}); });", 'a')).toBe(false);
  expect(holds("const words = 'b';", 'b')).toBe(false);
});

test('every threat says what guards it or that nothing does', () => {
  const threats = page.split(/^## /m).slice(2);
  const silent = threats.filter((threat) => !/^Guards:$/m.test(threat) && !/^Not guarded: /m.test(threat));
  expect(threats.length).toBeGreaterThan(10);
  expect(silent.map((threat) => threat.split('\n')[0])).toEqual([]);
  // A guard in another form would not be looked up.
  expect(guards).toHaveLength(page.match(/^- `/gm)?.length ?? 0);
});
