import { Slot } from '../slot/Slot.tsx';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './TopNav.css.ts';

export interface TopNavProps extends ComponentProps<'div'> {
  /** Logo and name of the company, usually a link to the home page. */
  brand?: ReactNode;
  /** The entries: TopNavLinks. */
  children?: ReactNode;
  /** A MoreMenu after the entries, which contains those that do not fit. */
  more?: ReactNode;
  /** Content at the end of the bar, such as search, notifications and the person's menu. */
  end?: ReactNode;
  /** Name of the navigation landmark. Default: “Main” in the person's language. */
  label?: string;
}

/** The bar in the header of a page: company, main navigation and tools. */
export function TopNav({ brand, end, more, label, className, children, ...rest }: TopNavProps) {
  const labels = useLabels('topNav');
  return (
    <div {...rest} data-component="TopNav" className={clsx(styles.root, className)}>
      {brand !== undefined && (
        <div className={styles.brand} data-part="brand">
          {brand}
        </div>
      )}
      {children !== undefined && (
        <nav aria-label={label ?? labels.name} className={styles.nav} data-part="nav">
          <ul className={styles.list} data-part="list">
            {children}
          </ul>
          {more}
        </nav>
      )}
      {end !== undefined && (
        <div className={styles.end} data-part="end">
          {end}
        </div>
      )}
    </div>
  );
}

export interface TopNavLinkProps extends ComponentProps<'a'> {
  /** Whether this entry is the current page. */
  current?: boolean;
  /** Gives the look to the only child, such as a router's link. */
  asChild?: boolean;
}

/** One entry of the main navigation. */
export function TopNavLink({ current = false, asChild = false, className, ...rest }: TopNavLinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <li className={styles.item}>
      <Root
        {...rest}
        data-part="link"
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
        className={clsx(styles.link, className)}
      />
    </li>
  );
}
