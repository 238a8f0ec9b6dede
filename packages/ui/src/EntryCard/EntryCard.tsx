import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { plainLink, type RenderLink } from '../CourseCard/renderLink.tsx';
import * as styles from './EntryCard.css.ts';

export const entryCardLayouts = ['card', 'row'] as const;
export type EntryCardLayout = (typeof entryCardLayouts)[number];

export interface EntryCardProps extends Omit<ComponentProps<'article'>, 'title'> {
  title: string;
  /** The title as it is drawn, if that differs from its text, for example with marked search matches. */
  heading?: ReactNode;
  href: string;
  /** `card` has the picture above the text; `row` shows the same content as a row of a list. */
  layout?: EntryCardLayout;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** The picture: an `EntryCover`, or a portrait. An entry without one starts with its text. */
  media?: ReactNode;
  /** The labels above the title: state and kind. */
  marks?: ReactNode;
  /** The facts below the title. */
  children?: ReactNode;
  /** The last line of a card, or the end of a row: price, score, progress. */
  foot?: ReactNode;
  /** Buttons beside the link. */
  action?: ReactNode;
  renderLink?: RenderLink | undefined;
}

const isDrawn = (node: ReactNode) => node !== undefined && node !== null && node !== false;

/**
 * The common layout of entries in lists: picture, labels, title, facts, foot, as a card or as a row. Its
 * title is the link to the entry, stretched over the whole card, and the only tab stop besides the buttons.
 */
export function EntryCard({
  title,
  heading = title,
  href,
  layout = 'card',
  level = 3,
  media,
  marks,
  children,
  foot,
  action,
  renderLink = plainLink,
  className,
  ...rest
}: EntryCardProps) {
  const Title = `h${level}` as const;
  const row = layout === 'row';
  const end = (isDrawn(foot) || isDrawn(action)) && (
    <div className={row ? styles.rowFoot : styles.foot}>
      {foot}
      {isDrawn(action) && <span className={styles.action}>{action}</span>}
    </div>
  );
  return (
    <article
      data-component="EntryCard"
      {...rest}
      data-layout={layout}
      className={clsx(row ? styles.row : [styles.card, styles.liftable], className)}
    >
      {media}
      <div className={row ? styles.rowBody : styles.body}>
        {isDrawn(marks) && <div className={styles.marks}>{marks}</div>}
        <Title className={clsx(styles.title, row && styles.rowTitle)} title={title}>
          {renderLink({ href, className: styles.link, children: heading })}
        </Title>
        {children}
        {!row && end}
      </div>
      {row && end}
    </article>
  );
}
