import { ArrowUp, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { isSendable, onSendKey } from '@stoa/ui/parts';
import { IconButton } from '@stoa/ui/IconButton';
import { TextArea } from '@stoa/ui/TextArea';
import type { AssistantTranslate } from '../words/index.ts';
import * as styles from '../Assistant.css.ts';

/** Where the counter begins to matter. */
const nearLimit = 0.8;

export interface AskFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The draft; the parent keeps it, so that it outlives a closed drawer. */
  value: string;
  onValueChange: (value: string) => void;
  /** Characters of one question. */
  limit: number;
  /** An answer is on its way: it can be stopped, and nothing else is asked. */
  busy: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  t: AssistantTranslate;
}

/** Where one asks. Keys are `chatKeys`; while an answer comes, one goes on writing the next question. */
export function AskField({ area, value, onValueChange, limit, busy, onSend, onStop, t }: AskFieldProps) {
  const sendable = !busy && isSendable(value, limit);
  const send = () => {
    if (sendable) onSend(value.trim());
  };
  return (
    <div className={styles.ask} data-part="ask">
      <TextArea
        ref={area}
        aria-label={t('field')}
        placeholder={t('hint')}
        rows={2}
        {...(value.length > limit * nearLimit ? { limit } : {})}
        value={value}
        enterKeyHint="send"
        onValueChange={onValueChange}
        onKeyDown={onSendKey(send)}
      />
      {busy ? (
        <IconButton glyph={Square} label={t('stop')} variant="outline" onClick={onStop} />
      ) : (
        <IconButton glyph={ArrowUp} label={t('send')} variant="solid" disabled={!sendable} onClick={send} />
      )}
    </div>
  );
}
