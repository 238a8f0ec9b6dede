import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import type { Tone } from '../style/tones.ts';
import * as styles from './Tag.css.ts';

export const tagVariants = ['soft', 'solid', 'outline'] as const;
export type TagVariant = (typeof tagVariants)[number];

export interface TagProps extends ComponentProps<'span'> {
  tone?: Tone;
  variant?: TagVariant;
  icon?: ReactNode;
  /** Whether words without enough space take more lines instead of being shortened. */
  wrap?: boolean;
  /**
   * Called when the person removes the tag. It adds a button, whose name is made from the children, which must
   * be text.
   */
  onRemove?: () => void;
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const labels = useLabels('tag');
  return (
    <button
      type="button"
      aria-label={labels.remove(name)}
      className={styles.remove}
      onClick={onRemove}
      data-part="remove"
    >
      <Icon glyph={X} />
    </button>
  );
}

/** A word about something, such as its kind, its state or its due date. It is not a button. */
export function Tag({
  tone = 'neutral',
  variant = 'soft',
  icon,
  wrap = false,
  onRemove,
  className,
  children,
  ...rest
}: TagProps) {
  const root = {
    ...rest,
    'data-component': 'Tag',
    'data-tone': tone,
    className: clsx(styles.root, styles.look[variant][tone], styles.edge, className),
  };
  // Most tags have only words, and lists have hundreds of them, so those are one element each.
  if (icon === undefined && onRemove === undefined) {
    return (
      <span {...root} className={clsx(root.className, styles.alone, wrap && styles.wrapped)}>
        {children}
      </span>
    );
  }
  return (
    <span {...root}>
      {icon}
      <span className={clsx(styles.words, wrap && styles.wrapped)}>{children}</span>
      {onRemove !== undefined && (
        <RemoveButton name={typeof children === 'string' ? children : ''} onRemove={onRemove} />
      )}
    </span>
  );
}
