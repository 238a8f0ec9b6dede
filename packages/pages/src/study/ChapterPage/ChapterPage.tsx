import type { CourseChapters, CourseItem } from '@stoa/api/contract/course';
import { formatPosition, ProgressState, type StudyContext } from '@stoa/domain';
import { useEffect } from 'react';
import { AnchorNav } from '@stoa/ui/AnchorNav';
import { Button } from '@stoa/ui/Button';
import { ChapterOutline } from '@stoa/ui/ChapterOutline';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { useLabels } from '@stoa/ui/provider';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Skeleton } from '@stoa/ui/Skeleton';
import { NotLoaded, type Load } from '../../common/index.ts';
import { Railed } from '../../common/Rail/index.ts';
import { late } from '../../common/Section.css.ts';
import { courseTarget, itemTarget } from '../../course/target.ts';
import { hrefOf, type Resolve } from '../../links/index.ts';
import { itemsOf, notOpen, type NotOpen } from '../outline.ts';
import type { ChaptersTranslate } from '../words/index.ts';
import * as styles from './ChapterPage.css.ts';
import { firstItemOf, nextItemOf, unfinishedOf } from './filter.ts';
import { Lead } from './parts/Lead.tsx';

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

const skeleton = (
  <Container className={styles.root}>
    <div className={late} aria-busy>
      <Railed label="" lead={<Skeleton shape="block" className={styles.leadSkeleton} />}>
        <div className={styles.chapters}>
          <Skeleton className={styles.titleSkeleton} />
          <Skeleton shape="block" className={styles.chapterSkeleton} />
          <Skeleton shape="block" className={styles.chapterSkeleton} />
        </div>
      </Railed>
    </div>
  </Container>
);

/** The number of chapters from which on links to them are shown. */
const leastAnchored = 3;

/** Id of a chapter's element on the page. */
const partIdOf = (chapterId: number): string => `chapter-${chapterId}`;

/** The person's position in a lesson that was begun, and the time spent on it. */
function noteOf(
  items: readonly CourseItem[],
  itemId: number,
  t: ChaptersTranslate,
  length: (seconds: number) => string,
): string | undefined {
  const item = items.find((one) => one.itemId === itemId);
  if (item?.state !== ProgressState.InProgress) return undefined;
  const { lastPosition, studySeconds = 0 } = item;
  const notes = [
    ...(lastPosition > 0 ? [t('watched', { position: formatPosition(lastPosition) })] : []),
    ...(studySeconds >= 1 ? [t('studied', { time: length(studySeconds) })] : []),
  ];
  return notes.length > 0 ? notes.join(' · ') : undefined;
}

interface PartProps {
  data: CourseChapters;
  items: readonly CourseItem[];
  props: ChapterPageProps;
}

function Contents({ data, items, props }: PartProps) {
  const { filter, chapterId, context, t, resolve, onFilter, onLocked, renderLink = plainLink } = props;
  useEffect(() => {
    if (chapterId !== undefined) document.getElementById(partIdOf(chapterId))?.scrollIntoView();
  }, [chapterId]);
  const { length } = useLabels('courseCard');
  const lessonHref = (itemId: number) => hrefOf(resolve(itemTarget(data.course.courseId, itemId), context));
  const chapters = filter === 'unfinished' ? unfinishedOf(data.chapters) : data.chapters;
  const { course } = data;
  const courseHref = hrefOf(resolve(courseTarget(course), context));
  const item = nextItemOf(data.chapters);
  const href = item && lessonHref(item.itemId);
  const next = item && href !== undefined ? { item, href } : undefined;
  const first = firstItemOf(data.chapters);
  const againHref = first && lessonHref(first.itemId);
  return (
    <Container className={styles.root} data-component="ChapterPage">
      <header className={styles.head}>
        <Heading level={1} size={24} tabIndex={-1}>
          {courseHref === undefined
            ? course.title
            : renderLink({ href: courseHref, className: styles.titleLink, children: course.title })}
        </Heading>
        <SegmentedControl
          label={t('filter')}
          items={chapterFilters.map((value) => ({ value, label: t(value) }))}
          value={filter}
          onValueChange={onFilter}
          className={styles.filter}
        />
      </header>
      <Railed
        label={t('anchors')}
        lead={
          <>
            <Lead data={data} next={next} againHref={againHref} t={t} renderLink={renderLink} />
            {chapters.length >= leastAnchored && (
              <AnchorNav
                label={t('anchors')}
                className={styles.anchors}
                items={chapters.map((chapter) => ({
                  id: partIdOf(chapter.chapterId),
                  label: `${chapter.title} · ${chapter.percent}%`,
                }))}
              />
            )}
          </>
        }
      >
        {chapters.length === 0 ? (
          <EmptyState compact title={t(filter === 'all' ? 'nothing' : 'nothingLeft')}>
            {filter === 'unfinished' && <Button onClick={() => onFilter('all')}>{t('showAll')}</Button>}
          </EmptyState>
        ) : (
          <div className={styles.chapters}>
            {chapters.map((chapter) => (
              <section key={chapter.chapterId} id={partIdOf(chapter.chapterId)} className={styles.chapter}>
                <ChapterOutline
                  chapters={[chapter]}
                  currentItemId={item?.itemId}
                  initiallyOpen="all"
                  access={course.access}
                  level={2}
                  hrefOf={(lesson) => (notOpen(lesson) === undefined ? lessonHref(lesson.itemId) : undefined)}
                  noteOf={({ itemId }) => noteOf(items, itemId, t, length)}
                  renderLink={renderLink}
                  onItem={(lesson) => {
                    const reason = notOpen(lesson);
                    if (reason !== undefined) onLocked(reason);
                  }}
                />
              </section>
            ))}
          </div>
        )}
      </Railed>
    </Container>
  );
}

/** The table of contents of a long course, with the progress of each part, and the button to continue. */
export function ChapterPage(props: ChapterPageProps) {
  const { contents, t } = props;
  if (contents.state === 'failed' || contents.state === 'absent') {
    return <NotLoaded load={contents} retry={t('retry')} level={1} />;
  }
  if (contents.state === 'loading') return skeleton;
  return <Contents data={contents.data} items={itemsOf(contents.data.chapters)} props={props} />;
}
