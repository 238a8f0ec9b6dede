import { questionnaireList, questionnaireTabs } from '@stoa/api/contract/questionnaire';
import { useApiPage } from '@stoa/api/react';
import { QuestionnaireListPage } from '@stoa/pages/questionnaire/QuestionnaireListPage';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';
import { useRouteTable } from '../../../routing/tableContext.ts';

/** The questionnaires that concern the person. */
export default function List() {
  const t = useTranslations('questionnaires');
  const resolve = useLinkResolver();
  const routes = useRouteTable();
  const { pathname, search } = useLocation();
  const address = useListAddress();
  const [now] = useState(() => Date.now());
  useScreenTitle(t('title'));

  const wanted = new URLSearchParams(search).get('tab');
  const tab = questionnaireTabs.find((each) => each === wanted) ?? 'todo';
  const { pageNo, pageSize } = address.query;
  const page = useApiPage(questionnaireList, { tab, pageNo, pageSize });
  return (
    <QuestionnaireListPage
      tabs={questionnaireTabs}
      tab={tab}
      hrefOf={(each) => (each === 'todo' ? pathname : `${pathname}?tab=${each}`)}
      questionnaires={pageLoadOf(page)}
      recordsHref={routes.has('/questionnaire/record') ? '/questionnaire/record' : undefined}
      now={now}
      t={t}
      resolve={resolve}
      onPage={address.page}
      renderLink={routerLink}
    />
  );
}
