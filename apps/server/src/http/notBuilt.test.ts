import { contract } from '@stoa/api/contract/all';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../app.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { notBuilt } from './notBuilt.ts';

const declared = Object.values(contract).flatMap((area) =>
  Object.entries<AnyCall | TusEndpoint>(area).map(([name, value]) => ({ name, id: value.id, value })),
);
const handled = new Set<string>(handlers.map(({ call }) => call.id));

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

test('every handler answers a call of the contract, and no call has two', () => {
  const calls = new Set<unknown>(declared.map(({ value }) => value));
  expect(handlers.filter(({ call }) => !calls.has(call)).map(({ call }) => call.id)).toEqual([]);
  expect(handled.size).toBe(handlers.length);
});

test('the list of what is not built holds exactly the calls without a handler', () => {
  const missing = declared.filter(({ id, value }) => 'data' in value && !handled.has(id));
  const listed = declared.filter(({ id, value }) => 'data' in value && notBuilt.has(id));
  expect(listed.map(({ id, name }) => `${id} ${name}`)).toEqual(
    missing.map(({ id, name }) => `${id} ${name}`),
  );
});

test('the list names calls of the contract as they are called there', () => {
  const names = new Map<string, string>(declared.map(({ id, name }) => [id, name]));
  expect([...notBuilt].filter(([id, name]) => names.get(id) !== name)).toEqual([]);
});

test('what speaks another protocol is listed as long as its address is unknown', async () => {
  for (const { id, value } of declared.filter((one) => 'protocol' in one.value)) {
    const { status } = await fetch(`${app.url}/api${value.path}`, { method: 'POST' });
    expect([id, notBuilt.has(id)]).toEqual([id, status === 404]);
  }
});
