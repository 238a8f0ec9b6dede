import { externalExamInfo } from '@stoa/api/contract/exam';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { externalFixture } from './fixtures.ts';

test.each(locales)('the exam that stories show a guest in %s is what the contract allows', (locale) => {
  const exam = externalFixture(locale);
  expect(v.parse(externalExamInfo.data, exam)).toEqual(exam);
});
