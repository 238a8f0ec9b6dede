import * as fc from 'fast-check';
import * as v from 'valibot';
import { studyEvidence, studyHeartbeat, studyStart } from '@stoa/api/contract/study';
import { ErrorCode, ProgressState } from '@stoa/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itemProgress } from '../../db/schema/index.ts';
import { asSystem } from '../../db/scope.ts';
import { startTestServer } from '../../test/server.ts';
import type { TestServer } from '../../test/server.ts';
import { createTape } from '../../test/tape.ts';
import { mostRanges } from './media.ts';

const full = process.env['STOA_FULL'] === '1';

let app: TestServer;
let cheat = '';
let honest = '';
let foreign = '';
beforeAll(async () => {
  app = await startTestServer();
});
afterAll(() => app.close());

/** Deletes all progress, so that what one attack earned does not hide what the next one does. */
const forget = () =>
  asSystem(app.database.db, async (tx) => {
    for (const table of ['study_session', 'item_progress', 'course_progress', 'study_evidence']) {
      await tx.execute(sql`delete from ${sql.identifier(table)}`);
    }
  });
/** Signs in again, because the test's clock advances by days and a session ends earlier. */
async function signIn(): Promise<void> {
  cheat = await app.signIn('13800000002');
  honest = await app.signIn('13800000006');
  foreign = await app.signIn('13800000004', 'deepblue');
}
beforeEach(async () => {
  await forget();
  await signIn();
});

type Opened = v.InferOutput<typeof studyStart.data>;
type Result = v.InferOutput<typeof studyHeartbeat.data>;

async function open(token: string, courseId: number): Promise<Opened> {
  const answer = await app.call('POST', studyStart.path, { json: { courseId, playerTag: 'tab' }, token });
  if (answer.code !== 200) throw new Error(`Opening ${courseId} answered ${answer.code}.`);
  return v.parse(studyStart.data, answer.data);
}

const beatOf = (opened: Opened, seq: number, changes: Record<string, unknown> = {}) => ({
  sessionId: opened.session.sessionId,
  seq,
  event: 'TICK',
  itemId: opened.item.itemId,
  playerTag: 'tab',
  position: 0,
  rate: 1,
  segments: [],
  activeSeconds: 0,
  clientTime: app.now(),
  ...changes,
});

async function send(token: string, beat: Record<string, unknown>): Promise<Result> {
  const answer = await app.call('POST', studyHeartbeat.path, { json: beat, token });
  expect(answer.code).toBe(200);
  return v.parse(studyHeartbeat.data, answer.data);
}

const evidence = async (token: string, { course, item }: Opened) => {
  const answer = await app.call('GET', studyEvidence.path, {
    query: { courseId: course.courseId, itemId: item.itemId },
    token,
  });
  return v.parse(studyEvidence.data, answer.data);
};

const filmOf = ({ item }: Opened): number => item.duration ?? 0;
const watched = async (token: string, opened: Opened): Promise<number> =>
  (await evidence(token, opened)).countedSeconds;

/** A course without a seek policy, and one whose films cannot be skipped. */
const free = 204;
const strict = 201;
/** Seconds of progress by which an item may once be ahead of the server's clock. */
const grace = 5;

const tenth = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10);
const share = fc.double({ min: 0, max: 1, noNaN: true });

/** The next step of an honest person; the network delivers the beat now or later. */
const honestStep = fc.record({
  seconds: tenth(30),
  rate: fc.constantFrom(1, 1, 1.5, 2),
  seek: fc.option(share, { nil: undefined, freq: 3 }),
  away: fc.boolean(),
});

/** The step of somebody who claims more than they watched. */
const attack = fc.record({
  fresh: fc.boolean(),
  old: fc.integer({ min: 0, max: 5 }),
  seq: fc.constantFrom<('next' | 'again' | 'skip')[]>('next', 'next', 'again', 'skip'),
  rate: fc.constantFrom(0.1, 1, 2, 16),
  segments: fc.array(fc.tuple(share, share), { maxLength: 4 }),
  wholeFilm: fc.boolean(),
  drift: fc.constantFrom(0, 0, -3600, 60, 3600, 86_400),
  event: fc.constantFrom('TICK', 'SEEK', 'ENDED', 'UNLOAD', 'RATE'),
});

