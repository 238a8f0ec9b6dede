import { TargetKind, type Locale } from '@stoa/domain';
import { courseIn } from '../../course/fixtures/words.ts';
import { everywhere } from '../../test/resolve.ts';
import { wordsIn } from '../../test/wordsIn.ts';
import { answerFixture, findIn, foundCourses, foundPeople, suggestedWords } from '../fixtures.ts';
import { countsIn } from './facts.ts';
import { SearchRows } from './parts/Rows.tsx';
import type { SearchPageProps } from './SearchPage.tsx';

const still = () => undefined;

/** Props of the page after a search for “沟通”. */
export function searchPageFixture(locale: Locale): SearchPageProps {
  const t = findIn(locale);
  return {
    looked: { keyword: wordsIn(locale)('沟通', 'communication'), sort: 'default' },
    answer: { state: 'ready', data: answerFixture(locale) },
    stale: false,
    renderKind: ({ kind }) => (
      <SearchRows
        rows={{
          state: 'ready',
          data: kind === TargetKind.Teacher ? foundPeople(locale) : foundCourses(locale),
        }}
        retry={t('search.retry')}
        countsOf={(row) => countsIn(row, t, locale)}
        resolve={everywhere}
        level={3}
      />
    ),
    related: [wordsIn(locale)('沟通技巧', 'communication skills')],
    suggested: { state: 'ready', data: suggestedWords(locale) },
    t,
    tCourse: courseIn(locale),
    locale,
    resolve: everywhere,
    searchPath: ({ keyword = '', kind }) =>
      `/search?keyword=${keyword}${kind === undefined ? '' : `&kind=${kind}`}`,
    onSearch: still,
    onSort: still,
    onPage: still,
  };
}
