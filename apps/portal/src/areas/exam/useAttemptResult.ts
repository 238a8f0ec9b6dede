import { attemptResult, type AttemptResult } from '@stoa/api/contract/exam';
import { useApi, type ApiResult } from '@stoa/api/react';
import { useState } from 'react';

/** Seconds between two requests of a result that is not published yet. */
const pollSeconds = 60;

/** The result of an attempt, requested again until it is published. */
export function useAttemptResult(attemptId: number): ApiResult<AttemptResult> {
  const [waits, setWaits] = useState(false);
  // The page says in the server's words why there is no result, so no dialog opens as well.
  const answer = useApi(attemptResult, { attemptId }, { pollSeconds: waits ? pollSeconds : 0, silent: true });
  const { data } = answer;
  const isWaiting = data !== undefined && (!data.visible || data.passed === undefined);
  if (isWaiting !== waits) setWaits(isWaiting);
  return answer;
}
