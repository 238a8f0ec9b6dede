import { TargetKind } from '@stoa/domain';
import { expect, test } from 'vitest';
import { collectionKindOf } from './kinds.ts';

test('specials and institutes are distinguished by their address', () => {
  expect(collectionKindOf('/course/special/detail')).toBe(TargetKind.Special);
  expect(collectionKindOf('/course/institute/list')).toBe(TargetKind.Institute);
});
