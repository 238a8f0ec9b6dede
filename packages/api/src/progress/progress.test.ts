import { ProgressState } from '@stoa/domain';
import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiError } from '../client/errors.ts';
import { shortestSegment, studyHeartbeat, type StudyBeat, type StudyBeatResult } from '../contract/study.ts';
import { createDevice, type Device, type Tab } from '../test/device.ts';
import { createBeatQueue, flushLeftBeats, type BeatQueue } from './index.ts';

const run = { seed: 20_261, numRuns: 400 } as const;
const owner = { companyId: 1001, userId: 7 };

const answerTo = (itemId: number, reason?: StudyBeatResult['reason']): StudyBeatResult => ({
  accepted: reason === undefined,
  ...(reason === undefined ? {} : { reason }),
  item: {
    itemId,
    state: ProgressState.InProgress,
    percent: 0,
    lastPosition: 0,
    maxPosition: 0,
    watchedSeconds: 0,
    studySeconds: 0,
    covered: [],
    updatedTime: 0,
  },
  nextHeartbeatSeconds: 15,
  awards: [],
  serverTime: 0,
});

type Way = 'open' | 'cut' | 'answerLost' | 'throttled' | 'full';

/** A server that counts each beat once, by its seq. */
function createServer() {
  const seqs = new Map<string, number[]>();
  const counted: StudyBeat[] = [];
  const server = {
    way: 'open' as Way,
    counted,
    seqs,
    requests: 0,
    send: async (beat: StudyBeat): Promise<StudyBeatResult> => {
      server.requests += 1;
      const { way } = server;
      if (way === 'cut') throw new Error('offline');
      if (way === 'full') {
        throw apiError(studyHeartbeat, { kind: 'business', code: 507, msg: '', status: 507 });
      }
      if (way === 'throttled') return answerTo(beat.itemId, 'THROTTLED');
      const known = seqs.get(beat.sessionId) ?? [];
      const fresh = beat.seq > (known.at(-1) ?? 0);
      if (fresh) {
        seqs.set(beat.sessionId, [...known, beat.seq]);
        counted.push(structuredClone(beat));
      }
      if (way === 'answerLost') throw new Error('the answer did not come');
      return answerTo(beat.itemId, fresh ? undefined : 'DUPLICATE');
    },
  };
  return server;
}

const keyOf = ({ companyId, userId }: typeof owner) => `key of ${userId}@${companyId}`;

// Time passes only where a test says so, so that no timer fires by itself.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

/**
 * A visit to the study page: `studyStart` returns the key, beats of earlier visits are sent, then a session
 * starts.
 */
async function visit(
  tab: Tab,
  sessionId: string,
  server: Pick<ReturnType<typeof createServer>, 'send'>,
  use: { now?: () => number; onFailures?: (failures: number) => void; as?: typeof owner } = {},
): Promise<BeatQueue> {
  const { as = owner, ...rest } = use;
  // A request of a page that is gone may still arrive, but its answer reaches nobody.
  const send = async (beat: StudyBeat): Promise<StudyBeatResult> => {
    const answer = await server.send(beat);
    return tab.isDead() ? new Promise<never>(() => undefined) : answer;
  };
  await tab.outbox.unlock(keyOf(as));
  await flushLeftBeats(tab.outbox, { send });
  return createBeatQueue({
    outbox: tab.outbox,
    key: keyOf(as),
    session: { sessionId, itemId: 5, playerTag: 'tab' },
    send,
    ...rest,
  });
}

type Span = [number, number];

function unionOf(spans: readonly Span[]): Span[] {
  const union: Span[] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = union.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else union.push([from, to]);
  }
  return union;
}
const lengthOf = (spans: readonly Span[]) => spans.reduce((sum, [from, to]) => sum + to - from, 0);

type Step =
  | { do: 'play'; seconds: number }
  | { do: 'seek'; to: number }
  | { do: 'pause' | 'rate' | 'tick' | 'kill' | 'reload' | 'settle' }
  | { do: 'network'; way: Way };

const steps: fc.Arbitrary<Step[]> = fc.array<Step>(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('play' as const), seconds: fc.integer({ min: 1, max: 5 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('seek' as const), to: fc.integer({ min: 0, max: 600 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'pause' as const,
          'rate' as const,
          'tick' as const,
          'kill' as const,
          'reload' as const,
          'settle' as const,
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('network' as const),
        way: fc.constantFrom<Way>('open', 'cut', 'answerLost', 'throttled', 'full'),
      }),
    },
  ),
  { maxLength: 60 },
);

