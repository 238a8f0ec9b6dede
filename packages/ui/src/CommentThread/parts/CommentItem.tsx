import { Button } from '../../Button/Button.tsx';
import { Composer } from '../../compose/Composer.tsx';
import type { MentionSource } from '../../compose/mention.ts';
import * as styles from '../CommentThread.css.ts';
import { repliesLeft, type EntryEdits, type ThreadComment, type ThreadReply } from '../model.ts';
import { Entry, type EntryActions } from './Entry.tsx';

export interface CommentItemProps extends EntryActions {
  comment: ThreadComment;
  limit: number;
  /** Minimum number of characters of the comment itself; a reply may be shorter. */
  shortest: number;
  /** Name of a button that sends, while the person has to wait. */
  paused: (label: string) => string | undefined;
  draft: string;
  onDraftChange: (draft: string) => void;
  onReply: (id: string, text: string) => void;
  onAnswerEnd: () => void;
  people: MentionSource | undefined;
  edits?: EntryEdits | undefined;
  /** Id of the entry whose field for changes the person has just opened. */
  editing: string | undefined;
  onReplies?: ((id: string) => void) | undefined;
}

/** One comment with its replies. */
export function CommentItem({
  comment,
  limit,
  shortest,
  paused,
  draft,
  onDraftChange,
  onReply,
  onAnswerEnd,
  people,
  edits,
  editing,
  onReplies,
  ...actions
}: CommentItemProps) {
  const { words, answering } = actions;
  const left = repliesLeft(comment);
  const composer = (entry: ThreadReply) =>
    answering === entry.id && (
      <Composer
        opened
        label={words.replyOf(entry.name)}
        value={draft}
        onValueChange={onDraftChange}
        limit={limit}
        submitLabel={words.reply}
        pausedLabel={paused(words.reply)}
        onSubmit={(text) => onReply(entry.id, text)}
        cancelLabel={words.cancel}
        onCancel={onAnswerEnd}
        people={people}
      />
    );
  const change = (entry: ThreadReply, least: number) => {
    const text = edits?.drafts.get(entry.id);
    if (edits === undefined || text === undefined) return undefined;
    return (
      <Composer
        opened={editing === entry.id}
        label={words.editing}
        value={text}
        onValueChange={(next) => edits.onDraft(entry.id, next)}
        limit={limit}
        shortest={least}
        tooShort={words.tooShort(least)}
        closed={entry.editable === true ? undefined : words.editLate}
        submitLabel={words.save}
        pausedLabel={paused(words.save)}
        onSubmit={(next) => edits.onSave(entry.id, next)}
        cancelLabel={words.cancel}
        onCancel={() => edits.onDraft(entry.id, undefined)}
        people={people}
      />
    );
  };
  return (
    <li className={styles.item} data-part="comment">
      <Entry entry={comment} size="md" field={change(comment, shortest)} {...actions}>
        {composer(comment)}
        {(comment.replies.length > 0 || left > 0) && (
          <div className={styles.replies}>
            {comment.replies.length > 0 && (
              <ul className={styles.list} aria-label={words.repliesOf(comment.name)}>
                {comment.replies.map((reply) => (
                  <li key={reply.id} data-part="reply">
                    <Entry entry={reply} size="sm" field={change(reply, 1)} {...actions}>
                      {composer(reply)}
                    </Entry>
                  </li>
                ))}
              </ul>
            )}
            {left > 0 && onReplies !== undefined && (
              <Button
                size="sm"
                variant="ghost"
                tone={comment.moreReplies === 'failed' ? 'danger' : 'accent'}
                loading={comment.moreReplies === 'loading'}
                onClick={() => onReplies(comment.id)}
              >
                {comment.moreReplies === 'failed' ? words.repliesFailed : words.replies(left)}
              </Button>
            )}
          </div>
        )}
      </Entry>
    </li>
  );
}
