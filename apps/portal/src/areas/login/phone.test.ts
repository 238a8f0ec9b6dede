import { expect, it } from 'vitest';
import { callingCode } from './phone.ts';

const list = [{ code: '852', iso: 'HK', name: '中国香港', nameEn: 'Hong Kong', pattern: '^\\d{8}$' }];

it('a number is dialled with the code of its country, also before the server has told its countries', () => {
  expect(callingCode({ country: 'HK', number: '' }, list)).toBe('852');
  expect(callingCode({ country: 'JP', number: '' })).toBe('81');
});
