import { Container } from '@stoa/ui/Container';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../session/portal.ts';
import { useCompany } from '../../session/company.ts';
import * as styles from './AppLayout.css.ts';

/**
 * The company and its service phone; a link only if the company has set an address. `children` are the
 * company's own text.
 */
export function Footer({ children }: { children: ReactNode }) {
  const t = useTranslations('app.footer');
  const { settings, branding } = usePortal();
  const { platformName } = useSession();
  const company = useCompany();
  const { config } = useSyncExternalStore(branding.subscribe, branding.get);
  return (
    <Container>
      <ul className={styles.footer}>
        <li>{platformName || settings.productName}</li>
        {company?.servicePhone && <li>{t('phone', { phone: company.servicePhone })}</li>}
        {config?.agreementUrl && (
          <li>
            <a href={config.agreementUrl}>{t('agreement')}</a>
          </li>
        )}
        {config?.privacyUrl && (
          <li>
            <a href={config.privacyUrl}>{t('privacy')}</a>
          </li>
        )}
      </ul>
      {children}
    </Container>
  );
}
