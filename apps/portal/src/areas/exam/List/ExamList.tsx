import { examList } from '@stoa/api/contract/exam';
import { useApiPage, useSessionEntry } from '@stoa/api/react';
import { ExamKind, ListLayout, TargetKind, valuesOf } from '@stoa/domain';
import { ExamListPage, tabsOf, type ExamPageTab } from '@stoa/pages/exam/ExamListPage';
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
import { useOffers } from '../../../session/company.ts';
import { useListClock } from './useListClock.ts';

/** 18 exams fill the rows of two and three columns. */
const pageSize = 18;
/**
 * Seconds between two requests of the list, so that a starting or ending exam changes while the list is open.
 */
const pollSeconds = 60;

const WrongAnswers = lazyPart(() => import('./WrongAnswers.tsx'));

/** The exams that concern the person, and the wrong-answer book. */
export default function ExamList() {
  const t = useTranslations('exams');
  const offers = useOffers();
  const resolve = useLinkResolver();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const [typography, setTypography] = useSessionEntry('listTypography');

  const tabs = tabsOf(offers({ id: 'X166' }));
  const wanted = new URLSearchParams(search);
  const tab: ExamPageTab = tabs.find((each) => each === wanted.get('tab')) ?? 'todo';
  const examKind = valuesOf(ExamKind).find((kind) => kind === wanted.get('examKind'));
  const { keyword, pageNo, layout = typography } = address.query;
  useScreenTitle(t(tab === 'wrong' ? 'tab.wrong' : 'title'));
  const page = useApiPage(
    examList,
    tab === 'wrong' ? null : { tab, examKind, keyword: keyword || undefined, pageNo, pageSize },
    { pollSeconds },
  );
  const clock = useListClock(page.rows);

  return (
    <ExamListPage
      {...clock}
      tabs={tabs}
      tab={tab}
      hrefOf={(each) => (each === 'todo' ? pathname : `${pathname}?tab=${each}`)}
      exams={pageLoadOf(page)}
      examKind={examKind}
      keyword={keyword}
      layout={layout === ListLayout.Table ? 'row' : 'card'}
      wrong={<WrongAnswers />}
      recordsHref={hrefOf(resolve({ kind: TargetKind.Url, url: '/exam/record' }))}
      t={t}
      resolve={resolve}
      onKind={(kind) => address.filter('examKind', kind ?? '')}
      onKeyword={address.search}
      onClear={() => navigate(pathname + changed(changed(search, 'keyword', ''), 'examKind', ''))}
      onLayout={(next) => {
        setTypography(next === 'row' ? ListLayout.Table : ListLayout.Card);
        navigate(pathname + changed(search, 'layout', ''), { replace: true });
      }}
      onPage={address.page}
      renderLink={routerLink}
    />
  );
}
