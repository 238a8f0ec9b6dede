import type { ApiError } from '@stoa/api';
import type { CourseChapters } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import type { Award, StudyContext } from '@stoa/domain';
import type { Span } from '@stoa/domain/kernel';

/** The lesson that the address asks for. Without an item, the server or the chapter chooses one. */
export interface StudyRequest {
  readonly courseId: number;
  readonly itemId?: number | undefined;
  readonly chapterId?: number | undefined;
  readonly context: StudyContext;
  /** The second at which the address asks the film to begin. */
  readonly wish?: number | undefined;
}

/** Reasons why an item does not open. */
export type StudyRefusal = 'vip' | 'buy' | 'order' | 'notOpen' | 'none' | 'network';

/** The place where the lesson plays instead: another tab of this browser, or another device. */
export type Elsewhere = 'tab' | 'device';

/** The free part of the course has ended, or the person must confirm their presence. */
export type HereHold =
  | { readonly kind: 'trial' }
  | { readonly kind: 'presence'; readonly checkId: string; readonly deadlineTime: number };

/** Why playing and reading are blocked for now, although the item is open. */
export type StudyHold = { readonly kind: Elsewhere } | HereHold;

/** A session of the server, to which everything that is studied belongs until another session replaces it. */
export interface Session {
  readonly id: string;
  readonly courseId: number;
  /** Seconds between two beats, which the policy of the course decides. */
  readonly everySeconds: number;
  /** The presence check that was answered last; empty before the first one is answered. */
  readonly acknowledged: string;
  /** The pages, pictures or sheets that were seen. */
  readonly pages: readonly number[];
}

/** The activity in the open item. Study time counts only with a session and without a hold. */
export type Activity =
  /**
   * `resumes`: paused only because the page is hidden, so the film continues when the page is shown again.
   */
  | { readonly kind: 'idle'; readonly session: Session; readonly resumes: boolean }
  | { readonly kind: 'playing' | 'reading'; readonly session: Session }
  | { readonly kind: 'held'; readonly hold: HereHold; readonly session: Session }
  /** There is no session while the person takes the lesson over, and after that has failed. */
  | { readonly kind: 'elsewhere'; readonly where: Elsewhere; readonly session: Session | undefined }
  /** The person is leaving the page. */
  | { readonly kind: 'left' };

/** The end of the item: the answer to its last beat is awaited, or it has ended, by the clock of this device. */
export type End =
  | { readonly kind: 'asking'; readonly turn: number }
  | { readonly kind: 'ended'; readonly at: number };

/** `start` is the last item that opened; its course stays in view while another item opens. */
export type StudyStage =
  | { readonly phase: 'loading'; readonly start: StudyStart | undefined }
  | {
      readonly phase: 'ready';
      readonly start: StudyStart;
      /** The second at which the film begins. */
      readonly startAt: number;
      /** Server time minus device time, in milliseconds. */
      readonly skew: number;
      readonly activity: Activity;
      readonly end: End | undefined;
    }
  | {
      readonly phase: 'refused';
      readonly start: StudyStart | undefined;
      readonly refusal: StudyRefusal;
      /** The error of the call, where trying again may help. */
      readonly error?: ApiError | undefined;
      readonly refusedId: number | undefined;
      /** The contents of the course, if the person may see them. */
      readonly outline: CourseChapters | undefined;
    };

export type Ready = Extract<StudyStage, { phase: 'ready' }>;

/** The state that the page shows. It stays the same object while it is unchanged. */
export interface StudyState {
  readonly stage: StudyStage;
  /** How many beats in a row could not be sent. */
  readonly failures: number;
  /** How often the person wanted to continue here and the server could not be reached. */
  readonly takeOverFailed: number;
  /** The awards of this visit so far. */
  readonly awards: readonly Award[];
  /** The item whose beat completed the course during this visit. */
  readonly completedBy: number | undefined;
  /** How often an item has unlocked the next one without any award. */
  readonly unlocks: number;
}

/** The steps from a request to an open item, in their order. */
export type OpeningStep =
  /** The previous session sends its last beat. */
  | { readonly at: 'closing' }
  /** Beats that earlier visits left are sent, because they can unlock the item. */
  | { readonly at: 'sendingLeft' }
  | { readonly at: 'findingItem' }
  | { readonly at: 'starting'; readonly itemId: number | undefined; readonly mayUnlock: boolean }
  /**
   * Another item is started, because the answer contains the key to beats that earlier visits left, and these
   * beats can unlock the item.
   */
  | { readonly at: 'unlocking' | 'unlocked'; readonly itemId: number | undefined }
  /**
   * The beats that earlier visits left are sent, because the server's answer to the start does not count them
   * yet.
   */
  | { readonly at: 'counting'; readonly start: StudyStart; readonly viewed: Viewed | undefined }
  | { readonly at: 'refusing'; readonly refusal: StudyRefusal };

/** The steps of one attempt to renew the addresses of the film that is open. */
export type RenewalStep =
  /** The session that is about to end sends its beats. */
  | { readonly at: 'emptying' }
  /**
   * `withheld` are the seconds played meanwhile; only the answer tells whether they belong to the old or the
   * new session.
   */
  | { readonly at: 'starting'; readonly withheld: readonly Span[] }
  | { readonly at: 'waiting' };

/** The opening that is under way. `turn` is the number of the request whose answer it waits for. */
export type Opening =
  | {
      readonly why: 'address' | 'takeOver';
      readonly turn: number;
      readonly request: StudyRequest;
      readonly step: OpeningStep;
    }
  | {
      readonly why: 'renewal';
      readonly turn: number;
      readonly request: StudyRequest;
      readonly step: RenewalStep;
      /** The number of failed attempts of this renewal. */
      readonly failed: number;
    };

/** The position in an item that this device has stored, with its time by the clock of this device. */
export interface Viewed {
  readonly position: number;
  readonly updatedTime: number;
}

/** One visit to the study page. */
export interface StudyModel {
  readonly shown: StudyState;
  /** The time of the last event, in milliseconds of this device's clock. */
  readonly now: number;
  /** The number of the last question to the server or the queue, by which a late answer is recognised. */
  readonly turn: number;
  readonly request: StudyRequest | undefined;
  readonly opening: Opening | undefined;
  /** The second that the film has reached. */
  readonly position: number;
  readonly rate: number;
  /** How many times longer than planned the pause between two beats is, because the server asked for it. */
  readonly slower: number;
}

export const freshModel: StudyModel = {
  shown: {
    stage: { phase: 'loading', start: undefined },
    failures: 0,
    takeOverFailed: 0,
    awards: [],
    completedBy: undefined,
    unlocks: 0,
  },
  now: 0,
  turn: 0,
  request: undefined,
  opening: undefined,
  position: 0,
  rate: 1,
  slower: 1,
};
