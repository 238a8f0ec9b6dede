import type { Attempt, ExamRules, ExamSummary, Paper } from '@stoa/api/contract/exam';
import type { Answer, SaveStateName } from '@stoa/ui/Question';
import type { ExamTranslate } from '../words/index.ts';

/** Where the answers are: stored, on their way, or kept on this device. */
export interface ExamSave {
  state: SaveStateName;
  /** When the server stored them last, in epoch milliseconds; left out where that is not to be said. */
  savedTime?: number | undefined;
}

/** An attempt that has begun: before that there is nothing to answer, so nothing here is still being asked for. */
export interface ExamPageProps {
  exam: Pick<ExamSummary, 'title' | 'maxAttempts'>;
  /** The attempt; its deadline is the one that the server said last. */
  attempt: Pick<Attempt, 'no' | 'startTime' | 'deadlineTime'>;
  paper: Paper;
  rules: Pick<ExamRules, 'paperMode' | 'allowBack' | 'switchLimit'>;
  /** The answers of the moment, by `questionId`, in the contract's encoding; no entry is no answer. */
  answers: ReadonlyMap<number, Answer>;
  /** The `questionId` of each question that is marked for later. */
  flagged: ReadonlySet<number>;
  /** The `questionId` of the question in view; the first one where none is named. */
  current?: number | undefined;
  /** The present by the server's clock, in epoch milliseconds; the parent owns the clock. */
  now: number;
  save: ExamSave;
  /** How often the page was left during this attempt. */
  switchCount: number;
  /** Time is up or the paper is handed in. */
  locked?: boolean;
  /** The paper is on its way. */
  handingIn?: boolean;
  t: ExamTranslate;
  onAnswer: (questionId: number, answer: Answer) => void;
  onFlag: (questionId: number, flagged: boolean) => void;
  onCurrent: (questionId: number) => void;
  onHandIn: () => void;
  /** Called once, when the deadline has come. */
  onTimeUp?: (() => void) | undefined;
}
