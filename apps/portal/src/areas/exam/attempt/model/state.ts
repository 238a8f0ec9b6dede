import type { AnswerRefusal, AttemptResult, AttemptStart, SwitchEntry } from '@stoa/api/contract/exam';
import type { StudyContext, SubmitReason, SwitchCause } from '@stoa/domain';
import type { CallFailure as Failure, Trouble } from '../../../../common/callFailure.ts';
import type { Given, Sheet } from './answers.ts';
import type { ServerClock } from './clock.ts';
import type { AlsoTyped } from './joining.ts';

export { notOffered } from '../../../../common/callFailure.ts';
export type { Failure, Trouble };

/** The attempt that the address asks for. */
export interface AttemptRequest {
  readonly examId: number;
  /** The attempt to continue. Without it the one in progress is continued, or a new one started. */
  readonly attemptId?: number | undefined;
  readonly password?: string | undefined;
  readonly context: StudyContext;
}

/** A sheet as the server has stored it, with its number. */
export interface Stored {
  readonly seq: number;
  readonly sheet: Sheet;
}

/** One switch in the form in which it is reported. */
export interface Away {
  /** A UUID, so that a report that arrives twice is counted once. */
  readonly entryKey: string;
  readonly cause: SwitchCause;
  /** When the page was left, by the server's clock. */
  readonly leftTime: number;
  readonly awaySeconds: number;
}

/** The number of switches, and those that are not reported yet. */
export interface Switches {
  /** The number of switches that count, by this device or by the server, whichever is larger. */
  readonly count: number;
  readonly unsent: readonly Away[];
}

/** A hand-in that was begun; it keeps its key until its outcome is known. */
export interface HandIn {
  readonly key: string;
  readonly reason: SubmitReason;
}

/**
 * Everything of an attempt that must survive the page. It is kept on the device while it holds something that
 * the server has not stored.
 */
export interface Journal {
  readonly attemptId: number;
  /** Number of the sheet; larger than that of `stored` while there are unsaved changes. */
  readonly seq: number;
  readonly sheet: Sheet;
  readonly alsoTyped: AlsoTyped;
  readonly stored: Stored;
  /** Answers that were sent and whose outcome is unknown. */
  readonly tried: AlsoTyped;
  readonly handIn: HandIn | undefined;
  readonly switches: Switches;
  /** The deadline, by the server's clock, because the journal is kept for some days after it. */
  readonly deadline: number | undefined;
}

/** Where the journal is kept: on the device, or only in this page's memory. */
export type Place = 'device' | 'page';

/** The state of saving the newest sheet. `paced` and `waiting` end when the timer `save` fires. */
export type Sending =
  | { readonly at: 'rest' | 'paced' | 'waiting' }
  | {
      readonly at: 'sending';
      readonly turn: number;
      readonly set: Stored;
      /** When it was sent, by the monotonic clock. */
      readonly since: number;
    }
  /** Another window has stored a newer sheet, which is being requested. */
  | { readonly at: 'joining'; readonly turn: number }
  /** The server has refused this sheet; it is sent again after the next change. */
  | { readonly at: 'refused'; readonly code: number; readonly msg: string };

/** The step of a hand-in. It begins with saving, so that exactly what the server has stored is handed in. */
export type HandingIn = HandIn & {
  readonly step: { readonly at: 'saving' | 'waiting' } | { readonly at: 'submitting'; readonly turn: number };
  /** Whether the request was ever sent, so that the paper may already be handed in. */
  readonly wasSent: boolean;
};

/**
 * Why the inputs are locked although the attempt is in progress: another window has it, or the session has
 * ended.
 */
export type Hold = 'window' | 'session';

