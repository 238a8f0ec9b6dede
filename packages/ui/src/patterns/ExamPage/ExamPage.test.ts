import { expect, test } from 'vitest';
import { examFixture, examSections } from './fixtures.ts';
import { examPageCommand, examPageKeys } from './keys.ts';

const press = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...change,
});

test('arrows step, and change sides in a right-to-left page', () => {
  expect(examPageCommand(press('ArrowRight'), false)).toBe('next');
  expect(examPageCommand(press('ArrowRight'), true)).toBe('previous');
  expect(examPageCommand(press('ArrowRight', { altKey: true }), false)).toBeUndefined();
});

test('handing in needs a key that is not pressed by accident', () => {
  expect(examPageCommand(press('Enter'), false)).toBeUndefined();
  expect(examPageCommand(press('Enter', { ctrlKey: true }), false)).toBe('handIn');
  expect(examPageCommand(press('Enter', { metaKey: true }), true)).toBe('handIn');
  // A character alone would also be typed by speech input (WCAG 2.1.4).
  expect(examPageKeys.every(({ key, ctrl }) => key.length > 1 || ctrl)).toBe(true);
});

test('the paper has thirty questions, numbered through, worth a hundred points', () => {
  const questions = examSections().flatMap((section) => section.questions);
  expect(questions.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(questions.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(100);
  expect(Object.keys(examFixture('en').words)).toEqual(Object.keys(examFixture('zh-CN').words));
});
