import { attemptResult, type AttemptResult } from '@stoa/api/contract/exam';
import { useApi, type ApiResult } from '@stoa/api/react';
import { useState } from 'react';

/** How often a result that is not out yet is asked for again. */
const pollSeconds = 60;

/** The result of an attempt, asked for again until it is out. */
export function useAttemptResult(attemptId: number): ApiResult<AttemptResult> {
  const [waits, setWaits] = useState(false);
  const answer = useApi(attemptResult, { attemptId }, { pollSeconds: waits ? pollSeconds : 0 });
  const { data } = answer;
  const isWaiting = data !== undefined && (!data.visible || data.passed === undefined);
  if (isWaiting !== waits) setWaits(isWaiting);
  return answer;
}
