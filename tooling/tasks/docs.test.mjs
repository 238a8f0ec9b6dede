import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/** Pages of the documentation that list faults and the tests that guard against them. */
const pages = await Promise.all(
  ['docs/threat-model.md', 'docs/fault-cases.md'].map(async (name) => ({
    name,
    text: await readFile(path.join(root, name), 'utf8'),
  })),
);
const guardsOf = (text) =>
  [...text.matchAll(/^- `([^`]+\.(?:test|spec)\.\w+)`: (.+)$/gm)].map(([, file, title]) => ({ file, title }));
const guards = pages.flatMap(({ name, text }) => guardsOf(text).map((guard) => ({ ...guard, name })));

/** Whether a test file contains this title, in the form in which the file writes it. */
const holds = (text, title) => {
  const words = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`\b(?:test|it)(?:\.each(?:<[^(]*>)?\([^]*?\))?\(\s*(['"\`])${words}\1`).test(
    text,
  );
};

test.each(guards)('the guard that $name names exists: $title ($file)', async ({ file, title }) => {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(holds(text, title)).toBe(true);
});

test('a title that no test has is no guard', () => {
  expect(holds("describe('a', () => { test('b', () => {}); });", 'b')).toBe(true);
  expect(holds("describe('a', () => { test('b', () => {}); });", 'a')).toBe(false);
  expect(holds("const words = 'b';", 'b')).toBe(false);
});

test.each(pages)('each part of $name says what guards it or that nothing does', ({ text }) => {
  // The text before the first section lists no guards.
  const parts = text.split(/^## /m).slice(1);
  const first = parts.findIndex((part) => /^(?:Guards:|Not guarded: )/m.test(part));
  const silent = parts
    .slice(first)
    .filter((part) => !/^Guards:$/m.test(part) && !/^Not guarded: /m.test(part));
  expect(parts.length - first).toBeGreaterThan(10);
  expect(silent.map((part) => part.split('\n')[0])).toEqual([]);
  // A guard in another form would not be checked, so every list entry must be a guard.
  expect(guardsOf(text)).toHaveLength(text.match(/^- `/gm)?.length ?? 0);
});

/**
 * A line of the specification's page: its statement, the files that implement it, and the tests that guard
 * it.
 */
const statementsOf = (text) =>
  [...text.slice(text.indexOf('\n## 1.')).matchAll(/^- (.+)$/gm)].map(([line, row]) => {
    const [statement, where = '', held = ''] = row.split(' → ');
    const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => file);
    const [, file, title] = /^`([^`]+)`: (.+)$/.exec(held) ?? [];
    return { line, statement, where, files, held, test: file && { file, title } };
  });
const statements = statementsOf(await readFile(path.join(root, 'docs/specification.md'), 'utf8'));

test('each statement of the specification names its code and its test, or is not built', () => {
  const unheld = statements.filter(
    ({ where, files, held, test: named }) =>
      where !== 'not built' && (files.length === 0 || !(named || /^no test: \w/.test(held))),
  );
  expect(unheld.map(({ line }) => line)).toEqual([]);
  expect(statements.length).toBeGreaterThan(140);
});

test('only a few statements are not tested', () => {
  expect(statements.filter(({ held }) => held.startsWith('no test: ')).length).toBeLessThanOrEqual(3);
});

test('an address that is said not to be built is not built', async () => {
  const snapshot = 'apps/portal/src/areas/__snapshots__/areas.test.ts.snap';
  const missing = [...(await readFile(path.join(root, snapshot), 'utf8')).matchAll(/^ {2}"(.+)",$/gm)].map(
    ([, address]) => address,
  );
  const said = statements
    .filter(({ where }) => where === 'not built')
    .flatMap(({ statement }) => [...statement.matchAll(/`(\/[^`]*)`/g)].map(([, address]) => address));
  // An address that ends in * stands for all addresses that begin with the text before it.
  const isMissing = (address) =>
    missing.some((one) => (address.endsWith('/*') ? one.startsWith(address.slice(0, -1)) : one === address));
  expect(said.length).toBeGreaterThan(8);
  expect(said.filter((address) => !isMissing(address))).toEqual([]);
});

const builtStatements = statements.filter(({ where }) => where !== 'not built');
test.each(builtStatements)('the code of a statement exists: $statement', async ({ files }) => {
  await Promise.all(files.map((file) => access(path.join(root, file))));
  expect(files).not.toContain('');
});

const held = builtStatements.filter(({ test: named }) => named);
test.each(held)('the test of a statement exists: $statement', async ({ test: { file, title } }) => {
  expect(holds(await readFile(path.join(root, file), 'utf8'), title)).toBe(true);
});
