import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import * as styles from '../EmptyState/EmptyState.css.ts';
import { Picture, type PictureName } from '../EmptyState/pictures.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { useLabels } from '../provider/UiProvider.tsx';

export const errorKinds = [
  'failed',
  'network',
  'unreadable',
  'notOffered',
  'notFound',
  'forbidden',
  'offline',
  'outdated',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /**
   * What happened. It decides picture and text: `failed` (the server refused), `network` (no answer came),
   * `unreadable` (the answer is not in the agreed form), `notOffered` (this installation does not have it),
   * `notFound` (404), `forbidden` (no permission), `offline`, or `outdated` (a newer release is needed).
   * Default `failed`.
   */
  kind?: ErrorKind;
  title?: ReactNode;
  /** More about it, in place of the sentence of its kind; `null` shows none, where the title says all. */
  description?: ReactNode;
  /** What the person can do, such as a button to retry or a link to the home page. */
  children?: ReactNode;
  /** Heading level of the title. Use 1 when it is the whole page. Default 2. */
  level?: HeadingLevel;
  compact?: boolean;
}

const pictureOf: Record<ErrorKind, PictureName> = {
  failed: 'cloud',
  network: 'cloud',
  unreadable: 'cloud',
  notOffered: 'box',
  notFound: 'search',
  forbidden: 'lock',
  offline: 'cloud',
  outdated: 'box',
};

/** Says what went wrong and what to do. Screen readers announce it when it replaces the content. */
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
      {description !== null && (
        <p className={styles.description} data-part="description">
          {description ?? words.description}
        </p>
      )}
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </div>
  );
}
