import type { Attempt, ExamRules, ExamSummary, Paper } from '@stoa/api/contract/exam';
import type { Answer, SaveStateName } from '@stoa/ui/Question';
import type { ExamTranslate } from '../words/index.ts';

/** State of saving: stored on the server, being sent, or kept on this device. */
export interface ExamSave {
  state: SaveStateName;
  /** When the server stored them last, in epoch milliseconds; left out when it should not be shown. */
  savedTime?: number | undefined;
}

/**
 * Props of an attempt that has begun. Before that there is nothing to answer, so none of the props is still
 * loading.
 */
export interface ExamPageProps {
  exam: Pick<ExamSummary, 'title' | 'maxAttempts'>;
  /** The attempt; its deadline is the last one that the server gave. */
  attempt: Pick<Attempt, 'no' | 'startTime' | 'deadlineTime'>;
  paper: Paper;
  rules: Pick<ExamRules, 'paperMode' | 'allowBack' | 'switchLimit'>;
  /** The current answers by `questionId`, in the contract's encoding; no entry means no answer. */
  answers: ReadonlyMap<number, Answer>;
  /** The `questionId` of each question that is marked for later. */
  flagged: ReadonlySet<number>;
  /** The `questionId` of the current question; the first question without it. */
  current?: number | undefined;
  /** Current time by the server's clock, in epoch milliseconds; the parent owns the clock. */
  now: number;
  save: ExamSave;
  /** How often the page was left during this attempt. */
  switchCount: number;
  /** Whether answers can no longer be changed, because time is up or the paper was handed in. */
  locked?: boolean;
  /** Whether the paper is being handed in. */
  handingIn?: boolean;
  t: ExamTranslate;
  onAnswer: (questionId: number, answer: Answer) => void;
  onFlag: (questionId: number, flagged: boolean) => void;
  onCurrent: (questionId: number) => void;
  onHandIn: () => void;
  /** Called once, when the deadline is reached. */
  onTimeUp?: (() => void) | undefined;
}
