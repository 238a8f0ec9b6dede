import type { CourseCollection } from '@stoa/api/contract/course';
import type { Locale } from '@stoa/domain';
import type { ReactNode } from 'react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { EntryCard, EntryCover } from '@stoa/ui/EntryCard';
import { collectionCover, entryCover } from '../../../common/cover.ts';
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
  const { id, kind, name, summary } = collection;
  const shown = useShownStudyNum();
  return (
    <EntryCard
      data-part="collection"
      title={name}
      href={hrefOf(resolve({ kind, id })) ?? ''}
      level={2}
      media={<EntryCover {...entryCover(collectionCover(collection))} />}
      foot={<span className={styles.facts}>{factsOf(shown(collection), t, locale)}</span>}
      action={follow?.(collection)}
      renderLink={renderLink}
    >
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
    </EntryCard>
  );
}
