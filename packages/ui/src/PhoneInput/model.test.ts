import { assert, constantFrom, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { parsePhone, plausible, spaced } from './model.ts';

test('reads numbers as people paste them', () => {
  const mine = { country: 'CN', number: '13800000001' };
  for (const text of [
    '13800000001',
    '138 0000 0001',
    '138-0000-0001',
    '+86 138 0000 0001',
    '0086 13800000001',
    '8613800000001',
    '１３８０００００００１',
  ]) {
    expect(parsePhone(text, 'CN')).toEqual(mine);
  }
  expect(parsePhone('+852 9123 4567', 'CN')).toEqual({ country: 'HK', number: '91234567' });
  expect(parsePhone('+1 (416) 555-0100', 'CA')).toEqual({ country: 'CA', number: '4165550100' });
  expect(parsePhone('+999 1', 'CN')).toEqual({ country: 'CN', number: '9991' });
});

test('the number of every country is read back from its international form', () => {
  const country = constantFrom(...countries);
  assert(
    property(country, stringMatching(/^[2-8]\d{8}$/), ({ region, code }, number) => {
      const parsed = parsePhone(`+${code} ${number}`, region);
      const codes = countries.filter((each) => `${code}${number}`.startsWith(each.code));
      // Several regions share this code, and a longer code with the same beginning would win, so any region
      // with the code is accepted.
      expect(codes.some((each) => each.region === parsed.country)).toBe(true);
      expect(`${countries.find((each) => each.region === parsed.country)?.code}${parsed.number}`).toBe(
        `${code}${number}`,
      );
    }),
    { seed: 20_261_120 },
  );
});

test('mainland China is first, and no region twice', () => {
  expect(countries[0]).toEqual({ region: 'CN', code: '86' });
  expect(new Set(countries.map(({ region }) => region)).size).toBe(countries.length);
  expect(countries.every(({ region, code }) => /^[A-Z]{2}$/.test(region) && /^\d{1,3}$/.test(code))).toBe(
    true,
  );
});

test('writes a mobile number in groups and recognises an impossible one', () => {
  expect(spaced({ country: 'CN', number: '13800000001' })).toBe('138 0000 0001');
  expect(spaced({ country: 'HK', number: '91234567' })).toBe('91234567');
  expect(plausible({ country: 'CN', number: '1380000000' })).toBe(false);
  expect(plausible({ country: 'HK', number: '91234567' })).toBe(true);
});
