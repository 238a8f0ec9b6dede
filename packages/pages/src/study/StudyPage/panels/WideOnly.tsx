import type { ReactNode } from 'react';
import * as styles from './late.css.ts';

/** Shown only where the panel stands beside the film, because elsewhere there is no room. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>;
}

/** Shown below the lesson where the bar has no room for it. */
export function NarrowOnly({ children }: { children: ReactNode }) {
  return <div className={styles.narrowOnly}>{children}</div>;
}
