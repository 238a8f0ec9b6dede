import { backoffMs, emitter, type Backoff } from '@stoa/domain/kernel';
import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import { takeKeepalive } from './keepalive.ts';
import type { OutboxKind } from './kind.ts';

/**
 * - `saved`: the server has acknowledged everything; nothing else is ever called so.
 * - `saving`: it is on its way.
 * - `waiting`: the way is closed; it is kept and sent when it opens.
 * - `failed`: the server refuses it; it is kept, and somebody has to do something.
 */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'failed';

export interface SendOptions {
  /** Which document of its kind the parcel belongs to. */
  readonly id: string;
  /** The request is to outlive the page; only where the browser's budget for that allows it. */
  readonly keepalive: boolean;
}

export interface EntryOptions<Parcel, Answer> {
  /** Sends one parcel and rejects when it was not acknowledged. */
  readonly send: (parcel: Parcel, options: SendOptions) => Promise<Answer>;
  /** Whatever the server said to a parcel, in order. */
  readonly onAnswer?: ((answer: Answer, parcel: Parcel) => void) | undefined;
  /** How many sends in a row have failed; 0 when one came through. */
  readonly onFailures?: ((failures: number) => void) | undefined;
}

export interface OutboxEntry<State> {
  readonly get: () => State;
  /** Keeps the change on the device at once and sends it as the kind says. */
  readonly change: (next: (state: State) => State) => void;
  readonly status: () => SaveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries to send what waits; settles when nothing does or the way is closed. */
  readonly flush: () => Promise<void>;
  /** The page goes: sends at once what it can, without waiting for the device. */
  readonly leave: () => void;
  /** Sends nothing more; resolves when what waits is kept and another tab or visit may have it. */
  readonly stop: () => Promise<void>;
}

/** A server that has no time (503) or no room (507) has stored nothing, and may take the same parcel later. */
const isUnable = (error: ApiError): boolean =>
  error.kind === 'business' && (error.status === 503 || error.status === 507);

/** What the outbox lends to an entry. */
export interface EntryHold<State> {
  readonly id: string;
  /** Writes the newest state, or takes the entry away when there is nothing unsent; never rejects. */
  readonly write: (state: State, changed: boolean) => Promise<void>;
  readonly release: () => void;
}

const again: Backoff = { firstMs: 2_000, longestMs: 30_000 };