/** A person who watches a film over a connection that fails. */
async function learn(
  script: readonly Step[],
  server: ReturnType<typeof createServer>,
  device: Device,
  now: Clock,
) {
  const played: Span[] = [];
  let sessions = 0;
  let position = 0;
  let tab = device.open(owner);
  const open = (): Promise<BeatQueue> => {
    sessions += 1;
    return visit(tab, `s${sessions}`, server, { now: now.get });
  };
  let queue = await open();
  const comeBack = async (): Promise<void> => {
    tab.kill();
    now.pass(20);
    tab = device.open(owner);
    queue = await open();
  };
  for (const step of script) {
    switch (step.do) {
      case 'play': {
        queue.active(true);
        now.pass(step.seconds);
        const span: Span = [position, position + step.seconds];
        position += step.seconds;
        played.push(span);
        queue.played(span);
        // Waits until the stretch is on the device, which takes a moment.
        await tab.outbox.kept();
        break;
      }
      case 'seek':
        position = step.to;
        queue.beat('SEEK', position, 1);
        break;
      case 'pause':
        queue.active(false);
        queue.beat('PAUSE', position, 1);
        break;
      case 'rate':
        queue.beat('RATE', position, 2);
        break;
      case 'tick':
        queue.beat('TICK', position, 1);
        break;
      case 'network':
        server.way = step.way;
        break;
      case 'kill':
        await comeBack();
        break;
      case 'reload':
        queue.beat('UNLOAD', position, 1);
        await comeBack();
        break;
      case 'settle':
        await queue.flush();
        break;
    }
  }
  server.way = 'open';
  await queue.flush();
  queue.beat('UNLOAD', position, 1);
  await queue.flush();
  await comeBack();
  await queue.stop();
  return played;
}

