import { courseFilters, courseList } from '@stoa/api/contract/course';
import { pageBanner } from '@stoa/api/contract/home';
import { useApi, useApiPage, useSessionEntry } from '@stoa/api/react';
import { FixedPageKey, ListLayout, TargetKind } from '@stoa/domain';
import { Button } from '@stoa/ui/Button';
import { CourseListPage, type ListedCourse } from '@stoa/ui/patterns/CourseListPage';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLanguage } from '../../../i18n/Language.tsx';
import { useSession } from '../../../session/portal.ts';
import { useFlags } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { bannerView } from '../../../common/bannerView.ts';
import { hrefOf } from '../../../common/hrefs.ts';
import { useLater } from '../../../kernel/useLater.ts';
import { loadOf, waiting } from '../../../common/load.ts';
import { remember, remembered } from '../../../kernel/remembered.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { chosenFilters, filterGroups, offeredFilters } from './filters.ts';
import { columnOf, columnValue } from './column.ts';
import { kindOf, listRules } from './kinds.ts';
import { groupsOf } from './rows.ts';
import { listWords } from './words.ts';
import { listRequest, sortOf } from '../../../common/listAddress/listQuery.ts';
import { listedCourse } from '../../../common/course/listView.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';

const CourseMarks = lazyPart(() => import('../../../common/course/CourseMarks.tsx'), {
  waiting: null,
  place: 'inline',
});

/** Screens R14, R15, R17–R20, R25, R27 and R30: the courses of a list, narrowed by what the address says. */
export default function CourseList() {
  const t = useTranslations('course');
  const say = useTranslations('courses');
  const { locale } = useLanguage();
  const flags = useFlags();
  const { companyId, hideVipModule } = useSession();
  const resolve = useLinkResolver();
  const [typography, setTypography] = useSessionEntry('listTypography');
  const kind = kindOf(useLocation().pathname);
  const rules = listRules[kind];
  const address = useListAddress();
  const title = say(`title.${kind}`);
  useScreenTitle(title);

  const rights = { names: rules.filters, charges: flags.showVipPaidCourseFlg, vip: !hideVipModule };
  const filters = useApi(courseFilters, { kind });
  const groups = filters.data && filterGroups(filters.data, address.query, rights, t);
  const beside = groups?.find(({ name }) => name === rules.column);
  const query = rules.column
    ? { ...address.query, filters: { ...address.query.filters, [rules.column]: columnValue(beside) } }
    : address.query;
  const sort = sortOf(query, rules.sorts);
  // Which value of the column is chosen is known with the filters.
  const known = !rules.column || groups !== undefined;
  const page = useApiPage(
    courseList,
    known ? listRequest(query, { kind, sort, offered: offeredFilters(rights) }) : null,
  );
  const banner = useApi(pageBanner, rules.banner ? { pageKey: FixedPageKey.Course } : null);
  // Nothing is pushed down by a banner that comes late.
  const settled = !rules.banner || banner.data !== undefined || banner.error !== undefined;
  const bannerKey = `stoa:courseBanner:${companyId}`;
  const hasBanner = banner.data && banner.data.list.length > 0;
  useEffect(() => {
    if (hasBanner !== undefined) remember(bannerKey, hasBanner ? '1' : '0');
  }, [bannerKey, hasBanner]);
  const answered = known && !page.loading && settled;

  const layout = query.layout ?? typography;
  const bar = groups?.filter(({ name }) => name !== rules.column) ?? [];
  const view = { t, resolve, newWord: rules.months && say('new') };
  const hasMarks = !flags.hideCourseCollect || flags.showWannaLearnFlg;
  const later = useLater(answered);
  const marks = (course: ListedCourse) =>
    later && <CourseMarks course={course} onSaved={rules.marked ? undefined : () => void page.reload()} />;
  const pathOf = (url: string) => hrefOf(resolve({ kind: TargetKind.Url, url }));
  const preferences = flags.showAiChatFlg ? pathOf('/study/ai-plan') : undefined;
  const contact = rules.ordered && pathOf('/official/clues');

  return (
    <CourseListPage
      title={title}
      banner={
        // Room is kept where nothing is known: a banner would push down what the person reads already.
        settled || remembered(bannerKey) === '0'
          ? banner.data && bannerView(banner.data, resolve)
          : 'expected'
      }
      actions={
        rules.advice && (
          <>
            <Button variant="outline" loading={page.stale} onClick={() => void page.reload()}>
              {say('refresh')}
            </Button>
            {preferences !== undefined && (
              <Button variant="outline" asChild>
                <Link to={preferences}>{say('preferences')}</Link>
              </Button>
            )}
          </>
        )
      }
      words={listWords(t, rules.ordered ? say('noneOrdered') : t('empty'))}
      column={rules.column && loadOf(filters, () => columnOf(beside, address.hrefOf))}
      filters={loadOf(settled ? filters : waiting, () => bar)}
      chosen={chosenFilters(bar)}
      keyword={query.keyword}
      sorts={rules.sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      sort={sort}
      layout={layout === ListLayout.Table ? 'table' : 'card'}
      rows={loadOf(
        {
          ...page,
          data: answered && !page.error ? page : undefined,
          error: settled ? page.error : undefined,
        },
        (data) => ({
          groups: groupsOf(data.rows, {
            rules,
            ownOrder: sort === rules.sorts[0],
            locale,
            pageNo: data.pageNo,
            pageSize: query.pageSize,
            course: (course) => listedCourse(course, view),
          }),
          count: t('count', { total: data.total }),
          page: data.pageNo,
          pageCount: data.pages,
          stale: data.stale,
        }),
      )}
      emptyAction={contact ? { label: say('contact'), href: contact } : undefined}
      marks={hasMarks ? marks : undefined}
      onFilter={address.filter}
      onKeyword={address.search}
      onSort={(chosen) => address.filter('sort', chosen === rules.sorts[0] ? '' : chosen)}
      onLayout={(chosen) => {
        setTypography(chosen === 'table' ? ListLayout.Table : ListLayout.Card);
        address.forgetLayout();
      }}
      onPage={address.page}
      onClear={() => address.clear(rules.column)}
      renderLink={routerLink}
    />
  );
}
