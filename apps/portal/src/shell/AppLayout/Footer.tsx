import { Container } from '@stoa/ui/Container';
import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { usePortal, useSession } from '../../portal.ts';
import { useCompany } from '../../session.ts';
import { whenIdle } from '../idle.ts';
import * as styles from './AppLayout.css.ts';

// At the end of the page, and nobody's task: it waits for everything else, and may fail.
const CompanyFooter = lazy(async (): Promise<{ default: ComponentType<{ html: string }> }> => {
  await new Promise<void>(whenIdle);
  return import('./CompanyFooter.tsx').catch(() => ({ default: () => null }));
});

/** Who runs this and whom to call (screens I2); links only where a company gave an address. */
export function Footer() {
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
      {company?.footerHtml && (
        <Suspense>
          <CompanyFooter html={company.footerHtml} />
        </Suspense>
      )}
    </Container>
  );
}
