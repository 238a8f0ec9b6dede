import { isApiError, type Client } from '@stoa/api';
import { attemptCheck, type AttemptStart, type CheckedQuestion } from '@stoa/api/contract/exam';
import type { ExamPractice } from '@stoa/pages/exam/ExamPage';
import { useCallback, useMemo, useState } from 'react';

/**
 * Checks the questions of a class practice one by one. Those that were checked on an earlier visit come with
 * the attempt.
 */
export function usePractice(
  client: Client,
  start: AttemptStart | undefined,
  onFailed: () => void,
): ExamPractice {
  const [found, setFound] = useState<ReadonlyMap<number, CheckedQuestion>>(new Map());
  const [checking, setChecking] = useState<number>();
  const attemptId = start?.attempt.attemptId;
  const before = start?.checked;
  const checked = useMemo(
    () => new Map([...(before ?? []).map((one) => [one.questionId, one] as const), ...found]),
    [before, found],
  );
  const onCheck = useCallback<ExamPractice['onCheck']>(
    (questionId, values) => {
      if (attemptId === undefined) return;
      setChecking(questionId);
      client
        .send(attemptCheck, { attemptId, questionId, values: [...values] }, { silent: true })
        .then(
          (one) => setFound((all) => new Map([...all, [questionId, one]])),
          (error: unknown) => {
            if (!isApiError(error)) throw error;
            onFailed();
          },
        )
        .finally(() => setChecking(undefined));
    },
    [client, attemptId, onFailed],
  );
  return useMemo(() => ({ checked, checking, onCheck }), [checked, checking, onCheck]);
}
