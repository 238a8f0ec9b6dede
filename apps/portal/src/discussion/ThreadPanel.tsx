import { postLength } from '@stoa/api/contract/interact';
import { TargetKind, ThreadKind, UploadKind } from '@stoa/domain';
import { NotLoaded } from '@stoa/pages/common';
import { hrefOf } from '@stoa/pages/links';
import { Button } from '@stoa/ui/Button';
import { CommentThread } from '@stoa/ui/CommentThread';
import { Icon } from '@stoa/ui/Icon';
import { Pagination } from '@stoa/ui/Pagination';
import { RatingBars } from '@stoa/ui/Rating';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Stack } from '@stoa/ui/Stack';
import { ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../common/links.tsx';
import { notLoaded } from '../common/load.ts';
import { routerLink } from '../common/routerLink.tsx';
import { useFlags, useOffers } from '../session/company.ts';
import { FileUploader } from '../uploads/index.tsx';
import { editField, newField, replyField, type Picture } from './desk.ts';
import { usePostPause } from './pause.ts';
import { editDrafts, replyDrafts, threadViews } from './threadView.ts';
import type { TalkSubject } from './subject.ts';
import type { TalkPanelProps } from './types.ts';
import { barsOf } from './ratings.ts';
import { useColleagues } from './useColleagues.ts';
import { usePosting } from './usePosting.ts';
import { useSeek } from './useSeek.ts';
import { useThreads } from './useThreads.ts';
import { useWantedPost } from './useWantedPost.ts';
import { wantedIn } from './wantedPost.ts';

const mostPictures = 9;
const scopes = ['course', 'item'] as const;
const sorts = { comment: ['new', 'hot'], question: ['new', 'hot', 'unanswered'] } as const;

interface Attached {
  readonly pictures: readonly Picture[];
  readonly busy: boolean;
}
const nothingAttached: Attached = { pictures: [], busy: false };

/** Comments or questions about a course or a teacher: reading, writing, and all actions on an entry. */
export function ThreadPanel({
  about,
  subject,
  itemId,
  position,
  onSeek,
  name,
  withRatings = false,
  onCount,
}: Omit<TalkPanelProps, 'courseId'> & { about: 'comment' | 'question'; subject: TalkSubject }) {
  const t = useTranslations('talk');
  const { hideCourseComment } = useFlags();
  const offers = useOffers();
  const closed = hideCourseComment && subject.kind === TargetKind.Course;
  const [scope, setScope] = useState<(typeof scopes)[number]>('course');
  const [attaching, setAttaching] = useState(false);
  const [attached, setAttached] = useState(nothingAttached);
  const [round, setRound] = useState(0);
  const [now] = useState(() => Date.now());
  const seek = useSeek({ courseId: subject.id, itemId, onSeek });
  const threadKind = about === 'question' ? ThreadKind.Question : ThreadKind.Comment;
  const root = useRef<HTMLElement>(null);
  const wanted = wantedIn(useLocation().search);
  const threads = useThreads({
    threadKind,
    subject,
    wantedId: wanted?.threadId,
    itemId: scope === 'item' ? itemId : undefined,
    closed,
  });
  const { page } = threads;
  const desk = usePosting(about, threadKind, subject, threads);
  const pause = usePostPause();
  const people = useColleagues(subject, desk.remember);
  const resolve = useLinkResolver();
  const marked = useWantedPost(wanted, threads, root);

  const rating = withRatings ? barsOf(subject.rating) : undefined;
  const { total, loading } = page;
  const isFiltered = threads.score !== undefined || page.stale;
  useEffect(() => {
    if (!loading && !closed && !isFiltered) onCount?.(total);
  }, [loading, closed, isFiltered, total, onCount]);

  if (page.error && page.rows.length === 0) {
    return (
      <NotLoaded
        load={notLoaded(page.error, () => void page.reload())}
        retry={t('retry')}
        title={t('failed')}
      />
    );
  }
  const draft = desk.desk.drafts[newField] ?? { text: '' };
  const isOutgoing = (id: string) => desk.desk.outgoing.some((one) => one.id === id);
  const post = (text: string) => {
    setAttached(nothingAttached);
    setAttaching(false);
    setRound(round + 1);
    threads.order('new');
    threads.only(undefined);
    void desk.handIn({ ...draft, text, field: newField, itemId, pictures: attached.pictures });
  };
  return (
    <Stack gap={5}>
      {itemId !== undefined && (
        <SegmentedControl
          label={t('scope')}
          items={scopes.map((value) => ({ value, label: t(`notes.${value}`) }))}
          value={scope}
          onValueChange={(next) => {
            setScope(next);
            threads.turn(1);
          }}
        />
      )}
      {rating && (
        <RatingBars
          average={rating.avg}
          counts={rating.dist}
          value={threads.score}
          onValueChange={threads.only}
        />
      )}
      <CommentThread
        filtered={threads.score === undefined ? undefined : t('noneWithStars', { stars: threads.score })}
        ref={root}
        marked={marked}
        {...(name === undefined ? {} : { 'aria-label': name })}
        about={about}
        comments={threadViews(page.rows, {
          replies: threads.replies,
          likes: threads.likes,
          outgoing: desk.desk.outgoing,
          isSending: desk.isSending,
          hrefOf: (target) => hrefOf(resolve(target)),
        })}
        total={total}
        now={now}
        value={draft.text}
        onValueChange={(text) => desk.write(newField, { ...draft, text })}
        onPost={post}
        replies={replyDrafts(desk.desk.drafts)}
        onReplyDraft={(id, text) => desk.write(replyField(id), text === '' ? undefined : { text })}
        edits={
          offers({ id: 'X155' })
            ? {
                drafts: editDrafts(desk.desk.drafts),
                onDraft: (id, text) => desk.write(editField(id), text === undefined ? undefined : { text }),
                onSave: (id, text) => void desk.saveEdit(id, text),
              }
            : undefined
        }
        onReply={(id, text) => void desk.handIn({ text, field: replyField(id), pictures: [] })}
        onLike={(id, on) => void threads.like(id, on)}
        onDelete={(id) => (isOutgoing(id) ? desk.drop(id) : void threads.remove(id))}
        onRetry={(id) => void desk.again(id)}
        onAdopt={(id) => void threads.adopt(id)}
        onReplies={(id) => void threads.loadReplies(Number(id))}
        onSeek={(seconds, { id }) => seek(seconds, threads.find(id))}
        {...(about === 'question' && position && itemId !== undefined
          ? {
              position: draft.position,
              takeTime: position,
              onPositionChange: (next: number | undefined) =>
                desk.write(newField, { ...draft, position: next }),
            }
          : {})}
        tools={
          offers({ id: 'X8' }) && (
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              aria-expanded={attaching}
              iconStart={<Icon glyph={ImagePlus} />}
              onClick={() => setAttaching(!attaching)}
            >
              {t('pictures')}
            </Button>
          )
        }
        along={
          attaching && (
            <FileUploader
              key={round}
              kind={UploadKind.Image}
              scene="comment"
              max={mostPictures}
              label={t('pictures')}
              onChange={(results, busy) =>
                setAttached({
                  busy,
                  pictures: results.flatMap((result) =>
                    result.kind === 'file'
                      ? [{ fileId: result.file.fileId, url: result.file.url, name: result.file.name }]
                      : [],
                  ),
                })
              }
            />
          )
        }
        busy={attached.busy}
        sort={threads.sort}
        sorts={sorts[about]}
        onSortChange={threads.order}
        loading={loading && !closed}
        closed={closed}
        limit={postLength.longest}
        shortest={about === 'question' ? postLength.shortestQuestion : postLength.shortest}
        pause={pause}
        people={people}
        renderLink={routerLink}
      />
      <Pagination
        value={page.pageNo}
        pageCount={page.pages}
        onValueChange={threads.turn}
        label={t('pages')}
      />
    </Stack>
  );
}
