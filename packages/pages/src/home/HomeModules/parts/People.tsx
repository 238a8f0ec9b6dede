import { clsx } from 'clsx';
import { cardClasses as card } from '@stoa/ui/parts';
import { Avatar } from '@stoa/ui/Avatar';
import { factsOf, markOf } from '../entry.ts';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { EntryTitle } from './Entry.tsx';

/** Teachers, lecturers and mentors: a round picture, name and title, side by side. */
export function People({ module, items, now, renderLink, renderMark }: EntriesProps) {
  return (
    <ul className={clsx(styles.list, styles.people)}>
      {items.map((item, at) => {
        const { title, coverUrl, summary } = item;
        const facts = factsOf(item, now).join(' · ');
        const mark = markOf(module.kind, item);
        return (
          <li key={at} className={styles.item}>
            <article className={styles.person} data-part="person">
              <Avatar name={title} src={coverUrl} size="lg" decorative />
              <div className={styles.personWords}>
                <EntryTitle item={item} className={card.title} renderLink={renderLink} />
                {facts !== '' && (
                  <p className={styles.oneLine} title={facts}>
                    {facts}
                  </p>
                )}
                {summary !== undefined && (
                  <p className={styles.oneLine} title={summary}>
                    {summary}
                  </p>
                )}
              </div>
              <div className={styles.personMark}>{mark && renderMark?.(mark, title)}</div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
