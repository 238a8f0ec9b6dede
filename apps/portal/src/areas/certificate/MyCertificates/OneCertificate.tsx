import { certificateDetail } from '@stoa/api/contract/certificate';
import { useApi } from '@stoa/api/react';
import { CertificatePage } from '@stoa/pages/certificate/CertificatePage';
import { Button } from '@stoa/ui/Button';
import { ErrorState } from '@stoa/ui/ErrorState';
import { Link, useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { useScreenTitle } from '../../../common/title.ts';

/** One of the person's certificates; one that belongs to somebody else is not found. */
export function OneCertificate({ certificateId }: { certificateId: number }) {
  const t = useTranslations('certificates');
  const resolve = useLinkResolver();
  const { pathname } = useLocation();
  const detail = useApi(certificateDetail, { certificateId });
  useScreenTitle(detail.data?.title ?? t('title'));

  if (detail.data === undefined && detail.error?.kind === 'business') {
    return (
      <ErrorState kind="notFound" level={1} title={t('absent')} description={t('absentText')}>
        <Button asChild>
          <Link to={pathname}>{t('back')}</Link>
        </Button>
      </ErrorState>
    );
  }
  return (
    <CertificatePage
      certificate={loadOf(detail)}
      listHref={pathname}
      t={t}
      resolve={resolve}
      renderLink={routerLink}
    />
  );
}
