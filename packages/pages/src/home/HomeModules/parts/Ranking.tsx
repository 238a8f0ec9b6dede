import { Avatar } from '@stoa/ui/Avatar';
import { Tag } from '@stoa/ui/Tag';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';

/** Who learned most: places, and the reader's own, wherever it is. */
export function Ranking({ entries }: EntriesProps) {
  return (
    <ol className={styles.ranking}>
      {entries.map(({ id, title, coverUrl, facts, mine, place: given }, at) => {
        const place = given ?? at + 1;
        const figure = facts.at(-1);
        return (
          <li key={id} value={place} className={styles.place} data-mine={mine === undefined ? undefined : ''}>
            {/* The list says the number; this is what is seen of it. */}
            <span aria-hidden className={styles.placeNumber} data-top={place <= 3 ? '' : undefined}>
              {place}
            </span>
            <Avatar name={title} src={coverUrl} size="md" decorative />
            <span className={styles.placeName}>
              <span>{title}</span>
              {mine !== undefined && <Tag tone="accent">{mine}</Tag>}
              {facts.length > 1 && <span className={styles.term}>{facts.slice(0, -1).join(' · ')}</span>}
            </span>
            {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          </li>
        );
      })}
    </ol>
  );
}
