import { LiveStatus } from '@stoa/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RoomClose } from '../../contract/live.ts';
import { RoomWorld } from '../../test/roomWorld.ts';
import type { Seen, Tab, Way } from '../../test/roomWorld.ts';
import { hasGap } from '../log.ts';
import type { Outgoing } from '../message.ts';
import { viewOf } from './viewOf.ts';

const run = { seed: 20_262, numRuns: 4000 } as const;

type Step =
  | { do: 'wait'; ms: number }
  | { do: 'others'; count: number }
  | { do: 'say' | 'retry' | 'drop' | 'silence' | 'online' | 'leave' | 'enter'; tab: number }
  | { do: 'network'; tab: number; way: Way }
  | { do: 'hide'; tab: number; hidden: boolean }
  | { do: 'delete'; share: number }
  | { do: 'restart'; downMs: number; lost: number }
  | { do: 'mute'; muted: boolean }
  | { do: 'begin' | 'endStream' | 'endSession' };

const tab = fc.nat(1);
const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(20_000) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('others' as const), count: fc.constantFrom(1, 2, 3, 60, 230) }),
  },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('say' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('retry' as const, 'drop' as const, 'silence' as const, 'online' as const),
      tab,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('leave' as const, 'enter' as const), tab }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('network' as const),
      tab,
      way: fc.constantFrom<Way>('good', 'good', 'rough', 'rough', 'cut', 'hanging', 'noSockets'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hide' as const), tab, hidden: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), share: fc.nat(99) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('restart' as const),
      downMs: fc.nat(8000),
      lost: fc.constantFrom(0, 0, 3, 9, 1000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mute' as const), muted: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('begin' as const, 'begin' as const, 'endStream' as const, 'endSession' as const),
    }),
  },
);

/** A history: where the room is at its begin, and what happens. */
const history = fc.record({
  seed: fc.nat(),
  status: fc.constantFrom(LiveStatus.Live, LiveStatus.Live, LiveStatus.Upcoming, LiveStatus.Playback),
  earlier: fc.constantFrom(0, 5, 30, 250),
  steps: fc.array(step, { maxLength: 50 }),
});
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

function act(world: RoomWorld, one: Step): void {
  const at = 'tab' in one ? world.tabs[one.tab] : undefined;
  const { server } = world;
  switch (one.do) {
    case 'wait':
      return world.pass(one.ms);
    case 'others':
      return world.othersSay(one.count);
    case 'say':
      return at?.say(`mine ${world.now} ${at.name} ${at.said.size}`);
    case 'retry':
    case 'drop':
      for (const { key } of at?.model.talk.outgoing ?? []) {
        if (one.do === 'drop') at?.drop(key);
        else at?.happen({ type: 'retried', key });
      }
      return undefined;
    case 'silence':
      return at?.silence();
    case 'online':
      return at?.happen({ type: 'online' });
    case 'leave':
      return at?.happen({ type: 'left' });
    case 'enter':
      if (world.tabs.length < 2) world.open();
      return undefined;
    case 'network':
      if (at) at.way = one.way;
      return undefined;
    case 'hide':
      return at?.happen({ type: 'hidden', hidden: one.hidden });
    case 'delete': {
      const row = server.rows[Math.floor((one.share / 100) * server.rows.length)];
      if (row && world.maySpeak()) server.delete(row.message.messageId);
      return undefined;
    }
    case 'restart':
      world.stop(6000);
      world.pass(one.downMs);
      if (one.lost > 0) server.restore(one.lost);
      server.isUp = true;
      return undefined;
    case 'mute':
      server.muted = one.muted;
      return undefined;
    case 'begin':
      if (server.status === LiveStatus.Upcoming) server.change(LiveStatus.Live);
      return undefined;
    case 'endStream':
      server.change(LiveStatus.Playback);
      return undefined;
    case 'endSession':
      world.sessionOver = true;
      for (const open of world.tabs) open.lose(RoomClose.SessionEnded);
      return undefined;
    default:
      return one satisfies never;
  }
}

/** Whether the tab knows that the server's numbers have begun anew. */
const isOfEra = ({ era, world }: Tab): boolean => era === world.server.era;

/** What the log shows is what the server has, in order, without a hole. */
function checkLog({ model, world }: Tab): void {
  const { log } = model;
  const shown = log.messages.map(({ messageId }) => messageId);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(new Set(shown).size).toBe(shown.length);
  const [first = 0] = shown;
  const known = new Set(shown);
  const missing = world.server.rows.filter(
    ({ seq, message }) => seq <= log.upTo && message.messageId >= first && !known.has(message.messageId),
  );
  expect(missing).toEqual([]);
}

/** A message that was said here is on the screen once: as the person's own, then as the log's. */
function checkOwn({ model, said, dropped, world }: Tab): void {
  const shown = new Set(model.log.messages.map(({ messageId }) => messageId));
  const outgoing = model.talk.outgoing.map(({ key }) => key);
  for (const key of said.keys()) {
    if (dropped.has(key) || world.server.lost.has(key)) continue;
    const stored = world.server.stored.get(key)?.messageId;
    const times =
      outgoing.filter((one) => one === key).length + (stored !== undefined && shown.has(stored) ? 1 : 0);
    const isBefore = stored !== undefined && stored < (model.log.messages[0]?.messageId ?? 0);
    if (isBefore) expect(times).toBeLessThanOrEqual(1);
    else expect({ key, times }).toEqual({ key, times: 1 });
  }
}

