import { myCourses, type CourseSummary } from '@stoa/api/contract/course';
import { useApiPage, useClient, useSessionEntry } from '@stoa/api/react';
import { FixedPageKey, ListLayout, TargetKind } from '@stoa/domain';
import {
  isRemovable,
  MyCoursesPage,
  tabsOf,
  type MyTab,
  type RemovableTab,
} from '@stoa/pages/account/MyCoursesPage';
import { hrefOf } from '@stoa/pages/links';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useLinkResolver } from '../../../common/links.tsx';
import { changed } from '../../../common/listAddress/changed.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { showToast } from '../../../kernel/toast.ts';
import { useLater } from '../../../kernel/useLater.ts';
import { useFlags, useOffers } from '../../../session/company.ts';

/** 18 courses fill the rows of two and three columns. */
const pageSize = 18;

const Notes = lazyPart(() => import('./Notes.tsx'));
const CourseMarks = lazyPart(() => import('../../../common/course/CourseMarks.tsx'), {
  waiting: null,
  place: 'inline',
});

/** The person's own courses, in a tab each for those assigned, studied, collected and so on. */
export default function MyCourses() {
  const t = useTranslations('mine');
  const tCourse = useTranslations('course');
  const client = useClient();
  const flags = useFlags();
  const offers = useOffers();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const [typography, setTypography] = useSessionEntry('listTypography');
  useScreenTitle(t('courses'));

  const tabs = tabsOf({ ...flags, keepsNotes: offers({ id: 'X28' }) });
  const wanted = new URLSearchParams(search).get('tab');
  const tab: MyTab = tabs.find((each) => each === wanted) ?? 'studying';
  const { keyword, pageNo, layout = typography } = address.query;
  const page = useApiPage(
    myCourses,
    tab === 'notes' ? null : { tab, keyword: keyword || undefined, pageNo, pageSize },
  );

  const remove = async (from: RemovableTab, courseIds: readonly number[]) => {
    // Loaded with the first removal, because most visits have none.
    const done = await import('./takeOut.ts').then(
      ({ takeOut }) => takeOut(client, from, courseIds),
      () => 0,
    );
    const left = courseIds.length - done;
    void (left === 0
      ? showToast(t('removed', { count: done }), 'success')
      : showToast(t('removedSome', { done, left }), 'danger'));
    await page.reload();
  };

  const later = useLater(!page.loading);
  const marks = (course: CourseSummary) =>
    later && (
      <CourseMarks course={course} onSaved={isRemovable(tab) ? () => void page.reload() : undefined} />
    );
  return (
    <MyCoursesPage
      tabs={tabs}
      tab={tab}
      hrefOf={(each) => (each === 'studying' ? pathname : `${pathname}?tab=${each}`)}
      courses={pageLoadOf(page)}
      keyword={keyword}
      layout={layout === ListLayout.Table ? 'row' : 'card'}
      notes={<Notes pageNo={pageNo} onPage={address.page} />}
      marks={marks}
      browseHref={hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }))}
      t={t}
      tCourse={tCourse}
      resolve={resolve}
      onKeyword={address.search}
      onLayout={(next) => {
        setTypography(next === 'row' ? ListLayout.Table : ListLayout.Card);
        navigate(pathname + changed(search, 'layout', ''), { replace: true });
      }}
      onPage={address.page}
      onRemove={offers({ id: 'X31' }) ? remove : undefined}
      renderLink={routerLink}
    />
  );
}
