import type { Client } from '@stoa/api';
import { attemptResult, type AttemptResult } from '@stoa/api/contract/exam';
import { LeftBehind } from '@stoa/pages/exam/LeftBehind';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslations } from 'use-intl';
import type { Catalogue } from '../../../i18n/catalogues.ts';
import { Words } from '../../../i18n/Language.tsx';
import type { SentLate } from './leftBehind.ts';

interface LeftBehindDialogProps {
  catalogue: Catalogue;
  client: Client;
  sent: SentLate;
  /** Whether the person can open results of exams; a guest sees the result where the exam is entered. */
  hasResults: boolean;
  onClose: () => void;
}

function Shown({ client, sent, hasResults, onClose }: Omit<LeftBehindDialogProps, 'catalogue'>) {
  const t = useTranslations('leftBehind');
  const { attemptId, kept, refused, forget } = sent;
  const [now] = useState(() => Date.now());
  const [result, setResult] = useState<AttemptResult>();
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const { signal } = controller;
      const found = await client.send(attemptResult, { attemptId }, { silent: true, signal });
      if (!signal.aborted) setResult(found);
    };
    // Without the result the answers are shown without their questions.
    ask().catch(() => undefined);
    return () => controller.abort();
  }, [client, attemptId]);
  return (
    <LeftBehind
      kept={kept}
      refused={refused}
      result={result}
      resultHref={hasResults ? `/exam/record?attemptId=${attemptId}` : undefined}
      now={now}
      t={t}
      onDelete={() => {
        // Where the device cannot be written, the answers are shown again by the next visit.
        forget().catch(() => undefined);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/**
 * Shows the answers that were sent from an earlier visit. The dialog is beside the portal, because what opens it
 * belongs to no page. The returned function closes it.
 */
export function openLeftBehind({ catalogue, ...rest }: Omit<LeftBehindDialogProps, 'onClose'>): () => void {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
  };
  root.render(
    <Words catalogue={catalogue}>
      <Shown {...rest} onClose={close} />
    </Words>,
  );
  return close;
}
