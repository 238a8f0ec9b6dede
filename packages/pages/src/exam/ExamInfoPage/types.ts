import type { ExamInfo } from '@stoa/api/contract/exam';
import type { Labels, Locale } from '@stoa/domain';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { Load, PageLink } from '../../common/index.ts';
import type { ExamInfoTranslate } from '../words/index.ts';

/**
 * The results of checking the device and its connection; a missing value means that the check is still
 * running.
 */
export interface ExamReady {
  /** Difference between the device's clock and the server's, in milliseconds. */
  readonly clockOffMs?: number | undefined;
  /** How long an answer of the server takes, in milliseconds; `gone` when there was none. */
  readonly network?: number | 'gone' | undefined;
  /** Whether the browser can show the page in full screen; checked only if the exam requires it. */
  readonly fullScreen?: boolean | undefined;
  /** Whether the device can keep answers while it is offline. */
  readonly storage?: boolean | undefined;
}

export interface ExamInfoPageProps {
  info: Load<ExamInfo>;
  /** The results of the check. */
  ready: ExamReady;
  /** Returns the server's time in epoch milliseconds; called every second. */
  now: () => number;
  /** Where the learner came from. */
  back?: PageLink | undefined;
  /** Address of the result of an attempt; `undefined` where it cannot be shown. */
  resultHref: (attemptId: number) => string | undefined;
  locale: Locale;
  /** The names of the ways in which an attempt was handed in. */
  labels: Pick<Labels, 'submitReason'>;
  t: ExamInfoTranslate;
  /** Called to start or continue the exam, with the password if it has one. */
  onStart: (password?: string) => void;
  onCheckAgain: () => void;
  /** Called when the opening time of the exam has come. */
  onDue: () => void;
  renderLink?: RenderLink;
}
