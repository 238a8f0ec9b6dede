import { AccessState, valuesOf } from '@stoa/domain';
import { expect, test } from 'vitest';
import { unlockOf } from './unlock.ts';

test('only a course that is for sale is opened by buying it', () => {
  expect(valuesOf(AccessState).map((access) => [access, unlockOf(access)])).toEqual([
    [AccessState.Ok, undefined],
    [AccessState.NeedVip, 'vip'],
    [AccessState.NeedBuy, 'buy'],
    [AccessState.NotInScope, 'other'],
    [AccessState.OffShelf, 'other'],
    [AccessState.NotOpen, 'other'],
  ]);
});
