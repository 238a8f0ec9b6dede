import type {
  AnswerRefusal,
  Attempt,
  CheckedQuestion,
  ExamRules,
  ExamSummary,
  Paper,
  SwitchEntry,
} from '@stoa/api/contract/exam';
import type { Answer } from '@stoa/ui/Question';
import type { ReactNode } from 'react';
import type { ExamTranslate } from '../words/index.ts';

/** What somebody has answered to one question. */
export interface ExamAnswer {
  /** In the contract's encoding. */
  readonly values: Answer;
  readonly files: readonly { readonly fileId: number; readonly name: string }[];
}

/** Where answers that the server does not have are kept: on the device, or only in this page. */
export type KeptPlace = 'device' | 'page';

/** How far the answers are safe. Only what the server has stored is called saved. */
export type ExamSave =
  | { readonly kind: 'saved'; readonly time: number | undefined }
  /** Everything is stored but the answers to these questions. */
  | { readonly kind: 'partly'; readonly questionIds: readonly number[] }
  | { readonly kind: 'saving' }
  /** The server was not reached. */
  | {
      readonly kind: 'waiting';
      readonly why: 'offline' | 'network' | 'server';
      readonly place: KeptPlace | undefined;
    }
  /** The session has ended. */
  | { readonly kind: 'held'; readonly place: KeptPlace | undefined }
  /** The server refuses the answers, in its words. */
  | { readonly kind: 'refused'; readonly msg: string; readonly place: KeptPlace | undefined };

/** Why nothing can be answered, and what the person can do about it. */
export type ExamLock =
  | { readonly kind: 'window'; readonly onContinueHere: () => void }
  | { readonly kind: 'session' }
  /** The paper is being handed in; `onRetry` while that has to wait. */
  | { readonly kind: 'handingIn'; readonly onRetry?: (() => void) | undefined };

/** Something that the person was told, newest last. */
export interface ExamNews {
  readonly key: number;
  readonly text: string;
  /** When it was said, by the server's clock, in epoch milliseconds. */
  readonly time: number;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
}

/** The questions of a class practice that were checked. */
export interface ExamPractice {
  readonly checked: ReadonlyMap<number, CheckedQuestion>;
  /** The question that is being checked. */
  readonly checking: number | undefined;
  readonly onCheck: (questionId: number, answer: Answer) => void;
}

/**
 * Props of an attempt that has begun. Before that there is nothing to answer, so none of the props is still
 * loading. The functions and the objects of `answers` stay the same while they mean the same, so that an answer
 * renders its own question alone.
 */
export interface ExamPageProps {
  exam: Pick<ExamSummary, 'title' | 'maxAttempts'>;
  /** The attempt; its deadline is the last one that the server gave. */
  attempt: Pick<Attempt, 'no' | 'startTime' | 'deadlineTime'>;
  paper: Paper;
  rules: Pick<
    ExamRules,
    'paperMode' | 'allowBack' | 'switchLimit' | 'minSubmitMinutes' | 'forbidCopy' | 'forceFullscreen'
  >;
  /** The current answers by `questionId`; no entry means no answer. */
  answers: ReadonlyMap<number, ExamAnswer>;
  /** How often an answer was replaced by something else than its inputs, which then begin anew. */
  renewed?: ReadonlyMap<number, number>;
  /** The `questionId` of each question that is marked for later. */
  flagged: ReadonlySet<number>;
  /** The `questionId` of the current question; the first question without it. */
  current?: number | undefined;
  /** Returns the server's time in epoch milliseconds; it is asked every second. */
  now: () => number;
  save: ExamSave;
  /** Why the server did not take some answers, by `questionId`. */
  refusedAnswers?: ReadonlyMap<number, AnswerRefusal>;
  /** Answers that another window or device has replaced, by `questionId`. */
  others?: ReadonlyMap<number, readonly ExamAnswer[]>;
  /** How often the page was left during this attempt. */
  switchCount: number;
  /** The times that the page was left, as the marker sees them. */
  switches?: readonly SwitchEntry[];
  /** Everything that was said during this visit. */
  news?: readonly ExamNews[];
  lock?: ExamLock | undefined;
  practice?: ExamPractice | undefined;
  /** Whether the page is to be shown in full screen and is not. */
  wantsFullScreen?: boolean;
  /** That the page was left and this counts, until the person has read it. */
  counted?: { readonly count: number; readonly limit: number } | undefined;
  t: ExamTranslate;
  /** The files of a short answer; without it no files can be given. */
  renderFiles?: ((question: FilesOf) => ReactNode) | undefined;
  onAnswer: (questionId: number, answer: Answer) => void;
  onFlag: (questionId: number, flagged: boolean) => void;
  onCurrent: (questionId: number) => void;
  onChooseOther?: (questionId: number, at: number) => void;
  onDropOthers?: (questionId: number) => void;
  onHandIn: () => void;
  /** Leaves the exam without handing it in; without it the page has no way out. */
  onLeave?: (() => void) | undefined;
  onFullScreen?: () => void;
  onCountedRead?: () => void;
  /** Saves what the learner says about one entry of `switches`. */
  onComment?: ((entryKey: string, comment: string) => Promise<void>) | undefined;
}

/** A short answer that takes files. */
export interface FilesOf {
  readonly questionId: number;
  readonly number: number;
  readonly files: ExamAnswer['files'];
  readonly locked: boolean;
}
