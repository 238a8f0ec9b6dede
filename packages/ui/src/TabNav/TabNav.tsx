import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from '../style/tabs.css.ts';

export interface TabNavProps extends ComponentProps<'nav'> {
  /** Name of the navigation for screen readers. */
  label: string;
}

/** Tabs for pages with addresses of their own: links in a navigation landmark, with the current one marked. */
export function TabNav({ label, className, children, ...rest }: TabNavProps) {
  return (
    <nav {...rest} aria-label={label} data-component="TabNav" className={className}>
      <ul className={styles.row} data-part="list">
        {children}
      </ul>
    </nav>
  );
}

export interface TabNavLinkProps extends ComponentProps<'a'> {
  /** Whether this link is the current page. */
  current?: boolean;
  /** Gives the look to the only child, such as a router's link. */
  asChild?: boolean;
}

/** One link of a TabNav. */
export function TabNavLink({ current = false, asChild = false, className, ...rest }: TabNavLinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <li>
      <Root
        {...rest}
        data-part="link"
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
        className={clsx(styles.tab, className)}
      />
    </li>
  );
}
