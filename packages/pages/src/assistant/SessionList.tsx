import { Trash2 } from 'lucide-react';
import { IconButton } from '@stoa/ui/IconButton';
import { Skeleton } from '@stoa/ui/Skeleton';
import * as styles from './Assistant.css.ts';
import type { AssistantSession, AssistantWords } from './types.ts';

export interface SessionListProps {
  sessions: readonly AssistantSession[];
  onOpen: (id: number) => void;
  onRemove: (session: AssistantSession) => void;
  words: AssistantWords;
}

/** Earlier conversations, the newest first. */
export function SessionList({ sessions, onOpen, onRemove, words }: SessionListProps) {
  return (
    <ul aria-label={words.sessions} className={styles.sessions}>
      {sessions.map((session) => (
        <li key={session.id} className={styles.session}>
          <button
            type="button"
            className={styles.sessionOpen}
            aria-current={session.current || undefined}
            onClick={() => onOpen(session.id)}
          >
            <span className={styles.sessionTitle}>{session.title}</span>
            <span className={styles.sessionNote}>{session.note}</span>
          </button>
          <IconButton
            glyph={Trash2}
            label={words.remove(session.title)}
            size="sm"
            onClick={() => onRemove(session)}
          />
        </li>
      ))}
    </ul>
  );
}

/** A conversation, or the list of them, that is on its way. */
export function AssistantBones() {
  return (
    <div className={styles.turns} aria-hidden="true">
      <Skeleton lines={2} />
      <Skeleton lines={4} />
      <Skeleton lines={2} />
    </div>
  );
}
