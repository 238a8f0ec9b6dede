import { expect, test } from 'vitest';
import { findIn } from '../fixtures.ts';
import { countsIn, wordsBeside } from './facts.ts';

test('a found person is described by their courses and followers, and zeros are left out', () => {
  expect(countsIn({ courseNum: 8, fansNum: 126 }, findIn('zh-CN'), 'zh-CN')).toEqual([
    '8\u00A0门课程',
    '126\u00A0人关注',
  ]);
  expect(countsIn({ fansNum: 12_345 }, findIn('zh-CN'), 'zh-CN')).toEqual(['1.2万人关注']);
  expect(countsIn({ courseNum: 8, fansNum: 7 }, findIn('en'), 'en')).toEqual([
    '8\u00A0courses',
    '7\u00A0followers',
  ]);
  expect(countsIn({ courseNum: 1, fansNum: 1 }, findIn('en'), 'en')).toEqual([
    '1\u00A0course',
    '1\u00A0follower',
  ]);
  expect(countsIn({ courseNum: 0 }, findIn('en'), 'en')).toEqual([]);
});

test('the keywords beside the results contain neither the current one nor one twice', () => {
  expect(wordsBeside('Excel', ['excel', 'Excel 数据', '报表', '沟通'], 2, ['报表'])).toEqual([
    'Excel 数据',
    '沟通',
  ]);
});
