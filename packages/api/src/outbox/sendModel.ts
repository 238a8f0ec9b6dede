import { backoffMs, type Backoff } from '@stoa/domain/kernel';
import { isApiError, type ApiError } from '../client/errors.ts';
import type { OutboxKind, Refusal } from './kind.ts';

/**
 * The state of sending an entry.
 * - `idle`: nothing is being sent; unsent changes wait for their pace, or for a flush.
 * - `keeping`: the next parcel is sent as soon as it is stored.
 * - `sending`: a parcel is under way.
 * - `apart`: the next parcel follows when the least time between two has passed.
 * - `waiting`: the parcel could not be sent; the next try is after `ms`, or at a flush.
 * - `over`: the session has ended, so nothing more is sent.
 */
export type Turn =
  | { readonly at: 'idle' | 'keeping' | 'sending' | 'apart' | 'over' }
  | { readonly at: 'waiting'; readonly ms: number | undefined };

/** The state of sending an entry, with its failures and refusals. */
export interface Sending {
  readonly turn: Turn;
  /**
   * Number of parcels that were sent out of turn, because the page was about to close, and have no answer
   * yet.
   */
  readonly leaving: number;
  /** Sends that have failed in a row. */
  readonly failures: number;
  /** How often the server has refused the parcel that is being sent. */
  readonly refusals: number;
  /** Whether the server has refused a parcel and the person has changed nothing since. */
  readonly refused: boolean;
  /** The time of the first change that is not being sent yet, in ms of any clock. */
  readonly dirtySince: number | undefined;
}

/**
 * Why a parcel was not acknowledged.
 * - `over`: the session has ended, so no later try can succeed either.
 * - `refused`: the server has refused it.
 * - `cut`: it is unknown whether the server has it, or the server is too busy or full now.
 */
export type SendFault =
  | { readonly kind: 'over' }
  | { readonly kind: 'refused'; readonly error: Refusal }
  | { readonly kind: 'cut' };

/** `turn`: one parcel after the other; `leaving`: out of turn, because the page was about to close. */
export type SentBy = 'turn' | 'leaving';

export type SendEvent<Parcel, Answer> =
  /** The person has changed the state; `at` is the moment in ms of any clock. */
  | { readonly type: 'changed'; readonly at: number }
  /** Everything unsent should be sent now. */
  | { readonly type: 'flush' }
  /** The timer that `wait` has set has fired. */
  | { readonly type: 'fired' }
  /** The newest state is stored. */
  | { readonly type: 'kept' }
  | { readonly type: 'answered'; readonly by: SentBy; readonly parcel: Parcel; readonly answer: Answer }
  | { readonly type: 'failed'; readonly by: SentBy; readonly parcel: Parcel; readonly fault: SendFault }
  /** The page is about to close. */
  | { readonly type: 'leave' };

export type SendEffect<Parcel, Answer> =
  /** Sends the parcel; `answered` or `failed` follows. */
  | { readonly type: 'send'; readonly by: SentBy; readonly parcel: Parcel }
  /** Sets the timer again; `fired` follows after `ms`. */
  | { readonly type: 'wait'; readonly ms: number }
  /** Removes the timer. */
  | { readonly type: 'calm' }
  /** Passes the server's answer on to the caller. */
  | { readonly type: 'answer'; readonly parcel: Parcel; readonly answer: Answer }
  /** Informs the caller how many sends have failed in a row. */
  | { readonly type: 'failures'; readonly count: number }
  /** Informs the caller that the server has refused the parcel. */
  | { readonly type: 'refusal'; readonly parcel: Parcel; readonly error: Refusal };

export const notSending: Sending = {
  turn: { at: 'idle' },
  leaving: 0,
  failures: 0,
  refusals: 0,
  refused: false,
  dirtySince: undefined,
};

/** How the waits grow while sends fail. */
const sendBackoff: Backoff = { firstMs: 2_000, longestMs: 30_000 };

/** A server that is too busy (503) or full (507) has stored nothing, and may accept the same parcel later. */
const isUnable = (error: ApiError): boolean =>
  error.kind === 'business' && (error.status === 503 || error.status === 507);

