import { courseFilters, courseList } from '@stoa/api/contract/course';
import { useApi, useApiPage, useSessionEntry } from '@stoa/api/react';
import { pageBanner } from '@stoa/api/contract/home';
import { CourseListKind, FixedPageKey, ListLayout } from '@stoa/domain';
import { CourseListPage } from '@stoa/ui/patterns/CourseListPage';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '../../portal.ts';
import { useFlags } from '../../session.ts';
import { useLinkResolver } from '../../shell/links.tsx';
import { useScreenTitle } from '../../shell/title.ts';
import { bannerView } from '../bannerView.ts';
import { loadOf, waiting } from '../load.ts';
import { routerLink } from '../routerLink.tsx';
import { chosenFilters, filterGroups, offeredFilters } from './filters.ts';
import { listRequest } from './listQuery.ts';
import { columnWords, listedCourse } from './listView.ts';
import { useListAddress } from './useListAddress.ts';

/** Screen R15: every course, narrowed by what the address says. */
export default function CourseList() {
  const t = useTranslations('course');
  const flags = useFlags();
  const { hideVipModule } = useSession();
  const resolve = useLinkResolver();
  const [typography, setTypography] = useSessionEntry('listTypography');
  const address = useListAddress();
  const { query } = address;
  useScreenTitle(t('all'));

  const may = useMemo(
    () => ({ charges: flags.showVipPaidCourseFlg, vip: !hideVipModule }),
    [flags.showVipPaidCourseFlg, hideVipModule],
  );
  const offered = offeredFilters(may);
  const filters = useApi(courseFilters, { kind: CourseListKind.All });
  const page = useApiPage(courseList, listRequest(query, offered));
  const banner = useApi(pageBanner, { pageKey: FixedPageKey.Course });
  // Nothing is pushed down by a banner that comes late.
  const settled = banner.data !== undefined || banner.error !== undefined;
  const layout = query.layout ?? typography;
  const view = { t, resolve };

  return (
    <CourseListPage
      title={t('all')}
      banner={banner.data && bannerView(banner.data, resolve)}
      words={{
        banner: t('banner'),
        filters: t('filters.name'),
        more: t('filters.more'),
        less: t('filters.less'),
        keyword: t('keyword'),
        sort: t('sort.name'),
        layout: t('layout.name'),
        cards: t('layout.cards'),
        table: t('layout.table'),
        clear: t('clear'),
        retry: t('retry'),
        list: t('list'),
        pages: t('pages'),
        emptyFiltered: t('emptyFiltered'),
        empty: t('empty'),
        columns: columnWords(t),
      }}
      filters={loadOf(settled ? filters : waiting, (data) => filterGroups(data, query, may, t))}
      chosen={filters.data ? chosenFilters(filterGroups(filters.data, query, may, t)) : []}
      keyword={query.keyword}
      sorts={(['default', 'new', 'hot', 'score'] as const).map((sort) => ({
        value: sort,
        label: t(`sort.${sort}`),
      }))}
      sort={query.sort}
      layout={layout === ListLayout.Table ? 'table' : 'card'}
      rows={loadOf(
        {
          ...page,
          data: page.loading || page.error || !settled ? undefined : page,
          error: settled ? page.error : undefined,
        },
        (data) => ({
          courses: data.rows.map((course) => listedCourse(course, view)),
          count: t('count', { total: data.total }),
          page: data.pageNo,
          pageCount: data.pages,
          stale: data.stale,
        }),
      )}
      onFilter={address.filter}
      onKeyword={address.search}
      onSort={(sort) => address.filter('sort', sort === 'default' ? '' : sort)}
      onLayout={(chosen) => {
        setTypography(chosen === 'table' ? ListLayout.Table : ListLayout.Card);
        address.forgetLayout();
      }}
      onPage={address.page}
      onClear={address.clear}
      renderLink={routerLink}
    />
  );
}
