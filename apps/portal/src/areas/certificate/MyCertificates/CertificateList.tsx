import { certificateList } from '@stoa/api/contract/certificate';
import { useApiPage } from '@stoa/api/react';
import { CertificateState, valuesOf } from '@stoa/domain';
import { MyCertificatesPage } from '@stoa/pages/certificate/MyCertificatesPage';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { useListAddress } from '../../../common/listAddress/useListAddress.ts';
import { pageLoadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';

/** 12 certificates fill the rows of two and three columns. */
const pageSize = 12;

/** The person's own certificates, by state. */
export function CertificateList() {
  const t = useTranslations('certificates');
  const resolve = useLinkResolver();
  const { pathname, search } = useLocation();
  const { query, page: goTo } = useListAddress();
  useScreenTitle(t('title'));

  const wanted = Number(new URLSearchParams(search).get('state'));
  const state = valuesOf(CertificateState).find((each) => each === wanted);
  const page = useApiPage(certificateList, { state, pageNo: query.pageNo, pageSize });

  return (
    <MyCertificatesPage
      certificates={pageLoadOf(page)}
      state={state}
      hrefOf={(each) => (each === undefined ? pathname : `${pathname}?state=${each}`)}
      viewHref={(certificateId) => `${pathname}?certificateId=${certificateId}`}
      t={t}
      resolve={resolve}
      onPage={goTo}
      renderLink={routerLink}
    />
  );
}
