import { describe, expect, it } from 'vitest';
import { VipStatus } from '../enums/account.ts';
import { AccessState, ChargeKind } from '../enums/course.ts';
import { isMember, priceFor, type Charge, type Price } from './price.ts';

const { Free, Vip, Paid } = ChargeKind;
const { Ok, NeedVip, NeedBuy, NotInScope, OffShelf, NotOpen } = AccessState;
const nothing: Price = { kind: 'nothing' };
const owned: Price = { kind: 'owned' };

const paid = (access: AccessState, more: Partial<Charge> = {}): Charge => ({
  chargeKind: Paid,
  priceFen: 12_900,
  vipPriceFen: 9030,
  access,
  ...more,
});
const vip = (access: AccessState): Charge => ({ chargeKind: Vip, access });

describe('the price of a course, without a membership and with one', () => {
  it.each<[string, Charge, Price, Price]>([
    ['a free course costs nothing', { chargeKind: Free, priceFen: 100, access: Ok }, nothing, nothing],
    [
      'each pays their own price, and only a member sees one struck through',
      paid(NeedBuy),
      { kind: 'price', theirs: 12_900, beside: { kind: 'member', fen: 9030 } },
      { kind: 'price', theirs: 9030, beside: { kind: 'without', fen: 12_900 } },
    ],
    [
      'one price stands alone',
      paid(NeedBuy, { vipPriceFen: undefined }),
      { kind: 'price', theirs: 12_900 },
      { kind: 'price', theirs: 12_900 },
    ],
    [
      'a member price that is no lower is not mentioned',
      paid(NeedBuy, { vipPriceFen: 12_900 }),
      { kind: 'price', theirs: 12_900 },
      { kind: 'price', theirs: 12_900 },
    ],
    [
      'what is free for members costs them nothing',
      paid(NeedBuy, { vipPriceFen: 0 }),
      { kind: 'price', theirs: 12_900, beside: { kind: 'member', fen: 0 } },
      { kind: 'price', theirs: 0, beside: { kind: 'without', fen: 12_900 } },
    ],
    ['no price is made up', paid(NeedBuy, { priceFen: undefined }), nothing, nothing],
    ['a course that was bought, or opened by the company, has no price', paid(Ok), owned, owned],
    [
      'a VIP course is never for sale',
      vip(NeedVip),
      { kind: 'vipOnly', included: false },
      { kind: 'vipOnly', included: true },
    ],
    [
      'a VIP course is not for sale either when the server says "buy"',
      { ...vip(NeedBuy), priceFen: 100 },
      { kind: 'vipOnly', included: false },
      { kind: 'vipOnly', included: true },
    ],
    [
      'an open VIP course is open because of the membership',
      vip(Ok),
      nothing,
      { kind: 'vipOnly', included: true },
    ],
    ['what is off the shelf cannot be bought', paid(OffShelf), nothing, nothing],
    ['what is not meant for the person cannot be bought', paid(NotInScope), nothing, nothing],
    ['before it opens nobody knows whether it is bought', paid(NotOpen), nothing, nothing],
  ])('%s', (_title, charge, without, member) => {
    expect(priceFor(charge, { member: false })).toEqual(without);
    expect(priceFor(charge, { member: true })).toEqual(member);
  });
});

describe('a membership', () => {
  const now = 1e12;
  it.each([
    [VipStatus.Active, now + 1, true],
    [VipStatus.Active, null, true],
    [VipStatus.Active, now, false],
    [VipStatus.Expired, now + 1, false],
    [VipStatus.None, null, false],
  ])('of status %d until %s counts: %s', (vipStatus, vipExpireTime, expected) => {
    expect(isMember({ vipStatus, vipExpireTime }, now)).toBe(expected);
  });
});
