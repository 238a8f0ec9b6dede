import { isDeepStrictEqual } from 'node:util';
import { backoffMs } from '@stoa/domain/kernel';
import { apiError } from '../client/errors.ts';
import { noteSave } from '../contract/interact.ts';
import {
  entryStep,
  openedEntry,
  statusOf,
  type EntryEffect,
  type EntryEvent,
  type EntryModel,
  type EntryRules,
} from '../outbox/entryModel.ts';
import { isEnded, isKept } from '../outbox/keepModel.ts';
import { faultOf, isBusy, type SentBy } from '../outbox/sendModel.ts';

/** A parcel that contains one number; a number with a larger `seq` was typed later. */
export interface NumberParcel {
  readonly seq: number;
  readonly value: number;
}

/** The facts that a visit knows when it begins. */
export interface VisitFacts {
  /** Number of visits so far, this one included. */
  readonly number: number;
  /** The time in ms. */
  readonly now: number;
  /** The newest version that the server has stored. */
  readonly savedSeq: number;
}

/**
 * A kind of work that a person does, with numbers in place of contents, and its form in an entry of the
 * outbox.
 */
export interface Work<State, Answer> {
  readonly rules: EntryRules<State, NumberParcel, Answer>;
  /** Whether a newer version replaces all older ones, so that only the newest number counts. */
  readonly newestOnly: boolean;
  readonly start: (left: State | undefined, visit: VisitFacts) => State;
  readonly typed: (state: State, value: number) => State;
  readonly merge: (left: State, here: State, visit: VisitFacts) => State;
  /** The numbers that the state still holds. */
  readonly values: (state: State) => readonly number[];
  /** The server's answer when its newest version is `savedSeq`. */
  readonly answer: (savedSeq: number) => Answer;
}

/** The model under test, or a copy from which one rule was taken away. */
export interface Engine {
  readonly step: typeof entryStep;
  readonly open: typeof openedEntry;
}
export const engine: Engine = { step: entryStep, open: openedEntry };

/**
 * How a request ends for the page.
 * - `ok`: the answer comes.
 * - `lost`: no answer comes; the server has stored the parcel, or does so later.
 * - `cut`: the request never reaches the server.
 * - `refused`: the server refuses the parcel.
 * - `full`: the server has no space now.
 * - `over`: the session has ended.
 */
export type EndWay = 'ok' | 'lost' | 'cut' | 'refused' | 'full' | 'over';

export type WorldStep =
  | {
      /**
       * An event of a page.
       * - `type`: the person types a number.
       * - `read`: the locked copy was read.
       * - `fire`: the timer fires.
       * - `rewrite`: the entry is written again, whether it has changed or not.
       * - `key`: the key becomes known.
       * - `kill`: the page disappears in the middle of everything.
       */
      readonly do: 'type' | 'read' | 'fire' | 'flush' | 'leave' | 'rewrite' | 'stop' | 'key' | 'kill';
      readonly tab: 0 | 1;
    }
  /** The write or removal in progress is done; `room` says whether the device had space for it. */
  | { readonly do: 'written'; readonly tab: 0 | 1; readonly room: boolean }
  /** A request reaches the server. */
  | { readonly do: 'arrive'; readonly tab: 0 | 1; readonly which: number }
  /** The request ends for the page, in one of several ways. */
  | { readonly do: 'end'; readonly tab: 0 | 1; readonly which: number; readonly way: EndWay }
  /** A page opens the entry, with its key or without; `steal` takes it from the other page. */
  | { readonly do: 'open'; readonly tab: 0 | 1; readonly key: boolean; readonly steal: boolean }
  /** A request that nobody waits for any more reaches the server. */
  | { readonly do: 'stray' }
  /** Somebody clears the storage of the browser. */
  | { readonly do: 'clear' };

const errorOf = (way: Exclude<EndWay, 'ok'>) => {
  switch (way) {
    case 'lost':
      return apiError(noteSave, { kind: 'timeout' });
    case 'cut':
      return apiError(noteSave, { kind: 'network', offline: true });
    case 'refused':
      return apiError(noteSave, { kind: 'business', code: 1000, msg: 'No.', status: 200 });
    case 'full':
      return apiError(noteSave, { kind: 'business', code: 1015, msg: '', status: 507 });
    case 'over':
      return apiError(noteSave, { kind: 'expired', code: 202 });
    default:
      return way satisfies never;
  }
};

