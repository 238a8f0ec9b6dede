import { memo, type ReactNode } from 'react';
import { box } from '../../Checkbox/Checkbox.css.ts';
import type { RenderLink } from '../../CourseCard/renderLink.tsx';
import * as styles from '../DataTable.css.ts';
import { contentOf, type CellContent } from '../model.ts';
import type { TableColumn } from '../types.ts';

/** A column with the class for its heading or for its skeleton cells. */
export interface PlacedColumn<Row> {
  column: TableColumn<Row>;
  className: string;
  named: boolean;
}

export interface CellColumn<Row> extends PlacedColumn<Row> {
  /**
   * The class of a cell for each kind of content; `undefined` for a cell without one. It is put together once for
   * a column instead of once for each cell.
   */
  holding: Record<CellContent, string | undefined>;
}

export interface RowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly CellColumn<Row>[];
  /** Whether the row is selected; `undefined` when rows cannot be selected. */
  selected: boolean | undefined;
  /** Accessible name of the row's check box. */
  selectName: string | undefined;
  href: string | undefined;
  renderLink: RenderLink;
}

/**
 * Wraps figures, so that they keep their own order of digits and signs in right-to-left pages. A number without
 * a sign needs no wrapper, and other cells get the same by their style.
 */
const shown = (content: ReactNode, { numeric = false }: { numeric?: boolean }): ReactNode =>
  numeric && !(typeof content === 'number' && content >= 0) ? <bdi>{content}</bdi> : content;

function Row<Data>({ row, rowKey, columns, selected, selectName, href, renderLink }: RowProps<Data>) {
  return (
    <tr
      // Read only by the listener for check boxes.
      data-key={selected === undefined ? undefined : rowKey}
      data-linked={href === undefined ? undefined : ''}
      data-state={selected === true ? 'selected' : undefined}
    >
      {selected !== undefined && (
        <td className={`${styles.drawn} ${styles.select}`}>
          {/* The box has no handler, because one listener on the table body serves all rows. */}
          <input type="checkbox" checked={selected} readOnly aria-label={selectName} className={box} />
        </td>
      )}
      {columns.map(({ column, holding, named }) => {
        const content = column.cell(row);
        const className = holding[contentOf(content)];
        const words = shown(content, column);
        return named ? (
          <th key={column.key} scope="row" className={className}>
            {href === undefined ? words : renderLink({ href, className: styles.link, children: words })}
          </th>
        ) : (
          <td key={column.key} className={className}>
            {words}
          </td>
        );
      })}
    </tr>
  );
}

/** One row of the table. It is memoised, so that sorting moves rows without rendering them. */
export const TableRow: <Data>(props: RowProps<Data>) => ReactNode = memo(Row);
