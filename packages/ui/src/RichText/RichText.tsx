import { clsx } from 'clsx';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useLabels } from '../provider/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './RichText.css.ts';
import { loadSanitiser, type Sanitise } from './sanitise.ts';

export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Markup from anybody. Only what the sanitiser lets through reaches the page. */
  html: string;
}

/**
 * Text with headings, lists, pictures and tables, cleaned in the browser whatever the server did (contract
 * 1.3). Until the sanitiser is there a skeleton stands in; nothing uncleaned is ever shown.
 */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const labels = useLabels('richText');
  const body = useRef<HTMLDivElement>(null);
  const [sanitise, setSanitise] = useState<Sanitise>();

  useEffect(() => {
    let here = true;
    loadSanitiser().then(
      (loaded) => here && setSanitise(() => loaded),
      // Without the sanitiser the skeleton stays: a text less is better than an open door.
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);

  useLayoutEffect(() => {
    if (sanitise !== undefined) body.current?.replaceChildren(sanitise(html));
  }, [sanitise, html]);

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
        // React puts nothing into it, so the cleaned nodes stay ours.
        <div ref={body} className={styles.body} />
      )}
    </div>
  );
}
