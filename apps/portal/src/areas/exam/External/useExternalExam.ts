import { isApiError, type Client } from '@stoa/api';
import { externalExamInfo } from '@stoa/api/contract/exam';
import { ErrorCode } from '@stoa/domain';
import type { ExternalExamPageProps } from '@stoa/pages/exam/ExternalExamPage';
import { useCallback, useEffect, useState } from 'react';
import { notLoaded } from '../../../common/load.ts';

type Answer = ExternalExamPageProps['exam'];

const loading: Answer = { state: 'loading' };

/** The exam of a link; `reload` asks again and keeps what is shown. Without a code no exam is known. */
export function useExternalExam(client: Client, code: string | undefined) {
  const [answer, setAnswer] = useState<Answer>(loading);
  const [tries, setTries] = useState(0);
  const reload = useCallback(() => setTries((all) => all + 1), []);

  useEffect(() => {
    if (code === undefined) return undefined;
    const over = new AbortController();
    const { signal } = over;
    client.call(externalExamInfo, { code }, { signal }).then(
      (data) => setAnswer({ state: 'ready', data }),
      (error: unknown) => {
        if (signal.aborted || !isApiError(error)) return;
        const isUnknown = error.kind === 'business' && error.code === ErrorCode.ExternalCode;
        const failed: Answer = isUnknown
          ? { state: 'unknown' }
          : notLoaded(error, () => {
              setAnswer(loading);
              reload();
            });
        setAnswer((before) => (before.state === 'ready' && !isUnknown ? before : failed));
      },
    );
    return () => over.abort();
  }, [client, code, tries, reload]);

  const exam: Answer = code === undefined ? { state: 'unknown' } : answer;
  return { exam, reload };
}