/** One document or row of events on its way to the server: kept first, then sent, one parcel after the other. */
export function createEntry<State, Parcel, Answer>(
  kind: OutboxKind<State, Parcel, Answer>,
  initial: State,
  options: EntryOptions<Parcel, Answer>,
  hold: EntryHold<State>,
) {
  const changed = emitter();
  let state = initial;
  let failures = 0;
  let refusals = 0;
  let refused = false;
  let inFlight = 0;
  let closed = false;
  let stopped = false;
  let dirtySince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let writing: Promise<void> | undefined;
  let unwritten: 'changed' | 'same' | undefined;

  const status = (): SaveStatus => {
    if (kind.isSettled(state)) return 'saved';
    if (refused) return 'failed';
    return closed || stopped || (failures > 0 && inFlight === 0) ? 'waiting' : 'saving';
  };
  let shown = status();
  const tell = (): void => {
    const now = status();
    if (now === shown) return;
    shown = now;
    changed.emit();
  };

  /** The newest state is what counts: whatever changed during a write is written right after it. */
  const persist = (changed: boolean): Promise<void> => {
    if (unwritten !== 'changed') unwritten = changed ? 'changed' : 'same';
    const work = async (): Promise<void> => {
      while (unwritten !== undefined) {
        const how = unwritten;
        unwritten = undefined;
        await hold.write(state, how === 'changed');
      }
      // At once: what changes from now on needs a write of its own.
      writing = undefined;
    };
    writing ??= work();
    return writing;
  };
  const update = (next: State, changed = false): Promise<void> => {
    if (next === state) return writing ?? Promise.resolve();
    state = next;
    tell();
    return persist(changed);
  };

  const schedule = (ms: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), ms);
  };

  /** Resolves to whether the next parcel may be sent. */
  const refuse = (error: unknown, parcel: Parcel): boolean => {
    if (stopped) return false;
    const fault = isApiError(error) && !isUnable(error) ? error.kind : 'network';
    if (fault === 'aborted' || fault === 'expired') {
      closed = true;
      return false;
    }
    failures += 1;
    options.onFailures?.(failures);
    if (fault !== 'business') {
      if (kind.pace) schedule(backoffMs(failures, again));
      return false;
    }
    refusals += 1;
    const without = kind.refuse?.(state, parcel, refusals);
    refused = without === undefined && kind.refuse === undefined;
    if (without === undefined) return false;
    refusals = 0;
    void update(without);
    return true;
  };
  const accept = (answer: Answer, parcel: Parcel): boolean => {
    // Whoever has the entry now settles it.
    if (stopped) return false;
    failures = 0;
    refusals = 0;
    refused = false;
    const { state: next, goOn } = kind.settle(state, parcel, answer);
    void update(next);
    options.onFailures?.(0);
    options.onAnswer?.(answer, parcel);
    return goOn;
  };

  const deliver = async (parcel: Parcel): Promise<boolean> => {
    const budget = takeKeepalive(parcel);
    inFlight += 1;
    tell();
    try {
      const answer = await options.send(parcel, { id: hold.id, keepalive: budget !== undefined });
      inFlight -= 1;
      return accept(answer, parcel);
    } catch (error) {
      inFlight -= 1;
      return refuse(error, parcel);
    } finally {
      budget?.();
      tell();
    }
  };

  const hasNext = (): boolean => !stopped && !closed && kind.next(state) !== undefined;
  /** Resolves to whether the next one may follow at once. */
  const sendNext = async (): Promise<boolean> => {
    if (kind.prepare) void update(kind.prepare(state));
    const parcel = kind.next(state);
    if (parcel === undefined) return false;
    dirtySince = undefined;
    // The device first: what is told as sent must be known after a crash.
    await persist(false);
    return !stopped && (await deliver(parcel));
  };
  const pump = async (): Promise<void> => {
    while (hasNext() && (await sendNext()));
    // At once: whatever is asked for from now on needs a run of its own.
    running = undefined;
    tell();
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (running === undefined && hasNext()) running = pump();
    return running ?? Promise.resolve();
  };

  const entry: OutboxEntry<State> = {
    get: () => state,
    status,
    subscribe: changed.subscribe,
    change(next) {
      if (stopped) return;
      refused = false;
      void update(next(state), true);
      if (!kind.pace || kind.isSettled(state)) return;
      const now = performance.now();
      dirtySince ??= now;
      schedule(Math.max(0, Math.min(kind.pace.afterMs, dirtySince + kind.pace.atMostMs - now)));
    },
    flush,
    leave() {
      const parcel = stopped || closed ? undefined : kind.next(state);
      if (parcel === undefined || (inFlight > 0 && kind.overtakes !== true)) return;
      void deliver(parcel);
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      clearTimeout(timer);
      tell();
      await persist(false);
      hold.release();
    },
  };
  return {
    entry,
    /** Resolves when the newest state lies where it will be kept. */
    kept: async (): Promise<void> => writing,
    /** Writes it once more: somebody may have cleared the storage. */
    keep: (): void => {
      if (!stopped && !kind.isSettled(state)) void persist(false);
    },
    /** Closes what still grows, and tries to send everything. */
    finish: async (at: number): Promise<void> => {
      if (kind.seal && !stopped) void update(kind.seal(state, at), true);
      await flush();
    },
    /** Nothing is kept any more, because the person wants it gone. */
    drop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      tell();
      await writing;
      hold.release();
    },
  };
}
