import { chatDelete, chatSessions } from '@stoa/api/contract/ai';
import { useApi } from '@stoa/api/react';
import { SessionList, type SessionListProps } from '@stoa/pages/assistant';
import { announce } from '@stoa/ui/LiveRegion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { loadOf } from '../common/load.ts';
import { useToldAction } from '../common/useToldAction.ts';
import type { Assistant } from './assistant.ts';

interface SessionsProps {
  assistant: Assistant;
  /** Called to go back to the conversation. */
  onLeave: () => void;
}

/** Earlier conversations, to continue or to delete. */
export function Sessions({ assistant, onLeave }: SessionsProps) {
  const t = useTranslations('assistant');
  const answer = useApi(chatSessions, {}, { silent: true });
  const remove = useToldAction(chatDelete);
  const [opening, setOpening] = useState<SessionListProps['opening']>();
  const [now] = useState(Date.now);

  const open = async (sessionId: number) => {
    setOpening({ state: 'loading' });
    try {
      await assistant.open(sessionId);
      onLeave();
    } catch {
      setOpening({ state: 'failed', onRetry: () => void open(sessionId) });
    }
  };
  const forget = async (sessionId: number) => {
    const result = await remove.run({ sessionId });
    if (!result?.data) return;
    if (assistant.get().sessionId === sessionId) assistant.create();
    announce(t('removing.done'));
    void answer.reload();
  };

  return (
    <SessionList
      sessions={loadOf(answer)}
      opening={opening}
      currentId={assistant.get().sessionId}
      now={now}
      t={t}
      onOpen={(sessionId) => void open(sessionId)}
      onRemove={forget}
    />
  );
}
