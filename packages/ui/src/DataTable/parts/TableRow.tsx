import { memo, type ReactNode } from 'react';
import { box } from '../../Checkbox/Checkbox.css.ts';
import type { RenderLink } from '../../CourseCard/renderLink.tsx';
import * as styles from '../DataTable.css.ts';
import { contentOf, type CellContent } from '../model.ts';
import type { TableColumn } from '../types.ts';

/** A column in its place, with the class of its head or of its skeleton's cells. */
export interface PlacedColumn<Row> {
  column: TableColumn<Row>;
  className: string;
  named: boolean;
}

export interface CellColumn<Row> extends PlacedColumn<Row> {
  /** The class by what a cell holds; put together once and not in each of a thousand cells. */
  holding: Record<CellContent, string>;
}

export interface RowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly CellColumn<Row>[];
  /** Whether it is chosen; left out where nothing can be. */
  selected: boolean | undefined;
  /** Name of its check box. */
  selectName: string | undefined;
  href: string | undefined;
  renderLink: RenderLink;
}

/**
 * Figures keep their own order at the end of a cell, whichever side the page has for it; other cells do by their style.
 * A number without a sign has one order only.
 */
const shown = (content: ReactNode, { numeric = false }: { numeric?: boolean }): ReactNode =>
  numeric && !(typeof content === 'number' && content >= 0) ? <bdi>{content}</bdi> : content;

function Row<Data>({ row, rowKey, columns, selected, selectName, href, renderLink }: RowProps<Data>) {
  return (
    <tr
      data-key={rowKey}
      data-linked={href === undefined ? undefined : ''}
      data-state={selected === true ? 'selected' : undefined}
      className={styles.row}
    >
      {selected !== undefined && (
        <td className={`${styles.cell} ${styles.drawn} ${styles.select}`}>
          {/* The body hears of every change in it: 500 rows need no 500 handlers. */}
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

/** One row. Memoised, so that a sort moves rows and draws none. */
export const TableRow: <Data>(props: RowProps<Data>) => ReactNode = memo(Row);
