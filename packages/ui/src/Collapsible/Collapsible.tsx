import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Collapsible.css.ts';

export interface CollapsibleProps extends Omit<ComponentProps<'details'>, 'title' | 'open'> {
  /** What opens and closes it. */
  title: ReactNode;
  /** Makes the title a heading of the page's outline. */
  level?: HeadingLevel;
  /** After the title: how many, how far. */
  meta?: ReactNode;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  disabled?: boolean;
  /** Room at the sides, inside a card. */
  inset?: boolean;
  /** What is hidden; it stays in the page, so that the browser's own search finds and opens it. */
  children?: ReactNode;
}

/** Something that can wait: the browser's own details element, so it opens by Enter, Space and a search. */
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
    // By hand, so that a parent that says no is obeyed.
    event.preventDefault();
    if (!disabled) setOpen(!open);
  };
  return (
    <details
      data-component="Collapsible"
      {...rest}
      open={open}
      // A search in the page opens it without a press.
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
