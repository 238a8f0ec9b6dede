import { cardClasses as card } from '@stoa/ui/parts';
import { Avatar } from '@stoa/ui/Avatar';
import { Grid } from '@stoa/ui/Grid';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { EntryTitle } from './Cards.tsx';

/** Teachers, lecturers, mentors: a round picture, the name, what they are. */
export function People({ entries, renderLink, renderMark }: EntriesProps) {
  return (
    <Grid asChild least="sm" gap={4}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <article className={styles.person} data-part="person">
              <Avatar name={entry.title} src={entry.coverUrl} size="lg" decorative />
              <EntryTitle entry={entry} className={card.title} renderLink={renderLink} />
              {entry.facts.length > 0 && (
                <p className={styles.oneLine} title={entry.facts.join(' · ')}>
                  {entry.facts.join(' · ')}
                </p>
              )}
              {entry.summary !== undefined && (
                <p className={styles.oneLine} title={entry.summary}>
                  {entry.summary}
                </p>
              )}
              <div className={styles.personMark}>{renderMark?.(entry)}</div>
            </article>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
