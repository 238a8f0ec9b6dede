import type {
  AttemptLateKept,
  AttemptResult,
  AttemptSaved,
  AttemptStart,
  AttemptSwitched,
  AttemptWatched,
  SwitchEntry,
} from '@stoa/api/contract/exam';
import type { SubmitReason, SwitchCause } from '@stoa/domain';
import type { Given } from './answers.ts';
import type { DeviceTime } from './clock.ts';
import type {
  AttemptModel,
  AttemptRequest,
  Away,
  Failure,
  Journal,
  LateGiven,
  Place,
  Stored,
} from './state.ts';

/** The circumstances in which an event happens. */
export interface Moment extends DeviceTime {
  /** A fresh UUID, for what begins with this event. */
  readonly key: string;
  /** A number in [0, 1), which spreads the waits of many people. */
  readonly random: number;
}

/** What the person does, as the screen reports it. */
export type ScreenEvent =
  | { readonly type: 'asked'; readonly request: AttemptRequest }
  | {
      readonly type: 'answered';
      readonly questionId: number;
      readonly values: readonly string[];
      readonly files: Given['files'];
    }
  | { readonly type: 'flagged'; readonly questionId: number; readonly on: boolean }
  /** Another question is looked at. */
  | { readonly type: 'moved'; readonly questionId: number }
  /** Of an answer and those that it has replaced, the person takes another one, by its place in the list. */
  | { readonly type: 'choseOther'; readonly questionId: number; readonly at: number }
  /** The answers that were replaced are not wanted any more. */
  | { readonly type: 'droppedOthers'; readonly questionId: number }
  | { readonly type: 'handIn' }
  /** Tries at once what waits. */
  | { readonly type: 'retried' }
  /** The person goes on here, although the attempt is open in another window. */
  | { readonly type: 'continuedHere' }
  /** The server has taken what the person says about leaving the page. */
  | { readonly type: 'commented'; readonly entry: SwitchEntry }
  | { readonly type: 'left' };

/** What happens to the page, its device and its session. */
export type PageEvent =
  | { readonly type: 'hidden' | 'shown' | 'online' }
  /** The page may be closing. */
  | { readonly type: 'unloading' }
  | { readonly type: 'sessionEnded' }
  /** Another window of this browser has opened the attempt. */
  | { readonly type: 'taken' }
  | { readonly type: 'kept'; readonly seq: number; readonly place: Place }
  /** The person was away from the page and has come back; `leftAt` by the steady clock. */
  | {
      readonly type: 'wasAway';
      readonly cause: SwitchCause;
      readonly leftAt: number;
      readonly awaySeconds: number;
      readonly counts: boolean;
    }
  | { readonly type: 'fired'; readonly timer: TimerName };

export type Standing = Pick<
  AttemptWatched,
  'state' | 'submitReason' | 'deadlineTime' | 'extraSeconds' | 'note' | 'serverTime'
>;

/** Answers to effects that ask. `turn` is the number of the question, `sentAt` the steady time at which it was sent. */
export type Answer =
  | {
      readonly type: 'checked';
      readonly turn: number;
      readonly sentAt: number;
      readonly standing: AttemptWatched;
    }
  | { readonly type: 'started'; readonly turn: number; readonly sentAt: number; readonly start: AttemptStart }
  /** `isGiven` when another window has given the journal away, which may have saved since the attempt was started. */
  | {
      readonly type: 'vaultOpened';
      readonly turn: number;
      readonly left: Journal | undefined;
      readonly isGiven: boolean;
    }
  | { readonly type: 'saved'; readonly turn: number; readonly sentAt: number; readonly saved: AttemptSaved }
  | { readonly type: 'switched'; readonly turn: number; readonly switched: AttemptSwitched }
  | { readonly type: 'submitted'; readonly turn: number; readonly result: AttemptResult }
  | { readonly type: 'resultCame'; readonly turn: number; readonly result: AttemptResult }
  | { readonly type: 'lateKept'; readonly turn: number; readonly kept: AttemptLateKept }
  | { readonly type: 'failed'; readonly turn: number; readonly failure: Failure }
  /** The server says by itself that the time or the state has changed. */
  | { readonly type: 'told'; readonly standing: Standing };

