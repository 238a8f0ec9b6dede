import { afterAll, beforeAll, expect, test } from 'vitest';
import { probeOf } from '../test/probe.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

test('a call waits for two calls of a person who sends many at once, not for all of them', async () => {
  const [many, other] = [await app.signIn('13800000001'), await app.signIn('13800000002')];
  const probe = probeOf(app.server.services);
  const call = (token: string) => probe.ask('S2', { token });
  const answers = await Promise.all([...Array.from({ length: 20 }, () => call(many)), call(other)]);
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 21 }, () => 200));
  const first = probe.reached[0]?.session?.userId;
  expect(probe.reached.findIndex(({ session }) => session?.userId !== first)).toBe(2);
});
