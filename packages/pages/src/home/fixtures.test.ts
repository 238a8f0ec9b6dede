import { courseList } from '@stoa/api/contract/course';
import { adverts, homeBanner, homeFunctions, homeModules, upcomingTasks } from '@stoa/api/contract/home';
import { studySummary, weeklyGoals } from '@stoa/api/contract/study';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  advertFixture,
  bannerAndTextFixture,
  bannerFixture,
  courseModulesFixture,
  functionsFixture,
  goalChoices,
  modulesFixture,
  suggestedFixture,
  summaryFixture,
  tasksFixture,
} from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('the sections of the page', () => {
    expect(v.parse(homeBanner.data, bannerFixture(locale))).toEqual(bannerFixture(locale));
    expect(v.parse(homeFunctions.data, functionsFixture(locale))).toEqual(functionsFixture(locale));
    expect(v.parse(upcomingTasks.data, tasksFixture(locale))).toEqual(tasksFixture(locale));
  });

  test.each([false, true])('the person’s progress, new: %s', (isNew) => {
    const summary = summaryFixture(locale, isNew);
    expect(v.parse(studySummary.data, summary)).toEqual(summary);
  });

  test('modules', () => {
    for (const modules of [courseModulesFixture, modulesFixture, bannerAndTextFixture]) {
      expect(v.parse(homeModules.data, modules(locale))).toEqual(modules(locale));
    }
  });

  test('adverts', () => {
    expect(v.parse(adverts.data, [advertFixture(locale)])).toEqual([advertFixture(locale)]);
  });

  test('the courses that are suggested', () => {
    const list = suggestedFixture(locale);
    const page = { list, total: list.length, pageNo: 1, pageSize: 3, pages: 1 };
    expect(v.parse(courseList.data, page)).toEqual(page);
  });
});

test('the goals to choose from are those of the contract', () => {
  expect(goalChoices).toEqual(weeklyGoals);
});
