import type { ChargeKind, Corner, ProgressState } from '@stoa/domain';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Container } from '../../Container/Container.tsx';
import { CourseCard } from '../../CourseCard/CourseCard.tsx';
import { CourseCardSkeleton } from '../../CourseCard/CourseCardSkeleton.tsx';
import { plainLink, type RenderLink } from '../../CourseCard/renderLink.tsx';
import { EmptyState } from '../../EmptyState/EmptyState.tsx';
import { FilterBar, type FilterGroup } from '../../FilterBar/FilterBar.tsx';
import { Grid } from '../../Grid/Grid.tsx';
import { Heading } from '../../Heading/Heading.tsx';
import { Pagination } from '../../Pagination/Pagination.tsx';
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl.tsx';
import { Select, type SelectOption } from '../../Select/Select.tsx';
import { Skeleton } from '../../Skeleton/Skeleton.tsx';
import { Tag } from '../../Tag/Tag.tsx';
import { Loaded, type Load, type PageBanner, type PageLink } from '../section/index.ts';
import * as styles from './CourseListPage.css.ts';
import { CourseTable } from './parts/CourseTable.tsx';
import { KeywordBox } from './parts/KeywordBox.tsx';

// Few companies have one here; the others do not load it.
const Banner = lazy(() => import('../section/laterBanner.ts'));

export interface ListedCourse {
  id: number;
  title: string;
  href: string;
  coverUrl: string;
  /** Key or id; chooses the motif of a generated cover. */
  category: string | number;
  categoryName: string;
  level: string;
  itemCount: number;
  durationSeconds: number;
  score: number;
  learners?: number | undefined;
  credit: number;
  teacherNames: readonly string[];
  tags: readonly string[];
  corners: readonly Corner[];
  chargeKind: ChargeKind;
  priceFen?: number | undefined;
  vipPriceFen?: number | undefined;
  progress?: { percent: number; state: ProgressState } | undefined;
  /** What to do with it, in the table: continue, look at it. */
  action?: PageLink | undefined;
}

export interface CourseRows {
  courses: readonly ListedCourse[];
  /** "共 42 门课程", said again when it changes. */
  count: string;
  page: number;
  pageCount: number;
  /** Rows of the filters before, while the new ones are on their way. */
  stale: boolean;
}

/** A filter in use, to be taken away alone. */
export interface ChosenFilter {
  name: string;
  label: string;
}

export interface CourseTableWords {
  title: string;
  category: string;
  level: string;
  duration: string;
  credit: string;
  progress: string;
  action: string;
  notStarted: string;
  vip: string;
}

export interface CourseListWords {
  banner: string;
  filters: string;
  more: string;
  less: string;
  keyword: string;
  sort: string;
  layout: string;
  cards: string;
  table: string;
  clear: string;
  retry: string;
  list: string;
  pages: string;
  /** Nothing found with filters, and nothing there at all. */
  emptyFiltered: string;
  empty: string;
  columns: CourseTableWords;
}

export const courseListLayouts = ['card', 'table'] as const;
export type CourseListLayout = (typeof courseListLayouts)[number];

