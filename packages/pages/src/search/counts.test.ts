import { TargetKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { everywhere } from '../test/resolve.ts';
import { countsOf } from './counts.ts';

test('a kind is named if something was found and its page is built, in the server’s order', () => {
  const counts = [
    { kind: TargetKind.Teacher, count: 1 },
    { kind: TargetKind.Course, count: 12 },
    { kind: TargetKind.Topic, count: 0 },
    { kind: TargetKind.Vip, count: 2 },
  ];
  expect(countsOf(counts, everywhere)).toEqual([
    { kind: TargetKind.Teacher, count: 1 },
    { kind: TargetKind.Course, count: 12 },
  ]);
  expect(
    countsOf(counts, ({ kind }) => (kind === TargetKind.Teacher ? undefined : everywhere({ kind, id: 1 }))),
  ).toEqual([{ kind: TargetKind.Course, count: 12 }]);
});
