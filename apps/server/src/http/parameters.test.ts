import { handOffLogin, sendLoginCode } from '@stoa/api/contract/login';
import { markRead } from '@stoa/api/contract/notification';
import { expect, test } from 'vitest';
import { pathOf } from './mount.ts';
import { parametersOf } from './parameters.ts';
import { sentOf } from '../test/sent.ts';

const post = (query: string, form?: string, headers?: Record<string, string>): Request =>
  new Request(`http://localhost/api/x?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(form === undefined ? {} : { body: form }),
  });

test('an id in the query comes with an empty body, and nothing else of the query does', async () => {
  expect(await parametersOf(markRead, sentOf(post('notificationId=7&other=1&access_token=t')))).toEqual({
    notificationId: '7',
  });
});

const read = async (query: string, form: string) => parametersOf(handOffLogin, sentOf(post(query, form)));

test('a hand-off arrives as it came, and no part of it in the wrong place', async () => {
  expect(await read('ticket=a%2Bb&system=crm&access_token=t', 'domainName=sunrise&sourceType=0')).toEqual({
    ticket: 'a+b',
    system: 'crm',
    domainName: 'sunrise',
    sourceType: '0',
  });
  await expect(read('ticket=a&sourceType=10', 'domainName=sunrise&sourceType=0')).rejects.toThrow('1001');
  await expect(read('system=crm', 'domainName=sunrise&sourceType=0&ticket=a')).rejects.toThrow('1001');
  await expect(read('ticket=a&__proto__=x', 'domainName=sunrise')).rejects.toThrow('1001');
});

test('a signature is read from the header alone', async () => {
  const forged = 'phone=1&token=forged';
  expect(await parametersOf(sendLoginCode, sentOf(post('', forged, { token: 'signed' })))).toEqual({
    phone: '1',
    token: 'signed',
  });
  expect(await parametersOf(sendLoginCode, sentOf(post('', forged)))).toEqual({
    phone: '1',
    token: undefined,
  });
});

test('the paths of workplace apps carry the segments of this installation', () => {
  const segments = ['first', 'second', 'third', 'fourth'];
  expect(pathOf('/isv/{app-3}/pc/login', segments)).toBe('/isv/third/pc/login');
  expect(pathOf('/user/pc/login', segments)).toBe('/user/pc/login');
});
