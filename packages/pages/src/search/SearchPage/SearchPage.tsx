import { useId, useState, type ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Heading } from '@stoa/ui/Heading';
import { SearchInput } from '@stoa/ui/SearchInput';
import { Select, type SelectOption } from '@stoa/ui/Select';
import { TabNav, TabNavLink } from '@stoa/ui/TabNav';
import { CourseCards } from '../../course/CourseListPage/parts/CourseGroups.tsx';
import { Loaded, Section, type Load } from '../../common/index.ts';
import { Paged } from '../../common/Paged.tsx';
import * as paged from '../../common/Paged.css.ts';
import { rowBones } from './parts/Rows.tsx';
import { WordList } from './parts/WordList.tsx';
import * as styles from './SearchPage.css.ts';
import type {
  SearchAnswer,
  SearchFound,
  SearchNothing,
  SearchStart,
  SearchTab,
  SearchWords,
} from './types.ts';

export interface SearchPageProps {
  words: SearchWords;
  /** What is looked for; '' before anything is. */
  keyword: string;
  tabs: readonly SearchTab[];
  sorts: readonly SelectOption[];
  sort: string;
  /** Absent before anything is looked for. */
  answer: SearchAnswer | undefined;
  /** What one may begin with; absent once something is looked for. */
  start: Load<SearchStart> | undefined;
  onSearch: (keyword: string) => void;
  onSort: (sort: string) => void;
  onPage: (page: number) => void;
  onForget: (word: string) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

type Shown = SearchPageProps & { link: RenderLink };

function Found({ found, props }: { found: SearchFound; props: Shown }) {
  const { words, onPage, link } = props;
  return (
    <Paged
      page={found.page}
      pageCount={found.pageCount}
      stale={found.stale}
      label={words.pages}
      onPage={onPage}
    >
      {found.groups.map(({ key, title, more, list }) =>
        found.grouped ? (
          <Section key={key} title={title} more={more} renderLink={link}>
            {list}
          </Section>
        ) : (
          <div key={key}>{list}</div>
        ),
      )}
    </Paged>
  );
}

/** Words under a heading, with what can be done to all of them beside it. */
function Headed({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.headed}>
      <div className={styles.headLine}>
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}

function Nothing({ nothing, props }: { nothing: SearchNothing; props: Shown }) {
  const { words, link } = props;
  const { corrected, hot, courses } = nothing;
  return (
    <div className={paged.results}>
      <EmptyState picture="search" title={words.nothing} description={words.nothingHint} compact>
        {corrected && (
          <p className={styles.corrected}>
            {words.corrected}
            {link({ href: corrected.href, className: styles.correctedLink, children: corrected.label })}
          </p>
        )}
      </EmptyState>
      {hot.length > 0 && (
        <Headed title={words.hot}>
          <WordList words={hot} renderLink={link} />
        </Headed>
      )}
      {courses !== undefined && courses.length > 0 && (
        <Section title={words.recommended}>
          <CourseCards courses={courses} level={3} renderLink={link} />
        </Section>
      )}
    </div>
  );
}

function Start({ start, props }: { start: SearchStart; props: Shown }) {
  const { words, link, onForget, onClear } = props;
  const { history, hot } = start;
  if (history.length === 0 && hot.length === 0) {
    return <EmptyState picture="search" title={words.begin} />;
  }
  return (
    <div className={paged.results}>
      {history.length > 0 && (
        <Headed
          title={words.history}
          action={
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // The button goes with the words.
                document.querySelector<HTMLElement>('h1')?.focus();
                onClear();
              }}
            >
              {words.clear}
            </Button>
          }
        >
          <WordList words={history} renderLink={link} forget={{ label: words.forget, run: onForget }} />
        </Headed>
      )}
      {hot.length > 0 && (
        <Headed title={words.hot}>
          <WordList words={hot} renderLink={link} />
        </Headed>
      )}
    </div>
  );
}

/** The large field; what is typed is looked for with Enter or the button, and stays as it was typed. */
function Box({ words, keyword, onSearch }: Pick<SearchPageProps, 'words' | 'keyword' | 'onSearch'>) {
  const [typed, setTyped] = useState(keyword);
  const [known, setKnown] = useState(keyword);
  // Another address brings another word: Back, a hot word, the header's own search.
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
        label={words.field}
        value={typed}
        onValueChange={setTyped}
        onSearch={search}
        maxLength={50}
      />
      <Button size="lg" onClick={() => search(typed)}>
        {words.submit}
      </Button>
    </div>
  );
}

/** Everything that a word finds, by kind. Props only: it knows neither address nor server. */
export function SearchPage(props: SearchPageProps) {
  const { words, keyword, tabs, sorts, sort, answer, start, onSearch, onSort } = props;
  const link = props.renderLink ?? plainLink;
  const shown = { ...props, link };
  const found = answer?.state === 'ready' && answer.data.found ? answer.data : undefined;
  return (
    <Container className={paged.listPage} data-component="SearchPage">
      <Heading level={1} tabIndex={-1}>
        {words.title}
      </Heading>
      <Box words={words} keyword={keyword} onSearch={onSearch} />
      {tabs.length > 0 && (
        <div className={styles.bar}>
          <TabNav label={words.tabs} className={styles.tabs}>
            {tabs.map(({ key, label, count, href, current }) => (
              <TabNavLink key={key} asChild current={current}>
                {link({
                  href,
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
          <div className={styles.sort}>
            <Select value={sort} onValueChange={onSort} options={sorts} aria-label={words.sort} />
          </div>
        </div>
      )}
      <output className={styles.count} data-idle={tabs.length === 0 ? '' : undefined}>
        {found && !found.stale && found.count}
      </output>
      {answer && (
        <Loaded load={answer} retry={words.retry} skeleton={rowBones()} level={2}>
          {(data) =>
            data.found ? <Found found={data} props={shown} /> : <Nothing nothing={data} props={shown} />
          }
        </Loaded>
      )}
      {start && (
        <Loaded load={start} retry={words.retry} skeleton={rowBones()} level={2}>
          {(data) => <Start start={data} props={shown} />}
        </Loaded>
      )}
    </Container>
  );
}
