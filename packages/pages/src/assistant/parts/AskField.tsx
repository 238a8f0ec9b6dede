import { ArrowUp, Square } from 'lucide-react';
import type { RefObject } from 'react';
import { isSendable, onSendKey } from '@stoa/ui/parts';
import { IconButton } from '@stoa/ui/IconButton';
import { TextArea } from '@stoa/ui/TextArea';
import type { AssistantWords } from '../types.ts';
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
  words: AssistantWords;
}

/** Where one asks. Keys are `chatKeys`; while an answer comes, one goes on writing the next question. */
export function AskField({ area, value, onValueChange, limit, busy, onSend, onStop, words }: AskFieldProps) {
  const sendable = !busy && isSendable(value, limit);
  const send = () => {
    if (sendable) onSend(value.trim());
  };
  return (
    <div className={styles.ask} data-part="ask">
      <TextArea
        ref={area}
        aria-label={words.field}
        placeholder={words.hint}
        rows={2}
        {...(value.length > limit * nearLimit ? { limit } : {})}
        value={value}
        enterKeyHint="send"
        onValueChange={onValueChange}
        onKeyDown={onSendKey(send)}
      />
      {busy ? (
        <IconButton glyph={Square} label={words.stop} variant="outline" onClick={onStop} />
      ) : (
        <IconButton glyph={ArrowUp} label={words.send} variant="solid" disabled={!sendable} onClick={send} />
      )}
    </div>
  );
}
