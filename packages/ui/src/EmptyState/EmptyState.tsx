import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';
import { Picture, type PictureName } from './pictures.tsx';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  picture?: PictureName;
  /** What is not there, in one sentence. */
  title: ReactNode;
  /** Why, or what would bring it here. */
  description?: ReactNode;
  /** One way on, as children: a Button or a Link. */
  children?: ReactNode;
  /** Inside a card or a panel. */
  compact?: boolean;
}

/** Nothing here yet, said kindly: a small picture, one sentence, one action. */
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
