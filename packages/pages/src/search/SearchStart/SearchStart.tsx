import type { CourseSummary } from '@stoa/api/contract/course';
import type { DataOf } from '@stoa/api/contract/define';
import type { searchSuggest } from '@stoa/api/contract/search';
import { clsx } from 'clsx';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EmptyState } from '@stoa/ui/EmptyState';
import { Loaded, type Load } from '../../common/index.ts';
import * as paged from '../../common/Paged.css.ts';
import type { ChannelLink } from '../../course/ChannelBar/index.ts';
import type { CourseTranslate } from '../../course/index.ts';
import type { Resolve } from '../../links/index.ts';
import { Headed } from '../suggestions/Headed.tsx';
import { Recommended } from '../suggestions/Recommended.tsx';
import { SuggestionsSkeleton } from '../suggestions/SuggestionsSkeleton.tsx';
import { WordList } from '../suggestions/WordList.tsx';
import * as words from '../suggestions/suggestions.css.ts';
import type { FindTranslate } from '../words/index.ts';
import { start } from './SearchStart.css.ts';

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

function Words({ suggested, props }: { suggested: Suggested; props: Shown }) {
  const { channels, t, hrefOf, onForget, onClear, renderLink } = props;
  const { history } = suggested;
  const hot = suggested.hot.filter((word) => !history.includes(word));
  if (history.length === 0 && hot.length === 0) {
    return channels.length > 0 ? null : <EmptyState picture="search" title={t('search.begin')} />;
  }
  return (
    <div className={clsx(paged.results, start)}>
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
  const { suggested, channels, recommended, t, tCourse, resolve, renderLink = plainLink } = props;
  return (
    <div className={paged.results}>
      <Loaded load={suggested} retry={t('search.retry')} skeleton={<SuggestionsSkeleton />} level={2}>
        {(data) => <Words suggested={data} props={{ ...props, renderLink }} />}
      </Loaded>
      {/* What is below the keywords appears with them, so that it does not move when they come. */}
      {suggested.state !== 'loading' && channels.length > 0 && (
        <Headed title={t('search.lists')}>
          <ul className={words.wordList}>
            {channels.map(({ key, label, href }) => (
              <li key={key} className={words.word}>
                {renderLink({ href, className: words.wordLink, children: label })}
              </li>
            ))}
          </ul>
        </Headed>
      )}
      {suggested.state !== 'loading' && (
        <Recommended courses={recommended} {...{ t, tCourse, resolve, renderLink }} />
      )}
    </div>
  );
}
