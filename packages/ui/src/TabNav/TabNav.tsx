import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import * as styles from '../style/tabs.css.ts';

export interface TabNavProps extends ComponentProps<'nav'> {
  /** Name of the navigation for screen readers. */
  label: string;
}

/**
 * Tabs for pages with addresses of their own: links in a navigation landmark, with the current one marked. If
 * there is no space for all, the row scrolls, with the current one in view.
 */
export function TabNav({ label, className, children, ...rest }: TabNavProps) {
  const row = useRef<HTMLUListElement>(null);
  const shown = useRef<Element>(undefined);
  // Runs before the first paint, so that no movement is visible, and only if another link has become the
  // current one, because a person may have scrolled the row since.
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]');
    if (!row.current || !link || link === shown.current) return;
    shown.current = link;
    const [inner, outer] = [link.getBoundingClientRect(), row.current.getBoundingClientRect()];
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  });
  return (
    <nav {...rest} aria-label={label} data-component="TabNav" className={className}>
      <ul ref={row} className={styles.row} data-part="list">
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
