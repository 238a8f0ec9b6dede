import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { learners } from './setting.ts';

/**
 * Learners that several files only look through, or change on a server of their own; every other learner is
 * changed by the file that uses it.
 */
const shared = new Set([
  'rich',
  'manager',
  'trainer',
  'newHire',
  'untouched',
  'lapsed',
  'english',
  'reader',
  'alone',
  'sender',
  'disabled',
]);

const specs = fs
  .readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => ({ file, text: fs.readFileSync(path.join(import.meta.dirname, file), 'utf8') }));

test.each(Object.keys(learners).filter((name) => !shared.has(name)))(
  'the learner “%s”, whom a journey changes, is used by the journeys of one file only',
  (name) => {
    const used = specs.filter(({ text }) => new RegExp(`learners\\.${name}\\b`).test(text));
    expect(used.map(({ file }) => file)).toHaveLength(1);
  },
);
