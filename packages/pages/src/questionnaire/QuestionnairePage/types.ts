import type { Questionnaire } from '@stoa/api/contract/questionnaire';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { Answer } from '@stoa/ui/Question';
import type { QuestionnairesTranslate, SurveyTranslate } from '../words/index.ts';

/**
 * What is said about the draft: nothing was written yet; it is on this device; only in this page; on its way to the
 * server; on the server; waiting for the server, or for a connection.
 */
export type DraftStanding = 'empty' | 'device' | 'page' | 'saving' | 'saved' | 'waiting' | 'offline';

/** How far a hand-in is that was begun. `why` says what a waiting one waits for. */
export type HandInStanding =
  | { readonly state: 'sending' }
  | { readonly state: 'waiting'; readonly why: 'offline' | 'network' | 'server' };

export interface QuestionnairePageProps {
  questionnaire: Questionnaire;
  /** The current answers by `questionId`, in the contract's encoding; no entry means no answer. */
  answers: ReadonlyMap<number, Answer>;
  /** Whether they are handed in without the name. */
  anonymous: boolean;
  draft: DraftStanding;
  /** When the server has stored the draft last, in epoch milliseconds. */
  savedTime?: number | undefined;
  /** The question that stopped the last hand-in; `tries` grows with each one that was stopped. */
  gap?: { readonly questionId: number; readonly tries: number } | undefined;
  /** The hand-in that was begun; the answers cannot be changed until its outcome is known. */
  handIn?: HandInStanding | undefined;
  /** Why the last hand-in was refused, in the server's words; '' when it gave none. */
  refusal?: string | undefined;
  /** Current time in epoch milliseconds. */
  now: number;
  /** Address of the list of questionnaires. */
  listHref?: string | undefined;
  /** Translator of what is said about any questionnaire. */
  tList: QuestionnairesTranslate;
  t: SurveyTranslate;
  onAnswer: (questionId: number, answer: Answer) => void;
  onAnonymous: (on: boolean) => void;
  onHandIn: () => void;
  /** Tries at once to send what waits. */
  onTryNow: () => void;
  renderLink?: RenderLink;
}
