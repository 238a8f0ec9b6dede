import { readdir } from 'node:fs/promises';
import { contract } from '@stoa/api/contract/all';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../http/register.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { areas } from './index.ts';

const declared = Object.values(contract).flatMap((area) => Object.values<AnyCall | TusEndpoint>(area));

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

test('every folder is an area of the list, which has its name', async () => {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== '__snapshots__');
  expect(areas.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test('the calls without a handler are those that the snapshot names, so that none is lost unnoticed', () => {
  expect(register(areas).unbuilt).toMatchSnapshot();
});

test('a service of another protocol is served at its address', async () => {
  for (const endpoint of declared.filter((one) => 'protocol' in one)) {
    const { status } = await fetch(`${app.url}/api${endpoint.path}`, { method: 'POST' });
    expect([endpoint.id, status]).not.toEqual([endpoint.id, 404]);
  }
});
