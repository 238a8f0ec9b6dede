import { expect, test } from 'vitest';
import type { KeyMap } from '@stoa/ui';
import { examFixture, examSections } from './fixtures.ts';
import { examPageKeys } from './keys.ts';

test('handing in needs a key that is not pressed by accident', () => {
  // A character alone would also be typed by speech input (WCAG 2.1.4).
  const keys: KeyMap = examPageKeys;
  expect(keys.every(({ key, ctrl }) => key.length > 1 || ctrl)).toBe(true);
  expect(keys.filter(({ does }) => does === 'handIn').every(({ ctrl }) => ctrl)).toBe(true);
});

test('the paper has thirty questions, numbered through, worth a hundred points', () => {
  const questions = examSections().flatMap((section) => section.questions);
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(questions.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(100);
  expect(Object.keys(examFixture('en').words)).toEqual(Object.keys(examFixture('zh-CN').words));
});
