import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { box } from '../../Checkbox/Checkbox.css.ts';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from '../DataTable.css.ts';
import type { TableSort } from '../model.ts';
import type { PlacedColumn } from './TableRow.tsx';

export type SelectedShare = 'none' | 'some' | 'all';

interface SelectAllProps {
  name: string;
  share: SelectedShare;
  onAll: (on: boolean) => void;
}

export function SelectAll({ name, share, onAll }: SelectAllProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = share === 'some';
  }, [share]);
  return (
    <input
      ref={input}
      type="checkbox"
      aria-label={name}
      checked={share === 'all'}
      onChange={(event) => onAll(event.currentTarget.checked)}
      className={box}
    />
  );
}

const glyphs = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface TableHeadProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (key: string) => void;
  selectAll: SelectAllProps | undefined;
}

/** The row of headings. Headings of sortable columns are buttons that announce the current direction. */
export function TableHead<Row>({ columns, sort, onSort, selectAll }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr className={styles.headRow}>
        {selectAll !== undefined && (
          <td className={`${styles.head} ${styles.select}`}>
            <SelectAll {...selectAll} />
          </td>
        )}
        {columns.map(({ column, className }) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction}
              style={column.width === undefined ? undefined : { inlineSize: column.width }}
              className={className}
            >
              {column.sortable === true || column.sortBy !== undefined ? (
                <button type="button" className={styles.sort} onClick={() => onSort(column.key)}>
                  <bdi>{column.header}</bdi>
                  <Icon glyph={glyphs[direction ?? 'none']} size="sm" className={styles.arrow} />
                </button>
              ) : (
                <bdi>{column.header}</bdi>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
