import { lazy, Suspense } from 'react';
import { whenThere } from '../../routing/chunkError.ts';
import { useCompany } from '../../session.ts';
import * as styles from './CompanyFooter.css.ts';

const RichText = lazy(() =>
  whenThere(() => import('@stoa/ui/RichText')).then(({ RichText: component }) => ({ default: component })),
);

/** What a company says at the end of every page (screens I2): its own markup, cleaned like any other. */
export function CompanyFooter() {
  const html = useCompany()?.footerHtml;
  if (!html) return null;
  return (
    <Suspense>
      <RichText html={html} className={styles.root} data-part="company-footer" />
    </Suspense>
  );
}
