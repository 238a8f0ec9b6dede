import type { FontSize } from '@stoa/domain';
import { applyTheme, type ThemePair } from '@stoa/theme';
import type { Vision } from '@stoa/theme/explain';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './BrandStudio.css.ts';
import { mirrorSheets } from './mirrorSheets.ts';

export interface PreviewFrameProps {
  /** Name of the frame, for screen readers. */
  title: string;
  theme: ThemePair;
  appearance: 'light' | 'dark';
  fontSize: FontSize;
  locale: string;
  vision: Vision | 'none';
  /** Whether the page can be used: an enlarged one can, a small picture of it cannot. */
  live: boolean;
  children: ReactNode;
}

/** Width of the page inside the frame, however wide the frame is. */
const pageWidth = 1280;

type FrameSettings = Pick<PreviewFrameProps, 'title' | 'theme' | 'appearance' | 'fontSize' | 'locale'>;

/** Sets the attributes and the theme on a frame's document, like the portal on its own. */
function applySettings(
  inside: Document,
  { title, theme, appearance, fontSize, locale }: FrameSettings,
): void {
  const root = inside.documentElement;
  root.lang = locale;
  root.dataset['stoaAppearance'] = appearance;
  root.dataset['stoaFontSize'] = String(fontSize);
  inside.title = title;
  applyTheme(inside, theme);
}

/** A page in an iframe, so that text size, media queries and dialogs behave as in the portal, scaled down. */
export function PreviewFrame({
  title,
  theme,
  appearance,
  fontSize,
  locale,
  vision,
  live,
  children,
}: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  const [scale, setScale] = useState(0.25);

  useLayoutEffect(() => {
    const inside = frame.current?.contentDocument;
    if (!inside) return undefined;
    setBody(inside.body);
    return mirrorSheets(inside);
  }, []);

  useLayoutEffect(() => {
    const inside = frame.current?.contentDocument;
    if (inside) applySettings(inside, { title, theme, appearance, fontSize, locale });
  }, [theme, appearance, fontSize, locale, title]);

  useLayoutEffect(() => {
    const given = room.current;
    if (!given) return undefined;
    const observer = new ResizeObserver(() => setScale(given.clientWidth / pageWidth));
    observer.observe(given);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={room} className={styles.room}>
      <iframe
        ref={frame}
        // The frame runs no scripts; this page draws its content.
        sandbox="allow-same-origin"
        title={title}
        inert={!live}
        tabIndex={live ? undefined : -1}
        className={styles.frame}
        style={{
          inlineSize: pageWidth,
          transform: `scale(${scale})`,
          filter: vision === 'none' ? undefined : `url(#studio-${vision})`,
        }}
      />
      {body && createPortal(children, body)}
    </div>
  );
}
