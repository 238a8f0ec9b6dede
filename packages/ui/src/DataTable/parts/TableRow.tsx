import { memo, type ReactNode } from 'react';
import { box } from '../../Checkbox/Checkbox.css.ts';
import type { RenderLink } from '../../CourseCard/renderLink.tsx';
import * as styles from '../DataTable.css.ts';
import type { TableColumn } from '../types.ts';

/** A column with the class that all of its cells have. */
export interface PlacedColumn<Row> {
  column: TableColumn<Row>;
  className: string;
  named: boolean;
}

export interface RowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly PlacedColumn<Row>[];
  /** Whether it is chosen; left out where nothing can be. */
  selected: boolean | undefined;
  /** Name of its check box. */
  selectName: string | undefined;
  href: string | undefined;
  renderLink: RenderLink;
}

/** Figures keep their own order at the end of a cell, whichever side the page has for it; other cells do by their style. */
const cellOf = <Data,>({ cell, numeric = false }: TableColumn<Data>, row: Data): ReactNode =>
  numeric ? <bdi>{cell(row)}</bdi> : cell(row);

function Row<Data>({ row, rowKey, columns, selected, selectName, href, renderLink }: RowProps<Data>) {
  return (
    <tr
      data-key={rowKey}
      data-linked={href === undefined ? undefined : ''}
      data-state={selected === true ? 'selected' : undefined}
      className={styles.row}
    >
      {selected !== undefined && (
        <td className={`${styles.cell} ${styles.select}`}>
          {/* The body hears of every change in it: 500 rows need no 500 handlers. */}
          <input type="checkbox" checked={selected} readOnly aria-label={selectName} className={box} />
        </td>
      )}
      {columns.map(({ column, className, named }) =>
        named ? (
          <th key={column.key} scope="row" className={className}>
            {href === undefined
              ? cellOf(column, row)
              : renderLink({ href, className: styles.link, children: cellOf(column, row) })}
          </th>
        ) : (
          <td key={column.key} className={className}>
            {cellOf(column, row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** One row. Memoised, so that a sort moves rows and draws none. */
export const TableRow: <Data>(props: RowProps<Data>) => ReactNode = memo(Row);
