import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { apiError } from '../client/errors.ts';
import { studyHeartbeat } from '../contract/study.ts';
import { createDevice, type Device, type PlaceState, type Tab } from '../test/device.ts';
import {
  documentKind,
  eventsKind,
  newerDocument,
  noEvents,
  withEvent,
  withValue,
  type DocumentParcel,
  type DocumentState,
  type EventParcel,
  type EventsState,
  type OutboxEntry,
} from './index.ts';

const many = process.env['STOA_FULL'] === '1';
const patienceMs = many ? 1_200_000 : 60_000;
const run = { seed: 20_261, numRuns: many ? 20_000 : 400 } as const;

const draft = documentKind('draft', (stored) => (typeof stored === 'string' ? stored : undefined));
const clicks = eventsKind('clicks', (stored) => (typeof stored === 'number' ? stored : undefined));

const people = [
  { companyId: 1001, userId: 7 },
  { companyId: 1001, userId: 8 },
] as const;
type Who = 0 | 1;
type Way = 'open' | 'cut' | 'answerLost' | 'refused';

interface Shelf {
  savedSeq: number;
  value: string;
  readonly seen: Set<string>;
  readonly counted: number[];
}
const emptyShelf = (): Shelf => ({ savedSeq: 0, value: '', seen: new Set(), counted: [] });

/**
 * A back end that stores the newest version of a draft and counts each click once, separately for each
 * person.
 */
function createBackEnd() {
  const backEnd = {
    way: 'open' as Way,
    isOver: false,
    people: [emptyShelf(), emptyShelf()] as const,
    async answer<Answer>(store: () => Answer): Promise<Answer> {
      if (backEnd.isOver) throw apiError(studyHeartbeat, { kind: 'expired', code: 202 });
      if (backEnd.way === 'cut') throw apiError(studyHeartbeat, { kind: 'network' });
      if (backEnd.way === 'refused') {
        throw apiError(studyHeartbeat, { kind: 'business', code: 1000, msg: '', status: 200 });
      }
      const answer = store();
      if (backEnd.way === 'answerLost') throw apiError(studyHeartbeat, { kind: 'timeout' });
      return answer;
    },
    save: (who: Who, { seq, value }: DocumentParcel<string>) =>
      backEnd.answer(() => {
        const own = backEnd.people[who];
        if (seq > own.savedSeq) Object.assign(own, { savedSeq: seq, value });
        return { savedSeq: own.savedSeq };
      }),
    count: (who: Who, id: string, { seq, value }: EventParcel<number>) =>
      backEnd.answer(() => {
        const { seen, counted } = backEnd.people[who];
        if (!seen.has(`${id} ${seq}`)) counted.push(value);
        seen.add(`${id} ${seq}`);
      }),
  };
  return backEnd;
}

interface Seat {
  readonly who: Who;
  readonly tab: Tab;
  readonly draft: OutboxEntry<DocumentState<string>>;
  readonly clicks: OutboxEntry<EventsState<number>>;
  /** The texts that were typed in this tab. */
  readonly typed: string[];
  readonly clicked: number[];
}

/** A record of what a person really did, independent of what the outbox says. */
interface Ledger {
  typed: string;
  /**
   * Whether the draft may be lost, because its tab died after reporting that nothing is stored on the device.
   */
  lost: boolean;
  /** Whether an older draft is stored in a place that a later visit could not read. */
  hidden: boolean;
  sure: number[];
  unsure: number[];
}

interface World {
  readonly device: Device;
  readonly backEnd: ReturnType<typeof createBackEnd>;
  readonly ledgers: readonly [Ledger, Ledger];
  seat: Seat;
  count: number;
}

async function sit(
  { device, backEnd }: Pick<World, 'device' | 'backEnd'>,
  who: Who,
  visit: number,
): Promise<Seat> {
  const tab = device.open(people[who]);
  const key = `key of ${who}`;
  // A request of a closed page may still arrive, but its answer reaches nobody.
  const heard = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    return tab.isDead() ? new Promise<never>(() => undefined) : answer;
  };
  const sendClick = (parcel: EventParcel<number>, { id }: { id: string }) =>
    heard(backEnd.count(who, id, parcel));
  await tab.outbox.unlock(key);
  await tab.outbox.replay(clicks, { send: sendClick });
  const saved = { ...backEnd.people[who] };
  const document = await tab.outbox.open(draft, 'one', {
    key,
    start: (left) => newerDocument(left, saved),
    send: (parcel) => heard(backEnd.save(who, parcel)),
  });
  const events = await tab.outbox.open(clicks, String(visit), {
    key,
    start: () => noEvents,
    send: sendClick,
  });
  if (!document || !events) throw new Error('The tabs before are gone, so nothing is locked.');
  return { who, tab, draft: document, clicks: events, typed: [], clicked: [] };
}

/** Only a draft that the server has acknowledged may have the status `saved`. */
function expectHonest({ seat, backEnd, ledgers }: World): void {
  const { value, counted } = backEnd.people[seat.who];
  if (seat.draft.status() === 'saved') expect(value).toBe(seat.draft.get().value);
  // A saved draft contains the last text that was typed in this tab.
  if (seat.draft.status() === 'saved' && seat.typed.length > 0) expect(value).toBe(ledgers[seat.who].typed);
  if (seat.clicks.status() === 'saved') expect(counted).toEqual(expect.arrayContaining(seat.clicked));
}

