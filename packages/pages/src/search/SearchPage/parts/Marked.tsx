import type { Sanitise } from '@stoa/ui/RichText';
import { partsOfMarkup } from '../marks.ts';
import * as styles from '../SearchPage.css.ts';

/** A text in which the matches are emphasised. */
export function Marked({ html, sanitise }: { html: string; sanitise: Sanitise }) {
  return partsOfMarkup(sanitise(html)).map(({ text, found }, at) =>
    found ? (
      <em key={at} className={styles.mark}>
        {text}
      </em>
    ) : (
      text
    ),
  );
}
