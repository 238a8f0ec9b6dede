import { courseChapters, courseDetail } from '@stoa/api/contract/course';
import { studyStart } from '@stoa/api/contract/study';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { contentsFixture, courseFactsFixture, finishedFixture, lessonFixture } from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('the contents of a course, begun and finished', () => {
    for (const contents of [contentsFixture(locale), finishedFixture(locale)]) {
      expect(v.parse(courseChapters.data, contents)).toEqual(contents);
    }
  });

  test('a lesson that is open', () => {
    const lesson = lessonFixture(locale);
    expect(v.parse(studyStart.data, lesson)).toEqual(lesson);
  });

  test('facts about the whole course', () => {
    const facts = courseFactsFixture(locale);
    const { access, attachments, policy, teachers } = courseDetail.data.entries;
    expect(v.parse(v.object({ access, attachments, policy, teachers }), facts)).toEqual(facts);
  });
});
