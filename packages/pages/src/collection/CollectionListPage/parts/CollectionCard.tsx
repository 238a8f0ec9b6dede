import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import type { ListedCollection } from '../types.ts';
import * as styles from './CollectionCard.css.ts';

export interface CollectionCardProps {
  collection: ListedCollection;
  follow?: ((collection: ListedCollection) => ReactNode) | undefined;
  renderLink: RenderLink;
}

/** A special or an institute in a list: the whole surface leads to it, the button follows it. */
export function CollectionCard({ collection, follow, renderLink }: CollectionCardProps) {
  const { id, name, href, coverUrl, summary, facts } = collection;
  return (
    <article className={clsx(styles.root, styles.liftable)} data-part="collection">
      <CourseCover seed={`collection ${id}`} src={coverUrl} />
      <div className={styles.body}>
        <h2 className={styles.name} title={name}>
          {renderLink({ href, className: styles.link, children: name })}
        </h2>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <div className={styles.foot}>
          <p className={styles.facts}>{facts.join(' · ')}</p>
          {follow && <span className={styles.action}>{follow(collection)}</span>}
        </div>
      </div>
    </article>
  );
}
