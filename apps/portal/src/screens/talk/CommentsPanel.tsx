import { threadList } from '@stoa/api/contract/interact';
import { useApiPage } from '@stoa/api/react';
import { TargetKind, ThreadKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { CommentThread, type CommentSort } from '@stoa/ui/CommentThread';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Pagination } from '@stoa/ui/Pagination';
import { Stack } from '@stoa/ui/Stack';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { TalkWords } from './TalkWords.tsx';
import { threadView } from './threadView.ts';
import type { TalkPanelProps } from './types.ts';
import { useReplies } from './useReplies.ts';

const pageSize = 10;
const nothing = () => undefined;

function Comments({ courseId, itemId, onCount }: TalkPanelProps) {
  const t = useTranslations('talk');
  const [sort, setSort] = useState<CommentSort>('new');
  const [pageNo, setPageNo] = useState(1);
  const [draft, setDraft] = useState('');
  const [now] = useState(() => Date.now());
  const page = useApiPage(
    threadList,
    {
      threadKind: ThreadKind.Comment,
      targetKind: TargetKind.Course,
      targetId: courseId,
      ...(itemId === undefined ? {} : { itemId }),
      sort,
      pageNo,
      pageSize,
    },
    { silent: true },
  );
  const replies = useReplies(ThreadKind.Comment, courseId);
  const { total, loading } = page;
  useEffect(() => {
    if (!loading) onCount?.(total);
  }, [loading, total, onCount]);

  if (page.error && page.rows.length === 0) {
    return (
      <ErrorState title={t('failed')}>
        <Button onClick={() => void page.reload()}>{t('retry')}</Button>
      </ErrorState>
    );
  }
  return (
    <Stack gap={5}>
      <CommentThread
        comments={page.rows.map((thread) => threadView(thread, replies.byThread.get(thread.threadId)))}
        total={total}
        now={now}
        value={draft}
        onValueChange={setDraft}
        onPost={nothing}
        onReply={nothing}
        onLike={nothing}
        onDelete={nothing}
        onRetry={nothing}
        onReplies={(id) => void replies.load(Number(id))}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          setPageNo(1);
        }}
        loading={loading}
        closed
      />
      <Pagination value={pageNo} pageCount={page.pages} onValueChange={setPageNo} label={t('pages')} />
    </Stack>
  );
}

/** Screens R16 and R28: what people say about a course. */
export default function CommentsPanel(props: TalkPanelProps) {
  return (
    <TalkWords>
      <Comments {...props} />
    </TalkWords>
  );
}
