import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Composer } from '../compose/Composer.tsx';
import type { MentionSource } from '../compose/mention.ts';
import { TimeTaker } from '../compose/TimeChip.tsx';
import { useFocusKept } from '../compose/useFocusKept.ts';
import { useSpokenFailure } from '../compose/useSpokenFailure.ts';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useLabels } from '../provider/index.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './CommentThread.css.ts';
import {
  failedIn,
  type CommentSort,
  type EntryEdits,
  type MoreState,
  type ThreadComment,
  type ThreadKind,
  type ThreadReply,
} from './model.ts';
import { CommentItem } from './parts/CommentItem.tsx';

export interface CommentThreadProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  ref?: Ref<HTMLElement>;
  /** Whether people comment here (`comment`) or ask and answer (`question`). It changes the words. */
  about?: ThreadKind;
  /** The loaded comments, including those that are still being sent. */
  comments: readonly ThreadComment[];
  /** Number of comments in all, including those that are not loaded. */
  total: number;
  /** The current time in epoch milliseconds, which the parent keeps up to date. */
  now: number;
  /** The draft of a new comment, which the parent keeps. */
  value: string;
  onValueChange: (value: string) => void;
  /** Called with the draft, trimmed. The parent then adds the comment and empties the draft. */
  onPost: (text: string) => void;
  /** Called with a reply; `id` is the comment or the reply that it answers. */
  onReply: (id: string, text: string) => void;
  onLike: (id: string, liked: boolean) => void;
  /** Called after the person has confirmed the deletion. */
  onDelete: (id: string) => void;
  onRetry: (id: string) => void;
  /** Changes of one's own entries, offered for those that are `editable`. Without it nothing can be changed. */
  edits?: EntryEdits | undefined;
  /** Called when the person marks an answer as helpful; offered for answers that are `adoptable`. */
  onAdopt?: ((id: string) => void) | undefined;
  /**
   * Drafts of replies by the id that they answer, when the parent keeps them. Otherwise the component keeps
   * them.
   */
  replies?: ReadonlyMap<string, string> | undefined;
  onReplyDraft?: ((id: string, text: string) => void) | undefined;
  /** The second of the video that the draft is about. */
  position?: number | undefined;
  onPositionChange?: ((position: number | undefined) => void) | undefined;
  /** Returns the current second of the video. Without it new entries have no time. */
  takeTime?: (() => number | undefined) | undefined;
  /** Called to seek to the second of an entry. Without it an entry's time is not a button. */
  onSeek?: ((seconds: number, entry: ThreadReply) => void) | undefined;
  /** Controls beside the button that posts. */
  tools?: ReactNode;
  /** Content below the field, such as attachments of the draft. */
  along?: ReactNode;
  /** Whether attachments are still being uploaded, so that nothing can be posted yet. */
  busy?: boolean;
  sort?: CommentSort;
  /** The sort orders that are offered, in this order. */
  sorts?: readonly CommentSort[];
  onSortChange?: (sort: CommentSort) => void;
  more?: MoreState;
  onMore?: () => void;
  /** Called when the person asks for the remaining replies to a comment. */
  onReplies?: (id: string) => void;
  /** True while the first comments are loading. */
  loading?: boolean;
  /**
   * Whether the company has switched commenting off: existing comments can be read, but new ones cannot be
   * written.
   */
  closed?: boolean;
  /** Maximum number of characters of a comment. */
  limit?: number;
  /** Minimum number of characters of a comment, but not of a reply. Default 1. */
  shortest?: number;
  /** Source of the colleagues who can be mentioned. Without it nobody can be mentioned. */
  people?: MentionSource | undefined;
  /** Renders a link, such as the application's router link. Default: an `a` element. */
  renderLink?: RenderLink;
  /** Message for a filter that matches nothing, instead of the one for a thread without any comment. */
  filtered?: string | undefined;
  /** Id of an entry that is highlighted, such as the one that a link has led to. */
  marked?: string | undefined;
  /** Seconds until the person may post again; until then the buttons show them and are disabled. Default 0. */
  pause?: number;
}

