import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { latePart, orTryAgain } from '@stoa/ui/parts';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { FilterBar, type FilterGroup } from '@stoa/ui/FilterBar';
import { Heading } from '@stoa/ui/Heading';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Select, type SelectOption } from '@stoa/ui/Select';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { Banner } from '../../common/Banner.tsx';
import { Loaded, type Load, type PageBanner, type PageLink } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import * as styles from './CourseListPage.css.ts';
import { Bones, CourseGroups } from './parts/CourseGroups.tsx';
import { KeywordBox } from './parts/KeywordBox.tsx';
import type { ChosenFilter, CourseListWords, CourseRows, ListColumn, RenderMarks } from './types.ts';

const filterBones = (
  <div className={styles.filterBones} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} className={styles.filterBone} />
    ))}
  </div>
);
// One list has one.
const Column = latePart(() => import('./parts/laterColumn.ts'), {
  waiting: filterBones,
  missing: orTryAgain,
});

export const courseListLayouts = ['card', 'table'] as const;
export type CourseListLayout = (typeof courseListLayouts)[number];

export interface CourseListPageProps {
  title: string;
  words: CourseListWords;
  /** What the company puts first on this page; nothing without slides. `expected` keeps its room. */
  banner?: PageBanner | 'expected' | undefined;
  /** Beside the title: ask anew, what the list goes by. */
  actions?: ReactNode;
  /** Keeps its place while it is on its way. */
  column?: Load<ListColumn | undefined> | undefined;
  /** Rows of the filter bar; absent groups are simply not offered. */
  filters: Load<readonly FilterGroup[]>;
  /** Filters in use, in the order of the bar. */
  chosen: readonly ChosenFilter[];
  keyword: string;
  sorts: readonly SelectOption[];
  sort: string;
  layout: CourseListLayout;
  rows: Load<CourseRows>;
  /** A way on where nothing is there at all. */
  emptyAction?: PageLink | undefined;
  marks?: RenderMarks | undefined;
  onFilter: (name: string, value: string) => void;
  /** `typing` while the word may still grow. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onSort: (sort: string) => void;
  onLayout: (layout: CourseListLayout) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

function Rows({ rows, props }: { rows: CourseRows; props: CourseListPageProps }) {
  const { words, chosen, keyword, emptyAction, onClear, onPage, renderLink = plainLink } = props;
  const narrowed = chosen.length > 0 || keyword !== '';
  if (rows.groups.every(({ courses }) => courses.length === 0)) {
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
        {!narrowed && emptyAction && (
          <Button asChild variant="outline">
            {renderLink({ href: emptyAction.href, className: '', children: emptyAction.label })}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <Paged page={rows.page} pageCount={rows.pageCount} stale={rows.stale} label={words.pages} onPage={onPage}>
      <CourseGroups groups={rows.groups} {...props} />
    </Paged>
  );
}

/** A list of courses with everything that narrows it. Props only: it knows neither address nor server. */
export function CourseListPage(props: CourseListPageProps) {
  const { title, words, banner, actions, column, filters, chosen, keyword, sorts, sort, layout, rows } =
    props;
  const { onFilter, onKeyword, onSort, onLayout, onClear, renderLink = plainLink } = props;
  const offersFilters = filters.state !== 'ready' || filters.data.length > 0;
  return (
    <Container width="catalogue" className={styles.root} data-component="CourseListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <output className={paged.count}>
          {rows.state === 'ready' && !rows.data.stale && rows.data.count}
        </output>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {banner === 'expected' ? (
        <Skeleton shape="block" className={styles.banner} />
      ) : (
        banner &&
        banner.slides.length > 0 && (
          <div className={styles.banner}>
            <Banner banner={banner} size="md" label={words.banner} renderLink={renderLink} />
          </div>
        )
      )}
      <div className={styles.body} data-column={column ? '' : undefined}>
        {column && (
          <div className={styles.side}>
            <Loaded load={column} retry={words.retry} skeleton={filterBones} plain level={2}>
              {(data) => data && <Column column={data} renderLink={renderLink} />}
            </Loaded>
          </div>
        )}
        <div className={styles.main}>
          {offersFilters && (
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
          )}
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
        </div>
      </div>
    </Container>
  );
}
