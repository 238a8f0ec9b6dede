import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './AppShell.css.ts';

/** The header that waits for a screen's bar; `null` until it stands, absent where no frame waits for one. */
export const HeaderSlot = createContext<HTMLElement | null | undefined>(undefined);

/**
 * A screen's own bar: it goes into the header of a `slim` AppShell without one; where there is no such frame,
 * it is the header itself.
 */
export function AppShellHeader({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlot);
  if (slot === undefined) {
    return (
      <header data-part="header" className={styles.slimHeader}>
        {children}
      </header>
    );
  }
  return slot && createPortal(children, slot);
}
