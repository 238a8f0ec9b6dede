import { notificationSettings, notificationSettingsSave } from '@stoa/api/contract/notification';
import { NotificationKind, valuesOf } from '@stoa/domain';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asSystem } from '../../db/scope.ts';
import { notices } from '../../shared/notices.ts';
import { notify } from '../../shared/notify.ts';
import { brokenPromises } from '../../test/promises.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';

let app: TestServer;
let mine = '';
let elsewhere = '';
beforeAll(async () => {
  app = await startTestServer();
  mine = await app.signIn('13800000001');
  elsewhere = await app.signIn('13800000001', 'deepblue');
});
afterAll(() => app.close());

const { System, Task, Interact } = NotificationKind;
const read = (token = mine) => app.call('GET', notificationSettings.path, { token });
const save = (kinds: unknown, token = mine) =>
  app.call('POST', notificationSettingsSave.path, { token, json: { kinds } });
const offIn = async (token = mine) =>
  parse(notificationSettings.data, (await read(token)).data).kinds.flatMap(({ kind, inApp }) =>
    inApp ? [] : [kind],
  );
let said = 0;
/** How many of two messages, one that can be switched off and one that cannot, reach the person. */
const reached = (companyId: number) =>
  asSystem(app.database.db, (tx) => {
    const told = { userId: 1, companyId };
    const target = { kind: 1, id: 201 } as const;
    said += 1;
    const reply = notices.replied(
      { threadId: 9_000_000 + said, content: '好', target },
      { zh: '甲', en: 'A' },
      { zh: '评论', en: 'comment' },
    );
    const password = notices.passwordChanged('code', app.now() + said);
    return notify({ tx, now: app.now() }, [
      { ...told, notice: reply },
      { ...told, notice: password },
    ]);
  });

test('every kind is switched on at first, and says whether it can be switched off', async () => {
  const answer = await read();
  expect(brokenPromises(notificationSettings, answer)).toEqual([]);
  expect(answer.data['kinds']).toEqual(
    valuesOf(NotificationKind).map((kind) => ({
      kind,
      inApp: true,
      fixed: kind === System || kind === Task,
    })),
  );
});

test('a kind that is switched off sends no more messages in this company, and other kinds do', async () => {
  const answer = await save([{ kind: Interact, inApp: false }]);
  expect(answer.code).toBe(200);
  expect(brokenPromises(notificationSettingsSave, answer)).toEqual([]);
  expect([await offIn(), await offIn(elsewhere)]).toEqual([[Interact], []]);
  expect([await reached(1001), await reached(1002)]).toEqual([1, 2]);
  await save([{ kind: Interact, inApp: true }]);
  expect(await offIn()).toEqual([]);
  expect(await reached(1001)).toBe(2);
});

test('what the company prescribes cannot be switched off, and such a request changes nothing else', async () => {
  const kinds = [
    { kind: Interact, inApp: false },
    { kind: Task, inApp: false },
  ];
  expect(await save(kinds)).toMatchObject({ code: 1003 });
  expect(await offIn()).toEqual([]);
});

test.each([
  ['nothing', []],
  ['a kind that there is not', [{ kind: 99, inApp: false }]],
  ['more than there are kinds', Array.from({ length: 20 }, () => ({ kind: Interact, inApp: false }))],
])('%s is 1001', async (_name, kinds) => {
  expect((await save(kinds)).code).toBe(1001);
});
