import type { ExamInfo } from '@stoa/api/contract/exam';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { Load, PageLink } from '../../common/index.ts';
import type { ExamInfoTranslate } from '../words/index.ts';

/** What was found out about the device and its connection; without a value it is still being looked at. */
export interface ExamReady {
  /** How far the device's clock is from the server's, in milliseconds. */
  readonly clockOffMs?: number | undefined;
  /** How long an answer of the server takes, in milliseconds; `gone` where none came. */
  readonly network?: number | 'gone' | undefined;
  /** Whether the browser can show the page in full screen; asked only where the exam wants it. */
  readonly fullScreen?: boolean | undefined;
  /** Whether the device can keep answers while it is offline. */
  readonly storage?: boolean | undefined;
}

export interface ExamInfoPageProps {
  info: Load<ExamInfo>;
  /** What the ready check has found. */
  ready: ExamReady;
  /** Returns the server's time in epoch milliseconds; it is asked every second. */
  now: () => number;
  /** Where the learner came from. */
  back?: PageLink | undefined;
  /** Address of the result of an attempt; `undefined` where it cannot be shown. */
  resultHref: (attemptId: number) => string | undefined;
  t: ExamInfoTranslate;
  /** Starts or continues, with the password where the exam has one. */
  onStart: (password?: string) => void;
  onCheckAgain: () => void;
  /** Called when the time has come at which the exam can be started. */
  onDue: () => void;
  renderLink?: RenderLink;
}
