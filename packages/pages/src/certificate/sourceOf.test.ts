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
])('a certificate of %o links to what gave it', (target, expected) => {
  expect(sourceOf(from(target), everywhere)).toEqual(expected);
});

test('what gave a certificate is not linked where no screen shows it', () => {
  expect(sourceOf(from({ kind: TargetKind.Exam, id: 101 }), () => undefined)).toBeUndefined();
});
