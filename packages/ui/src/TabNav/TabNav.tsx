import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as styles from '../style/tabs.css.ts';

export interface TabNavProps extends ComponentProps<'nav'> {
  /** What the links lead through, for screen readers. */
  label: string;
}

/** Tabs that are addresses: links in a navigation landmark, the current one marked. */
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
  /** This is where the person is. */
  current?: boolean;
  /** Gives the look to the only child: a router's link. */
  asChild?: boolean;
}

/** One address inside a TabNav. */
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
