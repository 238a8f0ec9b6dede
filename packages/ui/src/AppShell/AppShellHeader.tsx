import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './AppShell.css.ts';

/**
 * The header element of a `slim` AppShell, which receives the screen's own bar: `null` until the element is
 * mounted, `undefined` if no AppShell receives a bar.
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
