import { accessRequests } from '@stoa/api/contract/course';
import { examDesk, examDeskAttempts } from '@stoa/api/contract/exam';
import { reviewDetail, reviewList } from '@stoa/api/contract/review';
import { locales } from '@stoa/domain';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  accessRequestsFixture,
  deskAttemptsFixture,
  deskExamsFixture,
  doneFixture,
  reviewFixture,
  reviewsFixture,
} from './fixtures.ts';

const page = <Row>(list: readonly Row[]) => ({ list, total: list.length, pageNo: 1, pageSize: 20, pages: 1 });

test.each(locales)('the desk that stories show in %s is what the contract allows', (locale) => {
  const reviews = { ...page(reviewsFixture(locale)), counts: [] };
  expect(v.parse(reviewList.data, reviews)).toEqual(reviews);
  for (const review of [reviewFixture(locale), doneFixture(locale)]) {
    expect(v.parse(reviewDetail.data, review)).toEqual(review);
  }
  const requests = page(accessRequestsFixture(locale));
  expect(v.parse(accessRequests.data, requests)).toEqual(requests);
  const exams = page(deskExamsFixture(locale));
  expect(v.parse(examDesk.data, exams)).toEqual(exams);
  const attempts = page(deskAttemptsFixture(locale));
  expect(v.parse(examDeskAttempts.data, attempts)).toEqual(attempts);
});
