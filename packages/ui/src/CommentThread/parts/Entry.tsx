import { CircleAlert, CircleCheck, Ellipsis, Pencil, ThumbsUp, Trash2 } from 'lucide-react';
import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Avatar } from '../../Avatar/Avatar.tsx';
import * as low from '../../compose/action.css.ts';
import { mentionPieces } from '../../compose/mention.ts';
import { TimeChip } from '../../compose/TimeChip.tsx';
import type { RenderLink } from '../../CourseCard/renderLink.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { ImageGallery } from '../../ImageGallery/ImageGallery.tsx';
import { LineClamp } from '../../LineClamp/LineClamp.tsx';
import { Menu } from '../../Menu/Menu.tsx';
import { MenuItem } from '../../Menu/MenuItem.tsx';
import type { Labels } from '../../provider/index.ts';
import { RatingScore } from '../../Rating/RatingScore.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import type { ThreadReply } from '../model.ts';
import * as styles from './Entry.css.ts';

export interface EntryActions {
  now: number;
  words: Labels['commentThread'];
  onLike: (id: string, liked: boolean) => void;
  onRetry: (id: string) => void;
  /** Asks the person whether to delete the entry. */
  onRemove: (id: string) => void;
  /** Opens the field in which the person changes the entry. Without it no entry can be changed. */
  onEdit?: ((entry: ThreadReply) => void) | undefined;
  /** Opens the field for a reply. Without it the entry cannot be answered. */
  onAnswer?: ((id: string) => void) | undefined;
  /** Marks an answer as helpful. */
  onAdopt?: ((id: string) => void) | undefined;
  /** Takes the video to the second that the entry is about. */
  onSeek?: ((seconds: number, entry: ThreadReply) => void) | undefined;
  renderLink: RenderLink;
  /** Id of the highlighted entry. */
  marked: string | undefined;
  /** Id of the entry whose reply field is open. */
  answering: string | undefined;
  /** Whether the person has an unsent reply to this entry. */
  isDrafted: (id: string) => boolean;
}

/** Text with more characters is cut, with a button that shows the rest. */
const longText = 240;

function Words({
  entry,
  words,
  renderLink,
}: { entry: ThreadReply } & Pick<EntryActions, 'words' | 'renderLink'>) {
  if (entry.state === 'deleted') return <p className={styles.words}>{words.deleted}</p>;
  const text = (
    <>
      {entry.replyTo !== undefined && <span className={styles.to}>{words.to(entry.replyTo)}</span>}
      {mentionPieces(entry.text, entry.mentions ?? []).map((piece, at) =>
        typeof piece === 'string' ? (
          <Fragment key={at}>{piece}</Fragment>
        ) : piece.href === undefined ? (
          <span key={at} className={styles.mention}>
            @{piece.name}
          </span>
        ) : (
          <Fragment key={at}>
            {renderLink({ href: piece.href, className: styles.mentionLink, children: `@${piece.name}` })}
          </Fragment>
        ),
      )}
    </>
  );
  if (entry.text.length <= longText) {
    return (
      <p dir="auto" className={styles.words}>
        {text}
      </p>
    );
  }
  return (
    <LineClamp lines={6} dir="auto" className={styles.words}>
      {text}
    </LineClamp>
  );
}

