import type { CourseCollection } from '@stoa/api/contract/course';
import type { Locale } from '@stoa/domain';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { factsOf } from '../../facts.ts';
import type { CollectionTranslate } from '../../words/index.ts';
import * as styles from './CollectionCard.css.ts';

export interface CollectionCardProps {
  collection: CourseCollection;
  t: CollectionTranslate;
  locale: Locale;
  resolve: Resolve;
  follow?: ((collection: CourseCollection) => ReactNode) | undefined;
  renderLink: RenderLink;
}

/** A special or an institute in a list: the whole card is a link to it, and the button follows it. */
export function CollectionCard({ collection, t, locale, resolve, follow, renderLink }: CollectionCardProps) {
  const { id, kind, name, coverUrl, summary } = collection;
  const shown = useShownStudyNum();
  const href = hrefOf(resolve({ kind, id })) ?? '';
  return (
    <article className={clsx(styles.root, styles.liftable)} data-part="collection">
      <CourseCover seed={`collection ${id}`} src={coverUrl} />
      <div className={styles.body}>
        <h2 className={styles.name} title={name}>
          {renderLink({ href, className: styles.link, children: name })}
        </h2>
        {summary !== '' && <p className={styles.summary}>{summary}</p>}
        <div className={styles.foot}>
          <p className={styles.facts}>{factsOf(shown(collection), t, locale)}</p>
          {follow && <span className={styles.action}>{follow(collection)}</span>}
        </div>
      </div>
    </article>
  );
}
