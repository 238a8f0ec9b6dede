import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import * as styles from './List.css.ts';

export const listVariants = ['plain', 'card'] as const;
export type ListVariant = (typeof listVariants)[number];

export interface ListProps extends ComponentProps<'ul'> {
  /** `card` puts the rows on a card. */
  variant?: ListVariant;
}

/** A list of rows of the same kind, one below the other. */
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
  /** Content before the text, such as an icon, a picture or a check box. */
  leading?: ReactNode;
  /** Title of the row. With `href` or `onSelect` it is also the name of the link or button. */
  title: ReactNode;
  description?: ReactNode;
  /** Content after the text, such as a time, a tag or buttons. */
  trailing?: ReactNode;
  /** Address that the row leads to. */
  href?: string | undefined;
  renderLink?: RenderLink | undefined;
  /** Called when the row is pressed; for a row without `href`. */
  onSelect?: (() => void) | undefined;
  /** Whether the row is open now. */
  current?: boolean;
}

/**
 * One row of a List, at least 64 px high. A press anywhere counts, but screen readers have one link or button.
 */
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
