import type { ReactNode } from 'react';
import * as styles from './late.css.ts';

/**
 * Content that shows only where the panel stands beside the film, because elsewhere there is no room for it.
 */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>;
}
