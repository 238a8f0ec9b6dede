import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './AppShell.css.ts';

/**
 * The header element of a `slim` AppShell that takes the screen's bar: `null` until the element is mounted,
 * `undefined` where no AppShell takes one.
 */
export const HeaderSlot = createContext<HTMLElement | null | undefined>(undefined);

/**
 * A screen's own header bar. It is shown in the header of the surrounding `slim` AppShell that has no `header`
 * of its own; without such an AppShell it renders a header itself.
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
