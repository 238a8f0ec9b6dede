import type { Certificate } from '@stoa/api/contract/certificate';
import { ArrowLeft } from 'lucide-react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { Link } from '@stoa/ui/Link';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { Loaded, type Load } from '../../common/index.ts';
import type { Resolve } from '../../links/index.ts';
import { sheetOf } from '../sheet.ts';
import { sourceOf } from '../sourceOf.ts';
import type { CertificatesTranslate } from '../words/index.ts';
import * as styles from './CertificatePage.css.ts';

const skeleton = <Skeleton shape="block" className={styles.skeletonPart} />;

// Loaded late, because its drawing brings the code of the QR code and of the template's colours.
const CertificateView = lazyPart(() => import('../../common/lazy/CertificateView.ts'), {
  waiting: skeleton,
  missing: orTryAgain,
});

export interface CertificatePageProps {
  certificate: Load<Certificate>;
  /** Address of the list of all certificates. */
  listHref: string;
  t: CertificatesTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
}

/**
 * One certificate in full, with its downloads, its verification link and the course or exam for which it was
 * given.
 */
export function CertificatePage({
  certificate,
  listHref,
  t,
  resolve,
  renderLink = plainLink,
}: CertificatePageProps) {
  const data = certificate.state === 'ready' ? certificate.data : undefined;
  const source = data && sourceOf(data, resolve);
  return (
    <div className={styles.root} data-component="CertificatePage">
      <header className={styles.head}>
        <Link asChild standalone>
          {renderLink({
            href: listHref,
            className: '',
            children: (
              <>
                <Icon glyph={ArrowLeft} directional /> {t('back')}
              </>
            ),
          })}
        </Link>
        <div className={styles.line}>
          <Heading level={1} size={24} tabIndex={-1}>
            {data?.title ?? t('title')}
          </Heading>
          {source && (
            <Link asChild standalone>
              {renderLink({ href: source.href, className: '', children: t(`from.${source.kind}`) })}
            </Link>
          )}
        </div>
      </header>
      <Loaded essential load={certificate} retry={t('retry')} skeleton={skeleton} level={2}>
        {(one) => <CertificateView {...sheetOf(one)} />}
      </Loaded>
    </div>
  );
}
