import { courseList } from '@stoa/api/contract/course';
import { searchHistoryClear, searchQuery, searchSuggest } from '@stoa/api/contract/search';
import { useApi } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import { announce } from '@stoa/ui/LiveRegion';
import { SearchPage, SearchRows, type SearchAnswerView } from '@stoa/ui/patterns/SearchPage';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useFlags } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { listedCourse } from '../../../common/course/listView.ts';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { firstOfKind, KindRows } from '../NavArea/KindRows.tsx';
import { readSearch, searchPath, searchSorts } from './searchAddress.ts';
import { countsOf, rowsOf } from './searchView.ts';

const pageSize = 20;
const offered = 3;

const linkTo = (word: string) => ({ label: word, href: searchPath({ keyword: word }) });

/** Screen R93: everything that a word finds, by kind; without one, what was and is looked for. */
export default function Search() {
  const t = useTranslations('find.search');
  const sayCourse = useTranslations('course');
  const flags = useFlags();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const address = readSearch(useLocation().search);
  const { keyword, kind, sort, pageNo } = address;
  const searching = keyword !== '';
  const title = searching ? t('titleOf', { keyword }) : t('title');
  useScreenTitle(title);

  // Without a kind, only how many there are of each: their rows come kind by kind.
  const answer = useApi(
    searchQuery,
    searching ? { keyword, kind, sort, pageNo: kind && pageNo, pageSize: kind ? pageSize : 1 } : null,
    { keepPrevious: true },
  );
  const counts = countsOf(answer.data?.counts ?? [], resolve);
  const nothing = searching && answer.data !== undefined && !answer.stale && counts.length === 0;
  const words = useApi(searchSuggest, searching && !nothing ? null : {}, { silent: true });
  const recommended = useApi(
    courseList,
    nothing && flags.showRecommendCourseFlg
      ? { kind: CourseListKind.Recommend, pageNo: 1, pageSize: offered }
      : null,
    { silent: true },
  );

  const clear = useToldAction(searchHistoryClear);
  const forget = async (word?: string) => {
    const result = await clear.run(word === undefined ? {} : { keyword: word });
    if (!result?.data) return;
    announce(word === undefined ? t('forgotAll') : t('forgot', { word }));
    await words.reload();
  };

  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const view = (data: NonNullable<typeof answer.data>): SearchAnswerView => {
    if (nothing) {
      return {
        found: false,
        corrected: data.corrected === undefined ? undefined : linkTo(data.corrected),
        hot: (words.data?.hot ?? []).map(linkTo),
        courses: recommended.data?.list.map((course) => listedCourse(course, { t: sayCourse, resolve })),
      };
    }
    const one = kind !== undefined;
    return {
      found: true,
      grouped: !one,
      groups: one
        ? [
            {
              key: String(kind),
              title: t(`kind.k${kind}`),
              list: (
                <SearchRows
                  rows={{ state: 'ready', data: rowsOf(data.list, resolve) }}
                  retry={t('retry')}
                  level={2}
                  renderLink={routerLink}
                />
              ),
            },
          ]
        : counts.map(({ kind: each, count }) => ({
            key: String(each),
            title: t(`kind.k${each}`),
            more:
              count > firstOfKind
                ? { label: t('more'), href: searchPath({ keyword, kind: each, sort }) }
                : undefined,
            list: <KindRows keyword={keyword} kind={each} sort={sort} count={count} />,
          })),
      count: t('count', { total: one ? data.total : total }),
      page: data.pageNo,
      pageCount: one ? data.pages : 1,
      stale: answer.stale,
    };
  };

  return (
    <SearchPage
      words={{
        title,
        field: t('field'),
        submit: t('submit'),
        tabs: t('tabs'),
        sort: t('sort'),
        pages: t('pages'),
        retry: t('retry'),
        corrected: t('corrected'),
        nothing: t('nothing'),
        nothingHint: t('nothingHint'),
        history: t('history'),
        hot: t('hot'),
        clear: t('clear'),
        forget: (word) => t('forget', { word }),
        begin: t('begin'),
        recommended: t('recommended'),
      }}
      keyword={keyword}
      tabs={
        searching && counts.length > 0
          ? [
              {
                key: 'all',
                label: t('all'),
                count: total,
                href: searchPath({ keyword, sort }),
                current: kind === undefined,
              },
              ...counts.map((each) => ({
                key: String(each.kind),
                label: t(`kind.k${each.kind}`),
                count: each.count,
                href: searchPath({ keyword, sort, kind: each.kind }),
                current: kind === each.kind,
              })),
            ]
          : []
      }
      sorts={searchSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      sort={sort}
      answer={searching ? loadOf(answer, view) : undefined}
      start={
        searching
          ? undefined
          : loadOf(words, ({ history, hot }) => ({
              history: history.map(linkTo),
              hot: hot.filter((word) => !history.includes(word)).map(linkTo),
            }))
      }
      onSearch={(word) => navigate(searchPath({ keyword: word, sort }))}
      onSort={(next) =>
        navigate(searchPath({ ...address, pageNo: 1, sort: searchSorts.find((each) => each === next) }))
      }
      onPage={(page) => navigate(searchPath({ ...address, pageNo: page }))}
      onForget={(word) => void forget(word)}
      onClear={() => void forget()}
      renderLink={routerLink}
    />
  );
}
