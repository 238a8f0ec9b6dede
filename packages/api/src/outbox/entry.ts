import { backoffMs, emitter, type Backoff } from '@stoa/domain/kernel';
import { isApiError } from '../client/errors.ts';
import type { ApiError } from '../client/errors.ts';
import { takeKeepalive } from './keepalive.ts';
import type { OutboxKind } from './kind.ts';

/**
 * How far an entry is.
 *
 * - `saved`: the server has acknowledged everything; nothing else is ever called saved.
 * - `saving`: it is being sent.
 * - `waiting`: it cannot be sent now; it is kept and sent later.
 * - `failed`: the server refuses it; it is kept, and the person has to do something.
 */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'failed';

export interface SendOptions {
  /** Id of the document that the parcel belongs to, within its kind. */
  readonly id: string;
  /**
   * Whether the request should outlive the page; set only when the browser's budget for such requests allows
   * it.
   */
  readonly keepalive: boolean;
}

export interface EntryOptions<Parcel, Answer> {
  /** Sends one parcel; rejects when the server has not acknowledged it. */
  readonly send: (parcel: Parcel, options: SendOptions) => Promise<Answer>;
  /** Called with every answer of the server, in order. */
  readonly onAnswer?: ((answer: Answer, parcel: Parcel) => void) | undefined;
  /** Called with the number of sends that have failed in a row; 0 after one that succeeded. */
  readonly onFailures?: ((failures: number) => void) | undefined;
}

export interface OutboxEntry<State> {
  readonly get: () => State;
  /** Keeps the change on the device at once and sends it when its kind says so. */
  readonly change: (next: (state: State) => State) => void;
  readonly status: () => SaveStatus;
  readonly subscribe: (listener: () => void) => () => void;
  /** Tries to send everything unsent; settles when nothing is left or it cannot be sent now. */
  readonly flush: () => Promise<void>;
  /** Called when the page goes: sends at once what it can, without waiting until the device has stored it. */
  readonly leave: () => void;
  /**
   * Sends nothing more; resolves when everything unsent is kept and another tab or visit may take the entry.
   */
  readonly stop: () => Promise<void>;
}

/** A server that has no time (503) or no room (507) has stored nothing, and may take the same parcel later. */
const isUnable = (error: ApiError): boolean =>
  error.kind === 'business' && (error.status === 503 || error.status === 507);

/** What the outbox provides for an entry. */
export interface EntryHold<State> {
  readonly id: string;
  /** Writes the newest state, or removes the entry when nothing is unsent; never rejects. */
  readonly write: (state: State, changed: boolean) => Promise<void>;
  readonly release: () => void;
}

const again: Backoff = { firstMs: 2_000, longestMs: 30_000 };

/**
 * One document or sequence of events on its way to the server. It is kept first, then sent, one parcel after
 * the other.
 */
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

  /**
   * Writes the newest state. What changes during a write is written right after it, because only the newest
   * state counts.
   */
  const persist = (changed: boolean): Promise<void> => {
    if (unwritten !== 'changed') unwritten = changed ? 'changed' : 'same';
    const work = async (): Promise<void> => {
      while (unwritten !== undefined) {
        const how = unwritten;
        unwritten = undefined;
        await hold.write(state, how === 'changed');
      }
      // Cleared at once, so that the next change begins a write of its own.
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
    // Ignored, because the tab or visit that has the entry now handles its answers.
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
  /** Resolves to whether the next parcel may follow at once. */
  const sendNext = async (): Promise<boolean> => {
    if (kind.prepare) void update(kind.prepare(state));
    const parcel = kind.next(state);
    if (parcel === undefined) return false;
    dirtySince = undefined;
    // Kept before it is sent, because after a crash the device must know what may have been sent.
    await persist(false);
    return !stopped && (await deliver(parcel));
  };
  const pump = async (): Promise<void> => {
    while (hasNext() && (await sendNext()));
    // Cleared at once, so that the next call of `flush` begins a run of its own.
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
    /** Resolves when the newest state is kept on the device. */
    kept: async (): Promise<void> => writing,
    /** Writes the state once more, because somebody may have cleared the storage. */
    keep: (): void => {
      if (!stopped && !kind.isSettled(state)) void persist(false);
    },
    /** Closes the part that still grows, and tries to send everything. */
    finish: async (at: number): Promise<void> => {
      if (kind.seal && !stopped) void update(kind.seal(state, at), true);
      await flush();
    },
    /** Ends the entry without keeping anything, because the person wants it gone. */
    drop: async (): Promise<void> => {
      stopped = true;
      clearTimeout(timer);
      tell();
      await writing;
      hold.release();
    },
  };
}