const turn = fc.record({ honest: honestStep, attack });

test(
  'whatever is sent, nobody is credited with more than the time that passed, and real studying at the same time loses nothing',
  { timeout: full ? 600_000 : 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { minLength: 4, maxLength: 14 }), async (turns) => {
        await forget();
        const begin = app.now();
        const mine = await open(honest, free);
        const length = filmOf(mine);
        const { maxRate } = mine.policy;
        const tape = createTape(length);
        const waiting: Record<string, unknown>[] = [];
        let place = 0;
        let seq = 0;
        let atDesk = 0;
        const sessions = [{ opened: await open(cheat, free), seq: 0 }];

        for (const { honest: learner, attack: tried } of turns) {
          if (learner.seek !== undefined) place = Math.round(learner.seek * length * 10) / 10;
          const rounded = Math.round(Math.min(learner.seconds * learner.rate, length - place) * 10) / 10;
          app.advance(learner.seconds);
          tape.play(place, place + rounded);
          atDesk += learner.seconds;
          seq += 1;
          waiting.push(
            beatOf(mine, seq, {
              position: place + rounded,
              rate: learner.rate,
              segments: rounded > 0 ? [[place, place + rounded]] : [],
              activeSeconds: learner.seconds,
            }),
          );
          place += rounded;
          if (!learner.away) for (const beat of waiting.splice(0)) await send(honest, beat);

          if (tried.fresh) sessions.push({ opened: await open(cheat, free), seq: 0 });
          const session = sessions[sessions.length - 1 - (tried.old % sessions.length)];
          if (session === undefined) throw new Error('There is a session.');
          session.seq += tried.seq === 'next' ? 1 : tried.seq === 'skip' ? 7 : 0;
          await send(
            cheat,
            beatOf(session.opened, Math.max(1, session.seq), {
              event: tried.event,
              rate: tried.rate,
              position: length,
              segments: [
                ...tried.segments.map(([one, other]) => [one * length, other * length]),
                ...(tried.wholeFilm ? [[0, 360_000]] : []),
              ],
              activeSeconds: 360_000,
              scrolledToEnd: true,
              linkDone: true,
              clientTime: Math.max(0, app.now() + tried.drift * 1000),
            }),
          );
        }
        for (const beat of waiting.splice(0)) await send(honest, beat);

        const elapsed = (app.now() - begin) / 1000;
        const mineNow = await evidence(honest, mine);
        expect(mineNow.countedSeconds).toBeCloseTo(tape.seconds(), 1);
        for (const [from, to] of mineNow.counted) expect(tape.holds(from, to)).toBe(true);
        expect(mineNow.studySeconds).toBeCloseTo(atDesk, 1);
        expect(mineNow.refused).toEqual([]);
        const last = sessions.at(-1);
        if (last === undefined) throw new Error('There is a session.');
        const theirs = await evidence(cheat, last.opened);
        expect(theirs.countedSeconds).toBeLessThanOrEqual(elapsed * maxRate + grace + 0.1);
        expect(theirs.studySeconds).toBeLessThanOrEqual(elapsed * 1.05 + 0.1);
      }),
      { seed: 20_261_121, numRuns: full ? 300 : 20 },
    );
  },
);

