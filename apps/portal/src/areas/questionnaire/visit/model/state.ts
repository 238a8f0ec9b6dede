import type { QuestionnaireDetail, QuestionnaireThanks } from '@stoa/api/contract/questionnaire';
import type { StudyContext } from '@stoa/domain';
import type { Trouble } from '../../../../common/callFailure.ts';

/** What the address asks for. */
export interface VisitRequest {
  readonly questionnaireId: number;
  /** Where the learner came from; the plan or class counts the questionnaire as done. */
  readonly context: StudyContext;
}

/** What was answered, by `questionId`, in the form of the wire. */
export type Answers = ReadonlyMap<number, readonly string[]>;

/** The hand-in that was begun: it keeps its key until its outcome is known. */
export interface HandIn {
  readonly key: string;
  readonly usedSeconds: number;
}

/** What the device keeps of a questionnaire until it is handed in. */
export interface Draft {
  readonly answers: Answers;
  /** The questions whose answers the server lacks. */
  readonly unsent: ReadonlySet<number>;
  readonly anonymous: boolean;
  /** How long the questionnaire was in front of the person, in milliseconds. */
  readonly usedMs: number;
  readonly handIn: HandIn | undefined;
}

/** Where the draft is: on the device, or only in this page, which loses it when it is closed. */
export type Place = 'device' | 'page';

/**
 * What happens with the draft that the server keeps. `paced` and `waiting` end by the timer `save`; `off` where the
 * server keeps no draft, because no name may stand beside it or the back end has no call for it.
 */
export type Saving =
  | { readonly at: 'off' | 'rest' | 'paced' | 'waiting' }
  | { readonly at: 'sending'; readonly answers: Answers };

/** `saveFirst` waits for the draft that is on its way, which would else arrive after the hand-in. */
export type HandInStep = 'saveFirst' | 'sending' | 'waiting';

/** A shown question whose answer cannot be handed in; `tries` grows with each hand-in that it stopped. */
export interface Gap {
  readonly questionId: number;
  readonly tries: number;
}

export interface Opening {
  readonly at: 'opening';
  readonly request: VisitRequest;
  /** The questionnaire, while what the device has kept of it is being read. */
  readonly detail: QuestionnaireDetail | undefined;
}

/** The questionnaire is being answered. */
export interface Open {
  readonly at: 'open';
  readonly request: VisitRequest;
  readonly detail: QuestionnaireDetail;
  readonly answers: Answers;
  readonly unsent: ReadonlySet<number>;
  readonly anonymous: boolean;
  readonly usedMs: number;
  /** Since when the page is in front of the person, by the steady clock. */
  readonly shownAt: number | undefined;
  readonly place: Place | undefined;
  readonly saving: Saving;
  /** When the server has stored the draft last, in epoch milliseconds. */
  readonly savedTime: number | undefined;
  /** How many calls have failed in a row, and why the last one has. */
  readonly failures: number;
  readonly trouble: Trouble | undefined;
  readonly gap: Gap | undefined;
  readonly handIn: (HandIn & { readonly step: HandInStep }) | undefined;
  /** The server's words when it has refused a hand-in for a reason that the page does not know. */
  readonly refusal: string | undefined;
  /** Whether the session has ended; nothing is sent any more. */
  readonly isOver: boolean;
}

/** Where a visit to a questionnaire stands. */
export type Stage =
  | { readonly at: 'idle' }
  | Opening
  /** The questionnaire could not be opened; `absent` where there is none for this person. */
  | {
      readonly at: 'failed';
      readonly request: VisitRequest;
      readonly why: 'absent' | Trouble;
    }
  | Open
  /** It may not be answered, in the server's words; `typed` is what was written and came too late. */
  | {
      readonly at: 'closed';
      readonly detail: QuestionnaireDetail;
      readonly why: string;
      readonly typed: Answers | undefined;
    }
  /** Another window of this browser goes on with it. */
  | { readonly at: 'elsewhere'; readonly request: VisitRequest }
  | {
      readonly at: 'thanked';
      readonly detail: QuestionnaireDetail;
      readonly thanks: QuestionnaireThanks;
      readonly anonymous: boolean;
    };

export interface VisitModel {
  readonly stage: Stage;
  /** Number of the last question that was asked; an answer to an earlier one is not heard. */
  readonly turn: number;
}

export const freshModel: VisitModel = { stage: { at: 'idle' }, turn: 0 };
