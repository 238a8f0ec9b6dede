import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../areas/index.ts';
import { register } from '../http/register.ts';
import { hostileChanges } from './hostile.ts';
import type { AnyCall } from '@stoa/api/contract/define';
import { actorsOn, type Actor } from './matrix/actors.ts';
import { ask } from './matrix/ask.ts';
import { Cells } from './matrix/cells.ts';
import { deskCalls } from './matrix/desk.ts';
import { endsItself } from './matrix/run.ts';
import { World } from './matrix/world.ts';
import { startTestServer } from './server.ts';
import { stageOf } from './stages.ts';
import type { TestServer } from './server.ts';

const every = process.env['STOA_FULL'] === '1' ? 1 : 8;

let app: TestServer;
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

test(
  'no value in any field of any call causes an error of the server',
  { timeout: 600_000 },
  async ({ annotate }) => {
    const world = await World.read(app.database.db);
    const cells = new Cells(world, { perOwner: 1, everyCompany: false });
    const actors = await actorsOn(app);
    const learner = actors.find(({ standing, supervises }) => standing === 'live' && !supervises);
    const supervisor = actors.find(({ supervises }) => supervises);
    const nobody = actors.find(({ standing }) => standing === 'nobody');
    if (!learner || !supervisor || !nobody) throw new Error('The matrix has no such people.');
    const actorOf = (call: AnyCall): Actor => {
      if (call.auth !== 'session') return nobody;
      return deskCalls.has(call.id) ? supervisor : learner;
    };
    const wrong: string[] = [];
    let asked = 0;
    for (const { call } of register(areas).handlers) {
      const actor = actorOf(call);
      const [plain] = cells.of(call, actor);
      if (plain === undefined) continue;
      let token = await actor.token();
      if (actor === supervisor) {
        const fields = { ...plain.fields, ...(await stageOf(app, call, token)), idemKey: randomUUID() };
        const { code } = await ask(app, call, { ...plain, fields }, token);
        if (code !== 200) wrong.push(`${call.id} ${call.path} is refused to the supervisor: ${String(code)}`);
      }
      for (const { title, change } of hostileChanges(call, plain.fields, every)) {
        if (call.rate !== undefined) app.advance(6);
        const staged = await stageOf(app, call, token);
        const idemKey = call.idempotent === true ? { idemKey: randomUUID() } : {};
        const fields = change({ ...plain.fields, ...staged, ...idemKey });
        const { status, code } = await ask(app, call, { ...plain, fields }, token);
        if (endsItself.has(call.id) && code === 200) token = await actor.token();
        asked += 1;
        if (status >= 500 || code === 500) wrong.push(`${call.id} ${call.path}, ${title}: ${status}`);
      }
    }
    await annotate(`${asked} requests`);
    expect(wrong).toEqual([]);
  },
);
