import { ReviewKind, ReviewState } from '@stoa/domain';
import { expect, test } from 'vitest';
import { deskIn, deskLabelsIn } from './fixtures.ts';
import { kindOf, reviewableKinds, statesOf, stateWord } from './kinds.ts';

const [t, labels] = [deskIn('zh-CN'), deskLabelsIn('zh-CN')];

test('exams are marked at the desk, and can only be published', () => {
  expect(reviewableKinds).toContain(ReviewKind.ExamMarking);
  expect(statesOf(ReviewKind.ExamMarking)).toEqual([ReviewState.Pending, ReviewState.Passed]);
  expect(stateWord(ReviewKind.ExamMarking, ReviewState.Passed, t, labels)).toBe('已公布');
});

test('a kind without a form shows a text of its own, and waits like the others', () => {
  expect(kindOf(ReviewKind.CertifiedAudit)).toBeUndefined();
  expect(statesOf(ReviewKind.CertifiedAudit)).toEqual([ReviewState.Pending]);
  expect(stateWord(ReviewKind.CertifiedAudit, ReviewState.Passed, t, labels)).toBe('已通过');
});
