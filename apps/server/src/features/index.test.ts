import { contract } from '@stoa/api/contract/all';
import type { AnyCall, TusEndpoint } from '@stoa/api/contract/define';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { unbuilt } from './index.ts';

const declared = Object.values(contract).flatMap((area) => Object.values<AnyCall | TusEndpoint>(area));

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

test('the calls without a handler are those that the snapshot names, so that none is lost unseen', () => {
  expect(unbuilt).toMatchSnapshot();
});

test('what speaks another protocol is served at its address', async () => {
  for (const endpoint of declared.filter((one) => 'protocol' in one)) {
    const { status } = await fetch(`${app.url}/api${endpoint.path}`, { method: 'POST' });
    expect([endpoint.id, status]).not.toEqual([endpoint.id, 404]);
  }
});
