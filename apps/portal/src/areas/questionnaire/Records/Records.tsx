import { questionnaireRecords } from '@stoa/api/contract/questionnaire';
import { useApiPage } from '@stoa/api/react';
import { QuestionnaireRecordsPage } from '@stoa/pages/questionnaire/QuestionnaireRecordsPage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useListHref } from '../useListHref.ts';

/** The person's records. */
export default function Records() {
  const t = useTranslations('questionnaires');
  const resolve = useLinkResolver();
  const address = useListAddress();
  const [now] = useState(() => Date.now());
  useScreenTitle(t('records'));

  const { pageNo, pageSize } = address.query;
  const page = useApiPage(questionnaireRecords, { pageNo, pageSize });
  return (
    <QuestionnaireRecordsPage
      records={pageLoadOf(page)}
      listHref={useListHref()}
      now={now}
      t={t}
      resolve={resolve}
      onPage={address.page}
      renderLink={routerLink}
    />
  );
}
