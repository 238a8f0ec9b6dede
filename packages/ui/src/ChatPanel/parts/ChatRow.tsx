import { CircleAlert, Reply } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '../../Avatar/Avatar.tsx';
import * as low from '../../compose/action.css.ts';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import type { Labels } from '../../provider/index.ts';
import { Tag } from '../../Tag/Tag.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { ChatEntry, ChatMessage } from '../model.ts';
import * as styles from './ChatRow.css.ts';

export interface ChatRowActions {
  onRetry?: ((id: string) => void) | undefined;
  onDiscard?: ((id: string) => void) | undefined;
  onReply?: ((id: string) => void) | undefined;
}

interface ChatRowProps extends ChatRowActions {
  entry: ChatEntry;
  /** Whether the message follows one of the same person, so that the name is not repeated. */
  continued: boolean;
  /** When it was sent, such as “14:32”. */
  when: string;
  words: Labels['chatPanel'];
}

function Delivery({
  message,
  words,
  onRetry,
  onDiscard,
}: ChatRowActions & { message: ChatMessage } & Pick<ChatRowProps, 'words'>) {
  if (message.delivery === 'sending') {
    return (
      <p className={styles.sending} data-part="delivery">
        {words.sending}
      </p>
    );
  }
  if (message.delivery !== 'failed') return undefined;
  return (
    <div className={low.failed} data-part="delivery">
      <Icon glyph={CircleAlert} />
      <span className={low.failedWords}>{words.failed}</span>
      <button
        type="button"
        aria-label={words.retryOf(message.text)}
        className={low.action}
        onClick={() => onRetry?.(message.id)}
      >
        {words.retry}
      </button>
      {onDiscard !== undefined && (
        <button
          type="button"
          aria-label={words.discardOf(message.text)}
          className={low.action}
          onClick={() => onDiscard(message.id)}
        >
          {words.discard}
        </button>
      )}
    </div>
  );
}

function Message({
  entry,
  continued,
  when,
  words,
  onReply,
  ...actions
}: ChatRowProps & { entry: ChatMessage }) {
  const { name, role, mine, text, replyTo, mark } = entry;
  const delivery = entry.delivery ?? 'sent';
  const said = mine ? words.me : name;
  return (
    <li
      data-part="message"
      data-mine={mine ? '' : undefined}
      data-continued={continued ? '' : undefined}
      data-state={delivery}
      className={styles.row}
    >
      {!mine &&
        (continued ? (
          <span className={styles.noFace} />
        ) : (
          <Avatar name={name} src={entry.avatarUrl} size="sm" decorative />
        ))}
      <div className={styles.said}>
        {continued ? (
          <VisuallyHidden>{said}</VisuallyHidden>
        ) : (
          <div className={styles.head}>
            {mine ? <VisuallyHidden>{said}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
            {role !== 'LEARNER' && (
              <Tag tone={role === 'LECTURER' ? 'accent' : 'info'}>{words.role[role]}</Tag>
            )}
            <time dateTime={new Date(entry.time).toISOString()} className={styles.time}>
              {when}
            </time>
          </div>
        )}
        <div className={styles.sentence}>
          <div className={styles.bubble}>
            {replyTo !== undefined && (
              <p dir="auto" className={styles.quote}>
                {words.quote(replyTo.name, replyTo.text)}
              </p>
            )}
            <p dir="auto" className={styles.words}>
              {mark !== undefined && <span className={styles.mark}>{words.kind[mark]}</span>}
              {text}
            </p>
          </div>
          {onReply !== undefined && !mine && (
            <IconButton
              glyph={Reply}
              label={words.reply(name)}
              size="sm"
              directional
              className={styles.reply}
              onClick={() => onReply(entry.id)}
            />
          )}
        </div>
        <Delivery message={entry} words={words} {...actions} />
      </div>
    </li>
  );
}

/** One row of the log. It is memoised, because a new message must not render all others again. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { entry, words } = props;
  switch (entry.kind) {
    case 'message':
      return <Message {...props} entry={entry} />;
    case 'notice':
      return (
        <li className={styles.notice} data-part="notice">
          {entry.text}
        </li>
      );
    case 'deleted':
      return (
        <li className={styles.notice} data-part="deleted">
          {words.deleted}
        </li>
      );
    default:
      return entry satisfies never;
  }
});
