import { labels as enLabels } from '@stoa/domain/labels/en';
import { labels as zhLabels } from '@stoa/domain/labels/zh-CN';
import { expect, test } from 'vitest';
import en from './words/en/course.ts';
import zh from './words/zh-CN/course.ts';

test.each([
  ['zh-CN', zh, zhLabels],
  ['en', en, enLabels],
] as const)(
  'levels, prices and sources are called in %s what they are called everywhere',
  (_locale, words, labels) => {
    expect(words.level).toEqual(labels.jobLevel);
    expect(words.charge).toEqual(labels.chargeFilter);
    expect(words.source).toEqual(labels.courseSource);
  },
);