describe('a person who claims more than was watched', () => {
  test('a jump, sixteen times the speed and an invented end count for no more than the time that passed', async () => {
    const opened = await open(cheat, free);
    const length = filmOf(opened);
    app.advance(10);
    const jumped = await send(
      cheat,
      beatOf(opened, 1, { segments: [[length - 1, length]], position: length, event: 'ENDED' }),
    );
    expect(jumped.item).toMatchObject({ watchedSeconds: 1, state: ProgressState.InProgress });
    app.advance(2);
    const fast = await send(cheat, beatOf(opened, 2, { segments: [[0, 40]], rate: 16, activeSeconds: 2 }));
    expect(fast.item.watchedSeconds).toBeLessThanOrEqual(12 * opened.policy.maxRate + grace);
    expect(fast.item.percent).toBeLessThan(100);
    const told = await evidence(cheat, opened);
    expect(told.refused.map(({ reason }) => reason)).toContain('TOO_FAST');
    expect(told.needs).toMatchObject([{ kind: 'WATCH' }]);
  });

  test('opening the lesson thirty times brings no more than opening it once', async () => {
    let opened = await open(cheat, free);
    for (let visit = 0; visit < 30; visit += 1) {
      await send(cheat, beatOf(opened, 1, { segments: [[visit * 5, visit * 5 + 5]], activeSeconds: 5 }));
      opened = await open(cheat, free);
    }
    expect(await watched(cheat, opened)).toBeLessThanOrEqual(grace);
  });

  test('eight hours with a closed lid do not count, and all seconds around them do', async () => {
    const opened = await open(honest, free);
    app.advance(20);
    await send(honest, beatOf(opened, 1, { segments: [[0, 20]], activeSeconds: 20 }));
    const asleep = app.now();
    app.advance(8 * 3600);
    // Both cases are tested, because the clocks of some devices stop while the lid is closed and others
    // continue.
    await send(
      honest,
      beatOf(opened, 2, { segments: [[20, 30]], activeSeconds: 10, clientTime: asleep + 10_000 }),
    );
    app.advance(10);
    const awake = await send(
      honest,
      beatOf(opened, 3, { segments: [[30, 40]], activeSeconds: 10, clientTime: asleep + 20_000 }),
    );
    expect(awake.item).toMatchObject({ watchedSeconds: 40, studySeconds: 40 });
  });

  test('skipping where that is not allowed counts for nothing and opens nothing', async () => {
    const opened = await open(cheat, strict);
    const length = filmOf(opened);
    app.advance(length);
    const skipped = await send(
      cheat,
      beatOf(opened, 1, {
        segments: [[10, length]],
        activeSeconds: length,
        position: length,
        event: 'ENDED',
      }),
    );
    expect(skipped).toMatchObject({ item: { watchedSeconds: 0, maxPosition: 0 }, unlocked: [] });
    expect(skipped.item.lastPosition).toBeLessThanOrEqual(3);
    const next = opened.chapters.flatMap(({ items }) => items)[1];
    const answer = await app.call('POST', studyStart.path, {
      json: { courseId: strict, itemId: next?.itemId, playerTag: 'tab' },
      token: cheat,
    });
    expect(answer.code).toBe(ErrorCode.ItemLocked);
    expect((await evidence(cheat, opened)).refused).toMatchObject([
      { reason: 'SKIPPED', ranges: [[10, length]] },
    ]);
  });

  test('a robot that answers each presence check at once still gets only the time that passed', async () => {
    const opened = await open(cheat, strict);
    const begin = app.now();
    let check: string | undefined;
    let asked = 0;
    for (let seq = 1; seq <= 30; seq += 1) {
      app.advance(10);
      const from = (seq - 1) * 30;
      const answer = await send(
        cheat,
        beatOf(opened, seq, {
          segments: [[from, from + 30]],
          activeSeconds: 30,
          rate: 16,
          ...(check === undefined ? {} : { presenceAck: check }),
        }),
      );
      check = answer.presence?.checkId;
      asked += check === undefined ? 0 : 1;
    }
    const elapsed = (app.now() - begin) / 1000;
    const told = await evidence(cheat, opened);
    expect(asked).toBeGreaterThan(0);
    expect(told.studySeconds).toBeLessThanOrEqual(elapsed * 1.05);
    expect(told.countedSeconds).toBeLessThanOrEqual(elapsed * opened.policy.maxRate + grace);
  });

  test('an unanswered presence check ends the counting, and the learner is informed', async () => {
    const opened = await open(cheat, strict);
    let answer: Result | undefined;
    for (let seq = 1; seq <= 30; seq += 1) {
      app.advance(15);
      // The film is played at a quarter of its speed, so that some of it is left when the time for the
      // presence check ends.
      const from = (seq - 1) * 3.75;
      const played = { segments: [[from, from + 3.75]], rate: 0.25, activeSeconds: 15 };
      answer = await send(cheat, beatOf(opened, seq, played));
    }
    expect(answer?.reason).toBe('PRESENCE');
    const { studySeconds, refused } = await evidence(cheat, opened);
    expect(studySeconds).toBeLessThanOrEqual(120 + opened.policy.presenceWaitSeconds + 15);
    expect(refused.map(({ reason }) => reason)).toEqual(['PRESENCE']);
  });

  test('opening the film again and again neither puts a presence check off nor answers it; a break does', async () => {
    const beatAfter = (opened: Opened, seq: number, from: number) => {
      app.advance(15);
      const played = { segments: [[from, from + 3.75]], rate: 0.25, activeSeconds: 15 };
      return send(cheat, beatOf(opened, seq, played));
    };
    let last: Result | undefined;
    let opened = await open(cheat, strict);
    for (let time = 0; time < 10; time += 1) {
      opened = await open(cheat, strict);
      for (let seq = 1; seq <= 3; seq += 1) last = await beatAfter(opened, seq, (time * 3 + seq - 1) * 3.75);
    }
    expect(last).toMatchObject({ reason: 'PRESENCE', presence: { checkId: expect.any(String) } });
    const { studySeconds } = await evidence(cheat, opened);
    expect(studySeconds).toBeLessThanOrEqual(120 + opened.policy.presenceWaitSeconds + 15);

    app.advance(11 * 60);
    const back = await beatAfter(await open(cheat, strict), 1, 0);
    expect(back).toMatchObject({ accepted: true });
    expect(back.presence).toBeUndefined();
  });
});

