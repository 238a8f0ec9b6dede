import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Picture, type PictureName } from '../EmptyState/pictures.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { useLabels } from '../provider/UiProvider.tsx';

export const errorKinds = ['failed', 'notFound', 'forbidden', 'offline', 'outdated'] as const;
export type ErrorKind = (typeof errorKinds)[number];

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Picks picture and words: something failed, 404, no permission, no network, a newer release. */
  kind?: ErrorKind;
  title?: ReactNode;
  description?: ReactNode;
  /** The way out, as children: retry, home. */
  children?: ReactNode;
  /** Place in the outline; 1 when it is the whole page. */
  level?: HeadingLevel;
  compact?: boolean;
}

const pictureOf: Record<ErrorKind, PictureName> = {
  failed: 'cloud',
  notFound: 'search',
  forbidden: 'lock',
  offline: 'cloud',
  outdated: 'box',
};

/** Something went wrong: what, and what to do. Announced when it takes the place of content. */
export function ErrorState({
  kind = 'failed',
  title,
  description,
  level = 2,
  compact = false,
  className,
  children,
  ...rest
}: ErrorStateProps) {
  const words = useLabels('errorState')[kind];
  return (
    <div
      role="alert"
      {...rest}
      data-component="ErrorState"
      data-kind={kind}
      className={clsx(styles.root, compact && styles.compact, className)}
    >
      <Picture name={pictureOf[kind]} />
      <Heading level={level} size={level === 1 ? 24 : 16} data-part="title">
        {title ?? words.title}
      </Heading>
      <p className={styles.description} data-part="description">
        {description ?? words.description}
      </p>
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </div>
  );
}
