import { isApiError } from '@stoa/api';
import { courseChapters, type CourseChapters, type CourseItem } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import {
  ErrorCode,
  FixedPageKey,
  formatDuration,
  OrderPolicy,
  ProgressState,
  SeekPolicy,
  TargetKind,
} from '@stoa/domain';
import { ChapterPage, type ChapterView } from '@stoa/ui/patterns/ChapterPage';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { clock } from '../../../kernel/clock.ts';
import { contextFrom } from '../../../common/course/access.ts';
import { NoAccess } from '../../../common/course/NoAccess.tsx';
import { hrefOf } from '../../../common/hrefs.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { doneOf, itemsOf, notOpen } from '../outline.ts';
import { nextItemOf, unfinishedOf } from './chapterFilter.ts';

const idOf = (chapterId: number): string => `chapter-${chapterId}`;

type Translate = ReturnType<typeof useTranslations<'chapters'>>;

/** What the course asks for, a few words each (screens R13, policy notes). */
function notesOf({ policy }: CourseChapters, t: Translate): string[] {
  return [
    ...(policy.orderPolicy === OrderPolicy.Sequential ? [t('note.order')] : []),
    ...(policy.seekPolicy === SeekPolicy.NoForward ? [t('note.noForward')] : []),
    ...(policy.seekPolicy === SeekPolicy.NoSeek ? [t('note.noSeek')] : []),
    ...(policy.maxRate < 2 ? [t('note.rate', { rate: policy.maxRate })] : []),
  ];
}

/** How far somebody came in an item, and how long that took. */
function noteOf(items: readonly CourseItem[], itemId: number, t: Translate): string | undefined {
  const { lastPosition = 0, studySeconds = 0 } = items.find((item) => item.itemId === itemId) ?? {};
  const notes = [
    ...(lastPosition > 0 ? [t('watched', { position: clock(lastPosition) })] : []),
    ...(studySeconds >= 1 ? [t('studied', { time: formatDuration(studySeconds) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

/** Screen R13: everything in a long course, and where to go on. The route has checked `courseId`. */
export default function Chapter() {
  const t = useTranslations('chapters');
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const courseId = Number(query.get('courseId'));
  const context = contextFrom(query);
  const filter = query.get('filter') === 'unfinished' ? 'unfinished' : 'all';
  const answer = useApi(courseChapters, { courseId, ...context });
  const { data, error } = answer;
  useScreenTitle(data === undefined ? '' : t('title', { course: data.course.title }));

  const chapterId = query.get('chapterId') ?? '';
  const there = data !== undefined;
  useEffect(() => {
    if (!there || !/^\d{1,15}$/.test(chapterId)) return;
    document.getElementById(idOf(Number(chapterId)))?.scrollIntoView();
  }, [there, chapterId]);

  if (
    data === undefined &&
    isApiError(error) &&
    error.kind === 'business' &&
    (error.code === ErrorCode.NotFound || error.code === ErrorCode.NoPermission)
  ) {
    return <NoAccess courses={hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }))} />;
  }

  const studyHref = (itemId: number) =>
    hrefOf(
      resolve({ kind: TargetKind.CourseItem, id: itemId, params: { courseId: String(courseId) } }, context),
    );
  const viewOf = (answered: CourseChapters): ChapterView => {
    const { course, chapters } = answered;
    const next = nextItemOf(chapters);
    const href = next && studyHref(next.itemId);
    const studied = itemsOf(chapters).reduce((sum, { studySeconds = 0 }) => sum + studySeconds, 0);
    return {
      title: course.title,
      href: hrefOf(resolve({ kind: TargetKind.Course, id: courseId }, context)) ?? pathname,
      percent: course.progress?.percent ?? 0,
      facts: [
        t('done', doneOf(chapters)),
        ...(studied >= 1 ? [t('studied', { time: formatDuration(studied) })] : []),
      ],
      notes: notesOf(answered, t),
      chapters: filter === 'unfinished' ? unfinishedOf(chapters) : chapters,
      currentItemId: next?.itemId,
      next: next && href !== undefined ? { title: next.title, label: t('continue'), href } : undefined,
    };
  };

  return (
    <ChapterPage
      page={loadOf(answer, viewOf)}
      filter={filter}
      onFilter={(wanted) => {
        if (wanted === 'all') query.delete('filter');
        else query.set('filter', wanted);
        navigate(`${pathname}?${query.toString()}`);
      }}
      words={{
        progress: t('progress'),
        filter: t('filter'),
        filters: { all: t('all'), unfinished: t('unfinished') },
        anchors: t('anchors'),
        next: t('next'),
        nothing: t('nothing'),
        nothingLeft: t('nothingLeft'),
        showAll: t('showAll'),
        retry: t('retry'),
      }}
      idOf={idOf}
      itemHref={(item) => (notOpen(item) === undefined ? studyHref(item.itemId) : undefined)}
      onLocked={(item) => {
        const reason = notOpen(item);
        if (reason !== undefined) void showToast(t(`locked.${reason}`));
      }}
      itemNote={({ itemId, state }) =>
        state === ProgressState.InProgress ? noteOf(itemsOf(data?.chapters ?? []), itemId, t) : undefined
      }
      renderLink={routerLink}
    />
  );
}
