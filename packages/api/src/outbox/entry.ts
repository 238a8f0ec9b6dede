import { emitter } from '@stoa/domain/kernel';
import {
  entryStep,
  isAtRest,
  openedEntry,
  statusOf,
  type EntryEffect,
  type EntryEvent,
  type EntryRules,
  type SaveStatus,
} from './entryModel.ts';
import { isKept } from './keepModel.ts';
import { takeKeepalive } from './keepalive.ts';
import type { KeptKind, OutboxKind, Refusal } from './kind.ts';
import { faultOf, type SentBy } from './sendModel.ts';

export interface SendOptions {
  /** Id of the document to which the parcel belongs, within its kind. */
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
  /**
   * Called when the server has refused a parcel and its kind does not try again: either `refuse` of its kind
   * has removed the parcel, or the parcel stays and the status is `failed`.
   */
  readonly onRefused?: ((error: Refusal, parcel: Parcel) => void) | undefined;
}

/** An entry that is kept on the device. */
export interface KeptEntry<State> {
  readonly get: () => State;
  /** Stores the change on the device at once, and sends it at the time that its kind decides. */
  readonly change: (next: (state: State) => State) => void;
  /** Calls the listener after each change of the state or the status; returns the function that ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends nothing more; resolves when everything unsent is stored and another tab or visit may take the entry
   * over.
   */
  readonly stop: () => Promise<void>;
}

/** An entry that is kept on the device until the server has acknowledged it. */
export interface OutboxEntry<State> extends KeptEntry<State> {
  readonly status: () => SaveStatus;
  /** Tries to send everything unsent; settles when nothing is left or it cannot be sent now. */
  readonly flush: () => Promise<void>;
  /**
   * Called when the page is being closed: sends at once what it can, without waiting until the device has
   * stored it.
   */
  readonly leave: () => void;
}

/** The state of an entry that an earlier visit has left. */
export interface Left<State> {
  readonly state: State;
  /** When the person last changed the entry, in epoch milliseconds. */
  readonly savedTime: number;
}

/** The functions by which one entry uses the device; none of them rejects. */
export interface EntryHold<State> {
  readonly write: (state: State, savedTime: number, inMemory: boolean) => Promise<void>;
  readonly remove: () => Promise<void>;
  /** Reads the locked copy of the entry; `undefined` when it contains nothing usable. */
  readonly load: () => Promise<Left<State> | undefined>;
  /** Joins the locked copy with the changes that the person made here before the copy could be read. */
  readonly merge: (left: State, here: State) => State;
  readonly release: () => void;
}

/** How the parcels of an entry are sent. */
export interface Sender<State, Parcel, Answer> {
  readonly kind: OutboxKind<State, Parcel, Answer>;
  readonly id: string;
  readonly options: EntryOptions<Parcel, Answer>;
}

export interface EntryOpening<State, Parcel, Answer> {
  readonly kind: KeptKind<State>;
  /** How the parcels are sent; without it, the entry is stored on the device and never sent. */
  readonly sender: Sender<State, Parcel, Answer> | undefined;
  readonly state: State;
  readonly found: Parameters<typeof openedEntry>[2];
  readonly savedTime: number;
  readonly hold: EntryHold<State>;
  /** The time in epoch milliseconds. */
  readonly now: () => number;
}

