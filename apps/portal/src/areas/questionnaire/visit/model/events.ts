import type { QuestionnaireDetail, QuestionnaireThanks } from '@stoa/api/contract/questionnaire';
import type { StudyContext } from '@stoa/domain';
import type { CallFailure } from '../../../../common/callFailure.ts';
import type { Answers, Draft, Place, VisitModel, VisitRequest } from './state.ts';

/** The clocks, key and random number with which an event is handled. */
export interface Moment {
  /** The steady time, in milliseconds. */
  readonly at: number;
  /** The time of day, in epoch milliseconds. */
  readonly wall: number;
  /** A fresh UUID, for a hand-in that begins with this event. */
  readonly key: string;
  /** A number in [0, 1), which spreads the waits of many people. */
  readonly random: number;
}

/** What the person does, as the screen reports it. */
export type ScreenEvent =
  | { readonly type: 'asked'; readonly request: VisitRequest }
  | { readonly type: 'answered'; readonly questionId: number; readonly values: readonly string[] }
  | { readonly type: 'choseAnonymous'; readonly on: boolean }
  | { readonly type: 'handIn' }
  /** The person wants the waiting request to be sent at once. */
  | { readonly type: 'retried' }
  /** The person continues in this window, although the questionnaire is open in another one. */
  | { readonly type: 'continuedHere' }
  | { readonly type: 'left' };

/** What happens to the page, its device and its session. */
export type PageEvent =
  | { readonly type: 'hidden' | 'shown' | 'online' | 'sessionEnded' }
  /** Another window of this browser has opened the questionnaire. */
  | { readonly type: 'taken' }
  | { readonly type: 'kept'; readonly place: Place }
  | { readonly type: 'fired'; readonly timer: TimerName };

/** What the server says about a draft that was sent. */
export interface StoredDraft {
  /** 0 when the server has stored nothing. */
  readonly savedTime: number;
  /** Number of the stored draft; a back end that does not number drafts sends none. */
  readonly seq?: number | undefined;
  /** What another window has stored, when the draft was not stored because it lacks that. */
  readonly answers?: Answers | undefined;
}

/** Answers to the requests among the effects; `turn` is the number of the request. */
export type Heard =
  | { readonly type: 'opened'; readonly turn: number; readonly detail: QuestionnaireDetail }
  /** `draft` is what an earlier page of this person has left on the device. */
  | { readonly type: 'draftOpened'; readonly turn: number; readonly draft: Draft | undefined }
  | { readonly type: 'saved'; readonly turn: number; readonly draft: StoredDraft }
  | { readonly type: 'submitted'; readonly turn: number; readonly thanks: QuestionnaireThanks }
  | { readonly type: 'failed'; readonly turn: number; readonly failure: CallFailure };

export type VisitEvent = ScreenEvent | PageEvent | Heard;

export type TimerName = 'save' | 'handIn';

/** A message to the person, by a key that the screen has a text for. */
export type Sentence =
  /** Answers that this device had stored were restored. */
  { readonly key: 'restored'; readonly count: number };

/**
 * Effects that the model returns, in the order in which they are carried out. One with a `turn` is a request.
 */
export type VisitEffect =
  | { readonly do: 'open'; readonly turn: number; readonly request: VisitRequest }
  /** Opens the stored draft, and takes it over from any other window. */
  | {
      readonly do: 'openDraft';
      readonly turn: number;
      readonly questionnaireId: number;
      readonly outboxKey: string | undefined;
    }
  /** Deletes the stored draft of a questionnaire that is not open in this window. */
  | {
      readonly do: 'discard';
      readonly questionnaireId: number;
      readonly outboxKey: string | undefined;
    }
  | { readonly do: 'keep'; readonly draft: Draft }
  /** Deletes the draft from the device, because it is no longer needed. */
  | { readonly do: 'erase' }
  /** Closes the draft and keeps it on the device for the next visit. */
  | { readonly do: 'closeDraft' }
  | {
      readonly do: 'save';
      readonly turn: number;
      readonly questionnaireId: number;
      readonly answers: Answers;
      readonly seq: number;
      readonly baseSeq: number;
      readonly writer: string;
      readonly outlivesPage: boolean;
    }
  | {
      readonly do: 'submit';
      readonly turn: number;
      readonly questionnaireId: number;
      /** Only the answers to visible questions. */
      readonly answers: Answers;
      readonly anonymous: boolean;
      readonly usedSeconds: number;
      readonly idemKey: string;
      readonly context: StudyContext;
    }
  | { readonly do: 'say'; readonly sentence: Sentence }
  | { readonly do: 'setTimer'; readonly timer: TimerName; readonly ms: number }
  | { readonly do: 'stopTimer'; readonly timer: TimerName };

/** The model after an event, and the effects to carry out, in this order. */
export type Result = readonly [model: VisitModel, effects: readonly VisitEffect[]];
