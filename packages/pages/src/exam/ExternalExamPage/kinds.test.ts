import { labels as en } from '@stoa/domain/labels/en';
import { labels as zhCN } from '@stoa/domain/labels/zh-CN';
import { expect, test } from 'vitest';
import wordsEn from '../words/en/externalExam.ts';
import wordsZhCN from '../words/zh-CN/externalExam.ts';

test.each([
  ['zh-CN', wordsZhCN, zhCN],
  ['en', wordsEn, en],
] as const)('kinds of questions are called in %s as everywhere else', (_, words, labels) => {
  expect(labels.questionKind).toMatchObject(words.kind);
});
