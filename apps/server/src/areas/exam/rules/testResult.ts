import { ResultPolicy } from '@stoa/domain';
import type { TestResult } from '../../study/courseTest.ts';
import { countedOf, hiddenBecause, policyOf } from './attempts.ts';
import type { AttemptFacts, ExamFacts } from './attempts.ts';

/**
 * The result of a course's test from the attempts at its exam; undefined before one was handed in. An exam
 * whose result is never shown is passed by handing it in, and one whose result is shown later has none yet.
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
