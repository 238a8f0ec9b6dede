import { VipStatus } from '@stoa/domain';
import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { deedOf, monthlyFen } from './model.ts';

test('the price a month is never lower than what is paid, and at most a fen more', () => {
  assert(
    property(integer({ min: 1, max: 10_000_000 }), integer({ min: 2, max: 120 }), (priceFen, months) => {
      const month = monthlyFen(priceFen, months);
      expect(month).toBeDefined();
      const whole = (month ?? 0) * months;
      expect(whole).toBeGreaterThanOrEqual(priceFen);
      expect(whole).toBeLessThan(priceFen + months);
    }),
    { seed: 20_261 },
  );
});

test('a membership for one month has its own price a month, and a free one has none', () => {
  expect(monthlyFen(2900, 1)).toBeUndefined();
  expect(monthlyFen(0, 12)).toBeUndefined();
});

test('the button opens, renews or reopens the membership', () => {
  const expireTime = 1;
  expect(deedOf({ status: VipStatus.None })).toBe('open');
  expect(deedOf({ status: VipStatus.Active, expireTime })).toBe('renew');
  expect(deedOf({ status: VipStatus.Expired, expireTime })).toBe('reopen');
});