interface Copy<State> {
  readonly state: State;
  readonly savedTime: number;
}

/** One visit of a page to the entry. */
interface Visit<State, Answer> {
  readonly page: Page<State, Answer>;
  readonly facts: VisitFacts;
  model: EntryModel<State>;
  shown: EntryModel<State>;
  /** Whether the device has a copy of the entry that this visit has not read. */
  locked: boolean;
  hasKey: boolean;
  loading: boolean;
  pending: Extract<EntryEffect<State, NumberParcel, Answer>, { type: 'write' | 'remove' }> | undefined;
  lastWrite: { readonly state: State; readonly where: 'device' | 'noRoom' | 'noKey' } | undefined;
  timer: number | undefined;
  /** Whether the least time between two parcels is running. */
  isApart: boolean;
  failures: number;
  over: boolean;
  refused: boolean;
  typed: number[];
  savedTime: number;
}
interface Request<State, Answer> {
  readonly visit: Visit<State, Answer>;
  readonly by: SentBy;
  readonly parcel: NumberParcel;
  /** The server's answer, once the request has reached it. */
  answer: { readonly value: Answer } | undefined;
}
interface Page<State, Answer> {
  visit: Visit<State, Answer> | undefined;
  requests: Request<State, Answer>[];
  hasKey: boolean;
  /** The copy in memory that exists because there was no key. */
  plain: Copy<State> | undefined;
  /** The copy in memory that exists because the device had no space. */
  noRoom: Copy<State> | undefined;
}

const newPage = <State, Answer>(): Page<State, Answer> => ({
  visit: undefined,
  requests: [],
  hasKey: false,
  plain: undefined,
  noRoom: undefined,
});

/**
 * A browser with two pages that share one entry, a network and a server. It executes the effects of the model
 * when a script says so, and returns the promises that were broken.
 */
