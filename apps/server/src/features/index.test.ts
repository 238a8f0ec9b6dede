import { contract } from '@stoa/api/contract/all';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { unbuilt } from '../test/unbuilt.ts';
import { handlers } from './index.ts';

const declared = Object.values(contract).flatMap((area) => Object.values<AnyCall | TusEndpoint>(area));

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

test('every handler answers a call of the contract, and no call has two', () => {
  const calls = new Set<unknown>(declared);
  expect(handlers.filter(({ call }) => !calls.has(call)).map(({ call }) => call.id)).toEqual([]);
  expect(new Set(handlers.map(({ call }) => call.id)).size).toBe(handlers.length);
});

test('the calls without a handler are those that the snapshot names, so that none is lost unseen', () => {
  expect(unbuilt.map(({ area, name }) => `${area}.${name}`)).toMatchSnapshot();
});

test('what speaks another protocol is served at its address', async () => {
  for (const endpoint of declared.filter((one) => 'protocol' in one)) {
    const { status } = await fetch(`${app.url}/api${endpoint.path}`, { method: 'POST' });
    expect([endpoint.id, status]).not.toEqual([endpoint.id, 404]);
  }
});
