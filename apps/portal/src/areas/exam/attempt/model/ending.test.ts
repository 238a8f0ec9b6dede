import { expect, test } from 'vitest';
import { emptySheet, type Given, type Sheet } from './answers.ts';
import { unstoredOf } from './ending.ts';

const given = (text: string, at: number): Given => ({ values: [text], files: [], at });
const sheetWith = (answer: Given): Sheet => ({ ...emptySheet, answers: new Map([[101, answer]]) });

test('an answer that was changed back is sent as late, if a save of the other one was never answered', () => {
  const sheet = sheetWith(given('B', 9));
  const stored = { seq: 1, sheet: sheetWith(given('B', 1)) };
  const late = { questionId: 101, values: ['B'], files: [], typedTime: 9 };
  expect(unstoredOf({ sheet, stored, tried: new Map([[101, [given('A', 5)]]]) })).toEqual([late]);
  expect(unstoredOf({ sheet, stored, tried: new Map() })).toEqual([]);
});
