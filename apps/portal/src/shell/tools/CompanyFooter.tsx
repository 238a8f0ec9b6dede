import { lazy, Suspense } from 'react';
import { recover } from '../../routing/chunkError.ts';
import { useCompany } from '../../session.ts';
import * as styles from './CompanyFooter.css.ts';

const RichText = lazy(() =>
  import('@stoa/ui/RichText').then(({ RichText: component }) => ({ default: component })).catch(recover),
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
