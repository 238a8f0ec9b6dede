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
import type { ExamTranslate, SwitchLedgerTranslate } from '../words/index.ts';

/** A person's answer to one question. */
export interface ExamAnswer {
  /** In the contract's encoding. */
  readonly values: Answer;
  readonly files: readonly { readonly fileId: number; readonly name: string }[];
}

/** Where answers that the server has not stored are kept: on the device, or only in this page. */
export type KeptPlace = 'device' | 'page';

/** Whether and where the answers are saved. Only what the server has stored is called saved. */
export type ExamSave =
  | { readonly kind: 'saved'; readonly time: number | undefined }
  /** Everything is saved except the answers to these questions. */
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
  /** The server has refused the answers, with this message. */
  | { readonly kind: 'refused'; readonly msg: string; readonly place: KeptPlace | undefined };

/** Why answers cannot be changed, and what the person can do about it. */
export type ExamLock =
  | { readonly kind: 'window'; readonly onContinueHere: () => void }
  | { readonly kind: 'session' }
  /** The paper is being handed in; `onRetry` is given while the hand-in waits for the next try. */
  | { readonly kind: 'handingIn'; readonly onRetry?: (() => void) | undefined };

/** A message that the person was given. */
export interface ExamNews {
  readonly key: number;
  readonly text: string;
  /** When the message was given, by the server's clock, in epoch milliseconds. */
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
 * Props of an attempt in progress. The page is rendered only when all of them have loaded. Functions and the
 * objects in `answers` must keep their identity while they are unchanged, so that an answer renders only its
 * own question.
 */
export interface ExamPageProps {
  exam: Pick<ExamSummary, 'title' | 'maxAttempts'>;
  /** The attempt; its deadline is the latest one that the server has sent. */
  attempt: Pick<Attempt, 'no' | 'startTime' | 'deadlineTime'>;
  paper: Paper;
  rules: Pick<
    ExamRules,
    'paperMode' | 'allowBack' | 'switchLimit' | 'minSubmitMinutes' | 'forbidCopy' | 'forceFullscreen'
  >;
  /** The current answers by `questionId`; no entry means no answer. */
  answers: ReadonlyMap<number, ExamAnswer>;
  /** How often an answer was changed from outside its inputs, which are then rendered again. */
  renewed?: ReadonlyMap<number, number>;
  /** The `questionId` of each question that is marked for later. */
  flagged: ReadonlySet<number>;
  /** The `questionId` of the current question; the first question without it. */
  current?: number | undefined;
  /** Returns the server's time in epoch milliseconds; called every second. */
  now: () => number;
  save: ExamSave;
  /** Why the server has refused some answers, by `questionId`. */
  refusedAnswers?: ReadonlyMap<number, AnswerRefusal>;
  /** Answers that another window or device has replaced, by `questionId`. */
  others?: ReadonlyMap<number, readonly ExamAnswer[]>;
  /** The number of switches during this attempt. */
  switchCount: number;
  /** The switches, as the marker sees them. */
  switches?: readonly SwitchEntry[];
  /** All messages of this visit. */
  news?: readonly ExamNews[];
  lock?: ExamLock | undefined;
  practice?: ExamPractice | undefined;
  /** Whether the page is to be shown in full screen and is not. */
  wantsFullScreen?: boolean;
  /** A switch that was counted, until the person has confirmed the message about it. */
  counted?: { readonly count: number; readonly limit: number } | undefined;
  t: ExamTranslate;
  tSwitches: SwitchLedgerTranslate;
  /** Renders the files of a short answer; without it no files can be added. */
  renderFiles?: ((question: FilesOf) => ReactNode) | undefined;
  onAnswer: (questionId: number, answer: Answer) => void;
  onFlag: (questionId: number, flagged: boolean) => void;
  onCurrent: (questionId: number) => void;
  onChooseOther?: (questionId: number, at: number) => void;
  onDropOthers?: (questionId: number) => void;
  onHandIn: () => void;
  /** Leaves the exam without handing it in; without it the page has no button to leave. */
  onLeave?: (() => void) | undefined;
  onFullScreen?: () => void;
  onCountedRead?: () => void;
  /** Tells the person, in these words, that copying, pasting or printing was refused. */
  onGuarded: (words: string) => void;
  /** Saves the learner's comment on one entry of `switches`. */
  onComment?: ((entryKey: string, comment: string) => Promise<void>) | undefined;
}

/** A short answer that accepts files. */
export interface FilesOf {
  readonly questionId: number;
  readonly number: number;
  readonly files: ExamAnswer['files'];
  readonly locked: boolean;
}
