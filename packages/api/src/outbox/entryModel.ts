import { isEnded, isKept, keepStep, type KeepEffect, type KeepEvent, type Keeping } from './keepModel.ts';
import type { KeptKind, OutboxKind } from './kind.ts';
import {
  isBusy,
  notSending,
  sendStatus,
  sendStep,
  type SendEffect,
  type SendEvent,
  type Sending,
} from './sendModel.ts';

/**
 * How far an entry is saved.
 *
 * - `saved`: the server has acknowledged everything; nothing else is ever called saved.
 * - `saving`: it is being sent.
 * - `waiting`: it cannot be sent now; it is stored on the device and sent later.
 * - `failed`: the server refuses it; it stays on the device, and the person has to do something.
 */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'failed';

/** One entry of the outbox: its newest state, how far it is stored on the device, and how far it is sent. */
export interface EntryModel<State> {
  readonly state: State;
  readonly keeping: Keeping;
  readonly sending: Sending;
}

/** The rules of an entry; without `sent`, it is stored and never sent. */
export interface EntryRules<State, Parcel, Answer> {
  readonly kept: KeptKind<State>;
  readonly sent: OutboxKind<State, Parcel, Answer> | undefined;
}

export type EntryEvent<State, Parcel, Answer> =
  /**
   * The person has changed the state; `at` is the moment by a clock that never goes back, `time` the time of
   * day.
   */
  | { readonly type: 'changed'; readonly state: State; readonly at: number; readonly time: number }
  /** The part that still grows will not be continued here, so it is closed and everything is sent. */
  | { readonly type: 'finish'; readonly time: number }
  /** The state that an earlier visit has left was read, and joined with the changes made here. */
  | { readonly type: 'loaded'; readonly state: State; readonly savedTime: number }
  | Exclude<KeepEvent, { readonly type: 'changed' | 'loaded' | 'updated' }>
  | Exclude<SendEvent<Parcel, Answer>, { readonly type: 'changed' | 'kept' }>;

export type EntryEffect<State, Parcel, Answer> =
  | KeepEffect<State>
  | SendEffect<Parcel, Answer>
  /** Notifies the listeners that the state or the status has changed. */
  | { readonly type: 'tell' };

type Step<State, Parcel, Answer> = readonly [
  EntryModel<State>,
  readonly EntryEffect<State, Parcel, Answer>[],
];

/** The status of the entry, by the names for which screens have texts. */
export function statusOf<State>(
  { kept, sent }: Pick<EntryRules<State, never, never>, 'kept'> & { readonly sent: unknown },
  { state, keeping, sending }: EntryModel<State>,
): SaveStatus {
  // While a stored copy is locked, not everything is acknowledged, whatever was done here.
  if (keeping.lock !== 'open') return 'waiting';
  if (kept.isSettled(state)) return 'saved';
  const status = sendStatus(sending);
  return sent === undefined || (isEnded(keeping) && status !== 'failed') ? 'waiting' : status;
}

/** Whether everything has been sent, or cannot be sent now. */
export const isAtRest = <State>(
  { kept }: Pick<EntryRules<State, never, never>, 'kept'>,
  { state, keeping, sending }: EntryModel<State>,
): boolean => isEnded(keeping) || !isBusy(sending) || (sending.turn.at === 'apart' && kept.isSettled(state));

function withKeep<State, Parcel, Answer>(
  { kept }: EntryRules<State, Parcel, Answer>,
  [model, effects]: Step<State, Parcel, Answer>,
  event: KeepEvent,
): Step<State, Parcel, Answer> {
  const [keeping, more] = keepStep(kept, model.keeping, event, model.state);
  return [{ ...model, keeping }, [...effects, ...more]];
}

/**
 * Passes an event on to the part that sends. If the state changes or something is about to be sent, the state
 * is stored.
 */
function withSend<State, Parcel, Answer>(
  rules: EntryRules<State, Parcel, Answer>,
  [model, effects]: Step<State, Parcel, Answer>,
  event: SendEvent<Parcel, Answer>,
): Step<State, Parcel, Answer> {
  if (rules.sent === undefined || model.keeping.lock !== 'open') return [model, effects];
  const [{ state, sending }, more] = sendStep(rules.sent, model, event);
  const after: Step<State, Parcel, Answer> = [{ ...model, state, sending }, [...effects, ...more]];
  if (state !== model.state) return withKeep(rules, after, { type: 'updated' });
  const begins = sending.turn.at === 'keeping' && model.sending.turn.at !== 'keeping';
  return begins ? withKeep(rules, after, { type: 'rewrite' }) : after;
}

