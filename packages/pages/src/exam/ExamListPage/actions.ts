import type { ExamSummary } from '@stoa/api/contract/exam';
import { ExamKind, ExamUserState } from '@stoa/domain';

/** One action on an exam in a list. */
export interface ExamAction {
  readonly does:
    | 'enter'
    | 'practise'
    | 'continue'
    | 'continuePractice'
    | 'look'
    | 'result'
    | 'retake'
    | 'repractise';
  /** Address in the portal; its page may not be built. */
  readonly url: string;
}

/** The address of a result; if the back end does not name the attempt, that of all results of the exam. */
const resultUrl = ({ examId, attemptId }: ExamSummary): string =>
  attemptId === undefined ? `/exam/record?examId=${examId}` : `/exam/record?attemptId=${attemptId}`;

/** The actions of an exam by its state; there are none before it opens and after it was missed. */
export function actionsOf(exam: ExamSummary): readonly ExamAction[] {
  const { examId, userState, examKind, canRetake } = exam;
  const isPractice = examKind === ExamKind.ClassPractice;
  const info = `/exam/info?examId=${examId}`;
  switch (userState) {
    case ExamUserState.NotOpen:
    case ExamUserState.Missed:
      return [];
    case ExamUserState.Available:
      return [{ does: isPractice ? 'practise' : 'enter', url: info }];
    case ExamUserState.InProgress: {
      const attempt = exam.attemptId === undefined ? '' : `&attemptId=${exam.attemptId}`;
      const does = isPractice ? 'continuePractice' : 'continue';
      return [{ does, url: `/exam/answer?examId=${examId}${attempt}` }];
    }
    case ExamUserState.Marking:
      return [{ does: 'look', url: resultUrl(exam) }];
    case ExamUserState.Passed:
    case ExamUserState.Failed: {
      const result: ExamAction = { does: 'result', url: resultUrl(exam) };
      return canRetake === true
        ? [result, { does: isPractice ? 'repractise' : 'retake', url: info }]
        : [result];
    }
    default:
      return userState satisfies never;
  }
}
