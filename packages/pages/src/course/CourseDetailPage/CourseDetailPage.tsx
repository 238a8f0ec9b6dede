import type { CourseDetail } from '@stoa/api/contract/course';
import { formatPosition, ProgressState, TargetKind } from '@stoa/domain';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChapterOutline } from '@stoa/ui/ChapterOutline';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Icon } from '@stoa/ui/Icon';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tabs } from '@stoa/ui/Tabs';
import { NotLoaded, type Load } from '../../common/index.ts';
import { late, more as onward } from '../../common/Section.css.ts';
import { hrefOf } from '../../links/index.ts';
import { itemTarget } from '../target.ts';
import { lockOf, type Lock } from './access.ts';
import * as styles from './CourseDetailPage.css.ts';
import type { ActionView } from './parts/action.ts';
import { Hero, HeroSkeleton } from './parts/Hero.tsx';
import { Intro } from './parts/Intro.tsx';

export const courseTabs = ['intro', 'contents', 'comments', 'qa'] as const;
export type CourseTab = (typeof courseTabs)[number];

/** A tab whose content loads when it is opened. */
export interface CourseTabContent {
  value: CourseTab;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface CourseDetailPageProps extends ActionView {
  course: Load<CourseDetail>;
  /** The actions on the course besides studying it; their space is reserved until they have loaded. */
  actions?: ReactNode;
  /** The side column with teachers, attachments and related courses. */
  rail?: ReactNode;
  /** Tabs after introduction and contents. */
  more?: readonly CourseTabContent[] | undefined;
  tab: CourseTab;
  /** The item that the address names; without it, the item with which the person continues is marked. */
  itemId?: number | undefined;
  onTab: (tab: CourseTab) => void;
  /**
   * Called when the person begins: the caller enrols them in the course, and learning begins with the item.
   */
  onStart: ((itemId: number | undefined) => void) | undefined;
  /** The enrolment is being saved. */
  starting?: boolean;
  /** Called when the person wants to ask for access, or to see the request that they made. */
  onAsk?: (() => void) | undefined;
  /** Called when the person chose an item that does not open; the caller says why. */
  onLocked: (lock: Lock) => void;
  renderLink?: RenderLink;
}

const isTab = (value: string): value is CourseTab => courseTabs.some((tab) => tab === value);

const skeleton = (
  <div className={late}>
    <HeroSkeleton />
    <Container className={styles.skeleton} aria-hidden>
      <Skeleton shape="block" className={styles.skeletonPart} />
      <Skeleton shape="block" className={styles.skeletonPart} />
    </Container>
  </div>
);

function Contents({ course, props }: { course: CourseDetail; props: CourseDetailPageProps }) {
  const { t, resolve, context, itemId, onLocked, renderLink = plainLink } = props;
  const { access, courseId, chapters, resume } = course;
  if (chapters.length === 0) return <EmptyState compact title={t('noContents')} />;
  const all =
    chapters.length > 1
      ? hrefOf(resolve({ kind: TargetKind.Url, url: `/course/chapter?courseId=${courseId}` }, context))
      : undefined;
  return (
    <>
      <ChapterOutline
        chapters={chapters}
        currentItemId={itemId ?? resume?.itemId}
        initiallyOpen={chapters.length <= 3 ? 'all' : 'current'}
        expandAll={chapters.length > 3}
        access={access}
        level={2}
        hrefOf={(item) =>
          lockOf(item) === undefined ? hrefOf(resolve(itemTarget(courseId, item.itemId), context)) : undefined
        }
        noteOf={({ state, lastPosition = 0 }) =>
          state === ProgressState.InProgress && lastPosition > 0
            ? t('watched', { position: formatPosition(lastPosition) })
            : undefined
        }
        renderLink={renderLink}
        onItem={(item) => {
          const lock = lockOf(item);
          if (lock !== undefined) onLocked(lock);
        }}
      />
      {all !== undefined && (
        <p className={styles.allContents}>
          {renderLink({
            href: all,
            className: onward,
            children: (
              <>
                {t('allContents')}
                <Icon glyph={ChevronRight} directional />
              </>
            ),
          })}
        </p>
      )}
    </>
  );
}

/** One course: its content, whether it suits the person, and the button to start. */
export function CourseDetailPage(props: CourseDetailPageProps) {
  const { course, rail, more = [], tab, t, tCourse, onTab, starting = false, ...view } = props;
  if (course.state === 'failed' || course.state === 'absent') {
    return <NotLoaded load={course} retry={tCourse('retry')} level={1} />;
  }
  if (course.state === 'loading') {
    return (
      <div className={styles.root} data-component="CourseDetailPage" aria-busy>
        {skeleton}
      </div>
    );
  }
  const { data } = course;
  return (
    <div className={styles.root} data-component="CourseDetailPage">
      <Hero renderLink={plainLink} {...view} {...{ course: data, t, tCourse, starting }} />
      <Container className={styles.body}>
        <Tabs
          label={t('tabs')}
          value={tab}
          onValueChange={(value) => isTab(value) && onTab(value)}
          className={styles.main}
          items={[
            { value: 'intro', label: t('intro'), content: <Intro course={data} t={t} /> },
            {
              value: 'contents',
              label: t('contents'),
              content: <Contents course={data} props={props} />,
            },
            ...more.map(({ count, ...tab }) => (count === undefined ? tab : { ...tab, count })),
          ]}
        />
        <aside className={styles.rail} aria-label={t('aside')}>
          {rail}
        </aside>
      </Container>
    </div>
  );
}
