import type { ReactNode } from 'react';
import * as styles from './late.css.ts';

/** What there is room for only where the panel stands beside the film. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>;
}

/** What stands below the lesson where the bar above has no room for it. */
export function NarrowOnly({ children }: { children: ReactNode }) {
  return <div className={styles.narrowOnly}>{children}</div>;
}
