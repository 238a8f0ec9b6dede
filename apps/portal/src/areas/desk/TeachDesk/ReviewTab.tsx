import { reviewList } from '@stoa/api/contract/review';
import { useApi } from '@stoa/api/react';
import { ReviewList } from '@stoa/pages/desk/ReviewList';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { changed } from '../../../common/listAddress/changed.ts';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { useEnumLabels } from '../../../i18n/labels.ts';
import { filterValue, type DeskAddress } from '../address.ts';
import { useSession } from '../../../session/portal.ts';
import { deskWords } from '../catalogue.ts';
import { rowsOf } from './rows.ts';

const pageSize = 20;

/** The list of the person's pending reviews, or of those that are done. */
export default function ReviewTab(props: { address: DeskAddress }) {
  return (
    <WithWords of={[deskWords]}>
      <Reviews {...props} />
    </WithWords>
  );
}

function Reviews({ address: { kind, state } }: { address: DeskAddress }) {
  const t = useTranslations('desk');
  const labels = useEnumLabels();
  const navigate = useNavigate();
  const { userId } = useSession();
  const { pathname, search } = useLocation();
  const { query, filter, page: goTo, search: find } = useListAddress();
  const [now] = useState(() => Date.now());
  const { keyword, pageNo } = query;
  const answer = useApi(
    reviewList,
    { state, kind, keyword: keyword || undefined, pageNo, pageSize },
    { keepPrevious: true },
  );
  return (
    <ReviewList
      reviews={pageLoadOf({ ...answer, ...rowsOf(answer) })}
      counts={answer.data?.counts ?? []}
      kind={kind}
      state={state}
      keyword={keyword}
      ownUserId={userId}
      pageSize={pageSize / 4}
      now={now}
      hrefOf={(reviewId) => pathname + changed(search, 'reviewId', String(reviewId))}
      t={t}
      labels={labels}
      onFilter={(name, value) => filter(name, filterValue(name, value))}
      onKeyword={find}
      onClear={() => navigate(pathname)}
      onPage={goTo}
      renderLink={routerLink}
    />
  );
}