export interface CourseListPageProps {
  title: string;
  words: CourseListWords;
  /** What the company puts first on this page; nothing without slides. */
  banner?: PageBanner | undefined;
  /** Rows of the filter bar; absent groups are simply not offered. */
  filters: Load<readonly FilterGroup[]>;
  /** Filters in use, in the order of the bar. */
  chosen: readonly ChosenFilter[];
  keyword: string;
  sorts: readonly SelectOption[];
  sort: string;
  layout: CourseListLayout;
  rows: Load<CourseRows>;
  onFilter: (name: string, value: string) => void;
  /** `typing` while the word may still grow. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onSort: (sort: string) => void;
  onLayout: (layout: CourseListLayout) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

function Cards({ courses, renderLink }: { courses: readonly ListedCourse[]; renderLink: RenderLink }) {
  return (
    <Grid asChild>
      <ul className={styles.list}>
        {courses.map(({ id, categoryName: _category, level: _level, action: _action, ...course }) => (
          <li key={id} className={styles.item}>
            <CourseCard {...course} seed={id} level={2} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </Grid>
  );
}

function Bones({ layout }: { layout: CourseListLayout }) {
  const each = Array.from({ length: 8 }, (_, at) => (
    <CourseCardSkeleton key={at} layout={layout === 'table' ? 'row' : 'card'} />
  ));
  return (
    <Grid layout={layout === 'table' ? 'list' : 'grid'} gap={layout === 'table' ? 2 : 6}>
      {each}
    </Grid>
  );
}

function Rows({ rows, props }: { rows: CourseRows; props: CourseListPageProps }) {
  const { words, layout, chosen, keyword, onClear, onPage, renderLink = plainLink } = props;
  const top = useRef<HTMLDivElement>(null);
  const narrowed = chosen.length > 0 || keyword !== '';
  if (rows.courses.length === 0) {
    return (
      <EmptyState
        picture={narrowed ? 'search' : 'shelf'}
        title={narrowed ? words.emptyFiltered : words.empty}
      >
        {narrowed && (
          <Button variant="outline" onClick={onClear}>
            {words.clear}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <div
      ref={top}
      className={styles.results}
      data-state={rows.stale ? 'stale' : 'fresh'}
      aria-busy={rows.stale || undefined}
    >
      {layout === 'table' ? (
        <CourseTable
          courses={rows.courses}
          words={words.columns}
          label={words.list}
          renderLink={renderLink}
        />
      ) : (
        <Cards courses={rows.courses} renderLink={renderLink} />
      )}
      <Pagination
        value={rows.page}
        pageCount={rows.pageCount}
        onValueChange={(page) => {
          onPage(page);
          // The next page is read from its beginning.
          top.current?.scrollIntoView();
        }}
        label={words.pages}
        className={styles.pages}
      />
    </div>
  );
}

const filterBones = (
  <div className={styles.filterBones} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} className={styles.filterBone} />
    ))}
  </div>
);

/** A list of courses with everything that narrows it. Props only: it knows neither address nor server. */
export function CourseListPage(props: CourseListPageProps) {
  const { title, words, banner, filters, chosen, keyword, sorts, sort, layout, rows } = props;
  const { onFilter, onKeyword, onSort, onLayout, onClear, renderLink = plainLink } = props;
  return (
    <Container width="catalogue" className={styles.root} data-component="CourseListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <output className={styles.count}>
          {rows.state === 'ready' && !rows.data.stale && rows.data.count}
        </output>
      </header>
      {banner && banner.slides.length > 0 && (
        <div className={styles.banner}>
          <Suspense>
            <Banner banner={banner} size="md" label={words.banner} renderLink={renderLink} />
          </Suspense>
        </div>
      )}
      <div className={styles.panel}>
        <Loaded load={filters} retry={words.retry} skeleton={filterBones} plain level={2}>
          {(groups) => (
            <FilterBar
              groups={groups}
              onFilter={onFilter}
              label={words.filters}
              more={words.more}
              less={words.less}
            />
          )}
        </Loaded>
      </div>
      <div className={styles.tools} data-part="tools">
        <KeywordBox value={keyword} label={words.keyword} onKeyword={onKeyword} />
        {chosen.length > 0 && (
          <div className={styles.chosen}>
            {chosen.map(({ name, label }) => (
              <Tag key={name} tone="accent" onRemove={() => onFilter(name, '')}>
                {label}
              </Tag>
            ))}
            <Button variant="ghost" size="sm" onClick={onClear}>
              {words.clear}
            </Button>
          </div>
        )}
        <div className={styles.ordering}>
          <Select
            aria-label={words.sort}
            options={sorts}
            value={sort}
            onValueChange={onSort}
            className={styles.sort}
          />
          <SegmentedControl
            label={words.layout}
            iconsOnly
            value={layout}
            onValueChange={onLayout}
            items={[
              { value: 'card', label: words.cards, glyph: LayoutGrid },
              { value: 'table', label: words.table, glyph: Rows3 },
            ]}
          />
        </div>
      </div>
      <Loaded load={rows} retry={words.retry} skeleton={<Bones layout={layout} />} level={2}>
        {(data) => <Rows rows={data} props={props} />}
      </Loaded>
    </Container>
  );
}
