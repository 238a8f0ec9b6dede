import type { QuestionnaireDetail, QuestionnaireThanks } from '@stoa/api/contract/questionnaire';
import type { StudyContext } from '@stoa/domain';
import type { CallFailure } from '../../../../common/callFailure.ts';
import type { Answers, Draft, Place, VisitModel, VisitRequest } from './state.ts';

/** The circumstances in which an event happens. */
export interface Moment {
  /** The steady time, in milliseconds. */
  readonly at: number;
  /** The time of day, in epoch milliseconds. */
  readonly wall: number;
  /** A fresh UUID, for what begins with this event. */
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
  /** Tries at once what waits. */
  | { readonly type: 'retried' }
  /** The person goes on here, although the questionnaire is open in another window. */
  | { readonly type: 'continuedHere' }
  | { readonly type: 'left' };

/** What happens to the page, its device and its session. */
export type PageEvent =
  | { readonly type: 'hidden' | 'shown' | 'online' | 'sessionEnded' }
  /** Another window of this browser has opened the questionnaire. */
  | { readonly type: 'taken' }
  | { readonly type: 'kept'; readonly place: Place }
  | { readonly type: 'fired'; readonly timer: TimerName };

/** Answers to effects that ask; `turn` is the number of the question. */
export type Heard =
  | { readonly type: 'opened'; readonly turn: number; readonly detail: QuestionnaireDetail }
  /** `draft` is what an earlier page of this person has left on the device. */
  | { readonly type: 'draftOpened'; readonly turn: number; readonly draft: Draft | undefined }
  /** `savedTime` is 0 when the server has stored nothing. */
  | { readonly type: 'saved'; readonly turn: number; readonly savedTime: number }
  | { readonly type: 'submitted'; readonly turn: number; readonly thanks: QuestionnaireThanks }
  | { readonly type: 'failed'; readonly turn: number; readonly failure: CallFailure };

export type VisitEvent = ScreenEvent | PageEvent | Heard;

export type TimerName = 'save' | 'handIn';

/** What the person is told, by a key that the screen has words for. */
export type Sentence =
  /** Answers that this device had kept are back. */
  { readonly key: 'restored'; readonly count: number };

/** Effects that a visit wants carried out, in their order. One with a `turn` asks a question. */
export type VisitEffect =
  | { readonly do: 'open'; readonly turn: number; readonly request: VisitRequest }
  /** Opens what the device has kept, and takes it from any other window. */
  | {
      readonly do: 'openDraft';
      readonly turn: number;
      readonly questionnaireId: number;
      readonly outboxKey: string | undefined;
    }
  /** Removes what the device has kept of a questionnaire that is not open in this window. */
  | {
      readonly do: 'discard';
      readonly questionnaireId: number;
      readonly outboxKey: string | undefined;
    }
  | { readonly do: 'keep'; readonly draft: Draft }
  /** Removes the draft from the device, because nothing of it is needed any more. */
  | { readonly do: 'erase' }
  /** Leaves the draft on the device for the next visit. */
  | { readonly do: 'closeDraft' }
  | {
      readonly do: 'save';
      readonly turn: number;
      readonly questionnaireId: number;
      readonly answers: Answers;
      readonly outlivesPage: boolean;
    }
  | {
      readonly do: 'submit';
      readonly turn: number;
      readonly questionnaireId: number;
      /** Answers to the shown questions alone. */
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
