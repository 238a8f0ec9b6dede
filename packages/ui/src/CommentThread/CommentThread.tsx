import { clsx } from 'clsx';
import { useState, type ComponentProps, type Ref } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Composer } from '../compose/Composer.tsx';
import { useFocusKept } from '../compose/useFocusKept.ts';
import { useSpokenFailure } from '../compose/useSpokenFailure.ts';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import { useLabels } from '../provider/index.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './CommentThread.css.ts';
import { commentSorts, failedIn, type CommentSort, type MoreState, type ThreadComment } from './model.ts';
import { CommentItem } from './parts/CommentItem.tsx';

export interface CommentThreadProps extends Omit<ComponentProps<'section'>, 'children' | 'ref'> {
  ref?: Ref<HTMLElement>;
  /** What is on its way stands among them. */
  comments: readonly ThreadComment[];
  /** How many there are in all. */
  total: number;
  /** The present, in epoch milliseconds; the parent owns the clock. */
  now: number;
  /** The draft of a new comment; the parent keeps it. */
  value: string;
  onValueChange: (value: string) => void;
  /** The draft without the blanks around it. The parent adds the comment and empties the draft. */
  onPost: (text: string) => void;
  /** To a comment or to a reply. */
  onReply: (id: string, text: string) => void;
  onLike: (id: string, liked: boolean) => void;
  /** After the person has confirmed. */
  onDelete: (id: string) => void;
  onRetry: (id: string) => void;
  sort?: CommentSort;
  onSortChange?: (sort: CommentSort) => void;
  more?: MoreState;
  onMore?: () => void;
  /** The rest of the replies to a comment is wanted. */
  onReplies?: (id: string) => void;
  /** The first comments are still on their way. */
  loading?: boolean;
  /** The company has switched commenting off: what is there can be read. */
  closed?: boolean;
  /** Characters of one comment. */
  limit?: number;
}

/** What people say about a course or an article, and what others answer; two levels. Keys are `composerKeys`. */
export function CommentThread({
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
  sort,
  onSortChange,
  more = 'none',
  onMore,
  onReplies,
  loading = false,
  closed = false,
  limit = 1000,
  className,
  ref,
  ...rest
}: CommentThreadProps) {
  const words = useLabels('commentThread');
  const root = useSharedRef(ref);
  const [answering, setAnswering] = useState<string>();
  // Kept by comment, so that a look elsewhere costs no words.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [deleting, setDeleting] = useState<string>();
  useFocusKept(root);
  useSpokenFailure(failedIn(comments), words.spokenFailed);

  const endAnswer = (id: string | undefined) => {
    if (id === undefined) return;
    // The field goes; the button that opened it takes the focus back.
    root.current?.querySelector<HTMLElement>(`[data-reply="${CSS.escape(id)}"]`)?.focus();
    setAnswering(undefined);
  };
  const reply = (id: string, text: string) => {
    endAnswer(id);
    setDrafts((known) => new Map(known).set(id, ''));
    onReply(id, text);
  };
  const draft = answering === undefined ? '' : (drafts.get(answering) ?? '');
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
            items={commentSorts.map((each) => ({ value: each, label: words.sorts[each] }))}
            value={sort ?? 'new'}
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
          submitLabel={words.post}
          onSubmit={onPost}
        />
      )}
      {loading && (
        <div className={styles.bones} aria-busy>
          <Skeleton lines={3} />
          <Skeleton lines={2} />
        </div>
      )}
      {empty && !closed && (
        <EmptyState compact picture="box" title={words.empty} description={words.emptyHint} />
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
              answering={answering}
              draft={draft}
              onDraftChange={(text) =>
                answering !== undefined && setDrafts((known) => new Map(known).set(answering, text))
              }
              onAnswer={closed ? undefined : (id) => (id === answering ? endAnswer(id) : setAnswering(id))}
              onAnswerEnd={() => endAnswer(answering)}
              onReply={reply}
              onReplies={onReplies}
              onLike={onLike}
              onRetry={onRetry}
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
