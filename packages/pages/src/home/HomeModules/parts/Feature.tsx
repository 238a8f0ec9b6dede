import { clsx } from 'clsx';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { Entry } from './Entry.tsx';

/** The first entry as a large card, the others as rows beside it. */
export function Feature({ items, ...rest }: EntriesProps) {
  return (
    <ul className={clsx(styles.list, styles.feature)} data-alone={items.length === 1 || undefined}>
      {items.map((item, at) => (
        <li key={at} className={at === 0 ? styles.lead : styles.item}>
          <Entry item={item} layout={at === 0 ? 'card' : 'row'} {...rest} />
        </li>
      ))}
    </ul>
  );
}
