import type { CourseCollection } from '@stoa/api/contract/course';
import type { ReactNode } from 'react';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { CourseCover } from '@stoa/ui/CourseCover';
import { EntryCard, EntryCover } from '@stoa/ui/EntryCard';
import { useLabels } from '@stoa/ui/provider';
import { collectionCover, entryCover } from '../../../common/cover.ts';
import { useShownStudyNum } from '../../../common/studyNum/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { factsOf } from '../../facts.ts';
import type { CollectionTranslate } from '../../words/index.ts';
import * as styles from './CollectionCard.css.ts';

export interface CollectionCardProps {
  collection: CourseCollection;
  /** `wide` has the full width of the page, with the picture beside the text. */
  layout?: 'card' | 'wide';
  t: CollectionTranslate;
  resolve: Resolve;
  follow?: ((collection: CourseCollection) => ReactNode) | undefined;
  renderLink: RenderLink;
}

/** A topic or an institute in a list: the whole card is a link to it, and a button follows it. */
export function CollectionCard({
  collection,
  layout = 'card',
  t,
  resolve,
  follow,
  renderLink,
}: CollectionCardProps) {
  const { id, kind, name, summary } = collection;
  const shown = useShownStudyNum();
  const { learners } = useLabels('courseCard');
  const card = {
    'data-part': 'collection',
    title: name,
    href: hrefOf(resolve({ kind, id })) ?? '',
    level: 2,
    action: follow?.(collection),
    renderLink,
  } as const;
  const facts = <span className={styles.facts}>{factsOf(shown(collection), t, learners)}</span>;
  if (layout === 'wide') {
    return (
      <EntryCard
        {...card}
        layout="row"
        heading={<span className={styles.wideTitle}>{name}</span>}
        media={<CourseCover {...collectionCover(collection)} className={styles.wideCover} />}
      >
        {summary !== '' && <p className={styles.wideSummary}>{summary}</p>}
        {facts}
      </EntryCard>
    );
  }
  return (
    <EntryCard {...card} media={<EntryCover {...entryCover(collectionCover(collection))} />} foot={facts}>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
    </EntryCard>
  );
}
