import { isApiError, type ApiError, type Client } from '@stoa/api';
import { externalExamInfo, type ExternalExam } from '@stoa/api/contract/exam';
import { ErrorCode } from '@stoa/domain';
import type { ExternalExamPageProps } from '@stoa/pages/exam/ExternalExamPage';
import { useCallback, useEffect, useState } from 'react';
import { loadOf } from '../../../common/load.ts';

interface Answer {
  /** How often the exam had been requested when this answer arrived. */
  readonly to: number;
  readonly data?: ExternalExam | undefined;
  readonly error?: ApiError | undefined;
}

/**
 * The exam behind a link. `reload` requests it again and keeps the old answer meanwhile. Without a code there
 * is no exam.
 */
export function useExternalExam(client: Client, code: string | undefined) {
  const [turn, setTurn] = useState(1);
  const [{ data, error }, setAnswer] = useState<Answer>({ to: 0 });
  const reload = useCallback(() => setTurn((last) => last + 1), []);

  useEffect(() => {
    if (code === undefined) return undefined;
    const over = new AbortController();
    client.call(externalExamInfo, { code }, { signal: over.signal }).then(
      (exam) => setAnswer({ to: turn, data: exam }),
      (reason: unknown) => {
        if (!isApiError(reason)) throw reason;
        if (reason.kind !== 'aborted') setAnswer((last) => ({ to: turn, data: last.data, error: reason }));
      },
    );
    return () => over.abort();
  }, [client, code, turn]);

  const isUnknown = error?.kind === 'business' && error.code === ErrorCode.ExternalCode;
  const exam: ExternalExamPageProps['exam'] =
    code === undefined || isUnknown
      ? { state: 'unknown' }
      : loadOf({ data, error, reload: () => Promise.resolve(reload()) });
  return { exam, reload };
}
