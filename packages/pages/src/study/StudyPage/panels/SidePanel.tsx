import type { ReactNode, Ref } from 'react';
import * as styles from './late.css.ts';
import { sidePanelId, sideTabId } from './SideTabs.tsx';

/** The panel of a tab other than the contents. */
export function SidePanel({
  value,
  children,
  ref,
}: {
  value: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={sidePanelId(value)}
      aria-labelledby={sideTabId(value)}
      tabIndex={-1}
      className={styles.panel}
    >
      {children}
    </div>
  );
}
