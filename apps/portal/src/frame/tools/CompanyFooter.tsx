import { lazyPart } from '../../common/lazyPart.tsx';
import { useCompany } from '../../session/company.ts';
import * as styles from './CompanyFooter.css.ts';

const RichText = lazyPart(async () => ({ default: (await import('@stoa/ui/RichText')).RichText }), {
  waiting: null,
  place: 'inline',
});

/** The company's text at the end of every page: its own HTML, sanitised like any other. */
export function CompanyFooter() {
  const html = useCompany()?.footerHtml;
  if (!html) return null;
  return <RichText html={html} className={styles.root} data-part="company-footer" />;
}
