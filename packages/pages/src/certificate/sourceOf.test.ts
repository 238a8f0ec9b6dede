import { TargetKind, type LinkTarget } from '@stoa/domain';
import { expect, test } from 'vitest';
import { everywhere } from '../test/resolve.ts';
import { sourceOf } from './sourceOf.ts';

const from = (target: LinkTarget) => ({ source: { title: '', target } });

test.each([
  [
    { kind: TargetKind.Exam, id: 101 },
    { kind: 'exam', href: '/exam/info?examId=101' },
  ],
  [
    { kind: TargetKind.Course, id: 211 },
    { kind: 'course', href: '/course/detail?courseId=211' },
  ],
  [
    { kind: TargetKind.Plan, id: 3 },
    { kind: 'other', href: '/study/center?planId=3' },
  ],
])('a certificate of %o links to the page of what was completed', (target, expected) => {
  expect(sourceOf(from(target), everywhere)).toEqual(expected);
});

test('what was completed is not linked if no screen shows it', () => {
  expect(sourceOf(from({ kind: TargetKind.Exam, id: 101 }), () => undefined)).toBeUndefined();
});
