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
  /** What scrolls here, for screen readers. */
  label: string;
  /** The edges that get a shadow while something lies behind them. */
  axis?: ScrollAxis;
}

/**
 * A part of a page that scrolls by itself, with the browser's own scrollbars. While something is hidden it is a
 * stop of the Tab key, so that the arrow keys can reach the rest. Give the root a `maxBlockSize` for a
 * column.
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
        // Only what scrolls is a part of its own and a stop; a reader of what is whole would gain nothing from it.
        {...(overflow === 'none' ? {} : { ...asGroup, 'aria-label': label, tabIndex: 0 })}
        data-part="view"
        className={styles.view}
      >
        {children}
      </div>
    </div>
  );
}
