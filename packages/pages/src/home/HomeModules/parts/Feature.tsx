import { clsx } from 'clsx';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { Entry } from './Entry.tsx';

/** Numbers of rows that may be beside a large card. */
const rowsBeside = [0, 1, 2, 3, 4] as const;

/** The first entry as a large card, the others as rows beside it. */
export function Feature({ items, ...rest }: EntriesProps) {
  const beside = rowsBeside.find((count) => count >= items.length - 1) ?? 4;
  return (
    <ul className={clsx(styles.list, styles.feature)} data-alone={items.length === 1 || undefined}>
      {items.map((item, at) => (
        <li key={at} className={at === 0 ? styles.lead[beside] : styles.item}>
          <Entry item={item} layout={at === 0 ? 'card' : 'row'} {...rest} />
        </li>
      ))}
    </ul>
  );
}
