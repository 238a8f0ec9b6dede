import type { ModuleItem } from '@stoa/api/contract/home';
import { Avatar } from '@stoa/ui/Avatar';
import { Tag } from '@stoa/ui/Tag';
import { factsOf } from '../entry.ts';
import type { ModuleProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';

export interface RankingProps extends ModuleProps {
  items: readonly ModuleItem[];
}

/** The people who have learned most, with their ranks, and the person's own row wherever it is. */
export function Ranking({ items, userId, now, t }: RankingProps) {
  return (
    <ol className={styles.ranking}>
      {items.map((item, at) => {
        const { target, title, coverUrl, status: place = at + 1 } = item;
        const facts = factsOf(item, now);
        const figure = facts.at(-1);
        const mine = target.id === userId;
        return (
          <li key={at} value={place} className={styles.place} data-mine={mine ? '' : undefined}>
            {/* The number is hidden from screen readers, because the list itself is numbered. */}
            <span aria-hidden className={styles.placeNumber} data-top={place <= 3 ? '' : undefined}>
              {place}
            </span>
            <Avatar name={title} src={coverUrl} size="md" decorative />
            <span className={styles.placeName}>
              <span>{title}</span>
              {mine && <Tag tone="accent">{t('me')}</Tag>}
              {facts.length > 1 && <span className={styles.term}>{facts.slice(0, -1).join(' · ')}</span>}
            </span>
            {figure !== undefined && <span className={styles.figure}>{figure}</span>}
          </li>
        );
      })}
    </ol>
  );
}
