import type { ApiError } from '@stoa/api';
import type { Chapter } from '@stoa/api/contract/course';
import type { CourseChapters } from '@stoa/api/contract/course';
import type { BeatEvent, StudyBeatResult, StudyStart } from '@stoa/api/contract/study';
import type { BeatQueue } from '@stoa/api/progress';
import type { Span } from '@stoa/domain/kernel';
import type { PlayerSource } from '@stoa/ui/VideoPlayer';
import type { StudyModel, StudyRefusal, StudyRequest, Viewed } from './state.ts';

/** The parts of an item without a timeline that a reader has seen. */
export type SeenFacts = Parameters<BeatQueue['seen']>[0];

/** The clock and the played ranges with which an event is handled. */
export interface Moment {
  /** Milliseconds of this device's clock. */
  readonly now: number;
  /** The ranges that the player has played since the previous event. */
  readonly played: readonly Span[];
}

/** Events that the screen reports because the person or the player did something. */
export type ScreenEvent =
  | { readonly type: 'asked'; readonly request: StudyRequest }
  | { readonly type: 'retried' }
  /** The person continues here although the lesson plays elsewhere. */
  | { readonly type: 'tookOver' }
  /** The person answered the presence check. */
  | { readonly type: 'present' }
  /** The person wants to watch the item again, from this second on. */
  | { readonly type: 'again'; readonly from: number }
  /** The person stays with the item that has ended. */
  | { readonly type: 'stayed' }
  /** `rate` is the player's, because it may have begun with the rate of the last visit. */
  | { readonly type: 'playing'; readonly rate: number }
  | { readonly type: 'paused' }
  | { readonly type: 'sought'; readonly to: number }
  | { readonly type: 'rated'; readonly rate: number }
  | { readonly type: 'finished' }
  /** Whether somebody reads, because an item without a timeline counts time as well. */
  | { readonly type: 'reads'; readonly on: boolean }
  /**
   * The person has seen something that is sent at once, because they wait for the result: a text was read to
   * its end, or a link was opened.
   */
  | { readonly type: 'seen'; readonly facts: SeenFacts }
  /** A page, picture or sheet was seen; `of` is their number. */
  | { readonly type: 'seenPage'; readonly page: number; readonly of: number };

/** Events of the page itself, of its player and of other tabs. */
export type PageEvent =
  | { readonly type: 'hidden' }
  | { readonly type: 'shown' }
  /** The page may be about to close; played seconds are stored on the device while there is time. */
  | { readonly type: 'leaving' }
  | { readonly type: 'unloading' }
  | { readonly type: 'online' }
  /** The page removes the player, which hands over the last seconds that it has played. */
  | { readonly type: 'detached' }
  /** Another tab of this browser has begun to play. */
  | { readonly type: 'claimedElsewhere' }
  /** The player asks for new addresses, because the server refuses the old ones. */
  | { readonly type: 'renewalWanted' }
  /** The visit ends, or the person follows a link out of the page. */
  | { readonly type: 'left' }
  | { readonly type: 'fired'; readonly timer: TimerName };

/** Answers to the requests among the effects. `turn` is the number of the request. */
export type Answer =
  | { readonly type: 'closed'; readonly turn: number }
  | { readonly type: 'flushed'; readonly turn: number }
  | { readonly type: 'leftSent'; readonly turn: number; readonly answers: readonly StudyBeatResult[] }
  | { readonly type: 'chaptersCame'; readonly turn: number; readonly chapters: readonly Chapter[] }
  | {
      readonly type: 'started';
      readonly turn: number;
      readonly start: StudyStart;
      readonly viewed: Viewed | undefined;
    }
  | {
      readonly type: 'failed';
      readonly turn: number;
      readonly refusal: StudyRefusal;
      readonly error?: ApiError | undefined;
      /** Beats of earlier visits may be unsent on this device. */
      readonly mayHoldUnsent: boolean;
    }
  | { readonly type: 'outlined'; readonly turn: number; readonly outline: CourseChapters | undefined }
  /** The server has answered a beat of this session. */
  | { readonly type: 'answered'; readonly session: SessionName; readonly answer: StudyBeatResult }
  | { readonly type: 'failures'; readonly failures: number };

export type StudyEvent = ScreenEvent | PageEvent | Answer;

/** The session that a beat belongs to. */
export interface SessionName {
  readonly id: string;
  readonly courseId: number;
}

export type TimerName = 'beat' | 'keep' | 'renew';

/** Effects that the model returns. One with a `turn` is a request, and its answer has the same number. */
export type StudyEffect =
  | { readonly do: 'askChapters'; readonly turn: number; readonly request: StudyRequest }
  | {
      readonly do: 'start';
      readonly turn: number;
      readonly request: StudyRequest;
      readonly itemId: number | undefined;
      /** The time limit of the call in milliseconds; `undefined` for the usual one. */
      readonly timeoutMs: number | undefined;
    }
  /** `key` decrypts the beats of this person that are on the device. */
  | { readonly do: 'sendLeft'; readonly turn: number; readonly key: string | undefined }
  | { readonly do: 'askOutline'; readonly turn: number; readonly request: StudyRequest }
  /** Makes the queue for the beats of a session. */
  | { readonly do: 'begin'; readonly start: StudyStart }
  /** Sends the beats that a session still has; nothing more is sent afterwards, or later than `withinMs`. */
  | {
      readonly do: 'end';
      readonly session: string;
      readonly withinMs: number | undefined;
      readonly turn: number | undefined;
    }
  | { readonly do: 'keep'; readonly session: string; readonly spans: readonly Span[] }
  | { readonly do: 'active'; readonly session: string; readonly on: boolean }
  | { readonly do: 'seen'; readonly session: string; readonly facts: SeenFacts }
  | { readonly do: 'acknowledge'; readonly session: string; readonly checkId: string }
  | {
      readonly do: 'beat';
      readonly session: string;
      readonly event: BeatEvent;
      readonly position: number;
      readonly rate: number;
    }
  /**
   * Sends the beats that were not sent; with a `turn`, the visit waits for the answers, but no longer than
   * `withinMs`.
   */
  | {
      readonly do: 'flush';
      readonly session: string;
      readonly turn: number | undefined;
      readonly withinMs: number;
    }
  | { readonly do: 'play' | 'pause' }
  | { readonly do: 'seek'; readonly to: number }
  /** Announces to the other tabs of this browser that this one plays. */
  | { readonly do: 'claim' }
  /** Stores the position in an item on this device. */
  | { readonly do: 'remember'; readonly itemId: number; readonly viewed: Viewed }
  | { readonly do: 'setTimer'; readonly timer: TimerName; readonly ms: number }
  | { readonly do: 'stopTimer'; readonly timer: TimerName }
  /** Passes the new addresses to the player that has asked for them. */
  | { readonly do: 'renewed'; readonly sources: readonly PlayerSource[] }
  | { readonly do: 'notRenewed' };

/** The model after an event, and the effects to carry out, in this order. */
export type Result = readonly [model: StudyModel, effects: readonly StudyEffect[]];
