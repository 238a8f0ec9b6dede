import type { CountryCode } from '@stoa/api/contract/login';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { callingCode, dialled } from './phone.ts';

const list = [{ code: '852', iso: 'HK', name: '中国香港', nameEn: 'Hong Kong', pattern: '^\\d{8}$' }];

it('a number is dialled with the code of its country, also before the server has told its countries', () => {
  expect(callingCode({ country: 'HK', number: '' }, list)).toBe('852');
  expect(callingCode({ country: 'JP', number: '' })).toBe('81');
});

const told = (entry: Partial<CountryCode>): CountryCode => ({
  code: '',
  iso: '',
  name: '',
  nameEn: '',
  pattern: '',
  ...entry,
});

it('countries are found however the back end writes them, each once', () => {
  const found = dialled([
    told({ code: '+86', iso: 'cn', pattern: '/^1\\d{10}$/' }),
    told({ code: '0086', iso: '中国' }),
    told({ code: '852', name: '中国香港' }),
    told({ code: 'HK', iso: '852' }),
    told({ code: '999', iso: 'nowhere' }),
    told({}),
  ]);
  expect(found.map(({ code, iso, pattern }) => [code, iso, pattern])).toEqual([
    ['86', 'CN', '^1\\d{10}$'],
    ['852', 'HK', ''],
  ]);
});

it('whatever list comes, each country of it has a name in every browser and a code that can be sent', () => {
  const odd = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('86', '+86', '00852', 'CN', 'cn', 'ZZ', '156', '中国', '__proto__', '1'),
  );
  const entry = fc.record({ code: odd, iso: odd, name: odd, nameEn: odd, pattern: odd });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 12 }), (told) => {
      const found = dialled(told);
      const names = new Intl.DisplayNames('zh-CN', { type: 'region' });
      for (const { iso } of found) {
        expect(() => names.of(iso)).not.toThrow();
        expect(callingCode({ country: iso, number: '' }, found)).toMatch(/^[1-9]\d{0,3}$/);
      }
      expect(new Set(found.map(({ iso }) => iso)).size).toBe(found.length);
    }),
    { seed: 20_261_126, numRuns: 1000 },
  );
});
