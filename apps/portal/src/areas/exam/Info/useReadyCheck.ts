import { isApiError, type Client } from '@stoa/api';
import { examInfo } from '@stoa/api/contract/exam';
import type { ExamReady } from '@stoa/pages/exam/ExamInfoPage';
import { useCallback, useEffect, useState } from 'react';

/** Measures the connection and the difference of the clocks by one call to the server. */
async function measured(client: Client, examId: number): Promise<ExamReady> {
  const sentAt = Date.now();
  try {
    const { serverTime } = await client.send(examInfo, { examId }, { silent: true });
    const cameAt = Date.now();
    return { network: cameAt - sentAt, clockOffMs: (sentAt + cameAt) / 2 - serverTime };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { network: 'gone' };
  }
}

/** Whether this device can store answers, encrypted, while it is offline. */
async function canKeep(): Promise<boolean> {
  // `subtle` is missing on pages without a secure connection, although its type says that it is always there.
  const crypto: { readonly subtle?: SubtleCrypto } = globalThis.crypto;
  if (crypto.subtle === undefined || typeof indexedDB === 'undefined') return false;
  return new Promise((done) => {
    try {
      const opening = indexedDB.open('stoa-ready', 1);
      opening.addEventListener('error', () => done(false));
      opening.addEventListener('success', () => {
        opening.result.close();
        indexedDB.deleteDatabase('stoa-ready');
        done(true);
      });
    } catch {
      // Private windows of some browsers have no IndexedDB.
      done(false);
    }
  });
}

const nothing: ExamReady = {};

/**
 * Checks whether device and connection are fit for the exam, when the page is first shown and whenever the
 * person asks for it.
 */
export function useReadyCheck(client: Client, examId: number, isThere: boolean) {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ readonly round: number; readonly ready: ExamReady }>();
  useEffect(() => {
    if (!isThere) return undefined;
    let isGone = false;
    const look = async () => {
      const [answer, storage] = await Promise.all([measured(client, examId), canKeep()]);
      const ready = { ...answer, storage, fullScreen: document.fullscreenEnabled };
      if (!isGone) setFound({ round, ready });
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [client, examId, isThere, round]);
  const again = useCallback(() => setRound((last) => last + 1), []);
  return { ready: found?.round === round ? found.ready : nothing, again };
}
