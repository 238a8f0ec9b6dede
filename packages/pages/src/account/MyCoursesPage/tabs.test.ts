import { expect, test } from 'vitest';
import { isRemovable, tabsOf, type TabFacts } from './tabs.ts';

const all: TabFacts = {
  hideCourseCollect: false,
  showWannaLearnFlg: true,
  showVipPaidCourseFlg: true,
  keepsNotes: true,
};

test('a person has a tab for every list of their courses, and one for their notes', () => {
  expect(tabsOf(all)).toEqual(['studying', 'completed', 'assigned', 'collected', 'wanna', 'bought', 'notes']);
});

test.each<[string, Partial<TabFacts>]>([
  ['collected', { hideCourseCollect: true }],
  ['wanna', { showWannaLearnFlg: false }],
  ['bought', { showVipPaidCourseFlg: false }],
  ['notes', { keepsNotes: false }],
])('%s is left out where the company or the back end does not have it', (tab, facts) => {
  expect(tabsOf({ ...all, ...facts })).toEqual(tabsOf(all).filter((each) => each !== tab));
});

test('only entries that a person marked can be removed', () => {
  expect(tabsOf(all).filter(isRemovable)).toEqual(['collected', 'wanna']);
});