/** How far a device's clock moves from one beat to the next, besides the seconds that pass. */
const clockStep = fc.record({
  wait: fc.integer({ min: 5, max: 40 }),
  jump: fc.constantFrom(0, 0, 0, -36_000, -61, -20, 20, 61, 36_000),
  stands: fc.constantFrom(false, false, false, true),
  active: fc.boolean(),
});

test(
  'nobody evades the presence check by a clock that is set back or forward, stops or jumps, or by reporting no study time',
  { timeout: full ? 600_000 : 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(clockStep, { minLength: 14, maxLength: 22 }), async (history) => {
        await forget();
        await signIn();
        const begin = app.now();
        const opened = await open(cheat, strict);
        const { maxRate, presenceSeconds } = opened.policy;
        let device = app.now();
        let last: Result | undefined;
        let deadline = Number.POSITIVE_INFINITY;
        for (const [at, { wait, jump, stands, active }] of history.entries()) {
          app.advance(wait);
          device += stands ? 0 : (wait + jump) * 1000;
          const from = last?.item.maxPosition ?? 0;
          last = await send(
            cheat,
            beatOf(opened, at + 1, {
              segments: [[from, from + wait / 4]],
              rate: 1,
              activeSeconds: active ? wait : 0,
              clientTime: Math.max(0, device),
            }),
          );
          const { studySeconds, watchedSeconds } = last.item;
          const isAsked = last.presence !== undefined;
          expect(isAsked || Math.max(studySeconds, watchedSeconds) <= presenceSeconds).toBe(true);
          deadline = Math.min(deadline, last.presence?.deadlineTime ?? Number.POSITIVE_INFINITY);
          const until = (Math.min(deadline, app.now()) - begin) / 1000;
          expect(studySeconds).toBeLessThanOrEqual(until * 1.05 + 0.1);
          expect(watchedSeconds).toBeLessThanOrEqual(until * maxRate + grace + 0.1);
        }
      }),
      { seed: 20_261_123, numRuns: full ? 200 : 8 },
    );
  },
);

/** Lengths of the answers about an item, and the number of ranges that are stored for it. */
const rangesOf = async (token: string, { course, item }: Opened) => {
  const query = { courseId: course.courseId, itemId: item.itemId };
  const answer = await app.call('GET', studyEvidence.path, { query, token });
  const again = await app.call('POST', studyStart.path, {
    json: { ...query, playerTag: 'tab' },
    token,
  });
  const stored = await asSystem(app.database.db, (tx) =>
    tx
      .select({ covered: itemProgress.covered })
      .from(itemProgress)
      .where(eq(itemProgress.itemId, item.itemId)),
  );
  return {
    answered: [answer, again].map(({ data }) => JSON.stringify(data['counted'] ?? data['progress']).length),
    stored: stored.map(({ covered }) => covered.length),
  };
};

