import { labels as enLabels } from '@stoa/domain/labels/en';
import { labels as zhLabels } from '@stoa/domain/labels/zh-CN';
import { expect, test } from 'vitest';
import en from './words/en/course.ts';
import enLists from './words/en/lists.ts';
import zh from './words/zh-CN/course.ts';
import zhLists from './words/zh-CN/lists.ts';

test.each([
  ['zh-CN', zh, zhLists, zhLabels],
  ['en', en, enLists, enLabels],
] as const)(
  'levels, prices, sources and filters are called in %s as everywhere else',
  (_locale, words, lists, labels) => {
    expect(words.level).toEqual(labels.jobLevel);
    expect(lists.charge).toEqual(labels.chargeFilter);
    expect(lists.duration).toEqual(labels.durationFilter);
    expect(lists.rating).toEqual(labels.ratingFilter);
    expect(lists.progress).toEqual(labels.progressFilter);
    expect(words.source).toEqual(labels.courseSource);
  },
);
