import { defaultGlobalConfig } from '@stoa/domain';
import type { GlobalConfig } from '@stoa/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { member } from '../db/schema/index.ts';
import { asSystem } from '../db/scope.ts';
import { allCalls, probeOf } from '../test/probe.ts';
import type { Probe } from '../test/probe.ts';
import { startTestServer } from '../test/server.ts';
import type { TestServer } from '../test/server.ts';
import { demandComments } from './moduleGuards.ts';

let app: TestServer;
let token = '';
beforeAll(async () => {
  app = await startTestServer();
  token = await app.signIn('13800000002');
});
afterAll(() => app.close());

const probeWith = (flags: Partial<GlobalConfig>): Probe => {
  const { services } = app.server;
  return probeOf({
    ...services,
    settings: { ...services.settings, FLAG_OVERRIDES: new Map([[1001, flags]]) },
  });
};

const idemKey = '0b5b9a52-6d5e-4a43-9a2e-6f2c3a1d0e4f';
const someId = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index): Row => [`X${from + index}`]);

type Row = [id: string, sent?: Record<string, unknown>];

/**
 * The table of modules written by hand a second time: flag, value that closes the module, calls, error code.
 */
const table: [keyof GlobalConfig, boolean, Row[], number][] = [
  ['knowledgeModule', false, someId(93, 99), 1005],
  [
    'showVipPaidCourseFlg',
    false,
    [
      ['X11', { kind: 'vip' }],
      ['X11', { kind: 'paid' }],
      ['X12', { kind: 'paid' }],
    ],
    1005,
  ],
  [
    'showRecommendCourseFlg',
    false,
    [
      ['X11', { kind: 'ai' }],
      ['X11', { kind: 'recommend' }],
      ['X12', { kind: 'ai' }],
    ],
    1005,
  ],
  [
    'showWannaLearnFlg',
    false,
    [
      ['X11', { kind: 'wanna' }],
      ['X31', { relation: 'WANNA', targetKind: 1, targetId: 201, on: true }],
      ['X21', { tab: 'wanna' }],
    ],
    1005,
  ],
  ['showSharingRewardsFlg', false, [['X18']], 1005],
  ['showSearchCourseFlg', false, [['X129']], 1005],
  ['showAiChatFlg', false, someId(137, 147), 9001],
  [
    'hideCourseComment',
    true,
    [
      ['X24', { targetKind: 1 }],
      ['X24', { targetKind: 27 }],
      ['X25', { targetKind: 1 }],
      ['X25', { targetKind: 9 }],
    ],
    7003,
  ],
  [
    'hideCourseCollect',
    true,
    [
      ['X31', { relation: 'COLLECT', targetKind: 1 }],
      ['X31', { relation: 'COLLECT', targetKind: 9 }],
      ['X21', { tab: 'collected' }],
    ],
    1005,
  ],
  ['hideMyOrder', true, [['X115']], 1005],
];

describe('a module that the company does not have', () => {
  test.each(table)('%s = %s closes its calls on the server', async (flag, closing, rows, code) => {
    const closed = probeWith({ [flag]: closing });
    for (const [id, sent] of rows) {
      const answer = await closed.ask(id, { token, sent: { ...sent, idemKey } });
      expect([id, answer.code, answer.data]).toEqual([id, code, null]);
    }
    expect(closed.reached).toEqual([]);
    const open = probeWith({ [flag]: !closing });
    for (const [id, sent] of rows) {
      app.advance(60);
      const answer = await open.ask(id, { token, sent: { ...sent, idemKey: crypto.randomUUID() } });
      expect([id, answer.code]).toEqual([id, 200]);
    }
  });

  test('leaves every other call open', async () => {
    const flags = Object.keys(defaultGlobalConfig).map((flag) => [flag, flag.startsWith('hide')]);
    const closed = probeWith(Object.fromEntries(flags));
    const ownRows = table.flatMap(([, , rows]) => rows);
    const alwaysClosed = new Set(ownRows.filter(([, sent]) => sent === undefined).map(([id]) => id));
    for (const { id } of allCalls.filter((call) => call.auth === 'session' && !alwaysClosed.has(call.id))) {
      app.advance(60);
      const sent = { kind: 'all', tab: 'studying', relation: 'LIKE', targetKind: 2, idemKey };
      expect([id, (await closed.ask(id, { token, sent })).code]).toEqual([id, 200]);
    }
  });

  test('comments on what is not a course, and marks of what is not hidden, stay open', async () => {
    const closed = probeWith({ hideCourseComment: true, hideCourseCollect: true, knowledgeModule: true });
    app.advance(60);
    for (const [id, sent] of [
      ['X24', { targetKind: 2 }],
      ['X25', { targetKind: 2, idemKey: crypto.randomUUID() }],
      ['X31', { relation: 'COLLECT', targetKind: 2 }],
      ['X31', { relation: 'FOLLOW', targetKind: 1 }],
    ] as const) {
      expect([id, (await closed.ask(id, { token, sent })).code]).toEqual([id, 200]);
    }
  });
});

const hide = (hideVipModule: boolean) =>
  asSystem(app.database.db, (tx) => tx.update(member).set({ hideVipModule }).where(eq(member.memberId, 21)));

test('a member without the VIP module gets neither its page nor its orders', async () => {
  const probe = probeWith({});
  const vip = () => probe.ask('X110', { token });
  const order = (purchaseKind: number) =>
    probe.ask('X111', { token, sent: { purchaseKind, bizId: 1, idemKey: crypto.randomUUID() } });
  await hide(true);
  expect([(await vip()).code, (await order(3)).code, (await order(1)).code]).toEqual([1005, 1005, 200]);
  await hide(false);
  expect([(await vip()).code, (await order(3)).code]).toEqual([200, 200]);
});

test('a comment or question that is found by its id is judged by what it is about', () => {
  const flags = { ...defaultGlobalConfig, hideCourseComment: true };
  expect(() => demandComments(flags, 1)).toThrow('7003');
  expect(() => demandComments(flags, 2)).not.toThrow();
  expect(() => demandComments(defaultGlobalConfig, 1)).not.toThrow();
});

test('every call of a module demands a session, by which its company is known', () => {
  const open = allCalls.filter(({ auth, module }) => module !== undefined && auth !== 'session');
  expect(open.map(({ id }) => id)).toEqual([]);
});
