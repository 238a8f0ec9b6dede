import type { AnswerRefusal, AttemptResult, AttemptStart, SwitchEntry } from '@stoa/api/contract/exam';
import type { StudyContext, SubmitReason, SwitchCause } from '@stoa/domain';
import type { CallFailure as Failure, Trouble } from '../../../../common/callFailure.ts';
import type { Given, Sheet } from './answers.ts';
import type { ServerClock } from './clock.ts';
import type { AlsoTyped } from './joining.ts';

export { notOffered } from '../../../../common/callFailure.ts';
export type { Failure, Trouble };

/** What the address asks for. */
export interface AttemptRequest {
  readonly examId: number;
  /** The attempt to go on with. Without it one is started, or the one that is in progress goes on. */
  readonly attemptId?: number | undefined;
  readonly password?: string | undefined;
  readonly context: StudyContext;
}

/** A sheet as the server has it, with its number. */
export interface Stored {
  readonly seq: number;
  readonly sheet: Sheet;
}

/** One time that the learner left the page, as the server is told. */
export interface Away {
  /** A UUID, by which a report that arrives twice is counted once. */
  readonly entryKey: string;
  readonly cause: SwitchCause;
  /** When the page was left, by the server's clock. */
  readonly leftTime: number;
  readonly awaySeconds: number;
}

/** How often the page was left, and what the server has not heard of yet. */
export interface Switches {
  /** How many times count, by this device or the server, whichever is more. */
  readonly count: number;
  readonly unsent: readonly Away[];
}

/** The hand-in that was begun: it keeps its key until its outcome is known. */
export interface HandIn {
  readonly key: string;
  readonly reason: SubmitReason;
}

/**
 * Everything of an attempt that must survive the page. It is on the device as long as it holds something that the
 * server lacks.
 */
export interface Journal {
  readonly attemptId: number;
  /** Number of the sheet; larger than that of `stored` while something is not stored. */
  readonly seq: number;
  readonly sheet: Sheet;
  readonly alsoTyped: AlsoTyped;
  readonly stored: Stored;
  /** Answers that were sent without a word of what became of them. */
  readonly tried: AlsoTyped;
  readonly handIn: HandIn | undefined;
  readonly switches: Switches;
}

/** Where the journal is: on the device, or only in this page, which loses it when it is closed. */
export type Place = 'device' | 'page';

/** What is happening with the newest sheet. `paced` and `waiting` end by the timer `save`. */
export type Sending =
  | { readonly at: 'rest' | 'paced' | 'waiting' }
  | {
      readonly at: 'sending';
      readonly turn: number;
      readonly set: Stored;
      /** When it was sent, by the steady clock. */
      readonly since: number;
    }
  /** Another window has stored a newer sheet, and the server is asked for it. */
  | { readonly at: 'joining'; readonly turn: number }
  /** The server does not take this sheet; the next change is tried again. */
  | { readonly at: 'refused'; readonly code: number; readonly msg: string };

/** How far the hand-in is. It begins with saving, so that what is handed in is what the server has. */
export type HandingIn = HandIn & {
  readonly step: { readonly at: 'saving' | 'waiting' } | { readonly at: 'submitting'; readonly turn: number };
  /** Whether it was ever sent, so that it may have happened. */
  readonly wasSent: boolean;
};

/** Why nothing can be answered, although the attempt goes on. */
export type Hold = 'window' | 'session';

