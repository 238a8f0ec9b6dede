import { ProgressState } from '@stoa/domain';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StudyBeat, StudyBeatResult } from '../contract/study.ts';
import { beatStorage, createBeatQueue, flushLeftBeats, type BeatQueue, type BeatStorage } from './index.ts';

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

type Way = 'open' | 'cut' | 'answerLost' | 'throttled';

/** Counts a beat once, as the server does (contract 8.2, rule 2). */
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

function memoryStorage(): BeatStorage {
  const kept = new Map<string, string>();
  return {
    keys: () => [...kept.keys()],
    read: (key) => kept.get(key) ?? null,
    write: (key, text) => void kept.set(key, text),
    remove: (key) => void kept.delete(key),
  };
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
        way: fc.constantFrom<Way>('open', 'cut', 'answerLost', 'throttled'),
      }),
    },
  ),
  { maxLength: 60 },
);

/** A person in front of a player, on a line that fails. */
async function learn(script: readonly Step[], server: ReturnType<typeof createServer>, storage: BeatStorage) {
  const played: Span[] = [];
  let clock = 1_000_000;
  let sessions = 0;
  let position = 0;
  const now = () => clock;
  const open = (): BeatQueue => {
    sessions += 1;
    const session = { sessionId: `s${sessions}`, itemId: 5, playerTag: 'tab' };
    return createBeatQueue({ owner, session, send: server.send, storage, now });
  };
  let queue = open();
  const comeBack = async () => {
    queue.stop();
    clock += 20_000;
    await flushLeftBeats({ owner, send: server.send, storage, now });
    queue = open();
  };
  for (const step of script) {
    switch (step.do) {
      case 'play': {
        queue.active(true);
        clock += step.seconds * 1000;
        const span: Span = [position, position + step.seconds];
        position += step.seconds;
        played.push(span);
        queue.played(span);
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
  return played;
}

describe('what was played', () => {
  test('is counted whole and once, whatever the person and the network do (reliability P-01, P-02)', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (script) => {
        const server = createServer();
        const storage = memoryStorage();
        const played = await learn(script, server, storage);
        const counted = server.counted.flatMap(({ segments }) => segments);
        expect(unionOf(counted)).toEqual(unionOf(played));
        expect(lengthOf(counted)).toBe(lengthOf(played));
        const active = server.counted.reduce((sum, beat) => sum + beat.activeSeconds, 0);
        expect(active).toBeGreaterThanOrEqual(lengthOf(played));
        for (const seqs of server.seqs.values()) {
          expect(seqs.every((seq, at) => seq > (seqs[at - 1] ?? 0))).toBe(true);
        }
        expect(storage.keys()).toEqual([]);
      }),
      run,
    );
  });

  test('is told in few requests after a long time without a network, with at most 240 beats kept', async () => {
    const server = createServer();
    const storage = memoryStorage();
    server.way = 'cut';
    let clock = 0;
    const session = { sessionId: 's', itemId: 5, playerTag: 'tab' };
    const queue = createBeatQueue({ owner, session, send: server.send, storage, now: () => clock });
    queue.active(true);
    for (let at = 0; at < 600; at += 1) {
      clock += 5000;
      queue.played([at * 5, at * 5 + 5]);
      queue.beat('TICK', at * 5 + 5, 1);
      if (at % 7 === 0) await queue.flush();
    }
    await queue.flush();
    const [key = ''] = storage.keys();
    expect(JSON.parse(storage.read(key) ?? '{}').beats.length).toBeLessThanOrEqual(240);
    server.way = 'open';
    const before = server.requests;
    await queue.flush();
    expect(server.requests - before).toBeLessThanOrEqual(10);
    expect(unionOf(server.counted.flatMap(({ segments }) => segments))).toEqual([[0, 3000]]);
    expect(storage.keys()).toEqual([]);
  });

  test('stays with its person and company', async () => {
    const storage = memoryStorage();
    const server = createServer();
    server.way = 'cut';
    const session = { sessionId: 's', itemId: 5, playerTag: 'tab' };
    const queue = createBeatQueue({ owner, session, send: server.send, storage });
    queue.played([0, 5]);
    queue.beat('PAUSE', 5, 1);
    await queue.flush();
    server.way = 'open';
    const before = server.requests;
    await flushLeftBeats({ owner: { ...owner, companyId: 1002 }, send: server.send, storage });
    await flushLeftBeats({ owner: { ...owner, userId: 70 }, send: server.send, storage });
    expect(server.requests).toBe(before);
    await flushLeftBeats({ owner, send: server.send, storage });
    expect(server.counted).toHaveLength(1);
  });

  test('is dropped after an hour, and a broken entry at once', async () => {
    const storage = memoryStorage();
    const server = createServer();
    server.way = 'cut';
    const queue = createBeatQueue({
      owner,
      session: { sessionId: 's', itemId: 5, playerTag: 'tab' },
      send: server.send,
      storage,
      now: () => 0,
    });
    queue.played([0, 5]);
    await queue.flush();
    storage.write('beatQueue:1001:7:broken', '{"beats":');
    server.way = 'open';
    await flushLeftBeats({ owner, send: server.send, storage, now: () => 3_600_001 });
    expect(server.counted).toEqual([]);
    expect(storage.keys()).toEqual([]);
  });

  test('is kept in memory where the browser keeps nothing', async () => {
    const storage = beatStorage(() => {
      throw new DOMException('', 'SecurityError');
    });
    const server = createServer();
    await learn([{ do: 'play', seconds: 5 }, { do: 'network', way: 'cut' }, { do: 'kill' }], server, storage);
    expect(unionOf(server.counted.flatMap(({ segments }) => segments))).toEqual([[0, 5]]);
  });

  test('of a tab that may still be open is left to that tab', async () => {
    const storage = memoryStorage();
    const server = createServer();
    let clock = 50_000;
    const now = () => clock;
    const queue = createBeatQueue({
      owner,
      session: { sessionId: 's', itemId: 5, playerTag: 'tab' },
      send: server.send,
      storage,
      now,
    });
    queue.played([0, 5]);
    await flushLeftBeats({ owner, send: server.send, storage, now });
    expect(server.counted).toEqual([]);
    clock += 11_000;
    await flushLeftBeats({ owner, send: server.send, storage, now });
    expect(server.counted).toHaveLength(1);
  });
});

test('three failures in a row are told, and a success takes them back', async () => {
  const server = createServer();
  server.way = 'cut';
  const told: number[] = [];
  const queue = createBeatQueue({
    owner,
    session: { sessionId: 's', itemId: 5, playerTag: 'tab' },
    send: server.send,
    storage: memoryStorage(),
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
