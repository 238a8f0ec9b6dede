import { isApiError, type Client } from '@stoa/api';
import { certificateVerify } from '@stoa/api/contract/certificate';
import { ErrorCode } from '@stoa/domain';
import type { VerifyOutcome } from '@stoa/pages/certificate/VerifyPage';
import { useEffect, useState } from 'react';

/** What a refused verification means for the person. */
export function refusalOf(error: unknown): Extract<VerifyOutcome['kind'], 'unknown' | 'tooMany' | 'failed'> {
  const code = isApiError(error) && error.kind === 'business' ? error.code : undefined;
  if (code === ErrorCode.CertificateUnknown) return 'unknown';
  return code === ErrorCode.TooFrequent ? 'tooMany' : 'failed';
}

/** Verifies a code, and the same one again when asked; without a code nothing is sent. */
export function useVerification(client: Client, code: string | undefined) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ readonly to: string; readonly outcome: VerifyOutcome }>();
  const question = `${code ?? ''} ${tries}`;

  useEffect(() => {
    if (code === undefined) return undefined;
    const over = new AbortController();
    const { signal } = over;
    // No dialog opens, because the page shows the result below the code.
    client.call(certificateVerify, { code }, { signal, silent: true }).then(
      (check) => setAnswer({ to: question, outcome: { kind: 'found', check } }),
      (error: unknown) => {
        if (!signal.aborted) setAnswer({ to: question, outcome: { kind: refusalOf(error) } });
      },
    );
    return () => over.abort();
  }, [client, code, question]);

  const waiting: VerifyOutcome = { kind: code === undefined ? 'none' : 'busy' };
  return {
    outcome: answer?.to === question ? answer.outcome : waiting,
    again: () => setTries(tries + 1),
  };
}
