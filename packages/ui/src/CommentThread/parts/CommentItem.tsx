import { Button } from '../../Button/Button.tsx';
import { Composer } from '../../compose/Composer.tsx';
import * as styles from '../CommentThread.css.ts';
import { repliesLeft, type ThreadComment, type ThreadReply } from '../model.ts';
import { Entry, type EntryActions } from './Entry.tsx';

export interface CommentItemProps extends EntryActions {
  comment: ThreadComment;
  limit: number;
  draft: string;
  onDraftChange: (draft: string) => void;
  onReply: (id: string, text: string) => void;
  onAnswerEnd: () => void;
  onReplies?: ((id: string) => void) | undefined;
}

/** One comment with its replies. */
export function CommentItem({
  comment,
  limit,
  draft,
  onDraftChange,
  onReply,
  onAnswerEnd,
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
        onSubmit={(text) => onReply(entry.id, text)}
        cancelLabel={words.cancel}
        onCancel={onAnswerEnd}
      />
    );
  return (
    <li className={styles.item} data-part="comment">
      <Entry entry={comment} size="md" {...actions}>
        {composer(comment)}
        {(comment.replies.length > 0 || left > 0) && (
          <div className={styles.replies}>
            {comment.replies.length > 0 && (
              <ul className={styles.list} aria-label={words.repliesOf(comment.name)}>
                {comment.replies.map((reply) => (
                  <li key={reply.id} data-part="reply">
                    <Entry entry={reply} size="sm" {...actions}>
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
