import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import { CourseCover } from '@stoa/ui/CourseCover';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { EntryFacts, EntryTitle } from './Cards.tsx';

/** One piece of news large, the others as lines beside it. */
export function News({ entries, renderLink }: EntriesProps) {
  return (
    <ul className={clsx(styles.list, styles.news)}>
      {entries.map((entry, at) => (
        <li key={entry.id} className={at === 0 ? styles.lead : styles.item}>
          <article
            className={at === 0 ? clsx(card.card, card.liftable) : styles.newsLine}
            data-part={at === 0 ? 'lead' : 'line'}
          >
            {at === 0 && <CourseCover seed={entry.seed} category={entry.category} src={entry.coverUrl} />}
            <div className={at === 0 ? card.body : styles.words}>
              <EntryTitle
                entry={entry}
                className={clsx(card.title, at > 0 && styles.newsTitle)}
                renderLink={renderLink}
              />
              {entry.summary !== undefined && (
                <p className={at === 0 ? styles.summary : styles.oneLine} title={entry.summary}>
                  {entry.summary}
                </p>
              )}
              <EntryFacts entry={entry} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
