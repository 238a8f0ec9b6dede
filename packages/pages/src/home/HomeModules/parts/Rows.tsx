import { clsx } from 'clsx';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { Entry } from './Entry.tsx';

/** Entries as rows, in two columns where there is room. */
export function Rows({ items, ...rest }: EntriesProps) {
  return (
    <ul className={clsx(styles.list, items.length > 1 ? styles.rows : styles.stack)}>
      {items.map((item, at) => (
        <li key={at} className={styles.item}>
          <Entry item={item} layout="row" {...rest} />
        </li>
      ))}
    </ul>
  );
}
