import { clsx } from 'clsx';
import { useRef, type ComponentProps, type Ref } from 'react';
import { asGroup } from '../asGroup.ts';
import { useSharedRef } from '../hooks/useSharedRef.ts';
import * as styles from './ScrollArea.css.ts';
import { useOverflow } from './useOverflow.ts';

export const scrollAxes = ['inline', 'block'] as const;
export type ScrollAxis = (typeof scrollAxes)[number];

export interface ScrollAreaProps extends Omit<ComponentProps<'div'>, 'ref'> {
  ref?: Ref<HTMLDivElement>;
  /** Name of the scrolling content, for screen readers. */
  label: string;
  /** The edges that show a shadow while content is hidden behind them. */
  axis?: ScrollAxis;
}

/**
 * A part of a page with its own native scroll bars. While some of its content is hidden it is a tab stop, so
 * that the arrow keys can scroll it. For a column, give the root a `maxBlockSize`.
 */
export function ScrollArea({ label, axis = 'block', className, children, ref, ...rest }: ScrollAreaProps) {
  const root = useSharedRef(ref);
  const view = useRef<HTMLDivElement>(null);
  const overflow = useOverflow(root, view);
  return (
    <div
      {...rest}
      ref={root}
      data-component="ScrollArea"
      data-overflow={overflow}
      className={clsx(styles.root, axis === 'inline' ? styles.alongInline : styles.alongBlock, className)}
    >
      <div
        ref={view}
        // The element is a group and a tab stop only while it scrolls, because screen readers gain nothing
        // from the group otherwise.
        {...(overflow === 'none' ? {} : { ...asGroup, 'aria-label': label, tabIndex: 0 })}
        data-part="view"
        className={styles.view}
      >
        {children}
      </div>
    </div>
  );
}
