import type { AiChatSession } from '@stoa/api/contract/ai';
import { formatDateTime } from '@stoa/domain';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '@stoa/ui/ConfirmDialog';
import { EmptyState } from '@stoa/ui/EmptyState';
import { IconButton } from '@stoa/ui/IconButton';
import { Skeleton } from '@stoa/ui/Skeleton';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { NotLoaded, type Load } from '../common/index.ts';
import * as styles from './Assistant.css.ts';
import type { AssistantTranslate } from './words/index.ts';

export interface SessionListProps {
  sessions: Load<readonly AiChatSession[]>;
  /** The chosen conversation, while it loads or when loading failed. */
  opening?: Exclude<Load<never>, { state: 'ready' }> | undefined;
  /** The conversation that was shown before the list. */
  currentId: number | undefined;
  /** Current time in epoch milliseconds; the parent owns the clock. */
  now: number;
  t: AssistantTranslate;
  onOpen: (sessionId: number) => void;
  /**
   * Deletes a conversation, after the person has confirmed; resolves when the call has ended, whether it
   * succeeded or not.
   */
  onRemove: (sessionId: number) => Promise<void>;
}

interface RemovingProps {
  session: AiChatSession;
  t: AssistantTranslate;
  onRemove: (sessionId: number) => Promise<void>;
  onClose: () => void;
}

/** Asks whether to delete a conversation for good. */
function Removing({ session: { sessionId, title }, t, onRemove, onClose }: RemovingProps) {
  const [pending, setPending] = useState(false);
  const remove = async () => {
    setPending(true);
    await onRemove(sessionId);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('removing.title')}
      confirmLabel={t('removing.confirm')}
      cancelLabel={t('removing.cancel')}
      loading={pending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {t('removing.text', { title })}
    </ConfirmDialog>
  );
}

/** Earlier conversations, newest first, to continue or to delete. */
export function SessionList({ sessions, opening, currentId, now, t, onOpen, onRemove }: SessionListProps) {
  const [asking, setAsking] = useState<AiChatSession>();
  const common = { retry: t('retry'), compact: true, level: 3 } as const;
  if (opening?.state === 'failed' || opening?.state === 'absent') {
    return <NotLoaded {...common} load={opening} title={t('list.openFailed')} />;
  }
  if (sessions.state === 'failed' || sessions.state === 'absent') {
    return <NotLoaded {...common} load={sessions} title={t('list.failed')} />;
  }
  if (sessions.state === 'loading' || opening) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        <div className={styles.turns} aria-hidden="true">
          <Skeleton lines={2} />
          <Skeleton lines={4} />
          <Skeleton lines={2} />
        </div>
      </div>
    );
  }
  if (sessions.data.length === 0) {
    return <EmptyState compact picture="box" title={t('list.empty')} description={t('list.emptyText')} />;
  }
  return (
    <>
      <ul aria-label={t('sessions')} className={styles.sessions}>
        {sessions.data.map((session) => {
          const { sessionId, title, updatedTime, messageNum } = session;
          return (
            <li key={sessionId} className={styles.session}>
              <button
                type="button"
                className={styles.sessionOpen}
                aria-current={sessionId === currentId || undefined}
                onClick={() => onOpen(sessionId)}
              >
                <span className={styles.sessionTitle}>{title}</span>
                <span className={styles.sessionNote}>
                  {t('list.note', { time: formatDateTime(updatedTime, { now }), count: messageNum })}
                </span>
              </button>
              <IconButton
                glyph={Trash2}
                label={t('remove', { title })}
                size="sm"
                onClick={() => setAsking(session)}
              />
            </li>
          );
        })}
      </ul>
      {asking !== undefined && (
        <Removing session={asking} t={t} onRemove={onRemove} onClose={() => setAsking(undefined)} />
      )}
    </>
  );
}