/** Comments on a course or an article, with replies on one further level. Keys are `composerKeys`. */
export function CommentThread({
  about = 'comment',
  comments,
  total,
  now,
  value,
  onValueChange,
  onPost,
  onReply,
  onLike,
  onDelete,
  onRetry,
  edits,
  onAdopt,
  replies: keptDrafts,
  onReplyDraft,
  position,
  onPositionChange,
  takeTime,
  onSeek,
  tools,
  along,
  busy = false,
  sort,
  sorts = ['new', 'hot'],
  onSortChange,
  more = 'none',
  onMore,
  onReplies,
  loading = false,
  closed = false,
  limit = 1000,
  shortest = 1,
  people,
  renderLink = plainLink,
  filtered,
  marked,
  pause = 0,
  className,
  ref,
  ...rest
}: CommentThreadProps) {
  const words = useLabels(about === 'question' ? 'questionThread' : 'commentThread');
  const root = useSharedRef(ref);
  const [answering, setAnswering] = useState<string>();
  // Drafts are kept for each comment, so that closing a reply field and opening another loses no text.
  const [ownDrafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const drafts = keptDrafts ?? ownDrafts;
  const [deleting, setDeleting] = useState<string>();
  const [editing, setEditing] = useState<string>();
  /** The entry that the open question is about, which gets the focus back when the question is answered. */
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (deleting === undefined && asked.current !== undefined) {
      // The menu entry that opened this dialog is gone, so the dialog cannot return the focus to it.
      root.current?.querySelector<HTMLElement>(`[data-more="${CSS.escape(asked.current)}"]`)?.focus();
    }
    asked.current = deleting;
  }, [deleting, root]);
  useFocusKept(root);
  useSpokenFailure(failedIn(comments), words.spokenFailed);

  const endAnswer = (id: string | undefined) => {
    if (id === undefined) return;
    // The reply field disappears, so the button that opened it gets the focus back.
    root.current?.querySelector<HTMLElement>(`[data-reply="${CSS.escape(id)}"]`)?.focus();
    setAnswering(undefined);
  };
  const draftReply = (id: string, text: string) => {
    onReplyDraft?.(id, text);
    setDrafts((known) => new Map(known).set(id, text));
  };
  const reply = (id: string, text: string) => {
    endAnswer(id);
    draftReply(id, '');
    onReply(id, text);
  };
  const draft = answering === undefined ? '' : (drafts.get(answering) ?? '');
  const paused = (label: string) => (pause > 0 ? words.inSeconds(label, pause) : undefined);
  const empty = !loading && comments.length === 0;

  return (
    <section
      aria-label={words.name}
      {...rest}
      ref={root}
      tabIndex={-1}
      data-component="CommentThread"
      data-state={loading ? 'loading' : empty ? 'empty' : 'ready'}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <p className={styles.count}>{loading ? words.name : words.count(total)}</p>
        {onSortChange !== undefined && !empty && (
          <SegmentedControl
            label={words.sort}
            items={sorts.map((each) => ({ value: each, label: words.sorts[each] }))}
            value={sort ?? sorts[0] ?? 'new'}
            onValueChange={onSortChange}
          />
        )}
      </div>
      {closed ? (
        <p className={styles.off}>{words.off}</p>
      ) : (
        <Composer
          label={words.write}
          placeholder={words.hint}
          value={value}
          onValueChange={onValueChange}
          limit={limit}
          shortest={shortest}
          tooShort={words.tooShort(shortest)}
          busy={busy}
          submitLabel={words.post}
          pausedLabel={paused(words.post)}
          onSubmit={onPost}
          people={people}
          along={along}
        >
          {onPositionChange !== undefined && (
            <TimeTaker
              position={position}
              onPositionChange={onPositionChange}
              takeTime={takeTime}
              words={words}
            />
          )}
          {tools}
        </Composer>
      )}
      {loading && (
        <div className={styles.skeleton} aria-busy>
          <Skeleton lines={3} />
          <Skeleton lines={2} />
        </div>
      )}
      {empty && !closed && (
        <EmptyState
          compact
          picture="box"
          title={filtered ?? words.empty}
          description={filtered === undefined ? words.emptyHint : undefined}
        />
      )}
      {comments.length > 0 && (
        <ul className={styles.list}>
          {comments.map((comment) => (
            <CommentItem
              key={comment.id}
              comment={comment}
              now={now}
              words={words}
              limit={limit}
              shortest={shortest}
              paused={paused}
              edits={edits}
              editing={editing}
              marked={marked}
              people={people}
              renderLink={renderLink}
              answering={answering}
              isDrafted={(id) => id !== answering && (drafts.get(id) ?? '').trim() !== ''}
              draft={draft}
              onDraftChange={(text) => answering !== undefined && draftReply(answering, text)}
              onAnswer={closed ? undefined : (id) => (id === answering ? endAnswer(id) : setAnswering(id))}
              onAnswerEnd={() => endAnswer(answering)}
              onReply={reply}
              onReplies={onReplies}
              onLike={onLike}
              onRetry={onRetry}
              onAdopt={onAdopt}
              onSeek={onSeek}
              onEdit={
                edits &&
                (({ id, text }) => {
                  setEditing(id);
                  edits.onDraft(id, text);
                })
              }
              onRemove={setDeleting}
            />
          ))}
        </ul>
      )}
      {more === 'failed' && (
        <Alert
          tone="danger"
          live="polite"
          action={
            <Button size="sm" variant="outline" onClick={onMore}>
              {words.retry}
            </Button>
          }
        >
          {words.moreFailed}
        </Alert>
      )}
      {(more === 'some' || more === 'loading') && (
        <div className={styles.more}>
          <Button variant="outline" loading={more === 'loading'} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        tone="danger"
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        onCancel={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting !== undefined) onDelete(deleting);
          setDeleting(undefined);
        }}
      >
        {words.removeText}
      </ConfirmDialog>
    </section>
  );
}
