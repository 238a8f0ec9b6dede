import { CornerDownRight, MessageSquareOff, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../Button/Button.tsx';
import { onSendKey } from '../../compose/sendKey.ts';
import { isSendable } from '../../compose/text.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { Labels } from '../../provider/index.ts';
import { TextArea } from '../../TextArea/TextArea.tsx';
import * as styles from '../ChatPanel.css.ts';
import type { ChatClosing, ChatQuote } from '../model.ts';

interface ChatComposerProps {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onValueChange: (value: string) => void;
  limit: number;
  closed: ChatClosing | undefined;
  replyTo: ChatQuote | undefined;
  onReplyCancel: (() => void) | undefined;
  onSend: () => void;
  words: Labels['chatPanel'];
}

/**
 * The field for writing, or the reason why nobody can write. A draft stays in the field either way. Its keys
 * are `chatKeys`.
 */
export function ChatComposer({
  area,
  value,
  onValueChange,
  limit,
  closed,
  replyTo,
  onReplyCancel,
  onSend,
  words,
}: ChatComposerProps) {
  const sendable = closed === undefined && isSendable(value, limit);
  return (
    <div className={styles.composer} data-part="composer">
      {closed !== undefined && (
        <p className={styles.closed} data-part="closed">
          <Icon glyph={MessageSquareOff} />
          {words.closed[closed]}
        </p>
      )}
      {closed === undefined && replyTo !== undefined && (
        <div className={styles.replying} data-part="replying">
          <Icon glyph={CornerDownRight} directional />
          <span className={styles.replyingText}>{words.replying(replyTo.name, replyTo.text)}</span>
          <IconButton glyph={X} label={words.replyCancel} size="sm" onClick={onReplyCancel} />
        </div>
      )}
      {closed !== 'readOnly' && (
        <div className={styles.write}>
          <TextArea
            ref={area}
            aria-label={words.write}
            placeholder={words.hint}
            rows={2}
            autosize={false}
            limit={limit}
            value={value}
            disabled={closed !== undefined}
            enterKeyHint="send"
            onValueChange={onValueChange}
            onKeyDown={onSendKey(() => sendable && onSend())}
          />
          <Button disabled={!sendable} onClick={onSend}>
            {words.send}
          </Button>
        </div>
      )}
    </div>
  );
}
