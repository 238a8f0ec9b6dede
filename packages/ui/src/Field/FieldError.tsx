import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/**
 * What is wrong and how to correct it. The live region is always in the page, because screen readers announce
 * only changes of an existing one.
 */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div aria-live="polite" data-part="error">
      {children !== undefined && children !== null && children !== '' && children !== false && (
        <p id={id} className={styles.error}>
          <Icon glyph={CircleAlert} size="sm" className={styles.errorIcon} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
