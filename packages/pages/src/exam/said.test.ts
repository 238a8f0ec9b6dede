import { QuestionKind, Verdict } from '@stoa/domain';
import { expect, test } from 'vitest';
import { saidIn } from './said.ts';

const every = {
  questionId: 1,
  stemHtml: '',
  my: [],
  correct: [],
  analysisHtml: '',
  verdict: Verdict.Unmarked,
};
const words = { true: '正确', false: '错误' };
const options = [
  { key: 'A', text: '封存' },
  { key: 'B', text: '上报' },
];

test('an answer of each kind is one line that can be compared', () => {
  const lines = [
    saidIn({ ...every, kind: QuestionKind.Single, options }, ['B'], words),
    saidIn({ ...every, kind: QuestionKind.Multiple, options }, ['A', 'B'], words),
    saidIn({ ...every, kind: QuestionKind.TrueFalse }, ['F'], words),
    saidIn({ ...every, kind: QuestionKind.FillIn, blanks: 2 }, ['4', ' '], words),
    saidIn({ ...every, kind: QuestionKind.ShortAnswer }, [' 先道歉 '], words),
    saidIn(
      { ...every, kind: QuestionKind.Matching, left: options, right: [{ key: '1', text: '店长' }] },
      ['B:1'],
      words,
    ),
    saidIn({ ...every, kind: QuestionKind.Ordering, options }, ['B', 'A'], words),
  ];
  expect(lines).toEqual([
    '上报',
    '封存 / 上报',
    '错误',
    '4 / —',
    '先道歉',
    '上报 → 店长',
    '1. 上报 / 2. 封存',
  ]);
});

test('an empty answer has an empty text, and an option that was removed is shown by its key', () => {
  expect(saidIn({ ...every, kind: QuestionKind.FillIn, blanks: 2 }, ['', ' '], words)).toBe('');
  expect(saidIn({ ...every, kind: QuestionKind.Single, options }, [], words)).toBe('');
  expect(saidIn({ ...every, kind: QuestionKind.Single, options }, ['Z'], words)).toBe('Z');
});
