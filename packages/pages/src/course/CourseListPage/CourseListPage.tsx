import type { CourseFilters, CourseSort, CourseSummary } from '@stoa/api/contract/course';
import type { BannerGroup } from '@stoa/api/contract/home';
import { CourseListKind, type Locale } from '@stoa/domain';
import { LayoutGrid, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { FilterBar } from '@stoa/ui/FilterBar';
import { Heading } from '@stoa/ui/Heading';
import { SegmentedControl } from '@stoa/ui/SegmentedControl';
import { Select } from '@stoa/ui/Select';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Tag } from '@stoa/ui/Tag';
import { Banner } from '../../common/Banner.tsx';
import { bannerOf } from '../../common/pageBanner.ts';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import { CourseBones, type RenderMarks } from '../CourseCards/index.ts';
import type { CourseListTranslate, CourseTranslate } from '../words/index.ts';
import * as styles from './CourseListPage.css.ts';
import { chosenFilters, filterGroups, type OfferedFilters } from './filters.ts';
import { CourseGroups } from './parts/CourseGroups.tsx';
import { KeywordBox } from './parts/KeywordBox.tsx';

const filterBones = (
  <div className={styles.filterBones} aria-hidden>
    {['a', 'b', 'c'].map((key) => (
      <Skeleton key={key} className={styles.filterBone} />
    ))}
  </div>
);
// Loaded late, because only one list has it.
const Column = lazyPart(() => import('./parts/laterColumn.ts'), {
  waiting: filterBones,
  missing: orTryAgain,
});

export const courseListLayouts = ['card', 'table'] as const;
export type CourseListLayout = (typeof courseListLayouts)[number];

/** Industries beside the list, one of which is always chosen. */
export interface IndustryColumn {
  /** Id of the chosen industry; `undefined` where there are none. */
  readonly chosen: number | undefined;
  /** Address of the list of another industry. */
  readonly hrefOf: (industryId: number) => string;
}

