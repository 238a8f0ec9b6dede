import { clsx } from 'clsx';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Icon } from '@stoa/ui/Icon';
import * as styles from './BottomBar.css.ts';

type Glyph = ComponentType<ComponentProps<'svg'>>;

/** The navigation of a phone, for the `bottomBar` of an AppShell: three to five entries, each a BottomBarItem. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} data-component="BottomBar" className={styles.root}>
      {children}
    </nav>
  );
}

/** An icon above its text, for a link or a button that has the class `bottomBarItemClass`. */
export function BottomBarWords({ glyph, children }: { glyph: Glyph; children: ReactNode }) {
  return (
    <>
      <Icon glyph={glyph} className={styles.glyph} />
      <span className={styles.word}>{children}</span>
    </>
  );
}

/** The look of one entry; the entry of the current page has `aria-current`. */
export const bottomBarItemClass: string = styles.item;

export interface BottomBarButtonProps extends ComponentProps<'button'> {
  glyph: Glyph;
}

/** An entry that opens something instead of leading to a page. */
export function BottomBarButton({ glyph, className, children, ...rest }: BottomBarButtonProps) {
  return (
    <button type="button" {...rest} className={clsx(styles.item, className)}>
      <BottomBarWords glyph={glyph}>{children}</BottomBarWords>
    </button>
  );
}
