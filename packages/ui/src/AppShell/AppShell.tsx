import { clsx } from 'clsx';
import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './AppShell.css.ts';
import { HeaderSlot } from './AppShellHeader.tsx';

export const appShellVariants = ['standard', 'slim'] as const;
export type AppShellVariant = (typeof appShellVariants)[number];

export interface AppShellProps extends ComponentProps<'div'> {
  /**
   * Content of the banner landmark, usually a TopNav in a Container. A `slim` frame without one takes the
   * screen's AppShellHeader.
   */
  header?: ReactNode;
  /** Content of the footer landmark. */
  footer?: ReactNode;
  /** `slim` gives a study or exam page a lower header of 48 px (DS-06). */
  variant?: AppShellVariant;
  /** The company shows no header (`hidePCHeader`); the way to log out must then be elsewhere. */
  hideHeader?: boolean;
  hideFooter?: boolean;
  /** Target of the skip link. */
  mainId?: string;
}

/** The page's frame: skip link first, then header, main and footer landmarks. */
export function AppShell({
  header,
  footer,
  variant = 'standard',
  hideHeader = false,
  hideFooter = false,
  mainId = 'main',
  className,
  children,
  ...rest
}: AppShellProps) {
  const labels = useLabels('appShell');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const slim = variant === 'slim';
  const awaitsBar = slim && header === undefined && !hideHeader;
  // By hand, because a bare `#main` would add to the history and undo the router's query.
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const main = document.getElementById(mainId);
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <div {...rest} data-component="AppShell" className={clsx(styles.root, className)}>
      <a href={`#${mainId}`} data-part="skip" className={styles.skip} onClick={skip}>
        {labels.skipToContent}
      </a>
      {!hideHeader && (header !== undefined || slim) && (
        <header ref={setSlot} data-part="header" className={slim ? styles.slimHeader : styles.header}>
          {header}
        </header>
      )}
      <main id={mainId} tabIndex={-1} data-part="main" className={styles.main}>
        <HeaderSlot value={awaitsBar ? slot : undefined}>{children}</HeaderSlot>
      </main>
      {!hideFooter && footer !== undefined && (
        <footer data-part="footer" className={styles.footer}>
          {footer}
        </footer>
      )}
    </div>
  );
}