function Actions({
  entry,
  words,
  onLike,
  onRetry,
  onRemove,
  onEdit,
  onAnswer,
  onAdopt,
  answering,
  isDrafted,
}: EntryActions & { entry: ThreadReply }) {
  const { id, name, liked, likes, mine, removable = mine, adoptable = false, state = 'sent' } = entry;
  if (state === 'sending') return <p className={styles.quiet}>{words.sending}</p>;
  if (state === 'deleted') return undefined;
  if (state === 'failed') {
    return (
      <div className={low.failed} data-part="failed">
        <Icon glyph={CircleAlert} />
        <span className={low.failedWords}>{words.failed}</span>
        <button type="button" className={low.action} onClick={() => onRetry(id)}>
          {words.retry}
        </button>
        {removable && (
          <button type="button" className={low.action} onClick={() => onRemove(id)}>
            {words.remove}
          </button>
        )}
      </div>
    );
  }
  const editable = entry.editable === true && onEdit !== undefined;
  return (
    <div className={low.actions} data-part="actions">
      <button
        type="button"
        aria-pressed={liked}
        title={words.likes(likes)}
        className={low.action}
        onClick={() => onLike(id, !liked)}
      >
        <Icon glyph={ThumbsUp} className={liked ? styles.liked : undefined} />
        <VisuallyHidden>{words.like(name)}</VisuallyHidden>
        {likes > 0 && words.liked(likes)}
      </button>
      {onAnswer !== undefined && (
        <button
          type="button"
          aria-label={isDrafted(id) ? `${words.replyOf(name)} ${words.drafted}` : words.replyOf(name)}
          aria-expanded={answering === id}
          data-reply={id}
          className={low.action}
          onClick={() => onAnswer(id)}
        >
          {words.reply}
          {isDrafted(id) && <span className={styles.drafted}>{words.drafted}</span>}
        </button>
      )}
      {adoptable && onAdopt !== undefined && (
        <button
          type="button"
          aria-label={words.adoptOf(name)}
          className={low.action}
          onClick={() => onAdopt(id)}
        >
          <Icon glyph={CircleCheck} />
          {words.adopt}
        </button>
      )}
      {(editable || removable) && (
        <Menu
          label={words.moreOf(name)}
          align="start"
          trigger={
            <button type="button" aria-label={words.moreOf(name)} data-more={id} className={low.action}>
              <Icon glyph={Ellipsis} />
            </button>
          }
        >
          {editable && (
            <MenuItem icon={<Icon glyph={Pencil} />} onSelect={() => onEdit(entry)}>
              {words.edit}
            </MenuItem>
          )}
          {removable && (
            <MenuItem icon={<Icon glyph={Trash2} />} tone="danger" onSelect={() => onRemove(id)}>
              {words.remove}
            </MenuItem>
          )}
        </Menu>
      )}
    </div>
  );
}

/** One comment or reply: author, text, time and actions. */
export function Entry({
  entry,
  size,
  field,
  children,
  ...actions
}: EntryActions & {
  entry: ThreadReply;
  size: 'sm' | 'md';
  /** The field in which the entry is being edited. It replaces text and actions. */
  field?: ReactNode;
  children?: ReactNode;
}) {
  const { words, now, onSeek } = actions;
  const { name, role = 'LEARNER', mine, pictures = [], state = 'sent' } = entry;
  const gone = state === 'deleted';
  const root = useRef<HTMLDivElement>(null);
  const open = field !== undefined;
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    // The focused field is gone, so the focus returns to the button that opened it.
    if (wasOpen.current && !open && document.activeElement === document.body) {
      (root.current?.querySelector<HTMLElement>('[data-more]') ?? root.current)?.focus();
    }
    wasOpen.current = open;
  }, [open]);
  return (
    <div
      ref={root}
      tabIndex={-1}
      className={styles.root}
      data-state={state}
      data-entry={entry.id}
      data-marked={actions.marked === entry.id ? '' : undefined}
    >
      {gone ? (
        <span className={styles.nobody} />
      ) : (
        <Avatar name={name} src={entry.avatarUrl} size={size} decorative />
      )}
      <div className={styles.body}>
        {!gone && (
          <div className={styles.head}>
            <span className={styles.name}>{mine ? words.me : name}</span>
            {role !== 'LEARNER' && (
              <Tag tone={role === 'LECTURER' ? 'accent' : 'info'}>{words.role[role]}</Tag>
            )}
            {entry.adopted === true && <Tag tone="success">{words.adopted}</Tag>}
            {entry.score !== undefined && <RatingScore value={entry.score} />}
            <time
              dateTime={new Date(entry.time).toISOString()}
              title={words.fullTime(entry.time)}
              className={styles.quiet}
            >
              {words.time(entry.time, now)}
            </time>
            {entry.edited !== undefined && (
              <span title={words.editedAt(entry.edited)} className={styles.quiet} data-part="edited">
                {words.edited}
              </span>
            )}
          </div>
        )}
        {!gone && entry.position !== undefined && (
          <div>
            <TimeChip
              position={entry.position}
              words={words}
              onSeek={onSeek && ((seconds) => onSeek(seconds, entry))}
            />
          </div>
        )}
        {field ?? <Words entry={entry} words={words} renderLink={actions.renderLink} />}
        {pictures.length > 0 && (
          <ImageGallery images={pictures} label={words.pictures(name)} className={styles.pictures} />
        )}
        {field === undefined && <Actions entry={entry} {...actions} />}
        {children}
      </div>
    </div>
  );
}
