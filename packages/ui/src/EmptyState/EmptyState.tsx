import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { Picture, type PictureName } from './pictures.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  picture?: PictureName;
  /** One sentence that says what is missing. */
  title: ReactNode;
  /** Why there is nothing, or how to add something. */
  description?: ReactNode;
  /** One action: a Button or a Link. */
  children?: ReactNode;
  /** A smaller form, for use inside a card or a panel. */
  compact?: boolean;
}

/** Says that there is nothing to show yet, with a small picture, one sentence and one action. */
export function EmptyState({
  picture = 'shelf',
  title,
  description,
  compact = false,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      {...rest}
      data-component="EmptyState"
      className={clsx(styles.root, compact && styles.compact, className)}
    >
      <Picture name={picture} />
      <p className={styles.title} data-part="title">
        {title}
      </p>
      {description !== undefined && (
        <p className={styles.description} data-part="description">
          {description}
        </p>
      )}
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </div>
  );
}
