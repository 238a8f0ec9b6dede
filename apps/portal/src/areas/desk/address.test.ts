import { ReviewKind, ReviewState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { deskAddress, filterValue } from './address.ts';

const all = ['review', 'exams', 'access'] as const;

test.each([
  ['nothing', '', { tab: 'review', kind: undefined, state: ReviewState.Pending, reviewId: undefined }],
  ['every state', '?state=all', { state: undefined }],
  ['what was published', '?state=4&kind=4', { state: ReviewState.Passed, kind: ReviewKind.ExamMarking }],
  ['one review', '?reviewId=7', { tab: 'review', reviewId: 7 }],
  ['one exam', '?tab=exams&examId=104', { tab: 'exams', examId: 104 }],
  ['requests for access', '?tab=access', { tab: 'access', requests: 'open' }],
  ['refused requests', '?tab=access&state=refused', { requests: 'refused' }],
  ['every request', '?tab=access&state=all', { requests: undefined }],
  [
    'nonsense',
    '?tab=x&kind=99&state=x&reviewId=-1&examId=1e3',
    {
      tab: 'review',
      kind: undefined,
      state: ReviewState.Pending,
      reviewId: undefined,
      examId: undefined,
    },
  ],
])('an address with %s shows exactly that', (_, search, shown) => {
  expect(deskAddress(search, all)).toMatchObject(shown);
});

test('a tab that the person does not have is not shown', () => {
  expect(deskAddress('?tab=exams', ['review']).tab).toBe('review');
});

test('pending reviews are the default without a parameter, and every other state has a parameter of its own', () => {
  expect(filterValue('state', String(ReviewState.Pending))).toBe('');
  expect(filterValue('state', 'open')).toBe('');
  expect(filterValue('state', '')).toBe('all');
  expect(filterValue('kind', '')).toBe('');
});
