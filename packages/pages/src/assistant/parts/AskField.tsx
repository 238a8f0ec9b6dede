import { ArrowUp, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { isSendable, onSendKey } from '@stoa/ui/parts';
import { IconButton } from '@stoa/ui/IconButton';
import { TextArea } from '@stoa/ui/TextArea';
import type { AssistantTranslate } from '../words/index.ts';
import * as styles from '../Assistant.css.ts';

/** Share of the limit from which the counter of characters is shown. */
const nearLimit = 0.8;

export interface AskFieldProps {
  area: RefObject<HTMLTextAreaElement | null>;
  /** The draft; the parent keeps it, so that it survives closing the drawer. */
  value: string;
  onValueChange: (value: string) => void;
  /** Longest question in characters. */
  limit: number;
  /** Whether an answer is being written, which can be stopped; no other question can be sent meanwhile. */
  busy: boolean;
  onSend: (text: string) => void;
  onStop: () => void;
  t: AssistantTranslate;
}

/**
 * The field for a question, with the keys of `chatKeys`; while an answer is written, the person can already
 * type the next question.
 */
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