describe('a person who stores as much as a beat can contain', () => {
  test('leaves nothing stored with ranges in which nothing can be seen', async () => {
    const opened = await open(cheat, free);
    for (let seq = 1; seq <= 5; seq += 1) {
      app.advance(15);
      const segments = Array.from({ length: 500 }, (_, at) => [at / 5 + seq / 50, at / 5 + seq / 50 + 1e-7]);
      const answer = await send(cheat, beatOf(opened, seq, { segments }));
      expect(answer).toMatchObject({ accepted: true, item: { covered: [] } });
    }
    expect(await rangesOf(cheat, opened)).toMatchObject({ stored: [0] });
  });

  test.each([
    ['20 000 crumbs', 20_000, 1e-7, 1],
    ['10 000 pieces', 10_000, 1, mostRanges],
  ])(
    'finds that the first beat has reduced what an earlier version stored, %s',
    async (_name, count, long, most) => {
      const opened = await open(cheat, free);
      const covered = Array.from({ length: count }, (_, at): [number, number] => [at * 2, at * 2 + long]);
      await asSystem(app.database.db, (tx) =>
        tx
          .update(itemProgress)
          .set({ covered, percent: 40 })
          .where(eq(itemProgress.itemId, opened.item.itemId)),
      );
      for (const size of (await rangesOf(cheat, opened)).answered) expect(size).toBeLessThan(24_000);
      const next = await open(cheat, free);
      app.advance(15);
      const answer = await send(cheat, beatOf(next, 1, { segments: [[1.5, 1.75]], activeSeconds: 15 }));
      expect(answer.accepted).toBe(true);
      expect(answer.item.percent).toBeGreaterThanOrEqual(40);
      expect(JSON.stringify(answer).length).toBeLessThan(24_000);
      const [stored = 0] = (await rangesOf(cheat, next)).stored;
      expect(stored).toBeLessThanOrEqual(most);
    },
  );
});

describe('beats without a valid session', () => {
  test("another person's or company's session is not found, and nothing in it changes", async () => {
    const opened = await open(honest, free);
    app.advance(15);
    await send(honest, beatOf(opened, 1, { segments: [[0, 15]], activeSeconds: 15 }));
    app.advance(60);
    for (const token of [cheat, foreign]) {
      const answer = await send(token, beatOf(opened, 2, { segments: [[15, 75]], activeSeconds: 60 }));
      expect(answer).toMatchObject({ accepted: false, reason: 'ENDED', item: { watchedSeconds: 0 } });
    }
    expect(await watched(honest, opened)).toBe(15);
    const next = await send(honest, beatOf(opened, 2, { segments: [[15, 75]], activeSeconds: 60 }));
    expect(next).toMatchObject({ accepted: true, item: { watchedSeconds: 75 } });
  });

  test('a beat for another lesson than the one that was opened changes neither', async () => {
    const opened = await open(cheat, free);
    app.advance(60);
    const other = await send(
      cheat,
      beatOf(opened, 1, { itemId: opened.item.itemId + 1, segments: [[0, 60]], activeSeconds: 60 }),
    );
    expect(other).toMatchObject({ accepted: false, reason: 'ENDED' });
    expect(await watched(cheat, opened)).toBe(0);
  });

  test('a beat that no player can send is refused as a whole, and the session continues', async () => {
    const opened = await open(cheat, free);
    app.advance(15);
    const wrong: Record<string, unknown>[] = [
      { seq: 0 },
      { seq: -1 },
      { seq: 1.5 },
      { seq: 2 ** 60 },
      { position: -1 },
      { rate: 0 },
      { rate: -2 },
      { rate: 1000 },
      { rate: null },
      { segments: [[-5, 10]] },
      { segments: [[0, 1e9]] },
      { segments: [[0, null]] },
      { segments: [[0]] },
      { segments: Array.from({ length: 501 }, () => [0, 1]) },
      { activeSeconds: -1 },
      { activeSeconds: 1e12 },
      { clientTime: -1 },
      { clientTime: 0.5 },
      { event: 'DONE' },
      { pagesSeen: [-1] },
      { itemId: 'one' },
    ];
    for (const changes of wrong) {
      const json = beatOf(opened, 1, { segments: [[0, 15]], activeSeconds: 15, ...changes });
      const answer = await app.call('POST', studyHeartbeat.path, { json, token: cheat });
      expect([changes, answer.code]).toEqual([changes, ErrorCode.ParamInvalid]);
    }
    const right = await send(cheat, beatOf(opened, 1, { segments: [[0, 15]], activeSeconds: 15 }));
    expect(right).toMatchObject({ accepted: true, item: { watchedSeconds: 15 } });
  });

  test('a reversed segment and a repeated number gain nothing, and a number far ahead leaves no unused time', async () => {
    const opened = await open(cheat, free);
    app.advance(15);
    await send(cheat, beatOf(opened, 1, { segments: [[15, 0]], activeSeconds: 15 }));
    expect(await watched(cheat, opened)).toBe(0);
    app.advance(15);
    await send(cheat, beatOf(opened, 9, { segments: [[0, 15]], activeSeconds: 0 }));
    expect(await watched(cheat, opened)).toBe(15);
    app.advance(60);
    const more = { segments: [[15, 75]], activeSeconds: 60 };
    const again = await send(cheat, beatOf(opened, 9, more));
    expect(again).toMatchObject({ accepted: false, reason: 'DUPLICATE' });
    // Of fifteen seconds in which nothing was played, only the tolerance and the grace seconds can be
    // claimed.
    for (const seq of [5, 4, 3, 5]) await send(cheat, beatOf(opened, seq, more));
    expect(await watched(cheat, opened)).toBeLessThanOrEqual(15 + 2 * grace);
    expect((await evidence(cheat, opened)).refused.map(({ reason }) => reason)).toContain('DUPLICATE');
  });

  test('beats may have any number up to the largest that is exact', async () => {
    const opened = await open(honest, free);
    for (const [at, seq] of [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER].entries()) {
      app.advance(15);
      const changes = { segments: [[at * 15, at * 15 + 15]], activeSeconds: 15 };
      expect(await send(honest, beatOf(opened, seq, changes))).toMatchObject({ accepted: true });
    }
    expect(await watched(honest, opened)).toBe(45);
  });
});

