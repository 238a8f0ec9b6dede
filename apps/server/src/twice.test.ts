import { courseDetail, courseEnrol } from '@stoa/api/contract/course';
import { markAllRead, markRead, notificationList } from '@stoa/api/contract/notification';
import { profile, profileUpdate } from '@stoa/api/contract/profile';
import { studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import { createFaultProxy } from '@stoa/faults';
import type { Fault, FaultProxy } from '@stoa/faults';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer } from './test/server.ts';
import type { Json, TestServer } from './test/server.ts';
import { call } from './test/writers.ts';

let server: TestServer;
let proxy: FaultProxy;
let token = '';
beforeAll(async () => {
  server = await startTestServer();
  proxy = await createFaultProxy({ target: server.url, seed: 1 });
  token = await server.signIn('13800000001');
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const read = async (path: string, query: Record<string, string | number> = {}): Promise<Json> =>
  (await server.call('GET', path, { query, token })).data;

const unread = async (): Promise<Json> => read(notificationList.path, { readFlg: 'false', pageSize: 100 });

interface Write {
  readonly path: string;
  /** Makes the request once, because the same request is sent twice. */
  readonly asked: () => Promise<{
    json?: unknown;
    form?: Record<string, string>;
    query?: Record<string, string>;
  }>;
  /** Reads the values that the write changes. */
  readonly effect: () => Promise<unknown>;
  /** The expected state after one write, given the state before it. */
  readonly once: (before: unknown) => unknown;
}

const courseId = 205;
const enrolment = v.object({ enrolled: v.boolean(), studyNum: v.number() });
const beatOf = async () => {
  const { data } = await server.call('POST', studyStart.path, {
    json: { courseId: 203, playerTag: 'a' },
    token,
  });
  const itemId = Number(data['item']?.['itemId']);
  const at = Number(data['progress']?.['watchedSeconds']);
  // Playing takes time, so the clock is advanced, although an item may be ahead of the clock by five seconds
  // once.
  server.advance(2);
  return {
    sessionId: String(data['session']?.['sessionId']),
    seq: 1,
    event: 'TICK',
    itemId,
    playerTag: 'a',
    position: at + 2,
    rate: 1,
    segments: [[at, at + 2]],
    activeSeconds: 2,
    clientTime: server.now(),
  };
};

/** Every write of a learner whose repetition could have a further effect. */
const writes: Readonly<Record<string, Write>> = {
  'starting a course': {
    path: courseEnrol.path,
    asked: async () => ({ json: { courseId } }),
    effect: async () => {
      const { enrolled, studyNum } = await read(courseDetail.path, { courseId });
      return { enrolled, studyNum };
    },
    once: (before) => {
      const { enrolled, studyNum } = v.parse(enrolment, before);
      return { enrolled: true, studyNum: studyNum + (enrolled ? 0 : 1) };
    },
  },
  'a heart-beat': {
    path: studyHeartbeat.path,
    asked: async () => ({ json: await beatOf() }),
    effect: async () => {
      const { data } = await server.call('POST', studyStart.path, {
        json: { courseId: 203, playerTag: 'a' },
        token,
      });
      return data['progress']?.['watchedSeconds'];
    },
    once: (before) => Number(before) + 2,
  },
  'marking a message': {
    path: markRead.path,
    asked: async () => {
      const [first] = (await unread())['list'] ?? [];
      return { form: {}, query: { notificationId: String(first?.['notificationId']) } };
    },
    effect: async () => (await unread())['total'],
    once: (before) => Number(before) - 1,
  },
  'a change of the profile': {
    path: profileUpdate.path,
    asked: async () => ({ json: { email: 'twice@example.com' } }),
    effect: async () => (await read(profile.path))['email'],
    once: () => 'twice@example.com',
  },
  'marking all messages': {
    path: markAllRead.path,
    asked: async () => ({ form: {} }),
    effect: async () => (await unread())['total'],
    once: () => 0,
  },
};

const deliveries: Readonly<Record<string, Fault>> = {
  'comes twice at once': { kind: 'duplicate' },
  'comes again later': { kind: 'duplicate', apartMs: 60 },
  'is done, never answered and sent again': { kind: 'commitThenDrop' },
};

describe.each(Object.entries(writes))('%s', (_, { path, asked, effect, once }) => {
  test.each(Object.entries(deliveries))('that %s does it once (D-01)', async (_name, fault) => {
    const before = await effect();
    const sent = { ...(await asked()), token };
    proxy.set([{ when: { path: `/api${path}`, times: 1 }, fault }]);
    const begun = proxy.log.length;
    const answer = (await call(proxy.url, path, sent)) ?? (await call(proxy.url, path, sent));
    expect(answer?.code).toBe(200);
    // Both requests have arrived, because otherwise the test would prove nothing.
    expect(proxy.log.slice(begun).reduce((sum, { reached }) => sum + reached, 0)).toBe(2);
    expect(await effect()).toEqual(once(before));
  });
});
