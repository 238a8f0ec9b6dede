import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialledFrom, isCode, isNewPassword, phoneFault, strengthOf } from './rules.ts';

const list = [
  { code: '86', iso: 'CN', name: '中国大陆', nameEn: 'Chinese mainland', pattern: '^1[3-9]\\d{9}$' },
  { code: '852', iso: 'HK', name: '中国香港', nameEn: 'Hong Kong', pattern: '^\\d{8}$' },
  { code: '1', iso: 'US', name: '美国', nameEn: 'United States', pattern: '(' },
];
const run = { seed: 20_260_310, numRuns: 500 };

describe('a phone number', () => {
  it.each([
    ['CN', '13800000001', undefined],
    ['CN', '', 'phoneRequired'],
    ['CN', '23800000001', 'phoneInvalid'],
    ['HK', '51234567', undefined],
    ['HK', '512345678', 'phoneInvalid'],
    ['JP', '9012345678', undefined],
    ['JP', '1234', 'phoneInvalid'],
    ['US', '2025550123', undefined],
  ] as const)('of %s: %s is %s', (country, number, fault) => {
    expect(phoneFault({ country, number }, list)).toBe(fault);
  });

  it('never fails on a pattern that is invalid', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (number, pattern) => {
        const found = phoneFault({ country: 'CN', number }, [
          { code: '86', iso: 'CN', name: '', nameEn: '', pattern },
        ]);
        expect([undefined, 'phoneRequired', 'phoneInvalid']).toContain(found);
      }),
      run,
    );
  });
});

it('a number is dialled from a country of the list, which need not contain the country that the form begins with', () => {
  const number = '51234567';
  const hongKong = list.slice(1, 2);
  expect(dialledFrom({ country: 'CN', number }, hongKong)).toEqual({ country: 'HK', number });
  expect(dialledFrom({ country: 'US', number }, list)).toEqual({ country: 'US', number });
  for (const none of [undefined, []])
    expect(dialledFrom({ country: 'CN', number }, none)).toEqual({ country: 'CN', number });
});

it('a code has six digits', () => {
  expect(['123456', '12345', '1234567', '12345a', ''].map(isCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('a new password', () => {
  it.each([
    ['abcd1234', true],
    ['abcdefgh', false],
    ['12345678', false],
    ['abc 1234', false],
    ['abc1234', false],
    [`a1${'x'.repeat(19)}`, false],
    ['13800000001', false],
  ] as const)('may be %s: %s', (password, good) => {
    expect(isNewPassword(password)).toBe(good);
  });

  it('is rated stronger with length and kinds of characters, never weaker with one more', () => {
    expect([
      strengthOf(''),
      strengthOf('aaaa1111'),
      strengthOf('abcd1234'),
      strengthOf('Abcd1234!x'),
    ]).toEqual([0, 1, 2, 3]);
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ minLength: 1, maxLength: 1 }), (text, more) => {
        expect(strengthOf(text + more)).toBeGreaterThanOrEqual(strengthOf(text));
      }),
      run,
    );
  });
});
