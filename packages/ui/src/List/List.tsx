import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import * as styles from './List.css.ts';

export const listVariants = ['plain', 'card'] as const;
export type ListVariant = (typeof listVariants)[number];

export interface ListProps extends ComponentProps<'ul'> {
  /** `card` puts the rows on one sheet of paper. */
  variant?: ListVariant;
}

/** Rows of the same kind, one below the other. */
export function List({ variant = 'plain', className, ...rest }: ListProps) {
  return (
    <ul
      {...rest}
      data-component="List"
      className={clsx(styles.root, variant === 'card' && styles.card, className)}
    />
  );
}

export interface ListItemProps extends Omit<ComponentProps<'li'>, 'title' | 'onSelect'> {
  /** Before the words: an icon, a picture, a check box. */
  leading?: ReactNode;
  /** What the row is; with `href` or `onSelect` also the name of its link or button. */
  title: ReactNode;
  description?: ReactNode;
  /** After the words: a time, a tag, buttons of their own. */
  trailing?: ReactNode;
  /** Where the whole row leads. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  /** What the whole row does, where it leads nowhere. */
  onSelect?: (() => void) | undefined;
  /** The one that is open now. */
  current?: boolean;
}

/** One row of a List, 64 px high at least: the whole of it is the target, and a reader meets one link. */
export function ListItem({
  leading,
  title,
  description,
  trailing,
  href,
  renderLink = plainLink,
  onSelect,
  current = false,
  className,
  ...rest
}: ListItemProps) {
  let name = title;
  if (href !== undefined) {
    name = renderLink({
      href,
      className: styles.link,
      'aria-current': current ? 'true' : undefined,
      children: title,
    });
  } else if (onSelect !== undefined) {
    name = (
      <button type="button" className={styles.link} aria-current={current || undefined} onClick={onSelect}>
        {title}
      </button>
    );
  }
  return (
    <li
      {...rest}
      data-part="item"
      data-interactive={name === title ? undefined : ''}
      data-state={current ? 'current' : undefined}
      className={clsx(styles.item, className)}
    >
      {leading !== undefined && <span className={styles.leading}>{leading}</span>}
      <div className={styles.words}>
        <div className={styles.title}>{name}</div>
        {description !== undefined && <div className={styles.description}>{description}</div>}
      </div>
      {trailing !== undefined && (
        <div className={styles.trailing}>
          {typeof trailing === 'string' ? <bdi>{trailing}</bdi> : trailing}
        </div>
      )}
    </li>
  );
}
