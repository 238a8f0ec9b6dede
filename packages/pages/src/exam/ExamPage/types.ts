import type { PaperMode } from '@stoa/domain';
import type { Answer, Asked, SaveStateName } from '@stoa/ui/Question';

export interface ExamQuestion {
  id: number;
  /** Place in the paper, from 1. */
  number: number;
  points?: number;
  asked: Asked;
}

export interface ExamSection {
  key: string;
  title: string;
  questions: readonly ExamQuestion[];
}

/** Counts down to a deadline, or up where the exam has none. */
export type ExamClock =
  | {
      readonly kind: 'left';
      readonly secondsLeft: number;
      readonly totalSeconds?: number;
      readonly onTimeUp?: () => void;
    }
  | { readonly kind: 'spent'; readonly seconds: number };

export interface ExamSave {
  state: SaveStateName;
  /** "10:32:05". */
  detail?: string | undefined;
}

export interface ExamPageProps {
  title: string;
  /** "第 1 次，共 2 次". */
  attempt?: string;
  paperMode: PaperMode;
  /** One by one: whether a question that was passed may be opened again. */
  allowBack?: boolean;
  sections: readonly ExamSection[];
  /** By id of the question. */
  answers: ReadonlyMap<number, Answer>;
  flagged: ReadonlySet<number>;
  /** Number of the question in view. */
  current: number;
  clock: ExamClock;
  save: ExamSave;
  /** How often the page was left, and how often it may be; nothing where it is not limited. */
  leaves?: { count: number; limit: number };
  /** Time is up or the paper is handed in. */
  locked?: boolean;
  /** The paper is on its way. */
  handingIn?: boolean;
  onAnswer: (id: number, answer: Answer) => void;
  onFlag: (id: number, flagged: boolean) => void;
  onCurrent: (number: number) => void;
  onHandIn: () => void;
  words: ExamWords;
}

export interface ExamWords {
  handIn: string;
  handingIn: string;
  previous: string;
  next: string;
  /** "第 5 题，共 30 题". */
  place: (number: number, of: number) => string;
  left: (count: number, limit: number) => string;
  spent: string;
  paper: string;
  dialog: {
    title: string;
    ready: (count: number) => string;
    unanswered: (count: number) => string;
    flagged: (count: number) => string;
    goTo: (number: number) => string;
    warning: string;
    back: string;
    confirm: string;
  };
}