/** What the error of a request means for its parcel. */
export function faultOf(error: unknown): SendFault {
  if (!isApiError(error) || isUnable(error)) return { kind: 'cut' };
  switch (error.kind) {
    case 'aborted':
    case 'expired':
      return { kind: 'over' };
    case 'business':
      return { kind: 'refused', error };
    case 'absent':
    case 'envelope':
    case 'shape':
    case 'network':
    case 'timeout':
      return { kind: 'cut' };
    default:
      return error satisfies never;
  }
}

/** Whether a parcel is under way in its turn, or the next one follows automatically. */
export const isBusy = ({ turn }: Sending): boolean =>
  turn.at === 'keeping' || turn.at === 'sending' || turn.at === 'apart';

const isUnderWay = ({ turn, leaving }: Sending): boolean => turn.at === 'sending' || leaving > 0;

/** The status of an unsettled entry; the names are those of `SaveStatus`. */
export function sendStatus(sending: Sending): 'saving' | 'waiting' | 'failed' {
  if (sending.refused) return 'failed';
  if (sending.turn.at === 'over') return 'waiting';
  return sending.failures > 0 && !isUnderWay(sending) ? 'waiting' : 'saving';
}

interface Sent<State> {
  readonly state: State;
  readonly sending: Sending;
}
type Step<State, Parcel, Answer> = readonly [Sent<State>, readonly SendEffect<Parcel, Answer>[]];
type Rules<State, Parcel, Answer> = OutboxKind<State, Parcel, Answer>;

/** Takes the turn for the next parcel, which is stored before it is sent. */
function begun<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  { state, sending }: Sent<State>,
): Step<State, Parcel, Answer> {
  const idle: Sending = { ...sending, turn: { at: 'idle' } };
  if (kind.next(state) === undefined) return [{ state, sending: idle }, [{ type: 'calm' }]];
  const ready = kind.prepare ? kind.prepare(state) : state;
  if (kind.next(ready) === undefined) return [{ state: ready, sending: idle }, [{ type: 'calm' }]];
  const taken: Sending = { ...sending, turn: { at: 'keeping' }, dirtySince: undefined };
  return [{ state: ready, sending: taken }, [{ type: 'calm' }]];
}

/** Ends the turn until the timer fires; a kind without a pace waits for a flush. */
function rested<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  { state, sending }: Sent<State>,
  ms: number,
): Step<State, Parcel, Answer> {
  if (!kind.pace) return [{ state, sending: { ...sending, turn: { at: 'waiting', ms: undefined } } }, []];
  return [{ state, sending: { ...sending, turn: { at: 'waiting', ms } } }, [{ type: 'wait', ms }]];
}

/** Continues with the next parcel, after the least time that the kind demands between two. */
function followed<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  { state, sending }: Sent<State>,
): Step<State, Parcel, Answer> {
  const ms = kind.pace?.apartMs;
  if (ms === undefined) return begun(kind, { state, sending });
  return [{ state, sending: { ...sending, turn: { at: 'apart' } } }, [{ type: 'wait', ms }]];
}

/** The parcel is no longer under way. */
function landed(sending: Sending, by: SentBy): Sending {
  if (by === 'leaving') return { ...sending, leaving: sending.leaving - 1 };
  return sending.turn.at === 'over' ? sending : { ...sending, turn: { at: 'idle' } };
}

function changed<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  { state, sending }: Sent<State>,
  at: number,
): Step<State, Parcel, Answer> {
  const { pace } = kind;
  const now: Sending = { ...sending, refused: false };
  if (!pace || kind.isSettled(state)) return [{ state, sending: now }, []];
  const dirtySince = sending.dirtySince ?? at;
  // While parcels must keep a distance in time, a change does not shorten the wait for the next parcel.
  const waits = now.turn.at === 'apart' || (now.turn.at === 'waiting' && pace.apartMs !== undefined);
  if (waits) return [{ state, sending: { ...now, dirtySince } }, []];
  const turn: Turn = now.turn.at === 'waiting' ? { at: 'idle' } : now.turn;
  const ms = Math.max(0, Math.min(pace.afterMs, dirtySince + pace.atMostMs - at));
  return [{ state, sending: { ...now, turn, dirtySince } }, [{ type: 'wait', ms }]];
}