export type AttemptEvent = ScreenEvent | PageEvent | Answer;

export type TimerName = 'save' | 'clock' | 'report' | 'open';

/** What the person is told, by a key that the screen has words for. */
export type Sentence =
  /** The answers that this device had kept are back. */
  | { readonly key: 'restored' | 'joined' | 'alsoTyped' | 'answersRefused'; readonly count: number }
  /** An attempt that was begun before goes on; `minutes` are left where it is timed. */
  | { readonly key: 'resumed'; readonly minutes: number | undefined }
  | { readonly key: 'minutesLeft'; readonly minutes: number }
  /** `note` is what the lecturer or admin who changed the time says about it. */
  | { readonly key: 'timeAdded' | 'timeCut'; readonly minutes: number; readonly note: string | undefined }
  | { readonly key: 'endedEarly'; readonly note: string | undefined }
  | { readonly key: 'bell' | 'notSaved' | 'savedAgain' | 'takenOver' | 'sessionEnded' | 'notKept' }
  /** A question of a practice could not be checked. */
  | { readonly key: 'checkFailed' }
  | { readonly key: 'saveRefused' | 'handInRefused'; readonly msg: string }
  | { readonly key: 'handedIn'; readonly reason: SubmitReason | undefined }
  | { readonly key: 'switchCounted'; readonly count: number; readonly limit: number }
  | { readonly key: 'lateKept' | 'lateRefused'; readonly count: number };

/** A sheet as it is sent, with the window that made it and the stored sheet that it was made from. */
export interface SentSheet extends Stored {
  readonly attemptId: number;
  readonly writer: string;
  readonly baseSeq: number;
}

/** Effects that a visit wants carried out, in their order. One with a `turn` asks a question. */
export type AttemptEffect =
  | { readonly do: 'check'; readonly turn: number; readonly attemptId: number }
  | { readonly do: 'start'; readonly turn: number; readonly request: AttemptRequest }
  /** Opens the journal and takes it from any other window; `left` of the answer is what an earlier page left. */
  | {
      readonly do: 'openVault';
      readonly turn: number;
      readonly attemptId: number;
      readonly outboxKey: string;
    }
  | { readonly do: 'keep'; readonly journal: Journal }
  /** Removes the journal from the device, because nothing of it is needed any more. */
  | { readonly do: 'erase' }
  /** Leaves the journal on the device for the next visit. */
  | { readonly do: 'closeVault' }
  | { readonly do: 'save'; readonly turn: number; readonly set: SentSheet; readonly outlivesPage: boolean }
  | {
      readonly do: 'report';
      readonly turn: number;
      readonly attemptId: number;
      readonly count: number;
      readonly entries: readonly Away[];
    }
  | {
      readonly do: 'submit';
      readonly turn: number;
      readonly set: SentSheet;
      readonly idemKey: string;
      readonly reason: SubmitReason;
    }
  | { readonly do: 'askResult'; readonly turn: number; readonly attemptId: number }
  | {
      readonly do: 'sendLate';
      readonly turn: number;
      readonly attemptId: number;
      readonly answers: readonly LateGiven[];
    }
  | { readonly do: 'say'; readonly sentence: Sentence }
  /** Keeps the screen on while the attempt is answered, or no longer. */
  | { readonly do: 'wake'; readonly on: boolean }
  | { readonly do: 'setTimer'; readonly timer: TimerName; readonly ms: number }
  | { readonly do: 'stopTimer'; readonly timer: TimerName };

/** The model after an event, and the effects to carry out, in this order. */
export type Result = readonly [model: AttemptModel, effects: readonly AttemptEffect[]];
