import { chatDelete, chatSessions } from '@stoa/api/contract/ai';
import { useApi } from '@stoa/api/react';
import { formatDateTime } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { EmptyState } from '@stoa/ui/EmptyState';
import { ErrorState } from '@stoa/ui/ErrorState';
import { announce } from '@stoa/ui/LiveRegion';
import { AssistantBones, SessionList, type AssistantWords } from '@stoa/ui/patterns/Assistant';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToldAction } from '../common/useToldAction.ts';
import type { Assistant } from './assistant.ts';

interface SessionsProps {
  assistant: Assistant;
  words: AssistantWords;
  /** Back to the conversation. */
  onLeave: () => void;
}

/** Earlier conversations, to go on with or to forget. */
export function Sessions({ assistant, words, onLeave }: SessionsProps) {
  const t = useTranslations('assistant');
  const { data, error, reload } = useApi(chatSessions, {}, { silent: true });
  const remove = useToldAction(chatDelete);
  const [opening, setOpening] = useState<{ id: number; failed: boolean }>();
  const [now] = useState(Date.now);
  const [asking, setAsking] = useState<{ id: number; title: string }>();

  const open = async (id: number) => {
    setOpening({ id, failed: false });
    try {
      await assistant.open(id);
      onLeave();
    } catch {
      setOpening({ id, failed: true });
    }
  };
  const forget = async (id: number) => {
    const result = await remove.run({ sessionId: id });
    setAsking(undefined);
    if (!result?.data) return;
    if (assistant.get().sessionId === id) assistant.create();
    announce(t('removing.done'));
    await reload();
  };

  if (opening?.failed || (data === undefined && error !== undefined)) {
    const again = () => (opening ? void open(opening.id) : void reload());
    return (
      <ErrorState compact level={3} title={t(opening ? 'list.openFailed' : 'list.failed')}>
        <Button variant="outline" onClick={again}>
          {t('retry')}
        </Button>
      </ErrorState>
    );
  }
  if (data === undefined || opening) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        <AssistantBones />
      </div>
    );
  }
  if (data.length === 0) {
    return <EmptyState compact picture="box" title={t('list.empty')} description={t('list.emptyText')} />;
  }
  return (
    <>
      <SessionList
        words={words}
        sessions={data.map(({ sessionId, title, updatedTime, messageNum }) => ({
          id: sessionId,
          title,
          note: t('list.note', { time: formatDateTime(updatedTime, { now }), count: messageNum }),
          current: assistant.get().sessionId === sessionId,
        }))}
        onOpen={(id) => void open(id)}
        onRemove={setAsking}
      />
      {asking !== undefined && (
        <ConfirmDialog
          open
          tone="danger"
          title={t('removing.title')}
          confirmLabel={t('removing.confirm')}
          cancelLabel={t('removing.cancel')}
          loading={remove.pending}
          onConfirm={() => void forget(asking.id)}
          onCancel={() => setAsking(undefined)}
        >
          {t('removing.text', { title: asking.title })}
        </ConfirmDialog>
      )}
    </>
  );
}
