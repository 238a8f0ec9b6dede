import type { ReactNode } from 'react';
import * as styles from './late.css.ts';

/** Content that is shown only where the panel is beside the film, because it does not fit elsewhere. */
export function WideOnly({ children }: { children: ReactNode }) {
  return <span className={styles.wideOnly}>{children}</span>;
}
