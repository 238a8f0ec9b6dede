import type { CourseChapters, CourseItem, StudyPolicy } from '@stoa/api/contract/course';
import {
  formatDuration,
  OrderPolicy,
  ProgressState,
  SeekPolicy,
  TargetKind,
  type StudyContext,
} from '@stoa/domain';
import { useEffect } from 'react';
import { AnchorNav } from '@stoa/ui/AnchorNav';
import { Button } from '@stoa/ui/Button';
import { ChapterOutline } from '@stoa/ui/ChapterOutline';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { clock } from '../../common/clock.ts';
import { NotLoaded, type Load } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { doneOf, itemsOf, notOpen, type NotOpen } from '../outline.ts';
import type { ChaptersTranslate } from '../words/index.ts';
import * as styles from './ChapterPage.css.ts';
import { nextItemOf, unfinishedOf } from './filter.ts';

export const chapterFilters = ['all', 'unfinished'] as const;
export type ChapterFilter = (typeof chapterFilters)[number];

export interface ChapterPageProps {
  contents: Load<CourseChapters>;
  filter: ChapterFilter;
  /** The chapter to scroll to; without it the page begins at its top. */
  chapterId?: number | undefined;
  /** Where the learner came from; passed on in the links. */
  context?: StudyContext | undefined;
  t: ChaptersTranslate;
  resolve: Resolve;
  onFilter: (filter: ChapterFilter) => void;
  /** Called when the person pressed a lesson that does not open. */
  onLocked: (reason: NotOpen) => void;
  renderLink?: RenderLink;
}

const bones = (
  <Container className={styles.root}>
    <div className={late} aria-busy>
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </div>
  </Container>
);

/** Id of a chapter's element on the page. */
const partIdOf = (chapterId: number): string => `chapter-${chapterId}`;

/** The rules of the course, a few words each. */
function notesOf(policy: StudyPolicy, t: ChaptersTranslate): string[] {
  return [
    ...(policy.orderPolicy === OrderPolicy.Sequential ? [t('note.order')] : []),
    ...(policy.seekPolicy === SeekPolicy.NoForward ? [t('note.noForward')] : []),
    ...(policy.seekPolicy === SeekPolicy.NoSeek ? [t('note.noSeek')] : []),
    ...(policy.maxRate < 2 ? [t('note.rate', { rate: policy.maxRate })] : []),
  ];
}

/** The person's position in a lesson that was begun, and the time spent on it. */
function noteOf(items: readonly CourseItem[], itemId: number, t: ChaptersTranslate): string | undefined {
  const item = items.find((one) => one.itemId === itemId);
  if (item?.state !== ProgressState.InProgress) return undefined;
  const { lastPosition, studySeconds = 0 } = item;
  const notes = [
    ...(lastPosition > 0 ? [t('watched', { position: clock(lastPosition) })] : []),
    ...(studySeconds >= 1 ? [t('studied', { time: formatDuration(studySeconds) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

interface PartProps {
  data: CourseChapters;
  items: readonly CourseItem[];
  props: ChapterPageProps;
}

function Head({
  data: { course, chapters, policy },
  items,
  props: { context, t, resolve, renderLink = plainLink },
}: PartProps) {
  const href = hrefOf(resolve({ kind: TargetKind.Course, id: course.courseId }, context));
  const studied = items.reduce((sum, { studySeconds = 0 }) => sum + studySeconds, 0);
  const notes = notesOf(policy, t);
  return (
    <header className={styles.head}>
      <Heading level={1} size={24}>
        {href === undefined
          ? course.title
          : renderLink({ href, className: styles.titleLink, children: course.title })}
      </Heading>
      <div className={styles.progress}>
        <ProgressBar value={course.progress?.percent ?? 0} label={t('progress')} showValue />
      </div>
      <ul className={styles.facts}>
        <li>{t('done', doneOf(chapters))}</li>
        {studied >= 1 && <li>{t('studied', { time: formatDuration(studied) })}</li>}
      </ul>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>
              <Tag>{note}</Tag>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function Contents({ data, items, props }: PartProps) {
  const { filter, chapterId, context, t, resolve, onFilter, onLocked, renderLink = plainLink } = props;
  useEffect(() => {
    if (chapterId !== undefined) document.getElementById(partIdOf(chapterId))?.scrollIntoView();
  }, [chapterId]);
  const params = { courseId: String(data.course.courseId) };
  const lessonHref = (itemId: number) =>
    hrefOf(resolve({ kind: TargetKind.CourseItem, id: itemId, params }, context));
  const chapters = filter === 'unfinished' ? unfinishedOf(data.chapters) : data.chapters;
  const next = nextItemOf(data.chapters);
  const nextHref = next && lessonHref(next.itemId);
  return (
    <Container className={styles.root} data-component="ChapterPage">
      <Head data={data} items={items} props={props} />
      <div className={styles.bar}>
        <SegmentedControl
          label={t('filter')}
          items={chapterFilters.map((value) => ({ value, label: t(value) }))}
          value={filter}
          onValueChange={onFilter}
        />
      </div>
      {chapters.length === 0 ? (
        <EmptyState compact title={t(filter === 'all' ? 'nothing' : 'nothingLeft')}>
          {filter === 'unfinished' && <Button onClick={() => onFilter('all')}>{t('showAll')}</Button>}
        </EmptyState>
      ) : (
        <div className={styles.body}>
          <AnchorNav
            label={t('anchors')}
            className={styles.anchors}
            items={chapters.map((chapter) => ({
              id: partIdOf(chapter.chapterId),
              label: `${chapter.title} · ${chapter.percent}%`,
            }))}
          />
          <div className={styles.chapters}>
            {chapters.map((chapter) => (
              <section key={chapter.chapterId} id={partIdOf(chapter.chapterId)} className={styles.chapter}>
                <ChapterOutline
                  chapters={[chapter]}
                  currentItemId={next?.itemId}
                  initiallyOpen="all"
                  access={data.course.access}
                  level={2}
                  hrefOf={(item) => (notOpen(item) === undefined ? lessonHref(item.itemId) : undefined)}
                  noteOf={({ itemId }) => noteOf(items, itemId, t)}
                  renderLink={renderLink}
                  onItem={(item) => {
                    const reason = notOpen(item);
                    if (reason !== undefined) onLocked(reason);
                  }}
                />
              </section>
            ))}
          </div>
        </div>
      )}
      {next !== undefined && nextHref !== undefined && (
        <div className={styles.next} data-part="next">
          <p className={styles.nextTitle}>
            <span className={styles.nextWord}>{t('next')}</span>
            {next.title}
          </p>
          <Button asChild>{renderLink({ href: nextHref, className: '', children: t('continue') })}</Button>
        </div>
      )}
    </Container>
  );
}

/** The table of contents of a long course, with the progress of each part, and the button to continue. */
export function ChapterPage(props: ChapterPageProps) {
  const { contents, t } = props;
  if (contents.state === 'failed' || contents.state === 'absent') {
    return <NotLoaded load={contents} retry={t('retry')} level={1} />;
  }
  if (contents.state === 'loading') return bones;
  return <Contents data={contents.data} items={itemsOf(contents.data.chapters)} props={props} />;
}
