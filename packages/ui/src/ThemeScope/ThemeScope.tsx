import type { ThemePair } from '@stoa/theme';
import { clsx } from 'clsx';
import {
  createContext,
  use,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
} from 'react';
import { scopeCss, type ScopeAppearance } from './scopeSheet.ts';
import * as styles from './ThemeScope.css.ts';

const PortalContainer = createContext<HTMLElement | null>(null);

/**
 * The element that overlays are rendered into: that of the nearest ThemeScope, so that a popover in a preview
 * has the preview's colours. `null` outside of a ThemeScope, where it is the body of the page.
 */
export const usePortalContainer = (): HTMLElement | null => use(PortalContainer);

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** Both appearances of a tenant's theme, from `tenantThemes(colorPrimary)`. */
  theme: ThemePair;
  appearance?: ScopeAppearance;
}

/**
 * A part of a page with another company's theme, such as a preview. The colours are a style sheet of its own,
 * which is written outside of React, so that a new theme does not render unchanged children.
 */
export function ThemeScope({ theme, appearance = 'system', className, children, ...rest }: ThemeScopeProps) {
  const id = useId();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const sheet = useRef<CSSStyleSheet>(null);

  useLayoutEffect(() => {
    const made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    sheet.current = made;
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== made);
    };
  }, []);
  useLayoutEffect(() => {
    sheet.current?.replaceSync(scopeCss(`[data-stoa-scope="${id}"]`, theme, appearance));
  }, [id, theme, appearance]);

  // The children are memoised, so that React does not render them again while they are the same.
  const scoped = useMemo(
    () => <PortalContainer value={container}>{children}</PortalContainer>,
    [container, children],
  );
  return (
    <div {...rest} data-component="ThemeScope" data-stoa-scope={id} className={clsx(styles.root, className)}>
      {scoped}
      <div ref={setContainer} data-part="portal" />
    </div>
  );
}