function createClock() {
  let now = 1_000_000;
  return {
    get: () => now,
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
}
type Clock = ReturnType<typeof createClock>;

describe('what was played', () => {
  test('is counted whole and once, whatever the person and the network do', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const server = createServer();
        const now = createClock();
        const device = createDevice({ clock: now.get });
        const played = await learn(script, server, device, now);
        const counted = server.counted.flatMap(({ segments }) => segments);
        expect(unionOf(counted)).toEqual(unionOf(played));
        expect(lengthOf(counted)).toBe(lengthOf(played));
        const active = server.counted.reduce((sum, beat) => sum + beat.activeSeconds, 0);
        expect(active).toBeGreaterThanOrEqual(lengthOf(played));
        for (const seqs of server.seqs.values()) {
          expect(seqs.every((seq, at) => seq > (seqs[at - 1] ?? 0))).toBe(true);
        }
        expect([...device.database.entries.keys()]).toEqual([]);
      }),
      run,
    );
  });

  test('counts to the last moment, however often a beat is made while it plays', async () => {
    const moments = fc.array(
      fc.record({
        ms: fc.integer({ min: 1, max: 300 }),
        beats: fc.boolean(),
        network: fc.constantFrom<Way>('open', 'cut'),
      }),
      { minLength: 2, maxLength: 40, size: 'max' },
    );
    await fc.assert(
      fc.asyncProperty(moments, async (script) => {
        const server = createServer();
        const queue = await visit(createDevice().open(owner), 's', server);
        let at = 0;
        for (const { ms, beats, network } of script) {
          server.way = network;
          queue.played([at / 1000, (at + ms) / 1000]);
          at += ms;
          if (beats) queue.beat('PAUSE', at / 1000, 1);
          if (beats) await queue.flush();
        }
        server.way = 'open';
        queue.beat('PAUSE', at / 1000, 1);
        await queue.flush();
        await queue.stop();
        // The server reads the segments in the same way: one that is too short does not count.
        const long = server.counted
          .flatMap(({ segments }) => segments)
          .filter(([from, to]) => to - from >= shortestSegment - 1e-6);
        expect(unionOf(long)).toEqual(at < 100 ? [] : [[0, at / 1000]]);
      }),
      { ...run, numRuns: 200 },
    );
  });

  test('is reported in few requests after a long time without a network', async () => {
    const server = createServer();
    const now = createClock();
    const device = createDevice({ clock: now.get });
    server.way = 'cut';
    const queue = await visit(device.open(owner), 's', server, { now: now.get });
    queue.active(true);
    for (let at = 0; at < 600; at += 1) {
      now.pass(5);
      queue.played([at * 5, at * 5 + 5]);
      queue.beat('TICK', at * 5 + 5, 1);
      if (at % 7 === 0) await queue.flush();
    }
    await queue.flush();
    server.way = 'open';
    const before = server.requests;
    await queue.flush();
    expect(server.requests - before).toBeLessThanOrEqual(10);
    expect(unionOf(server.counted.flatMap(({ segments }) => segments))).toEqual([[0, 3000]]);
    await queue.stop();
    expect([...device.database.entries.keys()]).toEqual([]);
  });

  test('is reported with the time at which the person confirmed being there, even after an interruption', async () => {
    const server = createServer();
    const now = createClock();
    const device = createDevice({ clock: now.get });
    server.way = 'cut';
    const queue = await visit(device.open(owner), 's', server, { now: now.get });
    queue.active(true);
    let answered = 0;
    for (let at = 0; at < 8; at += 1) {
      now.pass(15);
      queue.played([at * 15, at * 15 + 15]);
      if (at === 4) {
        queue.acknowledge('check');
        answered = Math.round(now.get());
      }
      queue.beat('TICK', at * 15 + 15, 1);
      if (at < 2) await queue.flush();
    }
    server.way = 'open';
    await queue.flush();
    const acknowledged = server.counted.filter(({ presenceAck }) => presenceAck !== undefined);
    expect(acknowledged.map(({ clientTime }) => clientTime)).toEqual([answered]);
    expect(unionOf(server.counted.flatMap(({ segments }) => segments))).toEqual([[0, 120]]);
  });

  test('stays with its person and company, and nobody can read it from the device', async () => {
    const device = createDevice();
    const server = createServer();
    server.way = 'cut';
    const first = device.open(owner);
    const queue = await visit(first, 'the-session', server);
    queue.played([0, 5]);
    queue.beat('PAUSE', 5, 1);
    await queue.flush();
    await first.outbox.close();
    expect(device.text()).not.toContain('segments');
    server.way = 'open';
    const before = server.requests;
    for (const as of [
      { ...owner, companyId: 1002 },
      { ...owner, userId: 70 },
    ]) {
      const other = device.open(as);
      // Even with the other person's key, this person must not send their beats.
      await other.outbox.unlock(keyOf(owner));
      await visit(other, 'x', server, { as });
      await other.outbox.close();
    }
    expect(server.requests).toBe(before);
    await visit(device.open(owner), 'y', server);
    expect(server.counted).toHaveLength(1);
  });

  test('is dropped after an hour, and a broken entry at once', async () => {
    const server = createServer();
    const now = createClock();
    const device = createDevice({ clock: now.get });
    server.way = 'cut';
    const first = device.open(owner);
    const queue = await visit(first, 's', server);
    queue.played([0, 5]);
    await queue.flush();
    await first.outbox.close();
    device.database.entries.set('broken', { name: 'broken', data: 7 });
    server.way = 'open';
    now.pass(3_601);
    await visit(device.open(owner), 'next', server);
    expect(server.counted).toEqual([]);
    expect([...device.database.entries.keys()]).toEqual([]);
  });

  test('is kept in memory where the browser keeps nothing, also without cryptography', async () => {
    for (const hasCrypto of [true, false]) {
      const device = createDevice();
      const server = createServer();
      server.way = 'cut';
      device.database.state = 'blocked';
      device.small.state = 'full';
      const tab = device.open(owner, { crypto: hasCrypto });
      const queue = await visit(tab, 's', server);
      queue.played([0, 5]);
      await queue.flush();
      await queue.stop();
      expect(tab.outbox.durability()).toBe('memory');
      server.way = 'open';
      await visit(tab, 'next', server);
      expect(unionOf(server.counted.flatMap(({ segments }) => segments))).toEqual([[0, 5]]);
    }
  });

  test('of a tab that is still open is left to that tab, and sent when it is gone', async () => {
    const device = createDevice();
    const server = createServer();
    const first = device.open(owner);
    const queue = await visit(first, 'a', server);
    queue.played([0, 5]);
    await first.outbox.kept();
    await visit(device.open(owner), 'b', server);
    expect(server.counted).toEqual([]);
    first.kill();
    await visit(device.open(owner), 'c', server);
    expect(server.counted).toHaveLength(1);
  });
});

test('three failures in a row are reported, and a success resets them', async () => {
  const server = createServer();
  server.way = 'cut';
  const told: number[] = [];
  const queue = await visit(createDevice().open(owner), 's', server, {
    onFailures: (failures) => told.push(failures),
  });
  for (let at = 0; at < 3; at += 1) {
    queue.played([at, at + 1]);
    queue.beat('TICK', at + 1, 1);
    await queue.flush();
  }
  server.way = 'open';
  await queue.flush();
  expect(told.slice(0, 3)).toEqual([1, 2, 3]);
  expect(told.at(-1)).toBe(0);
});
