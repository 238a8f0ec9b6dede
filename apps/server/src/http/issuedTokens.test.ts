import { expect, test } from 'vitest';
import { startTestServer } from '../test/server.ts';
import { followIssuedTokens } from './issuedTokens.ts';
import { hashOf } from './sessionLife.ts';

test('a process that starts knows the tokens that may still be used, and then each new one', async () => {
  const app = await startTestServer();
  const [ended, before] = [await app.signIn('13800000001'), await app.signIn('13800000002')];
  await app.call('POST', '/user/pc/loginOut', { form: { type: 5 }, token: ended });
  const known: string[] = [];
  await followIssuedTokens(
    { db: app.database.db, clock: () => app.now(), tokens: { keep: (name) => known.push(name) } },
    app.database.listen,
    (error) => {
      throw error;
    },
  );
  expect(known).toEqual([hashOf(before)]);
  const after = await app.signIn('13800000003');
  expect(known).toEqual([hashOf(before), hashOf(after)]);
  await app.close();
});
