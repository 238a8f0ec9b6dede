import type { CourseFilters, CourseSort, CourseSummary } from '@stoa/api/contract/course';
import type { BannerGroup } from '@stoa/api/contract/home';
import { CourseListKind, type Locale } from '@stoa/domain';
import type { ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load, type RowsOfPage } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import { ChannelBar, type ChannelLink } from '../ChannelBar/index.ts';
import { CourseSkeleton, type RenderMarks } from '../CourseCards/index.ts';
import type { ChannelTranslate, CourseListTranslate, CourseTranslate } from '../words/index.ts';
import * as styles from './CourseListPage.css.ts';
import type { OfferedFilters } from './filters.ts';
import { CourseGroups } from './parts/CourseGroups.tsx';
import { skeletonPart, chosen as chosenRoom, row } from './parts/FilterRow.css.ts';
import { KeywordBox } from './parts/KeywordBox.tsx';

const columnSkeleton = <Skeleton shape="block" className={styles.columnSkeleton} />;
// Loaded late, because only the list by industry has this column.
const Column = lazyPart(() => import('./parts/laterColumn.ts'), {
  waiting: columnSkeleton,
  missing: orTryAgain,
});

/**
 * The skeleton has the height of the row, and of the line of chosen filters, because the courses below are
 * shown first.
 */
const toolSkeleton = (chosen: boolean) => (
  <>
    <div className={row}>
      <Skeleton shape="block" className={skeletonPart} />
    </div>
    {chosen && <div className={chosenRoom} />}
  </>
);
const FilterTools = lazyPart(() => import('./parts/laterTools.ts'), {
  waiting: ({ chosen }) => toolSkeleton(chosen),
  missing: orTryAgain,
});

const bannerSkeleton = <Skeleton shape="block" className={styles.banner} />;
// Loaded late, because the lists without banners need no carousel, and people come for the courses below it.
const Strip = lazyPart(() => import('./parts/laterStrip.ts'), {
  waiting: bannerSkeleton,
  missing: orTryAgain,
});

export const courseListLayouts = ['card', 'table'] as const;
export type CourseListLayout = (typeof courseListLayouts)[number];

/** The industries in the column beside the list, one of which is always chosen. */
export interface IndustryColumn {
  /** Id of the chosen industry; `undefined` if there are none. */
  readonly chosen: number | undefined;
  /** Address of the list of another industry. */
  readonly hrefOf: (industryId: number) => string;
}

export interface CourseListPageProps extends OfferedFilters {
  /** Kind of the list, which decides about the title and about the differences from other lists. */
  kind: CourseListKind;
  courses: Load<RowsOfPage<CourseSummary>>;
  /** The lists of courses that the person may open, including this one. */
  channels: readonly ChannelLink[];
  /** Number of courses on a page, so that a ranking continues from one page to the next. */
  pageSize: number;
  /** The company's banners above the list; none when it is empty. `expected` reserves their space. */
  banner?: BannerGroup | 'expected' | undefined;
  /**
   * Actions beside the title, such as choosing other recommendations or changing the preferences behind them.
   */
  actions?: ReactNode;
  /** Given for a list with a column of industries. */
  industries?: IndustryColumn | undefined;
  /** The filters of the list; one without any value is not offered. */
  filters: Load<CourseFilters>;
  /** The keyword searched for, or ''. */
  keyword: string;
  /** The sort orders of the list; the first is its default. */
  sorts: readonly CourseSort[];
  sort: CourseSort;
  layout: CourseListLayout;
  /** Address at which customised courses can be ordered; linked while there are no courses. */
  contactHref?: string | undefined;
  marks?: RenderMarks | undefined;
  /** Translators of the messages about a course that many pages share, and of the messages of lists. */
  t: CourseTranslate;
  tList: CourseListTranslate;
  /** Translator of the names of the lists. */
  tChannels: ChannelTranslate;
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

/** The industries beside the list. */
function Industries({ column, props }: { column: IndustryColumn; props: CourseListPageProps }) {
  const { filters, tList, renderLink = plainLink } = props;
  const industries = filters.state === 'ready' ? filters.data.industries : [];
  return (
    <div className={styles.side}>
      {filters.state === 'loading' && columnSkeleton}
      {industries.length > 0 && (
        <Column
          label={tList('filters.industryId')}
          industries={industries}
          {...column}
          renderLink={renderLink}
        />
      )}
    </div>
  );
}

/** A list of courses with links to the other lists, its search field, filters and sort orders. */
export function CourseListPage(props: CourseListPageProps) {
  const { kind, courses, channels, banner, actions, industries, filters, keyword, layout } = props;
  const { t, tList, tChannels, onKeyword, onPage, renderLink = plainLink } = props;
  const chosen = props.offered.some((name) => props.values[name] !== undefined);
  const column = filters.state === 'absent' || filters.state === 'failed' ? undefined : industries;
  const isRanking = kind === CourseListKind.Hot;
  return (
    <Container className={styles.root} data-component="CourseListPage">
      <header className={styles.head}>
        <Heading level={1} tabIndex={-1}>
          {tList(`title.${kind}`)}
        </Heading>
        <output className={paged.count}>
          {courses.state === 'ready' && !courses.data.stale && tList('count', { total: courses.data.total })}
        </output>
        <div className={styles.actions}>
          {actions}
          <KeywordBox value={keyword} label={tList('keyword')} onKeyword={onKeyword} />
        </div>
      </header>
      <ChannelBar channels={channels} label={tChannels('name')} renderLink={renderLink} />
      {banner === 'expected' && bannerSkeleton}
      {banner && banner !== 'expected' && banner.list.length > 0 && <Strip banner={banner} props={props} />}
      <div className={styles.body} data-column={column ? '' : undefined}>
        {column && <Industries column={column} props={props} />}
        <div className={styles.main}>
          {filters.state === 'loading' ? toolSkeleton(chosen) : <FilterTools chosen={chosen} props={props} />}
          <Loaded
            essential
            load={courses}
            retry={t('retry')}
            skeleton={<CourseSkeleton layout={layout} />}
            level={2}
          >
            {(page) =>
              page.rows.length === 0 ? (
                <Nothing narrowed={chosen || keyword !== ''} props={props} />
              ) : (
                <Paged
                  page={page.pageNo}
                  pageCount={isRanking ? 1 : page.pages}
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
