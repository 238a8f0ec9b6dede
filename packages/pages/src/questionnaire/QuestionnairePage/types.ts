import type { Questionnaire } from '@stoa/api/contract/questionnaire';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { Answer } from '@stoa/ui/Question';
import type { QuestionnairesTranslate, SurveyTranslate } from '../words/index.ts';

/**
 * The state of the draft. `empty`: nothing was written yet. `device` and `page`: it is kept on this device,
 * or only in this page. `saving`: it is being sent. `saved`: the server has stored it. The others wait for
 * the server or for a connection.
 */
export type DraftStanding = 'empty' | 'device' | 'page' | 'saving' | 'saved' | 'waiting' | 'offline';

/** The state of a hand-in. `why` is the reason why it waits. */
export type HandInStanding =
  | { readonly state: 'sending' }
  | { readonly state: 'waiting'; readonly why: 'offline' | 'network' | 'server' };

export interface QuestionnairePageProps {
  questionnaire: Questionnaire;
  /** The current answers by `questionId`, in the contract's encoding; no entry means no answer. */
  answers: ReadonlyMap<number, Answer>;
  /** Whether the answers are handed in without the person's name. */
  anonymous: boolean;
  draft: DraftStanding;
  /** When the server last stored the draft, in epoch milliseconds. */
  savedTime?: number | undefined;
  /**
   * The question that prevented the last hand-in; `tries` grows with each prevented hand-in, so that the
   * question is focused again.
   */
  gap?: { readonly questionId: number; readonly tries: number } | undefined;
  /** The hand-in in progress; the answers cannot be changed until its outcome is known. */
  handIn?: HandInStanding | undefined;
  /** The server's message when it has refused the last hand-in; '' when it gave none. */
  refusal?: string | undefined;
  /** Current time in epoch milliseconds. */
  now: number;
  /** Address of the list of questionnaires. */
  listHref?: string | undefined;
  /** Translator of the messages that all questionnaires share. */
  tList: QuestionnairesTranslate;
  t: SurveyTranslate;
  onAnswer: (questionId: number, answer: Answer) => void;
  onAnonymous: (on: boolean) => void;
  onHandIn: () => void;
  /** Sends waiting changes at once. */
  onTryNow: () => void;
  renderLink?: RenderLink;
}
