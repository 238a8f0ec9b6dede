import type { QuestionKind } from '@stoa/domain';
import type { ComponentProps, ReactNode } from 'react';

/**
 * An answer in the form that the API uses for all kinds of questions: keys of choices (`T` and `F` for true
 * and false, `OTHER:text` for the person's own text), one text for each blank, one text for a short answer,
 * `left:right` for matching, `row:column` for a matrix, keys in order for ordering, and a number for a scale.
 */
export type Answer = readonly string[];

/** An option. Its text may contain a picture or sanitised markup. */
export interface QuestionOption {
  key: string;
  text: ReactNode;
}

/** An item that is matched, ordered or rated. */
export interface QuestionItem {
  key: string;
  /** Plain text, because it names buttons and options, and its moves are announced. */
  text: string;
  /** What is shown in place of the text of an item that is matched or ordered, such as a FormulaText. */
  shown?: ReactNode;
}

export const scaleLooks = ['number', 'star'] as const;
export type ScaleLook = (typeof scaleLooks)[number];

interface Stemmed {
  /**
   * The question: text, pictures, or a RichText with the server's markup. It becomes the legend of the
   * answer.
   */
  stem: ReactNode;
}

export interface SingleAsked extends Stemmed {
  kind: typeof QuestionKind.Single;
  options: readonly QuestionOption[];
  /** Adds an option “Other” with a field for the person's own text. */
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
  /** The text around the blanks. There is one blank between each piece and the next. */
  pieces: readonly ReactNode[];
}
export interface ShortAnswerAsked extends Stemmed {
  kind: typeof QuestionKind.ShortAnswer;
  maxLength?: number;
  /** Content below the text: an uploader, or the files of the answer. */
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

/** Kinds used in questionnaires, which have no right answer. */
export type SurveyAsked = ScaleAsked | MatrixAsked;
/** Kinds that can be right or wrong, or can be given points. */
export type MarkedAsked =
  | SingleAsked
  | MultipleAsked
  | TrueFalseAsked
  | FillInAsked
  | ShortAnswerAsked
  | MatchingAsked
  | OrderingAsked;
/** The contents of a question, by its kind. */
export type Asked = MarkedAsked | SurveyAsked;

export const questionModes = ['answer', 'practice', 'review', 'mark'] as const;
export type QuestionMode = (typeof questionModes)[number];

export const verdicts = ['right', 'partly', 'wrong', 'unmarked'] as const;
/** The result of an answer. `unmarked` means that a person still has to mark it. */
export type Verdict = (typeof verdicts)[number];

export const saveStates = ['saved', 'saving', 'unsaved', 'offline'] as const;
export type SaveStateName = (typeof saveStates)[number];

/** The result of an answer. Leave out what the rules of the exam keep hidden. */
export interface QuestionOutcome {
  verdict: Verdict;
  correct?: Answer;
  gotScore?: number;
  explanation?: ReactNode;
  /** Comment of the person who marked. */
  comment?: string;
}

interface Answering {
  /**
   * The answer to begin with. Afterwards the native inputs hold the answer, so that typing renders one question
   * instead of the whole paper. To reset them, change `key`.
   */
  defaultValue?: Answer;
  onValueChange?: (value: Answer) => void;
  /** Whether the learner has marked the question for later. */
  flagged?: boolean;
  /** Called when the flag is set or removed. Without it there is no flag. */
  onFlaggedChange?: (flagged: boolean) => void;
  /** Whether the question must be answered; it is then marked with an asterisk. */
  required?: boolean;
  /**
   * One sentence that says why the answer cannot be handed in. Screen readers read it as the description of
   * the answer.
   */
  problem?: string | undefined;
}

export interface AnswerMode extends Answering {
  mode?: 'answer';
  /** Whether the time is up or the paper is handed in: the answer can then be read, but not changed. */
  locked?: boolean;
  saveState?: SaveStateName;
}

/** State of checking one question in practice. */
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
  /** The result. Leave it out when the exam shows only the answers. */
  outcome?: QuestionOutcome;
  flagged?: boolean;
}
export type SurveyReviewMode = Pick<ReviewMode, 'mode' | 'value'>;

export interface Mark {
  /** The score; `undefined` while the typed text is not a possible score. */
  score: number | undefined;
  comment: string;
}

export interface MarkMode {
  mode: 'mark';
  value: Answer;
  /** The most points that can be given. */
  points: number;
  /** Content shown instead of the learner's answer, such as two answers of which one counts. */
  answers?: ReactNode;
  /** The model answer. */
  reference?: ReactNode;
  /** Whether the answer needs a score. Default true; without one it says that an empty answer gets none. */
  needsScore?: boolean;
  /** Shows an error at the field if the score is missing, for example after an attempt to publish. */
  scoreMissing?: boolean;
  /** Score and comment given before. Afterwards the inputs hold them. */
  defaultMark?: Mark;
  /** Called with every change. Without it the mark is only shown, because it was given already. */
  onMarkChange?: ((mark: Mark) => void) | undefined;
  saveState?: SaveStateName;
}

export interface QuestionFrame extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange' | 'ref'
> {
  ref?: React.Ref<HTMLDivElement>;
  /** Position of the question in the paper, from 1. */
  number: number;
  points?: number;
  /** Heading level of “Question 5”. */
  level?: 2 | 3 | 4;
}

/**
 * Props by kind and mode: only a short answer can be marked by hand, and a question of a survey has no right
 * answer.
 */
export type QuestionProps = QuestionFrame &
  (
    | (Asked & AnswerMode)
    | (MarkedAsked & PracticeMode)
    | (MarkedAsked & ReviewMode)
    | (SurveyAsked & SurveyReviewMode)
    | (ShortAnswerAsked & MarkMode)
  );
