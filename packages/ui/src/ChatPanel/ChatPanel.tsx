import { clsx } from 'clsx';
import { ArrowDown, Megaphone, Volume2, VolumeX } from 'lucide-react';
import { useRef, type ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { useSpokenFailure } from '../compose/useSpokenFailure.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LineClamp } from '../LineClamp/LineClamp.tsx';
import { useLabels } from '../provider/index.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChatPanel.css.ts';
import { continues, failuresOf, type ChatClosing, type ChatEntry, type ChatQuote } from './model.ts';
import { ChatComposer } from './parts/ChatComposer.tsx';
import { ChatRow, type ChatRowActions } from './parts/ChatRow.tsx';
import { useChatWindow } from './parts/useChatWindow.ts';
import { useSpokenChange } from './parts/useSpokenChange.ts';
import { useSpokenNews } from './parts/useSpokenNews.ts';

export interface ChatPanelProps extends Omit<ComponentProps<'section'>, 'children'>, ChatRowActions {
  /** The messages and notices, oldest first, including messages that are still being sent. */
  entries: readonly ChatEntry[];
  /** The current time in epoch milliseconds; updating it once a minute is enough. */
  now: number;
  /** The draft. The parent keeps it, so that it survives a closed tab. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called with the draft, trimmed. The parent then adds the entry and empties the draft. */
  onSend: (text: string) => void;
  /** The message that the draft replies to. */
  replyTo?: ChatQuote | undefined;
  onReplyCancel?: (() => void) | undefined;
  /**
   * Why nobody can write now: the lecturer has `muted` everybody, or the room is `readOnly`. The draft is
   * kept.
   */
  closed?: ChatClosing | undefined;
  /** An announcement, pinned above the messages. */
  announcement?: string | undefined;
  /** Number of people in the room. */
  online?: number | undefined;
  /** True while the first messages are loading. */
  loading?: boolean;
  /** Maximum number of characters of a message. Default 200. */
  limit?: number;
  /** Maximum number of rows in the page at once; others are added while the person scrolls. Default 120. */
  maxRows?: number;
  /** Whether new messages are read to screen-reader users, several of them in one sentence. Default true. */
  speaks?: boolean;
  /** Called when the person turns reading aloud on or off. Without it the switch is not shown. */
  onSpeaksChange?: (speaks: boolean) => void;
}

/**
 * The chat of a live room. It follows new messages until the person scrolls up. The log has the ARIA role `log`
 * with its own announcements turned off, because a busy room would never be silent; see `speaks`.
 */
export function ChatPanel({
  entries,
  now,
  value,
  onValueChange,
  onSend,
  onRetry,
  onDiscard,
  onReply,
  replyTo,
  onReplyCancel,
  closed,
  announcement,
  online,
  loading = false,
  limit = 200,
  maxRows = 120,
  speaks = true,
  onSpeaksChange,
  className,
  ...rest
}: ChatPanelProps) {
  const words = useLabels('chatPanel');
  const area = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const chat = useChatWindow({ log, list }, entries, maxRows);
  useSpokenNews(entries, { on: speaks, ready: !loading, words });
  useSpokenChange(closed && words.closed[closed]);
  useSpokenChange(announcement && words.announced(announcement));
  useSpokenFailure(failuresOf(entries), words.spokenFailed);

  const send = () => {
    area.current?.focus();
    chat.toNewest();
    onSend(value.trim());
  };
  const toNewest = () => {
    chat.toNewest();
    // The button disappears, so the focus moves to the log, where the person can read on.
    log.current?.focus({ preventScroll: true });
  };
  const reply =
    onReply === undefined || closed !== undefined
      ? undefined
      : (id: string) => {
          onReply(id);
          area.current?.focus();
        };

  return (
    <section
      aria-label={words.name}
      {...rest}
      data-component="ChatPanel"
      data-state={closed ?? (loading ? 'loading' : 'open')}
      className={clsx(styles.root, className)}
    >
      {(online !== undefined || onSpeaksChange !== undefined) && (
        <div className={styles.head} data-part="head">
          {online !== undefined && <bdi>{words.online(online)}</bdi>}
          {onSpeaksChange !== undefined && (
            <IconButton
              glyph={speaks ? Volume2 : VolumeX}
              label={words.speaks}
              size="sm"
              aria-pressed={speaks}
              className={styles.speaks}
              onClick={() => onSpeaksChange(!speaks)}
            />
          )}
        </div>
      )}
      {announcement !== undefined && announcement !== '' && (
        <div className={styles.announcement} data-part="announcement">
          <Icon glyph={Megaphone} label={words.announcement} className={styles.announcementIcon} />
          <LineClamp lines={2} dir="auto">
            {announcement}
          </LineClamp>
        </div>
      )}
      <div className={styles.frame}>
        <div
          ref={log}
          role="log"
          aria-live="off"
          aria-label={words.log}
          aria-busy={loading || undefined}
          tabIndex={entries.length === 0 ? undefined : 0}
          className={styles.log}
          onScroll={chat.onScroll}
        >
          {chat.earlier && (
            <div className={styles.earlier}>
              <Button size="sm" variant="ghost" onClick={chat.onEarlier}>
                {words.earlier}
              </Button>
            </div>
          )}
          {loading ? (
            <div className={styles.skeleton}>
              <VisuallyHidden>{words.loading}</VisuallyHidden>
              <Skeleton lines={2} />
              <Skeleton lines={3} />
            </div>
          ) : (
            entries.length === 0 && <p className={styles.empty}>{words.empty}</p>
          )}
          <ul ref={list} className={styles.list}>
            {chat.shown.map((entry, index) => (
              <ChatRow
                key={entry.id}
                entry={entry}
                continued={continues(entry, index === 0 ? chat.before : chat.shown[index - 1])}
                when={words.time(entry.time, now)}
                words={words}
                onRetry={onRetry}
                onDiscard={onDiscard}
                onReply={reply}
              />
            ))}
          </ul>
        </div>
        {chat.below > 0 && (
          <div className={styles.below}>
            <Button
              size="sm"
              variant="soft"
              tone="accent"
              iconStart={<Icon glyph={ArrowDown} />}
              onClick={toNewest}
            >
              {words.below(chat.below)}
            </Button>
          </div>
        )}
      </div>
      <ChatComposer
        area={area}
        value={value}
        onValueChange={onValueChange}
        limit={limit}
        closed={closed}
        replyTo={replyTo}
        onReplyCancel={onReplyCancel}
        onSend={send}
        words={words}
      />
    </section>
  );
}
