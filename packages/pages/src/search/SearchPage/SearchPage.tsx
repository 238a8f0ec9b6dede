import type { CourseSummary } from '@stoa/api/contract/course';
import type { DataOf } from '@stoa/api/contract/define';
import type { SearchAnswer, searchSuggest } from '@stoa/api/contract/search';
import type { Locale } from '@stoa/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { SearchInput } from '@stoa/ui/SearchInput';
import { Select } from '@stoa/ui/Select';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import type { CourseTranslate } from '../../course/index.ts';
import { Loaded, Section, type Load } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import type { Resolve } from '../../links/index.ts';
import { Railed, RailPart } from '../../common/Rail/index.ts';
import { countsOf, firstOfKind, type KindCount } from '../counts.ts';
import { searchSorts, type SearchKind, type SearchSort } from '../kinds.ts';
import { Headed } from '../suggestions/Headed.tsx';
import { Recommended } from '../suggestions/Recommended.tsx';
import { WordList } from '../suggestions/WordList.tsx';
import type { FindTranslate } from '../words/index.ts';
import { countsIn, wordsBeside } from './facts.ts';
import { rowSkeleton, SearchRows } from './parts/Rows.tsx';
import * as styles from './SearchPage.css.ts';

/** The parameters of a search. */
export interface Looked {
  /** The keyword; '' before a search. */
  readonly keyword: string;
  /** The one kind that is shown; without it, the first results of each kind. */
  readonly kind?: SearchKind | undefined;
  readonly sort: SearchSort;
}

export interface SearchPageProps {
  looked: Looked;
  /** The results; ignored before a search. */
  answer: Load<SearchAnswer>;
  /** Whether the answer is still that of the previous search, because the new one has not arrived. */
  stale: boolean;
  /** Renders the first results of a kind with this count, as `SearchRows`, which may still be loading. */
  renderKind: (found: KindCount) => ReactNode;
  /** What is shown before a search, as `SearchStart`, which may still be loading. */
  start?: ReactNode;
  /** Earlier and popular keywords: shown beside the results, and where nothing was found. */
  suggested: Load<DataOf<typeof searchSuggest>>;
  /** Completions of the keyword, shown beside the results. */
  related?: readonly string[] | undefined;
  /** Courses that the company recommends; shown if nothing was found. */
  recommended?: readonly CourseSummary[] | undefined;
  t: FindTranslate;
  /** Translator of the course cards. */
  tCourse: CourseTranslate;
  locale: Locale;
  resolve: Resolve;
  /** The address of another search. */
  searchPath: (looked: Partial<Looked>) => string;
  onSearch: (keyword: string) => void;
  onSort: (sort: SearchSort) => void;
  onPage: (page: number) => void;
  renderLink?: RenderLink;
}

type Shown = SearchPageProps & { renderLink: RenderLink };

/** The rows of the chosen kind, or the first results of each kind. */
function Found({ answer, counts, props }: { answer: SearchAnswer; counts: KindCount[]; props: Shown }) {
  const { looked, stale, renderKind, t, locale, resolve, searchPath, onPage, renderLink } = props;
  const one = looked.kind !== undefined;
  return (
    <Paged
      page={answer.pageNo}
      pageCount={one ? answer.pages : 1}
      stale={stale}
      label={t('search.pages')}
      onPage={onPage}
    >
      {one ? (
        <div key={looked.kind}>
          <SearchRows
            rows={{ state: 'ready', data: answer.list }}
            retry={t('search.retry')}
            countsOf={(row) => countsIn(row, t, locale)}
            resolve={resolve}
            level={2}
            renderLink={renderLink}
          />
        </div>
      ) : (
        counts.map(({ kind, count }) => (
          <Section
            key={kind}
            className={styles.kind}
            title={t(`search.kind.k${kind}`)}
            more={
              count > firstOfKind
                ? { label: t('search.more'), href: searchPath({ ...looked, kind }) }
                : undefined
            }
            renderLink={renderLink}
          >
            {renderKind({ kind, count })}
          </Section>
        ))
      )}
    </Paged>
  );
}

function Nothing({ corrected, props }: { corrected: string | undefined; props: Shown }) {
  const { suggested, recommended, t, tCourse, resolve, searchPath, renderLink } = props;
  const hot = suggested.state === 'ready' ? suggested.data.hot : [];
  const hrefOf = (keyword: string) => searchPath({ keyword });
  return (
    <div className={paged.results}>
      <EmptyState picture="search" title={t('search.nothing')} description={t('search.nothingHint')} compact>
        {corrected !== undefined && (
          <p className={styles.corrected}>
            {t('search.corrected')}
            {renderLink({ href: hrefOf(corrected), className: styles.correctedLink, children: corrected })}
          </p>
        )}
      </EmptyState>
      {hot.length > 0 && (
        <Headed title={t('search.hot')}>
          <WordList words={hot} {...{ hrefOf, t, renderLink }} />
        </Headed>
      )}
      <Recommended courses={recommended} {...{ t, tCourse, resolve, renderLink }} />
    </div>
  );
}

