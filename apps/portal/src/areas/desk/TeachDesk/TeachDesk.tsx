import { deskTabs, TeachDeskPage, type DeskTab } from '@stoa/pages/desk/TeachDeskPage';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { changed } from '../../../common/listAddress/changed.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useArrival } from '../../../common/useArrival.ts';
import { useOffers } from '../../../session/company.ts';
import { useSession } from '../../../session/portal.ts';
import { deskAddress } from '../address.ts';

// The tabs load late, because their tables and forms are too large for the first load.
const ReviewTab = lazyPart(() => import('./ReviewTab.tsx'));
const ReviewPanel = lazyPart(() => import('./ReviewPanel.tsx'));
const AccessTab = lazyPart(() => import('./AccessTab.tsx'));
const ExamsTab = lazyPart(() => import('./ExamsTab.tsx'));

/** The desk of mentors, lecturers and admins. */
export default function TeachDesk() {
  const t = useTranslations('teach');
  const { lecturer, admin } = useSession();
  const offers = useOffers();
  const { pathname, search } = useLocation();
  useScreenTitle(t('title'));

  const has: Record<DeskTab, boolean> = {
    review: true,
    // A mentor watches over no exams.
    exams: (lecturer || admin) && offers({ id: 'X162' }),
    access: admin && offers({ id: 'X168' }),
  };
  const tabs = deskTabs.filter((tab) => has[tab]);
  const address = deskAddress(search, tabs);
  const { tab, reviewId } = address;
  useArrival(String((tab === 'exams' ? address.examId : reviewId) ?? ''));
  const content =
    tab === 'exams' ? (
      <ExamsTab examId={address.examId} />
    ) : tab === 'access' ? (
      <AccessTab state={address.requests} />
    ) : reviewId === undefined ? (
      <ReviewTab address={address} />
    ) : (
      <ReviewPanel key={reviewId} reviewId={reviewId} backHref={pathname + changed(search, 'reviewId', '')} />
    );
  return (
    <TeachDeskPage
      tabs={tabs}
      tab={tab}
      hrefOf={(each) => (each === 'review' ? pathname : `${pathname}?tab=${each}`)}
      t={t}
      renderLink={routerLink}
    >
      {content}
    </TeachDeskPage>
  );
}
