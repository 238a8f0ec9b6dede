import { conform } from '@stoa/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../areas/index.ts';
import { callNamed } from '../http/calls.ts';
import { register } from '../http/register.ts';
import { password } from './fixed.ts';
import { startTestServer } from './server.ts';
import type { TestServer } from './server.ts';

const notOffered = new Set<string>(register(areas).unbuilt.map((name) => callNamed(name).id));

let app: TestServer;
let ticks: NodeJS.Timeout;
beforeAll(async () => {
  app = await startTestServer();
  // The server's clock runs five times as fast as usual, so that the pause between two posts is short.
  ticks = setInterval(() => app.advance(1), 200);
});
afterAll(async () => {
  clearInterval(ticks);
  await app.close();
});

const learners = [
  ['sunrise', '13800000002', 1002],
  ['deepblue', '13800000004', 1001],
  ['qinghe', 'QH0001', 1001],
  ['', '13800000008', 1001],
] as const;

// Checks may write here, because the database is used by this test only.
test.each(learners)(
  'our own server keeps the whole contract for a learner of “%s”',
  async (tenant, account, foreignCompanyId) => {
    const report = await conform({
      host: `${app.url}/api`,
      profile: 'full',
      write: true,
      // A little longer than the pause that the server asks for between two posts.
      pauseMs: 1200,
      tenant,
      account,
      password,
      foreignCompanyId,
      allowMissing: notOffered,
    });
    const found = report.calls.flatMap(({ id, checks }) =>
      checks.flatMap(({ name, differences }) =>
        differences
          // Refusals are left out, because the tool reports them and the demo companies really close modules
          // and sell courses.
          .filter(({ weight, path }) => weight === 'fault' || path !== 'code')
          .map(({ path, text }) => `${id} ${name}: ${path} ${text}`),
      ),
    );
    expect(found).toEqual([]);
    const missing = report.calls.filter(({ verdict }) => verdict === 'not offered').map(({ id }) => id);
    expect(new Set(missing)).toEqual(notOffered);
  },
  120_000,
);
