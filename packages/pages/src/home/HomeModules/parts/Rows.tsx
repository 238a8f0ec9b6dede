import { clsx } from 'clsx';
import type { EntriesProps } from '../HomeModules.tsx';
import * as styles from '../HomeModules.css.ts';
import { Entry } from './Entry.tsx';

const columnsFor = (count: number): string => {
  if (count === 1) return styles.stack;
  return count === 3 ? styles.rowsOfThree : styles.rows;
};

/** Entries as rows, in two or three columns if there is room, so that no row is half empty. */
export function Rows({ items, ...rest }: EntriesProps) {
  return (
    <ul className={clsx(styles.list, columnsFor(items.length))}>
      {items.map((item, at) => (
        <li key={at} className={styles.item}>
          <Entry item={item} layout="row" {...rest} />
        </li>
      ))}
    </ul>
  );
}