/** An attempt that is in progress. */
export interface Open extends Omit<Journal, 'handIn' | 'attemptId'> {
  readonly at: 'open';
  readonly request: AttemptRequest;
  /** The paper and its rules, as the server sent them last. */
  readonly start: AttemptStart;
  /** Identifies this window in its saves. */
  readonly writer: string;
  readonly clock: ServerClock;
  /** When the last answer of the server came, by the monotonic clock. */
  readonly heardAt: number;
  /** The deadline, by the server's clock; without it the attempt is untimed. */
  readonly deadline: number | undefined;
  /** The remaining minutes that were already announced; 0 when the early end was, so that the end is not said twice. */
  readonly told: readonly number[];
  readonly sending: Sending;
  /** The largest number of a sheet that this window has sent; 0 before the first. */
  readonly sentSeq: number;
  /** The monotonic time of the oldest unsaved change. */
  readonly dirtySince: number | undefined;
  /** The number of failures in a row, and the reason of the last one. */
  readonly failures: number;
  readonly trouble: Trouble | undefined;
  /** When the server last stored a sheet, by its clock. */
  readonly savedTime: number | undefined;
  /** Why the server has refused some answers of the sheet that it stored, by `questionId`. */
  readonly refusedAnswers: ReadonlyMap<number, AnswerRefusal>;
  readonly handIn: HandingIn | undefined;
  readonly hold: Hold | undefined;
  /** Whether the journal that another window has taken over contains all answers of this one. */
  readonly isHanded: boolean;
  /** Number of the newest sheet in the journal, and where the journal is kept. */
  readonly kept: { readonly seq: number; readonly place: Place } | undefined;
  /**
   * How often an answer was changed from outside its input field, by `questionId`; the field then shows the
   * new text, because it keeps its own text otherwise.
   */
  readonly renewed: ReadonlyMap<number, number>;
  /** The switches that the server has listed. */
  readonly heardSwitches: readonly SwitchEntry[];
  /** The report that is under way: its request's number, and how many switches it contains. */
  readonly reporting: { readonly turn: number; readonly entries: number } | undefined;
  /** The request that asks whether the attempt is still in progress. */
  readonly checking: number | undefined;
}

/** The steps in which an attempt is opened. */
export interface Opening {
  readonly at: 'opening';
  readonly request: AttemptRequest;
  readonly turn: number;
  readonly step:
    /**
     * Checks whether the attempt is in progress before it is started, because starting one that was handed in
     * would begin another.
     */
    | { readonly at: 'checking' | 'starting' }
    | {
        readonly at: 'unlocking';
        readonly start: AttemptStart;
        readonly sentAt: number;
        readonly cameAt: number;
      }
    /** The attempt was handed in; this device may hold answers that have not arrived. */
    | {
        readonly at: 'unlockingEnded';
        readonly attemptId: number;
        readonly reason: SubmitReason | undefined;
      };
  readonly failures: number;
  readonly trouble: Trouble | undefined;
  /** Whether another window has opened the attempt meanwhile. */
  readonly isTaken: boolean;
  /**
   * The journal that another window has given away, while the attempt is started again to learn what that
   * window has saved.
   */
  readonly given: { readonly left: Journal | undefined } | undefined;
  readonly carried: Carried | undefined;
}

/** What a window still has of an attempt that another window has taken over. */
export interface Carried {
  readonly journal: Journal;
  /**
   * Whether the device's storage contains the whole journal as well; the copy of the window is then used only
   * if the stored one is gone.
   */
  readonly isHanded: boolean;
}

/** An answer that was typed before the deadline and not stored before the hand-in. */
export interface LateGiven {
  readonly questionId: number;
  readonly values: readonly string[];
  readonly files: Given['files'];
  readonly typedTime: number;
}

/** The state of the answers that arrive after the hand-in. */
export type Late =
  | { readonly at: 'none' }
  | { readonly at: 'sending'; readonly turn: number; readonly answers: readonly LateGiven[] }
  | { readonly at: 'waiting'; readonly answers: readonly LateGiven[] }
  /** `refused` is the number of answers that the server did not keep; they can still be read here. */
  | { readonly at: 'told'; readonly answers: readonly LateGiven[]; readonly refused: number };

/** An attempt that was handed in, by this window or elsewhere. */
export interface Ended {
  readonly at: 'ended';
  readonly request: AttemptRequest;
  readonly attemptId: number;
  /** Why it was handed in, if that is known. */
  readonly reason: SubmitReason | undefined;
  readonly result:
    | { readonly at: 'asking'; readonly turn: number }
    | { readonly at: 'waiting' }
    | { readonly at: 'refused'; readonly code: number; readonly msg: string }
    | { readonly at: 'there'; readonly result: AttemptResult };
  readonly late: Late;
  readonly failures: number;
}

export type Stage =
  /** No attempt was requested, or the page was left. */
  | { readonly at: 'closed' }
  | Opening
  /** The server has refused to open the attempt; `msg` is its reason. */
  | { readonly at: 'refused'; readonly request: AttemptRequest; readonly code: number; readonly msg: string }
  | Open
  | Ended
  /** The session ended before the attempt was open. */
  | { readonly at: 'out' };

/** One visit to an attempt. */
export interface AttemptModel {
  readonly stage: Stage;
  /** The number of the last request, by which an outdated answer is recognised. */
  readonly turn: number;
}

export const freshModel: AttemptModel = { stage: { at: 'closed' }, turn: 0 };
