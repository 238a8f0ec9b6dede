import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Collapsible.css.ts';

export interface CollapsibleProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** The title, which opens and closes the content. */
  title: ReactNode;
  /** Makes the title a heading of this level. */
  level?: HeadingLevel;
  /** Text after the title, such as a count or the progress. */
  meta?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
  /** Adds space at the sides, for use inside a card. */
  inset?: boolean;
  /** The content. It stays in the page while closed, so that the browser's own search finds and opens it. */
  children?: ReactNode;
}

/**
 * Content that opens and closes below its title. It is a native `details` element, so Enter, Space and a search
 * in the page open it.
 */
export function Collapsible({
  title,
  level,
  meta,
  open: openByParent,
  defaultOpen = false,
  onOpenChange,
  disabled = false,
  inset = false,
  className,
  children,
  ...rest
}: CollapsibleProps) {
  const [open, setOpen] = useControlled(openByParent, defaultOpen, onOpenChange);
  const Title = level === undefined ? 'span' : (`h${level}` as const);
  const press = (event: MouseEvent) => {
    // The browser's own toggle is prevented, so that a parent that controls `open` can refuse a change.
    event.preventDefault();
    if (!disabled) setOpen(!open);
  };
  return (
    <details
      data-component="Collapsible"
      {...rest}
      open={open}
      // A search in the page opens the element without a click.
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-state={open ? 'open' : 'closed'}
      data-disabled={disabled ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      <summary
        aria-disabled={disabled || undefined}
        data-part="trigger"
        className={clsx(styles.summary, inset && styles.inset, inset && styles.square)}
        onClick={press}
      >
        <Title className={clsx(styles.words, styles.heading)}>{title}</Title>
        {meta !== undefined && <span className={styles.meta}>{meta}</span>}
        <Icon glyph={ChevronDown} className={styles.chevron} />
      </summary>
      <div data-part="content" className={clsx(styles.content, inset && styles.inset)}>
        {children}
      </div>
    </details>
  );
}