export function createWorld<State, Answer>(work: Work<State, Answer>, { step, open }: Engine) {
  const { rules } = work;
  const broken = new Set<string>();
  const pages = [newPage<State, Answer>(), newPage<State, Answer>()] as const;
  let device: Copy<State> | undefined;
  let holder: Visit<State, Answer> | undefined;
  let strays: NumberParcel[] = [];
  let clock = 1_000;
  let visits = 0;
  let typedCount = 0;
  /** The parcels that the server has stored, in the order of arrival, each sequence number once. */
  const stored: NumberParcel[] = [];
  /**
   * The numbers that were shown to the person as stored on the device, with the time at which they were
   * shown.
   */
  const promised = new Map<number, number>();
  /** The visit and the time in which each number was typed. */
  const typedAt = new Map<number, { readonly at: number; readonly visit: Visit<State, Answer> }>();
  /** Numbers that the person deleted, or of which the person was informed that the server refuses them. */
  const released = new Set<number>();
  const valueOfSeq = new Map<number, number>();
  const seqOfValue = new Map<number, number>();

  const want = (holds: boolean, promise: string): void => {
    if (!holds) broken.add(promise);
  };
  const savedSeq = (): number => Math.max(0, ...stored.map(({ seq }) => seq));
  const savedValue = (): number => stored.find(({ seq }) => seq === savedSeq())?.value ?? 0;
  const reach = (parcel: NumberParcel): Answer => {
    const isNew = work.newestOnly ? parcel.seq > savedSeq() : stored.every(({ seq }) => seq !== parcel.seq);
    if (isNew) stored.push(parcel);
    return work.answer(savedSeq());
  };
  const underWay = (visit: Visit<State, Answer>, by?: SentBy): boolean =>
    visit.page.requests.some((one) => one.visit === visit && (by === undefined || one.by === by));

  /** Numbers that were typed in this visit and that the server has not stored. */
  const missing = (visit: Visit<State, Answer>): number[] => {
    const open = visit.typed.filter((value) => !released.has(value));
    if (work.newestOnly) return open.filter((value) => value > savedValue()).slice(-1);
    return open.filter((value) => stored.every((one) => one.value !== value));
  };

  const checkSend = (visit: Visit<State, Answer>, by: SentBy, parcel: NumberParcel): void => {
    want(holder === visit, 'only the page that has the entry sends it');
    want(!visit.over, 'nothing is sent after the session');
    want(!visit.locked, 'nothing is sent before what an earlier visit left');
    want((valueOfSeq.get(parcel.seq) ?? parcel.value) === parcel.value, 'a number has one content');
    const seq = seqOfValue.get(parcel.value) ?? parcel.seq;
    want(work.newestOnly || seq === parcel.seq, 'nothing is sent under two numbers');
    valueOfSeq.set(parcel.seq, parcel.value);
    seqOfValue.set(parcel.value, parcel.seq);
    if (by === 'leaving') {
      want(!underWay(visit) || rules.sent?.overtakes === true, 'only what may overtake is sent out of turn');
      return;
    }
    want(!underWay(visit, 'turn'), 'one parcel is sent after the other');
    want(!visit.isApart, 'parcels keep their distance');
    const kept = visit.lastWrite && rules.sent?.next(visit.lastWrite.state);
    want(isDeepStrictEqual(kept, parcel), 'nothing is sent that was not kept first');
  };

  const checkWait = (
    visit: Visit<State, Answer>,
    event: EntryEvent<State, NumberParcel, Answer>,
    ms: number,
  ): void => {
    if (event.type === 'changed') {
      want(ms <= (rules.sent?.pace?.afterMs ?? 0), 'a change is sent at its pace');
    }
    if (event.type === 'failed') {
      const apart = event.fault.kind === 'refused' ? rules.sent?.pace?.apartMs : undefined;
      const backoff = backoffMs(visit.failures, { firstMs: 2_000, longestMs: 30_000 });
      want(ms === backoff || ms === apart, 'waits double from failure to failure, up to 30 s');
    }
  };

  const carryOut = (
    visit: Visit<State, Answer>,
    event: EntryEvent<State, NumberParcel, Answer>,
    effect: EntryEffect<State, NumberParcel, Answer>,
  ): void => {
    switch (effect.type) {
      case 'write':
        want(holder === visit, 'only the page that has the entry writes it');
        want(visit.pending === undefined, 'one write follows the other');
        want(effect.inMemory || !visit.locked, 'what is locked is not written over');
        want(effect.savedTime === visit.savedTime, 'only a change by the person makes an entry younger');
        visit.pending = effect;
        return;
      case 'remove':
        want(holder === visit, 'only the page that has the entry removes it');
        want(visit.pending === undefined, 'one write follows the other');
        want(!visit.locked, 'what is locked is not removed');
        want(rules.kept.isSettled(visit.model.state), 'what is not settled is not removed');
        visit.pending = effect;
        return;
      case 'load':
        visit.loading = true;
        return;
      case 'release':
        want(visit.pending === undefined, 'an entry is released after its last write');
        if (holder === visit) holder = undefined;
        return;
      case 'send':
        checkSend(visit, effect.by, effect.parcel);
        visit.page.requests.push({ visit, by: effect.by, parcel: effect.parcel, answer: undefined });
        return;
      case 'wait':
        checkWait(visit, event, effect.ms);
        visit.timer = effect.ms;
        return;
      case 'calm':
        visit.timer = undefined;
        return;
      case 'answer':
        return;
      case 'failures':
        want(effect.count === visit.failures, 'failures in a row are told');
        return;
      case 'refusal':
        visit.refused = true;
        if (rules.sent?.refuse) released.add(effect.parcel.value);
        return;
      case 'tell':
        visit.shown = visit.model;
        return;
      default:
        effect satisfies never;
    }
  };

  const check = (visit: Visit<State, Answer>): void => {
    const { model, lastWrite, shown } = visit;
    const { keeping, state } = model;
    want(
      state === shown.state && statusOf(rules, model) === statusOf(rules, shown),
      'listeners are told of every change',
    );
    if (statusOf(rules, model) === 'saved') {
      want(rules.sent === undefined || missing(visit).length === 0, 'saved is what the server has');
    }
    if (isEnded(keeping) || !isKept(keeping)) return;
    if (keeping.copy.at === 'empty') want(rules.kept.isSettled(state), 'what is unsent is kept');
    if (keeping.copy.at !== 'kept' || (visit.locked && lastWrite === undefined)) return;
    want(lastWrite?.state === state, 'what changes during a write is written after it');
    const isReadable = !visit.hasKey || keeping.lock !== 'open' || lastWrite?.where !== 'noKey';
    want(isReadable, 'what waited for its key is encrypted when the key comes');
  };

  const dispatch = (visit: Visit<State, Answer>, event: EntryEvent<State, NumberParcel, Answer>): void => {
    const before = visit.model;
    const wasEnded = isEnded(before.keeping);
    if (event.type === 'answered' && !wasEnded) {
      visit.failures = 0;
      visit.refused = false;
      visit.isApart ||= event.by === 'turn' && rules.sent?.pace?.apartMs !== undefined;
    }
    if (event.type === 'failed' && !wasEnded && !visit.over) {
      if (event.fault.kind === 'over') visit.over = true;
      else visit.failures += 1;
    }
    if (event.type === 'changed' && !wasEnded) {
      visit.savedTime = event.time;
      visit.refused = false;
    }
    const [after, effects] = step(rules, before, event);
    visit.model = after;
    if (event.type === 'loaded') visit.locked = false;
    for (const effect of effects) carryOut(visit, event, effect);
    check(visit);
    if (event.type === 'failed' && event.fault.kind === 'refused' && event.by === 'turn' && !wasEnded) {
      const isOut = rules.sent?.refuse && effects.some(({ type }) => type === 'refusal');
      const isFollowed = rules.sent?.next(after.state) === undefined || isBusy(after.sending);
      want(!isOut || visit.over || isFollowed, 'a refused parcel does not block what is behind it');
      want(
        visit.over || effects.some(({ type }) => type === 'refusal' || type === 'wait'),
        'a refusal is told, or tried again',
      );
    }
    if (event.type === 'rewrite' && !wasEnded && !visit.locked && !rules.kept.isSettled(after.state)) {
      want(visit.pending !== undefined, 'what is unsent is written again');
    }
    if (event.type === 'leave' && !wasEnded && !visit.over && !visit.locked) {
      const { at } = before.sending.turn;
      const isFree = at !== 'apart' && (rules.sent?.overtakes === true || at !== 'sending');
      const parcel = isFree && before.sending.leaving === 0 ? rules.sent?.next(before.state) : undefined;
      want(
        parcel === undefined || effects.some(({ type }) => type === 'send'),
        'a page that goes sends what it can',
      );
    }
  };

  /** Whether a number has to reach the server before another one. */
  const mustPrecede = (one: number, other: number): boolean => {
    const [first, second] = [typedAt.get(one), typedAt.get(other)];
    if (!first || !second || one >= other) return false;
    return first.visit === second.visit || (promised.get(one) ?? Infinity) < second.at;
  };
  /** A copy as the next visit reads it. */
  const parsed = (copy: Copy<State> | undefined): Copy<State> | undefined => {
    const state = copy && rules.kept.parse(copy.state);
    return copy === undefined || state === undefined ? undefined : { ...copy, state };
  };
  const ended = (visit: Visit<State, Answer>): boolean => isEnded(visit.model.keeping);
  const openEntry = (tab: Page<State, Answer>, steal: boolean): void => {
    if (tab.visit && (!ended(tab.visit) || tab.visit.pending)) return;
    if (holder && !steal) return;
    if (holder) {
      const lost = holder;
      holder = undefined;
      // A write that has not reached the device yet is cancelled.
      if (lost.pending) lost.pending = { type: 'remove' };
      dispatch(lost, { type: 'drop' });
      if (lost.pending) lost.pending = undefined;
      dispatch(lost, { type: 'written' });
      lost.page.plain = undefined;
      lost.page.noRoom = undefined;
    }
    const there = [device, tab.noRoom]
      .filter((copy) => copy !== undefined)
      .toSorted((one, other) => one.savedTime - other.savedTime)
      .at(-1);
    const left = tab.hasKey ? parsed(there) : undefined;
    const plain = parsed(tab.plain);
    // When two pages have each stored a copy of an entry, the one that was changed later is used.
    if (left && device && there !== device) {
      for (const value of work.values(device.state)) promised.delete(value);
    }
    visits += 1;
    clock += 1;
    const facts: VisitFacts = { number: visits, now: clock, savedSeq: savedSeq() };
    const both =
      left && plain
        ? { state: work.merge(left.state, plain.state, facts), savedTime: plain.savedTime }
        : (left ?? plain);
    const state = work.start(both?.state, facts);
    const locked = there !== undefined && !tab.hasKey;
    const savedTime = both?.savedTime ?? clock;
    const [model, effects] = open(rules, state, locked ? 'locked' : both ? 'read' : 'nothing', savedTime);
    const visit: Visit<State, Answer> = {
      page: tab,
      facts,
      model,
      shown: model,
      locked,
      hasKey: tab.hasKey,
      loading: false,
      pending: undefined,
      lastWrite: undefined,
      timer: undefined,
      isApart: false,
      failures: 0,
      over: false,
      refused: false,
      typed: [],
      savedTime,
    };
    tab.visit = visit;
    holder = visit;
    for (const effect of effects) carryOut(visit, { type: 'flush' }, effect);
  };

  const written = (visit: Visit<State, Answer>, room: boolean): void => {
    const { pending, page: tab } = visit;
    if (pending === undefined) return;
    visit.pending = undefined;
    if (pending.type === 'remove') {
      device = undefined;
      tab.plain = undefined;
      tab.noRoom = undefined;
      visit.lastWrite = undefined;
    } else {
      const { state, savedTime, inMemory } = pending;
      const where = inMemory || !visit.hasKey ? 'noKey' : room ? 'device' : 'noRoom';
      visit.lastWrite = { state, where };
      tab.plain = where === 'noKey' ? { state, savedTime } : undefined;
      if (where !== 'noKey') tab.noRoom = where === 'noRoom' ? { state, savedTime } : undefined;
      if (where === 'device') {
        device = { state, savedTime };
        for (const value of work.values(state)) if (!promised.has(value)) promised.set(value, clock);
      }
    }
    dispatch(visit, { type: 'written' });
  };

  const end = (tab: Page<State, Answer>, which: number, wanted: EndWay): void => {
    const request = tab.requests[which % Math.max(1, tab.requests.length)];
    if (request === undefined) return;
    tab.requests = tab.requests.filter((one) => one !== request);
    const { visit, by, parcel } = request;
    // A request that has reached the server can only be answered, or its answer can be lost.
    const way = request.answer && wanted !== 'ok' && wanted !== 'over' ? 'lost' : wanted;
    if (way === 'ok') {
      const answer = request.answer?.value ?? reach(parcel);
      dispatch(visit, { type: 'answered', by, parcel, answer });
      return;
    }
    if (way === 'lost' && request.answer === undefined) strays.push(parcel);
    dispatch(visit, { type: 'failed', by, parcel, fault: faultOf(errorOf(way)) });
  };

  const type = (visit: Visit<State, Answer>): void => {
    if (ended(visit)) return;
    typedCount += 1;
    const before = visit.model.state;
    const state = work.typed(before, typedCount);
    for (const value of [...work.values(before), typedCount]) {
      if (!work.newestOnly && !work.values(state).includes(value)) released.add(value);
    }
    visit.typed.push(typedCount);
    typedAt.set(typedCount, { at: clock, visit });
    dispatch(visit, { type: 'changed', state, at: clock, time: clock });
  };

  const kill = (tab: Page<State, Answer>): void => {
    if (holder && holder === tab.visit) holder = undefined;
    strays.push(...tab.requests.filter(({ answer }) => answer === undefined).map(({ parcel }) => parcel));
    Object.assign(tab, newPage());
  };

  const giveKey = (tab: Page<State, Answer>): void => {
    tab.hasKey = true;
    if (!tab.visit || tab.visit.hasKey) return;
    tab.visit.hasKey = true;
    dispatch(tab.visit, { type: 'unlocked' });
  };
  const read = (visit: Visit<State, Answer>): void => {
    if (!visit.loading) return;
    visit.loading = false;
    const left = parsed(device ?? visit.page.noRoom);
    const { state } = visit.model;
    if (left && visit.typed.length === 0) visit.savedTime = left.savedTime;
    dispatch(visit, {
      type: 'loaded',
      state: left && !ended(visit) ? work.merge(left.state, state, visit.facts) : state,
      savedTime: left?.savedTime ?? visit.savedTime,
    });
  };
  const fire = (visit: Visit<State, Answer>): void => {
    if (visit.timer === undefined) return;
    visit.timer = undefined;
    visit.isApart = false;
    dispatch(visit, { type: 'fired' });
  };

  const inVisit = (tab: 0 | 1, act: (visit: Visit<State, Answer>) => void): void => {
    const { visit } = pages[tab];
    if (visit) act(visit);
  };
  const take = (one: WorldStep): void => {
    clock += 100;
    switch (one.do) {
      case 'type':
        return inVisit(one.tab, type);
      case 'written':
        return inVisit(one.tab, (visit) => written(visit, one.room));
      case 'read':
        return inVisit(one.tab, read);
      case 'fire':
        return inVisit(one.tab, fire);
      case 'flush':
      case 'leave':
      case 'rewrite':
      case 'stop': {
        const asked = { type: one.do } as const;
        return inVisit(one.tab, (visit) => dispatch(visit, asked));
      }
      case 'key':
        return giveKey(pages[one.tab]);
      case 'kill':
        return kill(pages[one.tab]);
      case 'open':
        if (one.key) giveKey(pages[one.tab]);
        return openEntry(pages[one.tab], one.steal);
      case 'arrive': {
        const { requests } = pages[one.tab];
        const request = requests[one.which % Math.max(1, requests.length)];
        if (request) request.answer ??= { value: reach(request.parcel) };
        return;
      }
      case 'end':
        return end(pages[one.tab], one.which, one.way);
      case 'stray': {
        const [first, ...others] = strays;
        strays = others;
        if (first) reach(first);
        return;
      }
      case 'clear':
        device = undefined;
        promised.clear();
        return;
      default:
        one satisfies never;
    }
  };

  /** Lets everything that is in progress end successfully, until nothing is left. */
  const settle = (): void => {
    for (let turn = 0; turn < 500; turn += 1) {
      const busy = pages.flatMap((tab, at) => {
        const number = at === 0 ? 0 : 1;
        const { visit, requests } = tab;
        const todo: WorldStep[] = [];
        if (visit && !visit.hasKey) todo.push({ do: 'key', tab: number });
        if (visit?.pending) todo.push({ do: 'written', tab: number, room: true });
        if (visit?.loading) todo.push({ do: 'read', tab: number });
        if (requests.length > 0) todo.push({ do: 'end', tab: number, which: 0, way: 'ok' });
        if (visit?.timer !== undefined) todo.push({ do: 'fire', tab: number });
        return todo;
      });
      if (strays.length > 0) busy.push({ do: 'stray' });
      if (busy.length === 0) return;
      for (const one of busy) take(one);
    }
    want(false, 'everything comes to rest');
  };
  const expectSaved = (): void => {
    for (const { visit } of pages) {
      if (!visit || ended(visit) || visit.over || visit.refused || rules.sent === undefined) continue;
      want(statusOf(rules, visit.model) === 'saved', 'everything is sent in the end, without being asked');
    }
  };

  return {
    take,
    /** Lets the history end successfully, and returns the promises that were broken. */
    finish(): readonly string[] {
      settle();
      expectSaved();
      for (const tab of [0, 1, 0] as const) {
        for (const other of [0, 1] as const) take({ do: 'stop', tab: other });
        settle();
        take({ do: 'open', tab, key: true, steal: false });
        settle();
        expectSaved();
      }
      const wanted = [...promised.keys()].filter((value) => !released.has(value)).toSorted((a, b) => a - b);
      const last = pages[0].visit;
      if (rules.sent === undefined) {
        const there = last ? work.values(last.model.state) : [];
        want(
          wanted.every((value) => there.includes(value)),
          'what was kept is there in the next visit',
        );
      } else if (work.newestOnly) {
        want(savedValue() >= (wanted.at(-1) ?? 0), 'what was kept reaches the server');
      } else {
        const order = stored.map(({ value }) => value).filter((value) => wanted.includes(value));
        const isTurned = order.some((one, at) =>
          order.slice(0, at).some((before) => mustPrecede(one, before)),
        );
        want(order.length === wanted.length, 'what was kept reaches the server');
        want(!isTurned, 'what was kept reaches the server in its order');
      }
      if (rules.sent !== undefined) want(device === undefined, 'nothing stays on the device that is settled');
      return [...broken];
    },
  };
}
