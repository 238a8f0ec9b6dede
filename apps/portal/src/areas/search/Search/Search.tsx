import { courseList } from '@stoa/api/contract/course';
import { searchHistoryClear, searchQuery, searchSuggest } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import { countsOf, type KindCount } from '@stoa/pages/search';
import { SearchPage } from '@stoa/pages/search/SearchPage';
import { SuggestionsSkeleton } from '@stoa/pages/search/suggestions';
import { announce } from '@stoa/ui/LiveRegion';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useLater } from '../../../kernel/useLater.ts';
import { useFlags } from '../../../session/company.ts';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { KindRows } from './KindRows.tsx';
import { readSearch, searchPath } from './searchAddress.ts';

const Start = lazyPart(() => import('./Start.tsx'), { waiting: <SuggestionsSkeleton /> });

const pageSize = 20;
const offered = 3;

/** The search page: all results of a keyword, by kind; without a keyword, earlier and popular searches. */
export default function Search() {
  const t = useTranslations('find');
  const tCourse = useTranslations('course');
  const { locale } = useLanguage();
  const flags = useFlags();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { keyword, kind, sort, pageNo } = readSearch(useLocation().search);
  const looked = { keyword, kind, sort };
  const searching = keyword !== '';
  useScreenTitle(searching ? t('search.titleOf', { keyword }) : t('search.title'));

  // Without a kind, this call only counts the results of each kind; the rows of each kind are fetched by a
  // call of their own.
  const answer = useApi(
    searchQuery,
    searching ? { keyword, kind, sort, pageNo: kind && pageNo, pageSize: kind ? pageSize : 1 } : null,
    { keepPrevious: true },
  );
  const nothing =
    searching &&
    answer.data !== undefined &&
    !answer.stale &&
    countsOf(answer.data.counts, resolve).length === 0;
  // The parts beside the results load after the results.
  const later = useLater(!searching || (answer.data !== undefined && !answer.stale));
  const words = useApi(searchSuggest, searching && !nothing && !later ? null : {}, { silent: true });
  const related = useApi(searchSuggest, searching && !nothing && later ? { keyword } : null, {
    silent: true,
  });
  const recommended = useApi(
    courseList,
    (nothing || (!searching && words.data !== undefined)) && flags.showRecommendCourseFlg
      ? { kind: CourseListKind.Recommend, pageNo: 1, pageSize: offered }
      : null,
    { silent: true },
  );

  const clear = useToldAction(searchHistoryClear);
  const forget = async (word?: string) => {
    const result = await clear.run(word === undefined ? {} : { keyword: word });
    if (!result?.data) return;
    announce(word === undefined ? t('search.forgotAll') : t('search.forgot', { word }));
    await words.reload();
  };

  return (
    <SearchPage
      looked={looked}
      answer={loadOf(answer)}
      stale={answer.stale}
      renderKind={(found: KindCount) => <KindRows keyword={keyword} sort={sort} {...found} />}
      start={
        searching ? undefined : (
          <Start
            suggested={loadOf(words)}
            recommended={recommended.data?.list}
            onForget={(word) => void forget(word)}
            onClear={() => void forget()}
          />
        )
      }
      suggested={loadOf(words)}
      related={related.data?.suggestions}
      recommended={recommended.data?.list}
      t={t}
      tCourse={tCourse}
      locale={locale}
      resolve={resolve}
      searchPath={searchPath}
      onSearch={(word) => navigate(searchPath({ keyword: word, sort }))}
      onSort={(next) => navigate(searchPath({ ...looked, sort: next }))}
      onPage={(page) => navigate(searchPath({ ...looked, pageNo: page }))}
      renderLink={routerLink}
    />
  );
}
