import { LiveStatus } from '@stoa/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RoomClose } from '../../contract/live.ts';
import { RoomRules } from '../../test/roomRules.ts';
import { RoomWorld } from '../../test/roomWorld.ts';
import type { Way } from '../../test/roomWorld.ts';

/**
 * 250 histories by default and 3000 in a full run. Three of the rules matter only in rare histories, which
 * occur among the first thousand.
 */
const run = { seed: 20_262, numRuns: process.env['STOA_FULL'] === '1' ? 3000 : 250 } as const;

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

/** A history: the state of the room at the start, and what happens in it. */
const history = fc.record({
  seed: fc.nat(),
  status: fc.constantFrom(LiveStatus.Live, LiveStatus.Live, LiveStatus.Upcoming, LiveStatus.Playback),
  earlier: fc.constantFrom(0, 5, 30, 250),
  steps: fc.array(step, { maxLength: 50, size: 'max' }),
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

/** From here on no socket opens, but calls arrive, and all messages must arrive as well. */
function block(world: RoomWorld): void {
  for (const at of world.tabs) {
    at.way = 'noSockets';
    at.lose(0);
  }
  world.pass(60_000);
  world.othersSay(1);
  world.pass(15_000);
}

/** Repairs the network and the server, and lets enough time pass that every tab can become complete. */
function heal(world: RoomWorld): void {
  world.server.muted = false;
  for (const at of world.tabs) at.way = 'good';
  world.pass(150_000);
  for (const at of world.tabs) {
    for (const { key } of at.model.talk.outgoing) at.happen({ type: 'retried', key });
  }
  world.pass(150_000);
}

/** Plays a history, and returns the rules that were broken in it. */
function live({ seed, status, earlier, steps }: History): string[] {
  const world = new RoomWorld(seed);
  const rules = new RoomRules();
  world.othersSay(earlier);
  world.server.status = status;
  world.onStep = rules.watch;
  world.onFrame = rules.spoke;
  world.open();
  for (const one of steps) act(world, one);
  heal(world);
  rules.checkEnd(world);
  block(world);
  rules.checkPolled(world);
  return [...rules.broken];
}

/** How long the histories may take while other programs use the processor, in ms. */
const patience = 60_000;

test(
  'a room shows every message once and in order, becomes whole after any fault, and says each message once',
  () => {
    fc.assert(
      fc.property(history, (one) => {
        expect(live(one)).toEqual([]);
      }),
      run,
    );
  },
  patience,
);
