import { attemptResult, examList, examRecords, wrongQuestions } from '@stoa/api/contract/exam';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  examRowsFixture,
  recordsFixture,
  resultFixture,
  wrongFixture,
  type ResultKind,
} from './resultFixtures.ts';

const page = <Row>(list: Row[]) => ({ list, total: list.length, pageNo: 1, pageSize: 24, pages: 1 });
const kinds: readonly ResultKind[] = ['answers', 'marks', 'score', 'hidden', 'closed', 'marking'];

describe.each(locales)('what stories show in %s is what the contract allows', (locale) => {
  test('lists of exams, of records and of wrong answers', () => {
    const [exams, records, wrong] = [
      page(examRowsFixture(locale)),
      page(recordsFixture(locale)),
      page(wrongFixture(locale)),
    ];
    expect(v.parse(examList.data, exams)).toEqual(exams);
    expect(v.parse(examRecords.data, records)).toEqual(records);
    expect(v.parse(wrongQuestions.data, wrong)).toEqual(wrong);
  });

  test.each(kinds)('a result: %s', (kind) => {
    const result = resultFixture(locale, kind);
    expect(v.parse(attemptResult.data, result)).toEqual(result);
  });
});
