import { clsx } from 'clsx';
import { useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './AppShell.css.ts';
import { HeaderSlot } from './AppShellHeader.tsx';

export const appShellVariants = ['standard', 'slim'] as const;
export type AppShellVariant = (typeof appShellVariants)[number];

export interface AppShellProps extends ComponentProps<'div'> {
  /**
   * Content of the banner landmark, usually a TopNav in a Container. A `slim` frame without `header` shows
   * the AppShellHeader of the screen instead.
   */
  header?: ReactNode;
  /** Content of the contentinfo landmark, the page's footer. */
  footer?: ReactNode;
  /** `standard` has the usual header; `slim` has a lower one of 48 px, for study and exam pages. */
  variant?: AppShellVariant;
  /**
   * Shows no header, for a company that has switched it off (`hidePCHeader`). A way to log out must then be
   * offered elsewhere.
   */
  hideHeader?: boolean;
  hideFooter?: boolean;
  /**
   * A bar at the lower edge of a phone (up to 600 px wide) with the main navigation, which the header's
   * TopNav then does not show there. `null` reserves its space while its code loads.
   */
  bottomBar?: ReactNode;
  /** `id` of the main landmark, which the skip link leads to. Default `main`. */
  mainId?: string;
}

/** The frame of a page: first the skip link, then the header, main and footer landmarks. */
export function AppShell({
  header,
  footer,
  variant = 'standard',
  hideHeader = false,
  hideFooter = false,
  bottomBar,
  mainId = 'main',
  className,
  children,
  ...rest
}: AppShellProps) {
  const labels = useLabels('appShell');
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const slim = variant === 'slim';
  const awaitsBar = slim && header === undefined && !hideHeader;
  // Moves the focus by script, because a link to a bare `#main` would add an entry to the history and drop the
  // router's query.
  const skip = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const main = document.getElementById(mainId);
    main?.focus();
    main?.scrollIntoView();
  };
  return (
    <div
      {...rest}
      data-component="AppShell"
      data-bottom-bar={bottomBar === undefined ? undefined : ''}
      className={clsx(styles.root, className)}
    >
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
      {bottomBar !== undefined && (
        <div data-part="bottom-bar" className={styles.bottomBar}>
          {bottomBar}
        </div>
      )}
    </div>
  );
}
