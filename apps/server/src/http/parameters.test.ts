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

test('a hand-off arrives byte for byte, and nothing of its query is read as a field of the form', async () => {
  const form = 'domainName=sunrise&sourceType=0';
  const query = 'token=a%2Bb&a=1&a=2&sourceType=10&query=x&__proto__=x';
  expect(await read(`access_token=t&${query}&access_token`, form)).toEqual({
    query,
    domainName: 'sunrise',
    sourceType: '0',
  });
  expect(await read('ticket=a', `${form}&query=b`)).toMatchObject({ query: 'ticket=a' });
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
