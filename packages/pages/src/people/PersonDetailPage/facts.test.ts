import { expect, test } from 'vitest';
import { peopleIn } from '../fixtures.ts';
import { factsOf } from './facts.ts';

const facts = (known: Parameters<typeof factsOf>[0], locale: 'zh-CN' | 'en' = 'zh-CN') =>
  factsOf(known, peopleIn(locale), locale).map(({ label, value }) => [label, value]);

test('each fact is a name and its value, in reading order', () => {
  const all = { courseNum: 8, fansNum: 12_345, score: 4.6, orgName: '运营部' };
  expect(facts(all)).toEqual([
    ['课程', '8'],
    ['关注者', '1.2万'],
    ['课程评分', '4.6 / 5'],
    ['部门', '运营部'],
  ]);
  expect(facts(all, 'en').map(([label]) => label)).toEqual([
    'Courses',
    'Followers',
    'Course rating',
    'Department',
  ]);
});

test('of a new person only the followers are shown', () => {
  expect(facts({ courseNum: 0, fansNum: 0, score: 0, orgName: '' })).toEqual([['关注者', '0']]);
});
