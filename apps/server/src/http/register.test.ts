import { contract } from '@stoa/api/contract/all';
import { expect, test } from 'vitest';
import { callNames } from './calls.ts';
import { register } from './register.ts';
import type { Run } from './register.ts';

const clear: Run<'searchHistoryClear'> = () => Promise.resolve({ ok: true });
const signOut: Run<'logout'> = () => Promise.resolve({ ok: true });

test('each name of the contract is one call, so that a handler is known by it', () => {
  const declared = Object.values(contract).flatMap((area) => Object.values(area));
  expect(callNames).toHaveLength(declared.filter((one) => 'data' in one).length);
});

test('a handler answers the call of its name, and the rest of the contract is not built', () => {
  const { handlers, unbuilt } = register([
    { name: 'account', handlers: { logout: signOut } },
    { name: 'home' },
    { name: 'search', handlers: { searchHistoryClear: clear } },
  ]);
  expect(handlers.map(({ call, kind }) => [call.path, kind])).toEqual([
    [contract.login.logout.path, 'open'],
    [contract.search.searchHistoryClear.path, 'session'],
  ]);
  expect(unbuilt).toHaveLength(callNames.length - 2);
  expect(unbuilt).not.toContain('logout');
});

test('two areas that answer one call are both named', () => {
  const handlers = { logout: signOut };
  expect(() =>
    register([
      { name: 'account', handlers },
      { name: 'sso', handlers },
    ]),
  ).toThrow('account and sso both answer logout.');
});

test('an answer to what the contract does not declare is refused', () => {
  const handlers = { logout: signOut, logOff: signOut };
  expect(() => register([{ name: 'account', handlers }])).toThrow(
    'account answers logOff, which is no call of the contract.',
  );
});