/** Executes the effects of the model of one entry, and passes their outcomes to the model. */
export function createEntry<State, Parcel, Answer>(opening: EntryOpening<State, Parcel, Answer>) {
  const { kind, sender, hold, now } = opening;
  const rules: EntryRules<State, Parcel, Answer> = { kept: kind, sent: sender?.kind };
  const told = emitter();
  const stepped = emitter();
  let [model, undone] = openedEntry(rules, opening.state, opening.found, opening.savedTime);
  let isActing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: EntryEvent<State, Parcel, Answer>): void => {
    const [next, effects] = entryStep(rules, model, event);
    model = next;
    undone = [...undone, ...effects];
    act();
  };
  /** Executes effects in their order, even if one of them causes the next event immediately. */
  const act = (): void => {
    if (isActing) return;
    isActing = true;
    for (let effect = undone[0]; effect !== undefined; effect = undone[0]) {
      undone = undone.slice(1);
      carryOut(effect);
    }
    isActing = false;
    stepped.emit();
  };
  const until = (isSo: () => boolean): Promise<void> =>
    new Promise((done) => {
      if (isSo()) return done();
      const stop = stepped.subscribe(() => {
        if (!isSo()) return;
        stop();
        done();
      });
    });

  const deliver = async (
    { id, options }: Sender<State, Parcel, Answer>,
    by: SentBy,
    parcel: Parcel,
  ): Promise<void> => {
    const budget = takeKeepalive(parcel);
    try {
      const answer = await options.send(parcel, { id, keepalive: budget !== undefined });
      dispatch({ type: 'answered', by, parcel, answer });
    } catch (error) {
      dispatch({ type: 'failed', by, parcel, fault: faultOf(error) });
    } finally {
      budget?.();
    }
  };
  const load = async (): Promise<void> => {
    const left = await hold.load();
    const state = left === undefined ? model.state : hold.merge(left.state, model.state);
    dispatch({ type: 'loaded', state, savedTime: left?.savedTime ?? now() });
  };

  const carryOut = (effect: EntryEffect<State, Parcel, Answer>): void => {
    switch (effect.type) {
      case 'write':
        void hold
          .write(effect.state, effect.savedTime, effect.inMemory)
          .then(() => dispatch({ type: 'written' }));
        return;
      case 'remove':
        void hold.remove().then(() => dispatch({ type: 'written' }));
        return;
      case 'load':
        void load();
        return;
      case 'release':
        hold.release();
        return;
      case 'send':
        if (sender) void deliver(sender, effect.by, effect.parcel);
        return;
      case 'wait':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'fired' }), effect.ms);
        return;
      case 'calm':
        clearTimeout(timer);
        return;
      case 'answer':
        sender?.options.onAnswer?.(effect.answer, effect.parcel);
        return;
      case 'failures':
        sender?.options.onFailures?.(effect.count);
        return;
      case 'refusal':
        sender?.options.onRefused?.(effect.error, effect.parcel);
        return;
      case 'tell':
        told.emit();
        return;
      default:
        effect satisfies never;
    }
  };

  const status = (): SaveStatus => statusOf(rules, model);
  const kept = (): Promise<void> => until(() => isKept(model.keeping));
  const flush = (): Promise<void> => {
    dispatch({ type: 'flush' });
    return until(() => isAtRest(rules, model));
  };
  const end = (type: 'stop' | 'drop'): Promise<void> => {
    dispatch({ type });
    return kept();
  };
  const entry: OutboxEntry<State> = {
    get: () => model.state,
    status,
    subscribe: told.subscribe,
    change: (next) =>
      dispatch({ type: 'changed', state: next(model.state), at: performance.now(), time: now() }),
    flush,
    leave: () => dispatch({ type: 'leave' }),
    stop: () => end('stop'),
  };
  act();
  return {
    entry,
    status,
    flush,
    leave: entry.leave,
    stop: entry.stop,
    /** Resolves when the newest state is stored on the device. */
    kept,
    /** Writes the state again, because the storage may have been cleared. */
    rewrite: (): void => dispatch({ type: 'rewrite' }),
    /** Closes the part that still grows, such as the open beat, and tries to send everything. */
    finish: (): Promise<void> => {
      dispatch({ type: 'finish', time: now() });
      return until(() => isAtRest(rules, model));
    },
    /** Informs the model that the key of the entry is known now. */
    unlock: (): void => dispatch({ type: 'unlocked' }),
    /** Ends the entry and deletes its stored copy, because the person wants it deleted. */
    drop: (): Promise<void> => end('drop'),
  };
}
