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

/** The clocks, key and random number with which an event is handled. */
export interface Moment extends DeviceTime {
  /** A fresh UUID, for a hand-in or an entry that begins with this event. */
  readonly key: string;
  /** A number from 0 up to but not including 1, which spreads the requests of many people. */
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
  /** The person has moved to another question. */
  | { readonly type: 'moved'; readonly questionId: number }
  /** The person has chosen one of the answers that were replaced, by its place in the list. */
  | { readonly type: 'choseOther'; readonly questionId: number; readonly at: number }
  /** The person has discarded the answers that were replaced. */
  | { readonly type: 'droppedOthers'; readonly questionId: number }
  | { readonly type: 'handIn' }
  /** The person wants the waiting request to be sent at once. */
  | { readonly type: 'retried' }
  /** The person continues in this window, although the attempt is open in another one. */
  | { readonly type: 'continuedHere' }
  /** The server has stored the person's comment on a switch. */
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
  /** The person was away from the page and has come back; `leftAt` is by the monotonic clock. */
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

/**
 * Answers to the requests among the effects. `turn` is the number of the request, `sentAt` the monotonic time
 * at which it was sent.
 */
export type Answer =
  | {
      readonly type: 'checked';
      readonly turn: number;
      readonly sentAt: number;
      readonly standing: AttemptWatched;
    }
  | { readonly type: 'started'; readonly turn: number; readonly sentAt: number; readonly start: AttemptStart }
  /**
   * The journal is open. `isGiven` is true when another window has given it away; that window may have saved
   * after the attempt was started.
   */
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
  /** The server has sent a change of time or state without being asked. */
  | { readonly type: 'told'; readonly standing: Standing };

export type AttemptEvent = ScreenEvent | PageEvent | Answer;

export type TimerName = 'save' | 'clock' | 'report' | 'open';

/** A message to the person, by a key that the screen has a text for. */
export type Sentence =
  /** Answers that this device had stored were restored, joined with those of another window, or refused. */
  | { readonly key: 'restored' | 'joined' | 'alsoTyped' | 'answersRefused'; readonly count: number }
  /** An attempt in progress is continued; `minutes` is the remaining time of a timed one. */
  | { readonly key: 'resumed'; readonly minutes: number | undefined }
  | { readonly key: 'minutesLeft'; readonly minutes: number }
  /** `note` is the comment of the lecturer or admin who has changed the time. */
  | { readonly key: 'timeAdded' | 'timeCut'; readonly minutes: number; readonly note: string | undefined }
  | { readonly key: 'endedEarly'; readonly note: string | undefined }
  | { readonly key: 'bell' | 'notSaved' | 'savedAgain' | 'takenOver' | 'sessionEnded' | 'notKept' }
  /** A question of a practice could not be checked. */
  | { readonly key: 'checkFailed' }
  | { readonly key: 'saveRefused' | 'handInRefused'; readonly msg: string }
  | { readonly key: 'handedIn'; readonly reason: SubmitReason | undefined }
  | { readonly key: 'switchCounted'; readonly count: number; readonly limit: number }
  | { readonly key: 'lateKept' | 'lateRefused'; readonly count: number };

/** A sheet as it is sent, with the window that wrote it and the stored sheet that it is based on. */
export interface SentSheet extends Stored {
  readonly attemptId: number;
  readonly writer: string;
  readonly baseSeq: number;
}

/**
 * Effects that the model returns, in the order in which they are carried out. One with a `turn` is a request,
 * and its answer has the same number.
 */
export type AttemptEffect =
  | { readonly do: 'check'; readonly turn: number; readonly attemptId: number }
  | { readonly do: 'start'; readonly turn: number; readonly request: AttemptRequest }
  /**
   * Opens the journal and takes it over from any other window; `left` of the answer is what an earlier page
   * has left in it.
   */
  | {
      readonly do: 'openVault';
      readonly turn: number;
      readonly attemptId: number;
      readonly outboxKey: string;
    }
  | { readonly do: 'keep'; readonly journal: Journal }
  /** Deletes the journal from the device, because it is no longer needed. */
  | { readonly do: 'erase' }
  /** Closes the journal and keeps it on the device for the next visit. */
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
  /** Switches on or off that the screen of the device stays on. */
  | { readonly do: 'wake'; readonly on: boolean }
  | { readonly do: 'setTimer'; readonly timer: TimerName; readonly ms: number }
  | { readonly do: 'stopTimer'; readonly timer: TimerName };

/** The model after an event, and the effects to carry out, in this order. */
export type Result = readonly [model: AttemptModel, effects: readonly AttemptEffect[]];
