import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** What is wrong and how to put it right. The region is always there, so that an error that arrives is heard. */
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
