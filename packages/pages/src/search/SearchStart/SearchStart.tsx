import type { CourseSummary } from '@stoa/api/contract/course';
import type { DataOf } from '@stoa/api/contract/define';
import type { searchSuggest } from '@stoa/api/contract/search';
import { clsx } from 'clsx';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Loaded, Section, type Load } from '../../common/index.ts';
import * as paged from '../../common/Paged.css.ts';
import { CourseCards } from '../../course/CourseCards/index.ts';
import type { ChannelLink } from '../../course/ChannelBar/index.ts';
import type { CourseTranslate } from '../../course/index.ts';
import type { Resolve } from '../../links/index.ts';
import { Headed } from '../SearchPage/parts/Headed.tsx';
import { rowSkeleton } from '../SearchPage/parts/Rows.tsx';
import { WordList } from '../SearchPage/parts/WordList.tsx';
import * as styles from '../SearchPage/SearchPage.css.ts';
import type { FindTranslate } from '../words/index.ts';

type Suggested = DataOf<typeof searchSuggest>;

export interface SearchStartProps {
  /** The person's earlier keywords and the popular ones. */
  suggested: Load<Suggested>;
  /** The lists of courses that the person may open. */
  channels: readonly ChannelLink[];
  /** Courses that the company recommends. */
  recommended?: readonly CourseSummary[] | undefined;
  t: FindTranslate;
  /** Translator of the course cards. */
  tCourse: CourseTranslate;
  resolve: Resolve;
  /** The address of the search for a keyword. */
  hrefOf: (keyword: string) => string;
  onForget: (word: string) => void;
  onClear: () => void;
  renderLink?: RenderLink;
}

type Shown = SearchStartProps & { renderLink: RenderLink };

function Words({ words, props }: { words: Suggested; props: Shown }) {
  const { channels, t, hrefOf, onForget, onClear, renderLink } = props;
  const { history } = words;
  const hot = words.hot.filter((word) => !history.includes(word));
  if (history.length === 0 && hot.length === 0) {
    return channels.length > 0 ? null : <EmptyState picture="search" title={t('search.begin')} />;
  }
  return (
    <div className={clsx(paged.results, styles.start)}>
      {history.length > 0 && (
        <Headed
          title={t('search.history')}
          action={
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                // Focus goes to the heading, because the button disappears together with the words.
                document.querySelector<HTMLElement>('h1')?.focus();
                onClear();
              }}
            >
              {t('search.clear')}
            </Button>
          }
        >
          <WordList words={history} {...{ hrefOf, t, renderLink, onForget }} />
        </Headed>
      )}
      {hot.length > 0 && (
        <Headed title={t('search.hot')}>
          <WordList words={hot} {...{ hrefOf, t, renderLink }} />
        </Headed>
      )}
    </div>
  );
}

/** What the search page shows before a search: keywords to choose, the lists of courses and what is recommended. */
export function SearchStart(props: SearchStartProps) {
  const { suggested, channels, recommended = [], t, tCourse, resolve, renderLink = plainLink } = props;
  return (
    <div className={paged.results}>
      <Loaded load={suggested} retry={t('search.retry')} skeleton={rowSkeleton()} level={2}>
        {(words) => <Words words={words} props={{ ...props, renderLink }} />}
      </Loaded>
      {/* What is below the keywords appears with them, so that it does not move when they come. */}
      {suggested.state !== 'loading' && channels.length > 0 && (
        <Headed title={t('search.lists')}>
          <ul className={styles.wordList}>
            {channels.map(({ key, label, href }) => (
              <li key={key} className={styles.word}>
                {renderLink({ href, className: styles.wordLink, children: label })}
              </li>
            ))}
          </ul>
        </Headed>
      )}
      {suggested.state !== 'loading' && recommended.length > 0 && (
        <Section title={t('search.recommended')}>
          <CourseCards courses={recommended} t={tCourse} level={3} {...{ resolve, renderLink }} />
        </Section>
      )}
    </div>
  );
}
