import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './run.mjs';

/** Sources and pages of the repository, without what is generated and without the history of releases. */
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|md|mdx)$/.test(file))
  .filter((file) => !/CHANGELOG|citations\.test/.test(file));

const read = (file) => readFile(path.join(root, file), 'utf8');

/** The places that a text cites, by a pattern whose first group is the place. */
const cited = (text, pattern) => [...text.matchAll(pattern)].map(([, place]) => place);

const headings = cited(await read('docs/specification.md'), /^#{2,3} (\d+(?:\.\d+)?)\.? /gm);
const decisions = files.flatMap((file) => cited(file, /^docs\/decisions\/(\d{4})-/g));
const faults = cited(await read('docs/fault-cases.md'), /^## ([A-Z]-\d{2}):/gm);

/** Citations by name and number of documents that are not in the repository. */
const elsewhere =
  /\b(?:contract|screens?|reliability|theming|components|performance) (?:R?\d+(?:\.\d+)*|[A-Z]{1,2}-\d{2})\b|\bdecisions? \d{1,3}\b(?!\d)|\[D-\d+\]/gi;

/** The citations in a text that lead nowhere. */
const lost = (text) => [
  ...cited(text, /[Ss]pecification(?:['’]s)? points? (\d+(?:\.\d+)?)/g).filter(
    (point) => !headings.includes(point),
  ),
  ...cited(text, /\bdecision (\d{4})\b/g).filter((number) => !decisions.includes(number)),
  ...cited(text, /\bfault case ([A-Z]-\d{2})\b/g).filter((name) => !faults.includes(name)),
  ...(text.match(elsewhere) ?? []),
];

test('a citation that leads nowhere is detected', () => {
  expect(headings).toContain('7.6');
  expect(decisions).toContain('0012');
  expect(faults).toContain('S-01');
  expect(lost('specification point 9 and decision 0012, fault case S-01')).toEqual([]);
  expect(lost('specification point 12, decision 9999, fault case Z-01')).toEqual(['12', '9999', 'Z-01']);
  expect(lost('(contract 3.2), screens R22, reliability P-01, decision 28, [D-19]')).toHaveLength(5);
});

test('whatever a comment or a page cites is in the repository', async () => {
  const texts = await Promise.all(files.map(async (file) => [file, await read(file)]));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.flatMap(([file, text]) => lost(text).map((place) => `${file}: ${place}`))).toEqual([]);
});