function answered<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  { state, sending }: Sent<State>,
  event: Extract<SendEvent<Parcel, Answer>, { type: 'answered' }>,
): Step<State, Parcel, Answer> {
  const { by, parcel, answer } = event;
  const { state: next, goOn } = kind.settle(state, parcel, answer);
  const sent: Sent<State> = {
    state: next,
    sending: { ...landed(sending, by), failures: 0, refusals: 0, refused: false },
  };
  const told: SendEffect<Parcel, Answer>[] = [
    { type: 'failures', count: 0 },
    { type: 'answer', parcel, answer },
  ];
  // After a parcel that was sent out of turn the next one is sent only if nothing else would send it, because
  // it had been refused before.
  const follows = by === 'turn' || (sending.refused && !isBusy(sending));
  if (!follows || sent.sending.turn.at === 'over') return [sent, told];
  const mayFollow = goOn || kind.next(next) === undefined;
  const [after, effects] = mayFollow ? followed(kind, sent) : rested(kind, sent, sendBackoff.longestMs);
  return [after, [...told, ...effects]];
}

function failed<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  { state, sending: before }: Sent<State>,
  { by, parcel, fault }: Extract<SendEvent<Parcel, Answer>, { type: 'failed' }>,
): Step<State, Parcel, Answer> {
  const sending = landed(before, by);
  if (sending.turn.at === 'over') return [{ state, sending }, []];
  const failures = sending.failures + 1;
  const told: SendEffect<Parcel, Answer> = { type: 'failures', count: failures };
  const retried = (refusals: number): Step<State, Parcel, Answer> => {
    const sent = { state, sending: { ...sending, failures, refusals } };
    // A parcel is under way in its turn, and its own outcome decides when the next try is.
    if (isBusy(sending)) return [sent, [told]];
    const [after, effects] = rested(kind, sent, backoffMs(failures, sendBackoff));
    return [after, [told, ...effects]];
  };
  switch (fault.kind) {
    case 'over':
      return [{ state, sending: { ...sending, turn: { at: 'over' } } }, [{ type: 'calm' }]];
    case 'cut':
      return retried(sending.refusals);
    case 'refused': {
      const refusals = sending.refusals + 1;
      const without = kind.refuse?.(state, parcel, refusals, fault.error);
      if (kind.refuse && without === undefined) return retried(refusals);
      const refusal: SendEffect<Parcel, Answer> = { type: 'refusal', parcel, error: fault.error };
      if (without === undefined) {
        return [{ state, sending: { ...sending, failures, refused: true } }, [told, refusal]];
      }
      const rest = { state: without, sending: { ...sending, failures, refusals: 0 } };
      if (by === 'leaving') return [rest, [told, refusal]];
      const [after, effects] = followed(kind, rest);
      return [after, [told, refusal, ...effects]];
    }
    default:
      return fault satisfies never;
  }
}

/** The sending part of an entry after an event, and the effects to execute. */
export function sendStep<State, Parcel, Answer>(
  kind: Rules<State, Parcel, Answer>,
  sent: Sent<State>,
  event: SendEvent<Parcel, Answer>,
): Step<State, Parcel, Answer> {
  const { state, sending } = sent;
  const { turn } = sending;
  switch (event.type) {
    case 'changed':
      return changed(kind, sent, event.at);
    case 'flush':
      return turn.at === 'idle' || turn.at === 'waiting' ? begun(kind, sent) : [sent, []];
    case 'fired':
      return turn.at === 'idle' || turn.at === 'waiting' || turn.at === 'apart'
        ? begun(kind, sent)
        : [sent, []];
    case 'kept': {
      if (turn.at !== 'keeping') return [sent, []];
      const parcel = kind.next(state);
      if (parcel === undefined) return begun(kind, sent);
      return [
        { state, sending: { ...sending, turn: { at: 'sending' } } },
        [{ type: 'send', by: 'turn', parcel }],
      ];
    }
    case 'answered':
      return answered(kind, sent, event);
    case 'failed':
      return failed(kind, sent, event);
    case 'leave': {
      // The state is not prepared here, because the device could not store in time which parcel was sent.
      const parcel = turn.at === 'over' || turn.at === 'apart' ? undefined : kind.next(state);
      if (parcel === undefined || (isUnderWay(sending) && kind.overtakes !== true)) return [sent, []];
      return [
        { state, sending: { ...sending, leaving: sending.leaving + 1 } },
        [{ type: 'send', by: 'leaving', parcel }],
      ];
    }
    default:
      return event satisfies never;
  }
}
