import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { ChapterOutline, type OutlineChapter, type OutlineItem } from '@stoa/ui/ChapterOutline';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tabs } from '@stoa/ui/Tabs';
import type { Load } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './CourseDetailPage.css.ts';
import { Hero, HeroSkeleton } from './parts/Hero.tsx';
import { Intro } from './parts/Intro.tsx';
import type { CourseDetailWords, CourseHead, CourseIntro } from './types.ts';

export const courseTabs = ['intro', 'contents', 'comments', 'qa'] as const;
export type CourseTab = (typeof courseTabs)[number];

export interface CourseView {
  head: CourseHead;
  intro: CourseIntro;
  chapters: readonly OutlineChapter[];
  /** The item that the address or the progress points at. */
  currentItemId?: number | undefined;
}

/** A tab whose content comes when it is opened. */
export interface CourseTabContent {
  value: CourseTab;
  label: string;
  count?: number | undefined;
  content: ReactNode;
}

export interface CourseDetailPageProps {
  course: Load<CourseView>;
  /** What a person does with the course besides studying it; its room is kept. */
  actions?: ReactNode;
  /** What stands beside the course. */
  rail?: ReactNode;
  /** Behind introduction and contents. */
  more?: readonly CourseTabContent[] | undefined;
  tab: CourseTab;
  words: CourseDetailWords;
  onTab: (tab: CourseTab) => void;
  /** Where an item is studied; nothing for a locked one. */
  itemHref: (item: OutlineItem) => string | undefined;
  /** A locked item was chosen: the page says why. */
  onLocked: (item: OutlineItem) => void;
  /** Words instead of an item's state: "看到 12:34". */
  itemNote?: ((item: OutlineItem) => string | undefined) | undefined;
  renderLink?: RenderLink;
}

const isTab = (value: string): value is CourseTab => courseTabs.some((tab) => tab === value);

const bones = (
  <div className={late}>
    <HeroSkeleton />
    <Container className={styles.bones} aria-hidden>
      <Skeleton shape="block" className={styles.bone} />
      <Skeleton shape="block" className={styles.bone} />
    </Container>
  </div>
);

/** One course: whether it fits, and the way in. Props only: it knows neither address nor server. */
export function CourseDetailPage({
  course,
  actions,
  rail,
  more = [],
  tab,
  words,
  onTab,
  itemHref,
  onLocked,
  itemNote,
  renderLink = plainLink,
}: CourseDetailPageProps) {
  if (course.state === 'failed') {
    return (
      <ErrorState level={1}>
        <Button onClick={course.onRetry}>{words.retry}</Button>
      </ErrorState>
    );
  }
  if (course.state === 'loading') {
    return (
      <div className={styles.root} data-component="CourseDetailPage" aria-busy>
        {bones}
      </div>
    );
  }
  const { head, intro, chapters, currentItemId } = course.data;
  const contents =
    chapters.length > 0 ? (
      <ChapterOutline
        chapters={chapters}
        currentItemId={currentItemId}
        initiallyOpen={chapters.length <= 3 ? 'all' : 'current'}
        expandAll={chapters.length > 3}
        level={2}
        hrefOf={itemHref}
        noteOf={itemNote}
        renderLink={renderLink}
        onItem={(item) => itemHref(item) === undefined && onLocked(item)}
      />
    ) : (
      <EmptyState compact title={words.noContents} />
    );
  return (
    <div className={styles.root} data-component="CourseDetailPage">
      <Hero head={head} actions={actions} words={words} renderLink={renderLink} />
      <Container className={styles.body}>
        <Tabs
          label={words.tabs}
          value={tab}
          onValueChange={(value) => isTab(value) && onTab(value)}
          className={styles.main}
          items={[
            {
              value: 'intro',
              label: words.intro,
              content: <Intro intro={intro} words={words} />,
            },
            { value: 'contents', label: words.contents, content: contents },
            ...more.map(({ count, ...tab }) => (count === undefined ? tab : { ...tab, count })),
          ]}
        />
        <aside className={styles.rail} aria-label={words.aside}>
          {rail}
        </aside>
      </Container>
    </div>
  );
}
