import type { QuestionnaireDetail, QuestionnaireThanks } from '@stoa/api/contract/questionnaire';
import type { StudyContext } from '@stoa/domain';
import type { Trouble } from '../../../../common/callFailure.ts';

/** The questionnaire that the address asks for. */
export interface VisitRequest {
  readonly questionnaireId: number;
  /** Where the learner came from; the plan or class counts the questionnaire as done. */
  readonly context: StudyContext;
}

/** The answers by `questionId`, in the strings of the contract. */
export type Answers = ReadonlyMap<number, readonly string[]>;

/** A hand-in that was begun; it keeps its key until its outcome is known. */
export interface HandIn {
  readonly key: string;
  readonly usedSeconds: number;
}

/** The part of a questionnaire that the device stores until it is handed in. */
export interface Draft {
  readonly answers: Answers;
  /** The questions whose answers the server does not have. */
  readonly unsent: ReadonlySet<number>;
  readonly anonymous: boolean;
  /** Whether the respondent decides about the name, and has decided to give it. */
  readonly choseName: boolean;
  /** How long the questionnaire was in front of the person, in milliseconds. */
  readonly usedMs: number;
  readonly handIn: HandIn | undefined;
}

/** Where the draft is kept: on the device, or only in this page's memory. */
export type Place = 'device' | 'page';

/**
 * The state of saving the draft on the server. `paced` and `waiting` end when the timer `save` fires. It is
 * `off` if the server keeps no draft, because the answers may be anonymous or the back end has no such call.
 */
export type Saving =
  | { readonly at: 'off' | 'rest' | 'paced' | 'waiting' }
  | { readonly at: 'sending'; readonly answers: Answers };

/** `saveFirst` waits for the draft that is being sent, which could otherwise arrive after the hand-in. */
export type HandInStep = 'saveFirst' | 'sending' | 'waiting';

/** A visible question whose answer cannot be handed in; `tries` grows with each prevented hand-in. */
export interface Gap {
  readonly questionId: number;
  readonly tries: number;
}

export interface Opening {
  readonly at: 'opening';
  readonly request: VisitRequest;
  /** The questionnaire, while its stored draft is being read. */
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
  /** Identifies this visit to the server as the writer of its drafts. */
  readonly writer: string;
  /** Number of the last draft that was sent; each has a larger one, so that an older one is never stored later. */
  readonly seq: number;
  /** Number of the stored draft that these answers contain. */
  readonly baseSeq: number;
  /** When the server last stored the draft, in epoch milliseconds. */
  readonly savedTime: number | undefined;
  /** The number of failed calls in a row, and the reason of the last one. */
  readonly failures: number;
  readonly trouble: Trouble | undefined;
  readonly gap: Gap | undefined;
  readonly handIn: (HandIn & { readonly step: HandInStep }) | undefined;
  /** The server's message when it has refused a hand-in for a reason that the page does not know. */
  readonly refusal: string | undefined;
  /** Whether the session has ended; nothing is sent then. */
  readonly isOver: boolean;
}

/** The stages of a visit to a questionnaire. */
export type Stage =
  | { readonly at: 'idle' }
  | Opening
  /** The questionnaire could not be opened; `absent` means that this person has no such questionnaire. */
  | {
      readonly at: 'failed';
      readonly request: VisitRequest;
      readonly why: 'absent' | Trouble;
    }
  | Open
  /**
   * It may not be answered, with the server's message; `typed` are answers that were written but not handed
   * in before it closed.
   */
  | {
      readonly at: 'closed';
      readonly detail: QuestionnaireDetail;
      readonly why: string;
      readonly typed: Answers | undefined;
    }
  /** Another window of this browser continues the questionnaire. */
  | { readonly at: 'elsewhere'; readonly request: VisitRequest }
  | {
      readonly at: 'thanked';
      readonly detail: QuestionnaireDetail;
      readonly thanks: QuestionnaireThanks;
      readonly anonymous: boolean;
    };

export interface VisitModel {
  readonly stage: Stage;
  /** Number of the last request; the answer to an earlier one is ignored. */
  readonly turn: number;
}

export const freshModel: VisitModel = { stage: { at: 'idle' }, turn: 0 };
