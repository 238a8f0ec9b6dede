import { expect, it } from 'vitest';
import { passwordFaults } from './passwordFaults.ts';

const good = { account: '13800000001', password: 'secret', remember: false, agreed: true };
const faults = (change: Partial<typeof good>) => passwordFaults({ ...good, ...change });

it('lets a complete login go', () => {
  expect(faults({})).toEqual({});
});

it.each([
  [{ account: '' }, { account: 'accountRequired' }],
  [{ account: 'a b' }, { account: 'accountInvalid' }],
  [{ account: 'a'.repeat(65) }, { account: 'accountInvalid' }],
  [{ password: '' }, { password: 'passwordRequired' }],
  [{ agreed: false }, { agreed: 'agree' }],
])('names what is wrong with %j', (change, expected) => {
  expect(faults(change)).toEqual(expected);
});

it.each(['1', ' ', 'x'.repeat(200)])(
  'lets the password %j be tried, whatever new ones must be like',
  (password) => {
    expect(faults({ password })).toEqual({});
  },
);

it.each([
  ['SR0001', undefined],
  ['', 'jobRequired'],
  ['a'.repeat(32), undefined],
  ['a'.repeat(33), 'jobInvalid'],
])('holds the job number %j to its own limits', (account, fault) => {
  expect(passwordFaults({ ...good, account }, 'job').account).toBe(fault);
});
