import { ResultPolicy } from '@stoa/domain';
import type { TestResult } from '../../study/courseTest.ts';
import { countedOf, hiddenBecause, policyOf } from './attempts.ts';
import type { AttemptFacts, ExamFacts } from './attempts.ts';

/**
 * What the attempts at an exam are worth for the course whose test it is; undefined before one was handed in. An exam
 * whose result nobody may ever see is passed by handing it in, and one whose result comes later tells nothing yet.
 */
export function testResultOf(
  exam: ExamFacts & { readonly totalScore: number },
  attempts: readonly AttemptFacts[],
  now: number,
): TestResult | undefined {
  const counted = countedOf(attempts, exam.rules.scoreRule);
  if (counted === undefined) return undefined;
  if (policyOf(exam) === ResultPolicy.Hidden) return { passed: true, percent: 100 };
  if (hiddenBecause(exam, counted, now) !== undefined) return { passed: false, percent: 0 };
  const share = exam.totalScore > 0 ? (counted.score ?? 0) / exam.totalScore : 0;
  return { passed: counted.passed === true, percent: Math.floor(share * 100) };
}