/** An attempt that is in progress. */
export interface Open extends Omit<Journal, 'handIn' | 'attemptId'> {
  readonly at: 'open';
  readonly request: AttemptRequest;
  /** The paper and its rules, as the server gave them last. */
  readonly start: AttemptStart;
  /** Names this window in what it saves. */
  readonly writer: string;
  readonly clock: ServerClock;
  /** When the server was heard last, by the steady clock. */
  readonly heardAt: number;
  /** The bell, by the server's clock; without it the attempt is untimed. */
  readonly deadline: number | undefined;
  /** The minutes before the bell that were told already. */
  readonly told: readonly number[];
  readonly sending: Sending;
  /** The largest number of a sheet that this window has sent; 0 before the first. */
  readonly sentSeq: number;
  /** The steady time of the oldest change that is not stored. */
  readonly dirtySince: number | undefined;
  /** How often in a row the server was not reached, and why the last time. */
  readonly failures: number;
  readonly trouble: Trouble | undefined;
  /** When the server stored a sheet last, by its clock. */
  readonly savedTime: number | undefined;
  /** Why the server did not take some answers of the sheet that it stored, by `questionId`. */
  readonly refusedAnswers: ReadonlyMap<number, AnswerRefusal>;
  readonly handIn: HandingIn | undefined;
  readonly hold: Hold | undefined;
  /** Whether the journal that another window has taken holds everything that this one has. */
  readonly isHanded: boolean;
  /** Number of the newest sheet that is in the journal, and where that is. */
  readonly kept: { readonly seq: number; readonly place: Place } | undefined;
  /**
   * How often something else than its own inputs has changed an answer, by `questionId`; the inputs, which hold what
   * was typed, then begin anew.
   */
  readonly renewed: ReadonlyMap<number, number>;
  /** The times that the page was left, as far as the server knows of them. */
  readonly heardSwitches: readonly SwitchEntry[];
  /** The question whose answer says whether switches were heard, and how many of them it was about. */
  readonly reporting: { readonly turn: number; readonly entries: number } | undefined;
  /** The question whose answer says whether the attempt goes on. */
  readonly checking: number | undefined;
}

/** The way to an attempt, in the order of its steps. */
export interface Opening {
  readonly at: 'opening';
  readonly request: AttemptRequest;
  readonly turn: number;
  readonly step:
    /** Whether the attempt goes on, because starting one that was handed in would begin another. */
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
  /** The journal that another window gave away, while the attempt is started again to hear what it has saved. */
  readonly given: { readonly left: Journal | undefined } | undefined;
  readonly carried: Carried | undefined;
}

/** What a window still has of an attempt that another window took over. */
export interface Carried {
  readonly journal: Journal;
  /** Whether the journal on the device holds all of it, so that it counts only when that one is gone. */
  readonly isHanded: boolean;
}

/** An answer that was typed in time and not stored before the hand-in. */
export interface LateGiven {
  readonly questionId: number;
  readonly values: readonly string[];
  readonly files: Given['files'];
  readonly typedTime: number;
}

/** What becomes of answers that arrive after the hand-in. */
export type Late =
  | { readonly at: 'none' }
  | { readonly at: 'sending'; readonly turn: number; readonly answers: readonly LateGiven[] }
  | { readonly at: 'waiting'; readonly answers: readonly LateGiven[] }
  /** `refused` counts those that the server did not keep; they stay readable here. */
  | { readonly at: 'told'; readonly answers: readonly LateGiven[]; readonly refused: number };

/** An attempt that was handed in, by whomever. */
export interface Ended {
  readonly at: 'ended';
  readonly request: AttemptRequest;
  readonly attemptId: number;
  /** Why it was handed in, as far as that is known. */
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
  /** Nothing was asked for, or the page was left. */
  | { readonly at: 'closed' }
  | Opening
  /** The attempt cannot be opened, for the reason that the server gives. */
  | { readonly at: 'refused'; readonly request: AttemptRequest; readonly code: number; readonly msg: string }
  | Open
  | Ended
  /** The session ended before the attempt was open. */
  | { readonly at: 'out' };

/** One visit to an attempt. */
export interface AttemptModel {
  readonly stage: Stage;
  /** The number of the last question, by which a late answer is recognised. */
  readonly turn: number;
}

export const freshModel: AttemptModel = { stage: { at: 'closed' }, turn: 0 };
