import { newIdemKey, type ApiFault } from '@stoa/api';
import {
  accessAnswer,
  accessRequests,
  type AccessRequestState,
  type AccessRequestTask,
} from '@stoa/api/contract/course';
import { useApiPage } from '@stoa/api/react';
import { ErrorCode } from '@stoa/domain';
import { AccessRequests } from '@stoa/pages/desk/AccessRequests';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { useToldAction } from '../../../common/useToldAction.ts';
import { WithWords } from '../../../i18n/WithWords.tsx';
import { showToast } from '../../../kernel/toast.ts';
import { useOffers } from '../../../session/company.ts';
import { filterValue } from '../address.ts';
import { deskWords } from '../catalogue.ts';

const pageSize = 20;

/** Whether a request was taken back or answered by somebody else, which the list says, so that no dialog opens. */
const isGone = (fault: ApiFault): boolean =>
  fault.kind === 'business' && (fault.code === ErrorCode.StateConflict || fault.code === ErrorCode.NotFound);

/** The requests for access of the company's people. */
export default function AccessTab(props: { state: AccessRequestState | undefined }) {
  return (
    <WithWords of={[deskWords]}>
      <Requests {...props} />
    </WithWords>
  );
}

function Requests({ state }: { state: AccessRequestState | undefined }) {
  const t = useTranslations('desk');
  const offers = useOffers();
  const { query, filter, page: goTo } = useListAddress();
  const [now] = useState(() => Date.now());
  const page = useApiPage(
    accessRequests,
    { ...(state === undefined ? {} : { state }), pageNo: query.pageNo, pageSize },
    { silent: true },
  );
  const { run } = useToldAction(accessAnswer);

  const answer = async ({ requestId, asker }: AccessRequestTask, granted: boolean, comment: string) => {
    const result = await run({ requestId, granted, comment, idemKey: newIdemKey() }, { silent: isGone });
    const gone = result?.error !== undefined && isGone(result.error);
    if (result?.data === undefined && !gone) return false;
    if (gone) void showToast(t('access.gone'));
    else
      void showToast(t(granted ? 'access.granted' : 'access.refused', { name: asker.realName }), 'success');
    await page.reload();
    return true;
  };
  return (
    <AccessRequests
      requests={pageLoadOf(page)}
      state={state}
      pageSize={pageSize / 4}
      now={now}
      t={t}
      onFilter={(name, value) => filter(name, filterValue(name, value))}
      onPage={goTo}
      onAnswer={offers(accessAnswer) ? answer : undefined}
    />
  );
}
