import { expect, it } from 'vitest';
import { passwordFaults } from './passwordFaults.ts';

const good = { account: '13800000001', password: 'secret', remember: false, agreed: true };
const faults = (change: Partial<typeof good>) => passwordFaults({ ...good, ...change });

it('accepts a complete login', () => {
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
  'accepts the password %j for a login, whatever the rules for new ones are',
  (password) => {
    expect(faults({ password })).toEqual({});
  },
);

it.each([
  ['SR0001', undefined],
  ['', 'jobRequired'],
  ['a'.repeat(32), undefined],
  ['a'.repeat(33), 'jobInvalid'],
])('checks the job number %j against its own limits', (account, fault) => {
  expect(passwordFaults({ ...good, account }, 'job').account).toBe(fault);
});
