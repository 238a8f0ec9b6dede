import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useLabels } from '../provider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RichText.css.ts';
import { drawLater } from './notation/drawLater.ts';
import { loadSanitiser, type Sanitise } from './sanitise.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Markup from any source. Only what the sanitiser allows reaches the page. */
  html: string;
  /**
   * Whether `$…$` in a line and `$$…$$` on a line of its own are formulae in TeX, and `<code
   * class="language-…">` has colours. The code that draws them is loaded when the text has one; until then,
   * and if it cannot be loaded, the text is shown as it was written.
   */
  notation?: boolean;
}

/**
 * Text with headings, lists, pictures and tables. It is sanitised in the browser, even when the server has done
 * so already. A skeleton is shown until the sanitiser is loaded; unsanitised markup is never shown.
 */
export function RichText({ html, notation = false, className, ...rest }: RichTextProps) {
  const labels = useLabels('richText');
  const body = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<Sanitise>();

  useEffect(() => {
    let here = true;
    loadSanitiser().then(
      (loaded) => here && setSanitise(() => loaded),
      // When the sanitiser cannot be loaded the skeleton stays, because a missing text does less harm than
      // unsafe markup.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);

  useLayoutEffect(() => {
    if (sanitise === undefined || body.current === null) return undefined;
    body.current.replaceChildren(sanitise(html));
    return notation ? drawLater(body.current) : undefined;
  }, [sanitise, html, notation]);

  return (
    <div
      {...rest}
      data-component="RichText"
      aria-busy={sanitise === undefined || undefined}
      className={clsx(styles.root, className)}
    >
      {sanitise === undefined ? (
        <>
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
          <Skeleton lines={4} />
        </>
      ) : (
        // React renders no children here, so it leaves the inserted nodes alone.
        <div ref={body} className={styles.body} />
      )}
    </div>
  );
}
