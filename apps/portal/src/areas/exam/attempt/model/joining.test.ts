import { expect, test } from 'vitest';
import { emptySheet, type Given, type Sheet } from './answers.ts';
import { join } from './joining.ts';

const given = (text: string, at: number): Given => ({ values: [text], files: [], at });
const sheetWith = (answer: Given): Sheet => ({ ...emptySheet, answers: new Map([[101, answer]]) });

test('an answer that was changed and changed back stays, if the other window has typed another one before', () => {
  const known = sheetWith(given('true', 1));
  const mine = sheetWith(given('true', 5));
  const theirs = sheetWith(given('false', 3));
  const { sheet, alsoTyped } = join(mine, { known, tried: new Map(), theirs }, new Map());
  expect(sheet.answers.get(101)).toEqual(given('true', 5));
  expect(alsoTyped.get(101)).toEqual([given('false', 3)]);
});

test('an answer that was not touched gives way to the one that the other window has typed since', () => {
  const known = sheetWith(given('true', 1));
  const theirs = sheetWith(given('false', 3));
  const { sheet, alsoTyped } = join(known, { known, tried: new Map(), theirs }, new Map());
  expect(sheet.answers.get(101)).toEqual(given('false', 3));
  expect(alsoTyped.size).toBe(0);
});
