import { RichText } from '@stoa/ui/RichText';
import * as styles from './CompanyFooter.css.ts';

/** What a company says at the end of every page: its own markup, cleaned like any other. */
export default function CompanyFooter({ html }: { html: string }) {
  return <RichText html={html} className={styles.root} data-part="company-footer" />;
}
