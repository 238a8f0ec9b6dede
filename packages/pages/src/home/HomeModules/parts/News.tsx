import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import { CourseCover } from '@stoa/ui/CourseCover';
import { coverOf } from '../entry.ts';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { EntryFacts, EntryTitle } from './Entry.tsx';

/** One large news item, with the others as lines beside it. */
export function News({ module, items, now, t, renderLink }: EntriesProps) {
  return (
    <ul className={clsx(styles.list, styles.news)}>
      {items.map((item, at) => (
        <li key={at} className={at === 0 ? styles.lead[4] : styles.item}>
          <article
            className={at === 0 ? clsx(card.card, card.liftable) : styles.newsLine}
            data-part={at === 0 ? 'lead' : 'line'}
          >
            {at === 0 && <CourseCover {...coverOf(item)} />}
            <div className={at === 0 ? card.body : styles.words}>
              <EntryTitle
                item={item}
                className={clsx(card.title, at > 0 && styles.newsTitle)}
                renderLink={renderLink}
              />
              {item.summary !== undefined && (
                <p className={at === 0 ? styles.summary : styles.oneLine} title={item.summary}>
                  {item.summary}
                </p>
              )}
              <EntryFacts kind={module.kind} item={item} now={now} t={t} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