/** The large search field; Enter or the button searches for what is typed, and the text stays. */
function Box({ looked: { keyword }, t, onSearch }: SearchPageProps) {
  const [typed, setTyped] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  // The keyword in the address has changed, by the Back button, a popular keyword or the search in the
  // header.
  if (known !== keyword) {
    setKnown(keyword);
    setTyped(keyword);
  }
  const search = (word: string) => {
    if (word.trim() !== '') onSearch(word.trim());
  };
  return (
    <div className={styles.box}>
      <SearchInput
        size="lg"
        label={t('search.field')}
        value={typed}
        onValueChange={setTyped}
        onSearch={search}
        maxLength={50}
      />
      <Button size="lg" onClick={() => search(typed)}>
        {t('search.submit')}
      </Button>
    </div>
  );
}

/** The kinds with results, each as a link. */
function Kinds({ counts, total, props }: { counts: KindCount[]; total: number; props: Shown }) {
  const { looked, t, searchPath, renderLink } = props;
  const tabs = [
    { kind: undefined, label: t('search.all'), count: total },
    ...counts.map(({ kind, count }) => ({ kind, label: t(`search.kind.k${kind}`), count })),
  ];
  return (
    <TabNav label={t('search.tabs')}>
      {tabs.map(({ kind, label, count }) => (
        <TabNavLink key={kind ?? 'all'} asChild current={kind === looked.kind}>
          {renderLink({
            href: searchPath({ ...looked, kind }),
            className: '',
            children: (
              <>
                {label}
                <span className={styles.tabCount}>{count}</span>
              </>
            ),
          })}
        </TabNavLink>
      ))}
    </TabNav>
  );
}

/** The order of the results. */
function Sort({ props: { looked, t, onSort } }: { props: Shown }) {
  return (
    <div className={styles.sort}>
      <Select
        value={looked.sort}
        onValueChange={(next) => onSort(searchSorts.find((sort) => sort === next) ?? 'default')}
        options={searchSorts.map((value) => ({ value, label: t(`search.sorts.${value}`) }))}
        aria-label={t('search.sort')}
      />
    </div>
  );
}

const mostBeside = 8;

/** Other keywords to search for, beside the results. */
function Beside({ props: { looked, related = [], suggested, t, searchPath, renderLink } }: { props: Shown }) {
  const { history, hot } = suggested.state === 'ready' ? suggested.data : { history: [], hot: [] };
  const nearer = wordsBeside(looked.keyword, related, mostBeside);
  const earlier = wordsBeside(looked.keyword, history, mostBeside, nearer);
  const parts = [
    { title: t('search.related'), words: nearer },
    { title: t('search.history'), words: earlier },
    { title: t('search.hot'), words: wordsBeside(looked.keyword, hot, mostBeside, [...nearer, ...earlier]) },
  ];
  return parts.map(
    ({ title, words }) =>
      words.length > 0 && (
        <RailPart key={title} title={title}>
          <WordList words={words} hrefOf={(keyword) => searchPath({ keyword })} {...{ t, renderLink }} />
        </RailPart>
      ),
  );
}

/** The search page: all results of a keyword, by kind; before a search, ways to begin. */
export function SearchPage(props: SearchPageProps) {
  const { looked, answer, stale, start, t, resolve, renderLink = plainLink } = props;
  const shown = { ...props, renderLink };
  const { keyword, kind } = looked;
  const searching = keyword !== '';
  const data = searching && answer.state === 'ready' ? answer.data : undefined;
  const counts = countsOf(data?.counts ?? [], resolve);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  // While the answer belongs to the previous keyword, the page does not say that nothing was found for the
  // new one.
  const nothing = counts.length === 0 && !stale;
  return (
    <Container className={paged.listPage} data-component="SearchPage">
      <Heading level={1} tabIndex={-1}>
        {searching ? t('search.titleOf', { keyword }) : t('search.title')}
      </Heading>
      <Box {...props} />
      {searching ? (
        <Railed label={t('search.aside')} rest={!nothing && data ? <Beside props={shown} /> : undefined}>
          <div className={styles.found}>
            {counts.length > 0 && <Kinds counts={counts} total={total} props={shown} />}
            {/* The line is rendered before it has text, because screen readers announce only changes of an
                existing live region. */}
            <div className={styles.line}>
              <output className={styles.count}>
                {data &&
                  !nothing &&
                  !stale &&
                  t('search.count', { total: kind === undefined ? total : data.total })}
              </output>
              {counts.length > 0 && <Sort props={shown} />}
            </div>
            <Loaded essential load={answer} retry={t('search.retry')} skeleton={rowSkeleton()} level={2}>
              {(found) =>
                nothing ? (
                  <Nothing corrected={found.corrected} props={shown} />
                ) : (
                  <Found answer={found} counts={counts} props={shown} />
                )
              }
            </Loaded>
          </div>
        </Railed>
      ) : (
        start
      )}
    </Container>
  );
}