/** Ends the tab at this moment, and records what may be lost with it. */
function leaveBehind({ seat, ledgers, backEnd }: World): void {
  const ledger = ledgers[seat.who];
  if (seat.tab.outbox.durability() !== 'memory') return;
  // The outbox had said that it stores nothing on the device, so what was not acknowledged by then may be
  // lost.
  if (backEnd.people[seat.who].value !== ledger.typed) ledger.lost = true;
  const { counted } = backEnd.people[seat.who];
  const open = ledger.sure.filter((click) => !counted.includes(click));
  ledger.unsure.push(...open);
  ledger.sure = ledger.sure.filter((click) => !open.includes(click));
}

type Step =
  | { do: 'type' | 'click' | 'settle' | 'blur' | 'hide' | 'kill' | 'reload' | 'expire' | 'otherPerson' }
  | { do: 'network'; way: Way }
  | { do: 'storage'; database: PlaceState; small: PlaceState };

const state = fc.constantFrom<PlaceState>('works', 'works', 'full', 'blocked');
const steps: fc.Arbitrary<Step[]> = fc.array<Step>(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant<Step>({ do: 'type' }) },
    { weight: 4, arbitrary: fc.constant<Step>({ do: 'click' }) },
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constantFrom<'settle' | 'blur' | 'hide' | 'kill' | 'reload' | 'expire' | 'otherPerson'>(
          'settle',
          'blur',
          'hide',
          'kill',
          'reload',
          'expire',
          'otherPerson',
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('network' as const),
        way: fc.constantFrom<Way>('open', 'cut', 'answerLost', 'refused'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('storage' as const), database: state, small: state }),
    },
  ),
  { maxLength: 40 },
);

async function take(world: World, step: Step): Promise<void> {
  const { device, backEnd, ledgers, seat } = world;
  const { outbox } = seat.tab;
  const comeBack = async (who: Who): Promise<void> => {
    leaveBehind(world);
    seat.tab.kill();
    for (const one of [0, 1] as const) if (device.hides(people[one])) ledgers[one].hidden = true;
    world.count += 1;
    world.seat = await sit(world, who, world.count);
  };
  switch (step.do) {
    case 'type':
      world.count += 1;
      ledgers[seat.who].typed = `words ${world.count}`;
      seat.typed.push(ledgers[seat.who].typed);
      ledgers[seat.who].lost = false;
      seat.draft.change((before) => withValue(before, `words ${world.count}`));
      expectHonest(world);
      // Waits until the change is on the device, because the outbox promises that only from then on.
      return outbox.kept();
    case 'click':
      world.count += 1;
      ledgers[seat.who].sure.push(world.count);
      seat.clicked.push(world.count);
      seat.clicks.change((before) => withEvent(before, world.count));
      expectHonest(world);
      return outbox.kept();
    case 'settle':
      return outbox.flush();
    case 'blur':
    case 'hide':
      return seat.tab.fire(step.do === 'blur' ? 'blur' : 'pagehide');
    case 'kill':
      return comeBack(seat.who);
    case 'reload':
      seat.tab.fire('pagehide');
      return comeBack(seat.who);
    case 'expire':
      backEnd.isOver = true;
      await outbox.flush();
      leaveBehind(world);
      await outbox.close();
      backEnd.isOver = false;
      return comeBack(seat.who);
    case 'otherPerson':
      await outbox.close();
      return comeBack(seat.who === 0 ? 1 : 0);
    case 'network':
      backEnd.way = step.way;
      return undefined;
    case 'storage':
      device.database.state = step.database;
      device.small.state = step.small;
      return undefined;
  }
}

const emptyLedger = (): Ledger => ({ typed: '', lost: false, hidden: false, sure: [], unsure: [] });

async function live(script: readonly Step[]): Promise<World> {
  const device = createDevice();
  const backEnd = createBackEnd();
  const seat = await sit({ device, backEnd }, 0, 0);
  const world: World = { device, backEnd, ledgers: [emptyLedger(), emptyLedger()], seat, count: 0 };
  for (const step of script) {
    await take(world, step);
    expectHonest(world);
    expect(device.text()).not.toMatch(/words|touched|waiting/);
  }
  backEnd.way = 'open';
  device.database.state = 'works';
  device.small.state = 'works';
  for (const who of [0, 1] as const) {
    await world.seat.tab.outbox.flush();
    await world.seat.tab.outbox.close();
    world.count += 1;
    world.seat = await sit(world, who, world.count);
    await world.seat.tab.outbox.flush();
    expectHonest(world);
    expect(world.seat.draft.status()).toBe('saved');
  }
  await world.seat.tab.outbox.close();
  return world;
}

// No timer sends anything in these tests, because each step decides itself what is sent.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  return () => vi.useRealTimers();
});

describe('whatever the person, the network, the tabs and the storage do', () => {
  test(
    'nothing is lost or doubled, nothing is shown as saved that is not, nobody sends the work of another person',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (script) => {
          const { device, backEnd, ledgers } = await live(script);
          for (const who of [0, 1] as const) {
            const { value, counted } = backEnd.people[who];
            const { typed, lost, hidden, sure, unsure } = ledgers[who];
            expect(lost || hidden || value === typed).toBe(true);
            expect(new Set(counted).size).toBe(counted.length);
            const inOrder = counted
              .filter((click) => !unsure.includes(click))
              .toSorted((one, other) => one - other);
            expect(inOrder).toEqual(sure);
          }
          expect([...device.database.entries.keys(), ...device.small.entries.keys()]).toEqual([]);
        }),
        run,
      );
    },
    patienceMs,
  );
});