describe('why a percentage is what it is', () => {
  test('two windows: what the first played before it was replaced counts, the rest is explained with its reason', async () => {
    const first = await open(honest, free);
    app.advance(20);
    const second = await open(honest, free);
    app.advance(30);
    await send(honest, beatOf(first, 1, { segments: [[0, 50]], activeSeconds: 50 }));
    await send(honest, beatOf(second, 1, { segments: [[60, 90]], activeSeconds: 30, position: 90 }));
    const told = await evidence(honest, second);
    expect(told.countedSeconds).toBeLessThanOrEqual(50 + grace);
    expect(told.counted.at(-1)).toEqual([60, 90]);
    expect(told.refused).toMatchObject([{ reason: 'OTHER_SESSION', ranges: [[20 + grace, 50]] }]);
  });

  test('what is watched again afterwards is no longer missing', async () => {
    const opened = await open(honest, free);
    app.advance(10);
    await send(honest, beatOf(opened, 1, { segments: [[0, 60]], rate: 16, activeSeconds: 10 }));
    const before = await evidence(honest, opened);
    expect(before.refused).toMatchObject([{ reason: 'TOO_FAST' }]);
    expect(before.refused[0]?.ranges.length).toBe(1);
    app.advance(60);
    await send(honest, beatOf(opened, 2, { segments: [[0, 60]], activeSeconds: 60 }));
    const after = await evidence(honest, opened);
    expect(after).toMatchObject({ countedSeconds: 60, refused: [{ reason: 'TOO_FAST', ranges: [] }] });
    expect(after.againSeconds).toBeGreaterThan(0);
  });

  test('a lesson that was never opened has nothing to explain, and one of another company is not there', async () => {
    const opened = await open(honest, free);
    const mine = await evidence(cheat, opened);
    expect(mine).toMatchObject({ state: 0, percent: 0, counted: [], refused: [] });
    const query = { courseId: opened.course.courseId, itemId: opened.item.itemId };
    const theirs = await app.call('GET', studyEvidence.path, { query, token: foreign });
    expect([theirs.code, theirs.data]).toEqual([ErrorCode.NotFound, null]);
    const wrong = await app.call('GET', studyEvidence.path, {
      query: { ...query, itemId: 999_999 },
      token: honest,
    });
    expect(wrong.code).toBe(ErrorCode.NotFound);
  });
});