export interface CourseListPageProps extends OfferedFilters {
  /** Kind of the list, which decides about the title and about the differences from other lists. */
  kind: CourseListKind;
  courses: Load<RowsOfPage<CourseSummary>>;
  /** Number of courses on a page, so that a ranking continues from one page to the next. */
  pageSize: number;
  /** The company's banners above the list; none when it is empty. `expected` keeps their room. */
  banner?: BannerGroup | 'expected' | undefined;
  /** Actions beside the title, such as another choice of courses, or the preferences behind it. */
  actions?: ReactNode;
  /** Given for a list with the industries beside it. */
  industries?: IndustryColumn | undefined;
  /** The filters of the list; one without any value is not offered. */
  filters: Load<CourseFilters>;
  /** The keyword searched for, or ''. */
  keyword: string;
  /** The sort orders of the list; the first is its default. */
  sorts: readonly CourseSort[];
  sort: CourseSort;
  layout: CourseListLayout;
  /** Address at which customised courses can be ordered; shown while there are no courses. */
  contactHref?: string | undefined;
  marks?: RenderMarks | undefined;
  /** Translators of what many pages say about a course, and of what only lists say. */
  t: CourseTranslate;
  tList: CourseListTranslate;
  locale: Locale;
  resolve: Resolve;
  onFilter: (name: string, value: string) => void;
  /** `typing` while the person is still typing the keyword. */
  onKeyword: (keyword: string, typing: boolean) => void;
  onSort: (sort: CourseSort) => void;
  onLayout: (layout: CourseListLayout) => void;
  onPage: (page: number) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

function Nothing({ narrowed, props }: { narrowed: boolean; props: CourseListPageProps }) {
  const { kind, tList, contactHref, onClear, renderLink = plainLink } = props;
  if (narrowed) {
    return (
      <EmptyState picture="search" title={tList('emptyFiltered')}>
        <Button variant="outline" onClick={onClear}>
          {tList('clear')}
        </Button>
      </EmptyState>
    );
  }
  const isOrdered = kind === CourseListKind.Customize;
  return (
    <EmptyState picture="shelf" title={isOrdered ? tList('noneOrdered') : tList('empty')}>
      {isOrdered && contactHref !== undefined && (
        <Button asChild variant="outline">
          {renderLink({ href: contactHref, className: '', children: tList('contact') })}
        </Button>
      )}
    </EmptyState>
  );
}

/** The strip of banners; its room is kept while it is not known whether there are any. */
function Strip({ banner, props }: { banner: BannerGroup | 'expected'; props: CourseListPageProps }) {
  const { tList, resolve, renderLink = plainLink } = props;
  if (banner === 'expected') return <Skeleton shape="block" className={styles.banner} />;
  const shown = bannerOf(banner, resolve);
  return (
    shown.slides.length > 0 && (
      <div className={styles.banner}>
        <Banner banner={shown} size="md" label={tList('banner')} renderLink={renderLink} />
      </div>
    )
  );
}

/** A list of courses with its search field, filters and sort orders. */
export function CourseListPage(props: CourseListPageProps) {
  const { kind, courses, banner, actions, industries, filters, keyword, sorts, sort, layout } = props;
  const { t, tList, onFilter, onKeyword, onSort, onLayout, onPage, onClear, renderLink = plainLink } = props;
  const groups = filters.state === 'ready' ? filterGroups(filters.data, props) : [];
  const chosen = chosenFilters(groups);
  const offersFilters = filters.state !== 'absent' && (filters.state !== 'ready' || groups.length > 0);
  return (
    <Container className={styles.root} data-component="CourseListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {tList(`title.${kind}`)}
        </Heading>
        <output className={paged.count}>
          {courses.state === 'ready' && !courses.data.stale && tList('count', { total: courses.data.total })}
        </output>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {banner && <Strip banner={banner} props={props} />}
      <div className={styles.body} data-column={industries && filters.state !== 'absent' ? '' : undefined}>
        {industries && filters.state !== 'absent' && (
          <div className={styles.side}>
            <Loaded load={filters} retry={t('retry')} skeleton={filterBones} plain level={2}>
              {(data) =>
                data.industries.length > 0 && (
                  <Column
                    label={tList('filters.industryId')}
                    industries={data.industries}
                    {...industries}
                    renderLink={renderLink}
                  />
                )
              }
            </Loaded>
          </div>
        )}
        <div className={styles.main}>
          {offersFilters && (
            <div className={styles.panel}>
              <Loaded load={filters} retry={t('retry')} skeleton={filterBones} plain level={2}>
                {() => (
                  <FilterBar
                    groups={groups}
                    onFilter={onFilter}
                    label={tList('filters.name')}
                    more={tList('filters.more')}
                    less={tList('filters.less')}
                  />
                )}
              </Loaded>
            </div>
          )}
          <div className={styles.tools} data-part="tools">
            <KeywordBox value={keyword} label={tList('keyword')} onKeyword={onKeyword} />
            {chosen.length > 0 && (
              <div className={styles.chosen}>
                {chosen.map(({ name, label }) => (
                  <Tag key={name} tone="accent" onRemove={() => onFilter(name, '')}>
                    {label}
                  </Tag>
                ))}
                <Button variant="ghost" size="sm" onClick={onClear}>
                  {tList('clear')}
                </Button>
              </div>
            )}
            <div className={styles.ordering}>
              <Select
                aria-label={tList('sort.name')}
                options={sorts.map((value) => ({ value, label: tList(`sort.${value}`) }))}
                value={sort}
                onValueChange={(value) => {
                  const wanted = sorts.find((each) => each === value);
                  if (wanted !== undefined) onSort(wanted);
                }}
                className={styles.sort}
              />
              <SegmentedControl
                label={tList('layout.name')}
                iconsOnly
                value={layout}
                onValueChange={onLayout}
                items={[
                  { value: 'card', label: tList('layout.cards'), glyph: LayoutGrid },
                  { value: 'table', label: tList('layout.table'), glyph: Rows3 },
                ]}
              />
            </div>
          </div>
          <Loaded
            essential
            load={courses}
            retry={t('retry')}
            skeleton={<CourseBones layout={layout} />}
            level={2}
          >
            {(page) =>
              page.rows.length === 0 ? (
                <Nothing narrowed={chosen.length > 0 || keyword !== ''} props={props} />
              ) : (
                <Paged
                  page={page.pageNo}
                  pageCount={page.pages}
                  stale={page.stale}
                  label={tList('pages')}
                  onPage={onPage}
                >
                  <CourseGroups page={page} props={props} />
                </Paged>
              )
            }
          </Loaded>
        </div>
      </div>
    </Container>
  );
}
