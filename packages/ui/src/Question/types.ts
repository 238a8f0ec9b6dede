import type { QuestionKind } from '@stoa/domain';
import type { ComponentProps, ReactNode } from 'react';

/**
 * An answer as the contract carries it, one encoding for all kinds: keys for choices (`T`, `F` for true and
 * false, `OTHER:text` for words of one's own), a text for each blank, one text for a short answer,
 * `left:right` for matching and `row:column` for a matrix, keys in order for ordering, a number for a scale.
 */
export type Answer = readonly string[];

/** A choice; its text may hold a picture or cleaned markup. */
export interface QuestionOption {
  key: string;
  text: ReactNode;
}

/** A thing that is matched, ordered or rated; plain text, because its moves are said aloud. */
export interface QuestionItem {
  key: string;
  text: string;
}

export const scaleLooks = ['number', 'star'] as const;
export type ScaleLook = (typeof scaleLooks)[number];

interface Stemmed {
  /** The question: text, pictures, or a RichText of the server's markup. It is the legend of the answer. */
  stem: ReactNode;
}

export interface SingleAsked extends Stemmed {
  kind: typeof QuestionKind.Single;
  options: readonly QuestionOption[];
  /** Adds a choice with words of one's own. */
  other?: boolean;
}
export interface MultipleAsked extends Stemmed {
  kind: typeof QuestionKind.Multiple;
  options: readonly QuestionOption[];
  other?: boolean;
  minSelect?: number;
  maxSelect?: number;
}
export interface TrueFalseAsked extends Stemmed {
  kind: typeof QuestionKind.TrueFalse;
}
export interface FillInAsked {
  kind: typeof QuestionKind.FillIn;
  /** The sentence around its blanks: one blank stands between each piece and the next. */
  pieces: readonly ReactNode[];
}
export interface ShortAnswerAsked extends Stemmed {
  kind: typeof QuestionKind.ShortAnswer;
  maxLength?: number;
  /** Below the text: an uploader, or the files that came with the answer. */
  files?: ReactNode;
}
export interface MatchingAsked extends Stemmed {
  kind: typeof QuestionKind.Matching;
  left: readonly QuestionItem[];
  right: readonly QuestionItem[];
}
export interface OrderingAsked extends Stemmed {
  kind: typeof QuestionKind.Ordering;
  items: readonly QuestionItem[];
}
export interface ScaleAsked extends Stemmed {
  kind: typeof QuestionKind.Scale;
  min: number;
  max: number;
  minLabel: string;
  maxLabel: string;
  look?: ScaleLook;
}
export interface MatrixAsked extends Stemmed {
  kind: typeof QuestionKind.Matrix;
  rows: readonly QuestionItem[];
  columns: readonly QuestionItem[];
}

/** Kinds of questionnaires: there is no right answer. */
export type SurveyAsked = ScaleAsked | MatrixAsked;
/** Kinds that can be right or wrong, or at least be given points. */
export type MarkedAsked =
  | SingleAsked
  | MultipleAsked
  | TrueFalseAsked
  | FillInAsked
  | ShortAnswerAsked
  | MatchingAsked
  | OrderingAsked;
/** What is asked, by kind. */
export type Asked = MarkedAsked | SurveyAsked;

export const questionModes = ['answer', 'practice', 'review', 'mark'] as const;
export type QuestionMode = (typeof questionModes)[number];

export const verdicts = ['right', 'partly', 'wrong', 'unmarked'] as const;
/** `unmarked`: a person has still to read it. */
export type Verdict = (typeof verdicts)[number];

export const saveStates = ['saved', 'saving', 'unsaved', 'offline'] as const;
export type SaveStateName = (typeof saveStates)[number];

/** What came of an answer. What the rules of the exam keep hidden is left out. */
export interface QuestionOutcome {
  verdict: Verdict;
  correct?: Answer;
  gotScore?: number;
  explanation?: ReactNode;
  /** Words of the marker. */
  comment?: string;
}

interface Answering {
  /**
   * The answer to begin with. From then on the native inputs own it, so that a keystroke costs one question
   * and not the paper; another `key` begins anew.
   */
  defaultValue?: Answer;
  onValueChange?: (value: Answer) => void;
  /** Marked for later. */
  flagged?: boolean;
  /** Without it there is no flag. */
  onFlaggedChange?: (flagged: boolean) => void;
}

export interface AnswerMode extends Answering {
  mode?: 'answer';
  /** Time is up or the paper is handed in: the answer stays readable. */
  locked?: boolean;
  saveState?: SaveStateName;
}

/** How far the check of one question is. */
export type PracticeCheck =
  | { readonly state: 'open'; readonly onCheck: (value: Answer) => void }
  | { readonly state: 'checking' }
  | { readonly state: 'done'; readonly outcome: QuestionOutcome };

export interface PracticeMode extends Answering {
  mode: 'practice';
  check: PracticeCheck;
}

export interface ReviewMode {
  mode: 'review';
  /** The learner's own answer. */
  value: Answer;
  /** Left out where the exam shows only the answers. */
  outcome?: QuestionOutcome;
  flagged?: boolean;
}
export type SurveyReviewMode = Pick<ReviewMode, 'mode' | 'value'>;

export interface Mark {
  /** Missing while what is typed is no possible score. */
  score: number | undefined;
  comment: string;
}

export interface MarkMode {
  mode: 'mark';
  value: Answer;
  /** Most that can be given. */
  points: number;
  /** What a good answer says. */
  reference?: ReactNode;
  /** What was given before; the inputs own it from then on. */
  defaultMark?: Mark;
  onMarkChange: (mark: Mark) => void;
  saveState?: SaveStateName;
}

export interface QuestionFrame extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'ref'
> {
  ref?: React.Ref<HTMLDivElement>;
  /** Place in the paper, from 1. */
  number: number;
  points?: number;
  /** Place of “Question 5” in the outline. */
  level?: 2 | 3 | 4;
}

/** Kind and mode together: only a short answer is marked by hand, and a survey has no right answer. */
export type QuestionProps = QuestionFrame &
  (
    | (Asked & AnswerMode)
    | (MarkedAsked & PracticeMode)
    | (MarkedAsked & ReviewMode)
    | (SurveyAsked & SurveyReviewMode)
    | (ShortAnswerAsked & MarkMode)
  );
