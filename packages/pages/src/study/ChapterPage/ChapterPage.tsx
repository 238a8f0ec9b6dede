import { AnchorNav } from '@stoa/ui/AnchorNav';
import { Button } from '@stoa/ui/Button';
import { ChapterOutline, type OutlineChapter, type OutlineItem } from '@stoa/ui/ChapterOutline';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Heading } from '@stoa/ui/Heading';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import type { Load, PageLink } from '../../common/index.ts';
import { late } from '../../common/Section.css.ts';
import * as styles from './ChapterPage.css.ts';

export const chapterFilters = ['all', 'unfinished'] as const;
export type ChapterFilter = (typeof chapterFilters)[number];

export interface ChapterView {
  title: string;
  /** Where the course is described. */
  href: string;
  percent: number;
  /** "已完成 5 / 11 节", "已学 1 小时 20 分". */
  facts: readonly string[];
  /** What the course asks for: "按顺序学习". */
  notes: readonly string[];
  /** Those that the filter leaves. */
  chapters: readonly OutlineChapter[];
  currentItemId?: number | undefined;
  /** Where to go on, and its name. */
  next?: (PageLink & { title: string }) | undefined;
}

export interface ChapterPageWords {
  progress: string;
  filter: string;
  filters: Readonly<Record<ChapterFilter, string>>;
  anchors: string;
  next: string;
  nothing: string;
  nothingLeft: string;
  showAll: string;
  retry: string;
}

export interface ChapterPageProps {
  page: Load<ChapterView>;
  filter: ChapterFilter;
  onFilter: (filter: ChapterFilter) => void;
  words: ChapterPageWords;
  /** The id of a chapter's part of the page. */
  idOf: (chapterId: number) => string;
  itemHref: (item: OutlineItem) => string | undefined;
  onLocked: (item: OutlineItem) => void;
  itemNote?: ((item: OutlineItem) => string | undefined) | undefined;
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

function Head({
  view,
  words,
  renderLink,
}: {
  view: ChapterView;
  words: ChapterPageWords;
  renderLink: RenderLink;
}) {
  return (
    <header className={styles.head}>
      <Heading level={1} size={24}>
        {renderLink({ href: view.href, className: styles.titleLink, children: view.title })}
      </Heading>
      <div className={styles.progress}>
        <ProgressBar value={view.percent} label={words.progress} showValue />
      </div>
      <ul className={styles.facts}>
        {view.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {view.notes.length > 0 && (
        <ul className={styles.notes}>
          {view.notes.map((note) => (
            <li key={note}>
              <Tag>{note}</Tag>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

/** All that a long course holds, how far each part is, and the way on. Props only. */
export function ChapterPage({
  page,
  filter,
  onFilter,
  words,
  idOf,
  itemHref,
  onLocked,
  itemNote,
  renderLink = plainLink,
}: ChapterPageProps) {
  if (page.state === 'failed') {
    return (
      <ErrorState level={1}>
        <Button onClick={page.onRetry}>{words.retry}</Button>
      </ErrorState>
    );
  }
  if (page.state === 'loading') return bones;
  const { chapters, currentItemId, next } = page.data;
  return (
    <Container className={styles.root} data-component="ChapterPage">
      <Head view={page.data} words={words} renderLink={renderLink} />
      <div className={styles.bar}>
        <SegmentedControl
          label={words.filter}
          items={chapterFilters.map((value) => ({ value, label: words.filters[value] }))}
          value={filter}
          onValueChange={onFilter}
        />
      </div>
      {chapters.length === 0 ? (
        <EmptyState compact title={filter === 'all' ? words.nothing : words.nothingLeft}>
          {filter === 'unfinished' && <Button onClick={() => onFilter('all')}>{words.showAll}</Button>}
        </EmptyState>
      ) : (
        <div className={styles.body}>
          <AnchorNav
            label={words.anchors}
            className={styles.anchors}
            items={chapters.map(({ chapterId, title, percent = 0 }) => ({
              id: idOf(chapterId),
              label: `${title} · ${percent}%`,
            }))}
          />
          <div className={styles.chapters}>
            {chapters.map((chapter) => (
              <section key={chapter.chapterId} id={idOf(chapter.chapterId)} className={styles.chapter}>
                <ChapterOutline
                  chapters={[chapter]}
                  currentItemId={currentItemId}
                  initiallyOpen="all"
                  level={2}
                  hrefOf={itemHref}
                  noteOf={itemNote}
                  renderLink={renderLink}
                  onItem={(item) => itemHref(item) === undefined && onLocked(item)}
                />
              </section>
            ))}
          </div>
        </div>
      )}
      {next !== undefined && (
        <div className={styles.next} data-part="next">
          <p className={styles.nextTitle}>
            <span className={styles.nextWord}>{words.next}</span>
            {next.title}
          </p>
          <Button asChild>{renderLink({ href: next.href, className: '', children: next.label })}</Button>
        </div>
      )}
    </Container>
  );
}