function moved<State, Parcel, Answer>(
  rules: EntryRules<State, Parcel, Answer>,
  model: EntryModel<State>,
  event: EntryEvent<State, Parcel, Answer>,
): Step<State, Parcel, Answer> {
  switch (event.type) {
    case 'changed': {
      const { state, at, time } = event;
      if (state === model.state) return [model, []];
      const changed = withKeep(rules, [{ ...model, state }, []], { type: 'changed', time });
      return withSend(rules, changed, { type: 'changed', at });
    }
    case 'finish': {
      const state = rules.sent?.seal?.(model.state, event.time) ?? model.state;
      const sealed: Step<State, Parcel, Answer> =
        state === model.state
          ? [model, []]
          : withKeep(rules, [{ ...model, state }, []], { type: 'changed', time: event.time });
      return withSend(rules, sealed, { type: 'flush' });
    }
    case 'loaded': {
      if (model.keeping.lock !== 'opening') return [model, []];
      const loaded = withKeep(rules, [{ ...model, state: event.state }, []], event);
      return withSend(rules, loaded, { type: 'flush' });
    }
    case 'rewrite':
      return rules.kept.isSettled(model.state) ? [model, []] : withKeep(rules, [model, []], event);
    case 'stop':
    case 'drop':
      return withKeep(rules, [model, [{ type: 'calm' }]], event);
    case 'written':
    case 'unlocked':
      return withKeep(rules, [model, []], event);
    case 'flush':
    case 'fired':
    case 'answered':
    case 'failed':
    case 'leave':
      return withSend(rules, [model, []], event);
    default:
      return event satisfies never;
  }
}

/** Sends the parcel whose turn it is after the newest state has been stored. */
function sentOnceKept<State, Parcel, Answer>(
  rules: EntryRules<State, Parcel, Answer>,
  step: Step<State, Parcel, Answer>,
): Step<State, Parcel, Answer> {
  const [{ keeping, sending }] = step;
  return sending.turn.at === 'keeping' && isKept(keeping) && !isEnded(keeping)
    ? withSend(rules, step, { type: 'kept' })
    : step;
}

/**
 * An entry as it is opened.
 * @param found what is on the device: `nothing`; a copy that was `read` into the state; a `locked` copy,
 * whose key is not known yet
 * @param savedTime when the person last changed it, in epoch milliseconds
 */
export function openedEntry<State, Parcel, Answer>(
  rules: EntryRules<State, Parcel, Answer>,
  state: State,
  found: 'nothing' | 'read' | 'locked',
  savedTime: number,
): Step<State, Parcel, Answer> {
  const model: EntryModel<State> = {
    state,
    keeping: {
      copy: { at: found === 'nothing' ? 'empty' : 'kept' },
      lock: found === 'locked' ? 'locked' : 'open',
      savedTime,
      changed: false,
    },
    sending: notSending,
  };
  if (found === 'locked') return [model, []];
  const asked = withSend(rules, [model, []], { type: 'flush' });
  // The state that the caller has chosen may be newer than the stored one, or have nothing unsent left, so it
  // is stored again.
  return sentOnceKept(rules, withKeep(rules, asked, { type: 'rewrite' }));
}

/** The entry after an event, and the effects to execute. */
export function entryStep<State, Parcel, Answer>(
  rules: EntryRules<State, Parcel, Answer>,
  model: EntryModel<State>,
  event: EntryEvent<State, Parcel, Answer>,
): Step<State, Parcel, Answer> {
  // An answer that arrives later belongs to the tab or visit that holds the entry by then.
  if (isEnded(model.keeping) && event.type !== 'written' && event.type !== 'drop') return [model, []];
  const [after, effects] = sentOnceKept(rules, moved(rules, model, event));
  const isNews = after.state !== model.state || statusOf(rules, after) !== statusOf(rules, model);
  return [after, isNews ? [{ type: 'tell' }, ...effects] : effects];
}
