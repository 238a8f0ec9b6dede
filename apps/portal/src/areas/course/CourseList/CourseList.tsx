import { courseFilters, courseList, type CourseSummary } from '@stoa/api/contract/course';
import { pageBanner } from '@stoa/api/contract/home';
import { useApi, useApiPage, useSessionEntry } from '@stoa/api/react';
import { FixedPageKey, ListLayout, TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { CourseListPage } from '@stoa/pages/course/CourseListPage';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useChannelLinks } from '../../../common/course/useChannelLinks.ts';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useSession } from '../../../session/portal.ts';
import { useFlags } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { hrefOf } from '@stoa/pages/links';
import { useLater } from '../../../kernel/useLater.ts';
import { loadOf, waiting } from '../../../common/load.ts';
import { remember, remembered } from '../../../kernel/remembered.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { chosenIndustry, offeredFilters } from './filters.ts';
import { kindOf, listRules } from './kinds.ts';
import { filtersRequest, listRequest, sortOf } from '../../../common/listAddress/listQuery.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';

const CourseMarks = lazyPart(() => import('../../../common/course/CourseMarks.tsx'), {
  waiting: null,
  place: 'inline',
});

/** One of the course lists, filtered by what its address says. */
export default function CourseList() {
  const t = useTranslations('course');
  const tList = useTranslations('courses');
  const tChannels = useTranslations('channels');
  const { locale } = useLanguage();
  const flags = useFlags();
  const { companyId, hideVipModule } = useSession();
  const resolve = useLinkResolver();
  const [typography, setTypography] = useSessionEntry('listTypography');
  const kind = kindOf(useLocation().pathname);
  const rules = listRules[kind];
  const address = useListAddress();
  useScreenTitle(tList(`title.${kind}`));

  const offered = offeredFilters(rules.filters, flags.showVipPaidCourseFlg);
  const asked = { kind, offered: new Set(offered) };
  const filters = useApi(courseFilters, filtersRequest(address.query, asked), { keepPrevious: true });
  const industryId =
    rules.column && filters.data && chosenIndustry(filters.data, address.query.filters.industryId);
  const query = rules.column
    ? { ...address.query, filters: { ...address.query.filters, industryId } }
    : address.query;
  const sort = sortOf(query, rules.sorts);
  // In a list with industries, the chosen one is known only when the filters have loaded.
  const known = !rules.column || filters.data !== undefined;
  const page = useApiPage(courseList, known ? listRequest(query, { ...asked, sort }) : null);
  const banner = useApi(pageBanner, rules.banner ? { pageKey: FixedPageKey.Course } : null);
  // The courses wait for the banner, because a banner that comes late would push them down.
  const settled = !rules.banner || banner.data !== undefined || banner.error !== undefined;
  const bannerKey = `stoa:courseBanner:${companyId}`;
  const hasBanner = banner.data && banner.data.list.length > 0;
  useEffect(() => {
    if (hasBanner !== undefined) remember(bannerKey, hasBanner ? '1' : '0');
  }, [bannerKey, hasBanner]);
  const answered = known && !page.loading && settled;

  const layout = query.layout ?? typography;
  const hasMarks = !flags.hideCourseCollect || flags.showWannaLearnFlg;
  const later = useLater(answered);
  const marks = (course: CourseSummary) =>
    later && <CourseMarks course={course} onSaved={rules.marked ? undefined : () => void page.reload()} />;
  const pathOf = (url: string) => hrefOf(resolve({ kind: TargetKind.Url, url }));
  const preferences = flags.showAiChatFlg ? pathOf('/study/ai-plan') : undefined;

  return (
    <CourseListPage
      kind={kind}
      courses={loadOf({
        data: answered && !page.error ? page : undefined,
        // Without its industries a list has no courses either.
        error: settled ? (page.error ?? (known ? undefined : filters.error)) : undefined,
        reload: async () => {
          await Promise.all([page.reload(), filters.error && filters.reload()]);
        },
      })}
      channels={useChannelLinks()}
      pageSize={query.pageSize}
      banner={
        // The space of a banner is reserved unless it is known that there is none, because a banner that
        // appears late would push down what the person is reading.
        !rules.banner || hasBanner === false || remembered(bannerKey) === '0' || (settled && later)
          ? banner.data
          : 'expected'
      }
      actions={
        rules.advice && (
          <>
            <Button variant="outline" loading={page.stale} onClick={() => void page.reload()}>
              {tList('refresh')}
            </Button>
            {preferences !== undefined && (
              <Button variant="outline" asChild>
                <Link to={preferences}>{tList('preferences')}</Link>
              </Button>
            )}
          </>
        )
      }
      industries={
        rules.column && {
          chosen: industryId,
          hrefOf: (id) => address.hrefOf('industryId', String(id)),
        }
      }
      // The menus load after the courses, with their space reserved; only the column of industries is needed
      // at once.
      filters={loadOf(settled && (later || rules.column) ? filters : waiting)}
      offered={offered.filter((name) => !rules.column || name !== 'industryId')}
      values={query.filters}
      hideVip={hideVipModule}
      keyword={query.keyword}
      sorts={rules.sorts}
      sort={sort}
      layout={layout === ListLayout.Table ? 'table' : 'card'}
      contactHref={pathOf('/official/clues')}
      marks={hasMarks ? marks : undefined}
      t={t}
      tList={tList}
      tChannels={tChannels}
      locale={locale}
      resolve={resolve}
      onFilter={address.filter}
      onKeyword={address.search}
      onSort={(chosen) => address.filter('sort', chosen === rules.sorts[0] ? '' : chosen)}
      onLayout={(chosen) => {
        setTypography(chosen === 'table' ? ListLayout.Table : ListLayout.Card);
        address.forgetLayout();
      }}
      onPage={address.page}
      onClear={() => address.clear(rules.column ? 'industryId' : undefined)}
      renderLink={routerLink}
    />
  );
}
