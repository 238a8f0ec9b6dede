import { attemptStart, examInfo, examList } from '@stoa/api/contract/exam';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { attemptFixture, examFixture, examInfoFixture } from './fixtures.ts';

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('an exam', () => {
    const exams = { list: [examFixture(locale)], total: 1, pageNo: 1, pageSize: 24, pages: 1 };
    expect(v.parse(examList.data, exams)).toEqual(exams);
  });

  test('the page before an exam', () => {
    const info = examInfoFixture(locale);
    expect(v.parse(examInfo.data, info)).toEqual(info);
  });

  test('an attempt, with as many questions and points as its exam says', () => {
    const started = attemptFixture(locale);
    expect(v.parse(attemptStart.data, started)).toEqual(started);
    const questions = started.paper.sections.flatMap((section) => section.questions);
    expect(questions).toHaveLength(examFixture(locale).questionCount);
    expect(questions.reduce((sum, { score = 0 }) => sum + score, 0)).toBe(examFixture(locale).totalScore);
  });
});
