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
 * Where what floats belongs: the nearest ThemeScope's own place, so that a popover in a preview has the
 * preview's colours. `null` outside of one: the page's body.
 */
export const usePortalContainer = (): HTMLElement | null => use(PortalContainer);

export interface ThemeScopeProps extends ComponentProps<'div'> {
  /** Both halves of `tenantThemes(colorPrimary)`. */
  theme: ThemePair;
  appearance?: ScopeAppearance;
}

/**
 * A piece of a page under another company's theme: the brand studio, a preview. The colours are a sheet of its
 * own, written outside of React: a new theme renders no child that the parent has kept.
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

  // One element for as long as the children are the same: React then passes them by.
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