/** Failures in a row of each tab, counted here once more. */
function watchWaits() {
  const failures = new Map<Tab, number>();
  return ({ tab: at, happening, effects, random }: Seen): void => {
    if (happening.type === 'frame' && happening.socket === at.model.sockets) failures.set(at, 0);
    for (const effect of effects) {
      if (effect.type !== 'setTimer') continue;
      expect(effect.ms).toBeGreaterThanOrEqual(0);
      if (effect.timer !== 'connect') continue;
      const before = failures.get(at) ?? 0;
      const isHurried = happening.type === 'online' || happening.type === 'hidden';
      const spread = happening.type === 'socketClosed' ? happening.spreadMs : undefined;
      const most = isHurried ? 600 : (spread ?? Math.min(60_000, 4000 * 2 ** before));
      expect(effect.ms).toBeLessThanOrEqual(most);
      if (random >= 0.5) expect(effect.ms).toBeGreaterThanOrEqual(Math.floor(most / 2));
      if (!isHurried) failures.set(at, before + 1);
    }
  };
}

function checkStep({ tab: at, happening, before, effects }: Seen): void {
  const { model } = at;
  if (before.link.at === 'ended') {
    // Nothing is sent, asked or timed in a room that has ended.
    expect([effects, model]).toEqual([[], before]);
    return;
  }
  const asks = effects.filter(({ type }) => type === 'ask').length;
  const enters = effects.filter((effect) => effect.type === 'enter' && effect.why === 'follow').length;
  expect(asks + enters).toBeLessThanOrEqual(1);
  const opens = effects.filter(({ type }) => type === 'openSocket').length;
  const closes = effects.filter(({ type }) => type === 'closeSocket').length;
  expect(at.openSockets + opens - closes).toBeLessThanOrEqual(1);
  const view = viewOf(model);
  // A socket that speaks is enough, unless something is known to be missing.
  if (asks > 0 && model.link.at !== 'checking') {
    expect(view.connection === 'polling' || view.catchingUp).toBe(true);
  }
  if (happening.type === 'answered' && model.log.upTo === before.log.upTo) expect(asks).toBe(0);
  // A hidden page that misses nothing asks seldom.
  const poll = effects.find((effect) => effect.type === 'setTimer' && effect.timer === 'poll');
  if (poll?.type === 'setTimer') {
    const isSlow = (model.hidden || model.facts?.status === LiveStatus.Upcoming) && !view.catchingUp;
    expect(poll.ms).toBeGreaterThanOrEqual(isSlow ? 8000 : 2400);
    expect(poll.ms).toBeLessThanOrEqual(isSlow ? 12_000 : 3600);
  }
  if (isOfEra(at)) {
    checkLog(at);
    checkOwn(at);
  }
}

/** The network and the server are well again, and everything has had the time to become whole. */
function heal(world: RoomWorld): void {
  world.server.muted = false;
  for (const at of world.tabs) at.way = 'good';
  world.pass(150_000);
  for (const at of world.tabs) {
    for (const { key } of at.model.talk.outgoing) at.happen({ type: 'retried', key });
  }
  world.pass(150_000);
}

function checkWhole(at: Tab): void {
  const { world, model } = at;
  const { server } = world;
  const view = viewOf(model);
  expect(isOfEra(at)).toBe(true);
  expect(hasGap(model.log)).toBe(false);
  const [first] = view.messages;
  const all = server.rows
    .map(({ message }) => message)
    .filter(({ messageId }) => messageId >= (first?.messageId ?? 0))
    .toSorted((one, other) => one.messageId - other.messageId);
  expect(view.messages).toEqual(all);
  expect(view).toMatchObject({ catchingUp: false });
  if (server.isOpen) expect(view.connection).toBe('live');
  // What is said after the end of a stream is refused, and what a server has lost after storing it is gone.
  const mayStay = (one: Outgoing): boolean =>
    one.state === 'failed' ? !server.isOpen : server.lost.has(one.key);
  expect(view.outgoing.filter((one) => !mayStay(one))).toEqual([]);
  expect(view.facts?.status).toBe(server.status);
  if (server.status === LiveStatus.Live) expect(view.entry?.playOffset).toBe(1);
}

/** Each message was stored once, in the order in which it was said, and not faster than the server allows. */
function checkSaid({ said, refused, world, sends }: Tab): void {
  const keys = [...said.keys()].filter((key) => !refused.has(key) && world.server.stored.has(key));
  const ids = keys.map((key) => world.server.stored.get(key)?.messageId ?? 0);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
  const texts = world.server.rows.map(({ message }) => message.text).filter((text) => text !== '');
  expect(new Set(texts).size).toBe(texts.length);
  for (const [index, { type, at }] of sends.entries()) {
    const before = sends.slice(0, index).findLast((one) => one.type === 'answered');
    if (type === 'sent' && before) expect(at - before.at).toBeGreaterThanOrEqual(1100);
  }
}

function live({ seed, status, earlier, steps }: History): RoomWorld {
  const world = new RoomWorld(seed);
  world.othersSay(earlier);
  world.server.status = status;
  const checkWaits = watchWaits();
  world.onStep = (seen) => {
    checkStep(seen);
    checkWaits(seen);
  };
  world.open();
  for (const one of steps) act(world, one);
  return world;
}

test('a room shows every message once and in order, becomes whole after any fault, and says each message once', () => {
  fc.assert(
    fc.property(history, (one) => {
      const world = live(one);
      heal(world);
      for (const at of world.tabs) {
        checkSaid(at);
        // A room that asks for nothing does not hear that the session is over.
        const mustBeOver = world.sessionOver && at.model.link.at !== 'history';
        if (mustBeOver) expect(viewOf(at.model).connection).toBe('ended');
        if (!at.isOver) checkWhole(at);
        expect(at.timers.size === 0).toBe(at.isOver);
      }
    }),
    run,
  );
});
