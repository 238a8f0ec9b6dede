import { clsx } from 'clsx';
import { useEffect, useId, useRef, useState, type ComponentProps } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './LineClamp.css.ts';

export interface LineClampProps extends ComponentProps<'div'> {
  /** Number of lines shown while closed. */
  lines?: number;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/**
 * Cuts a long text to a number of lines, with a button that shows the rest. When nothing is cut there is no
 * button.
 */
export function LineClamp({
  lines = 3,
  open: openByParent,
  defaultOpen = false,
  onOpenChange,
  className,
  children,
  ...rest
}: LineClampProps) {
  const labels = useLabels('lineClamp');
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControlled(openByParent, defaultOpen, onOpenChange);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = text.current;
    if (element === null || open) return undefined;
    // Half a line of tolerance, because heights are rounded when the page is zoomed.
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 4);
    const resized = new ResizeObserver(measure);
    const reworded = new MutationObserver(measure);
    resized.observe(element);
    reworded.observe(element, { childList: true, subtree: true, characterData: true, attributes: true });
    return () => {
      resized.disconnect();
      reworded.disconnect();
    };
  }, [open]);

  return (
    <div {...rest} data-component="LineClamp" className={clsx(styles.root, className)}>
      <div
        ref={text}
        id={id}
        data-state={open ? 'open' : 'closed'}
        className={styles.text}
        style={open ? undefined : { WebkitLineClamp: lines }}
      >
        {children}
      </div>
      {(cut || open) && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          {open ? labels.less : labels.more}
        </button>
      )}
    </div>
  );
}
