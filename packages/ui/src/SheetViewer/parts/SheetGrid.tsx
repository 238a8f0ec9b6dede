import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { asGroup } from '../../asGroup.ts';
import { columnsOf, isFigure, type CellPlace, type Sheet } from '../model.ts';
import * as styles from '../SheetViewer.css.ts';

/** Rows drawn at once; more come when the end of them comes near. */
const step = 200;

interface SheetGridProps {
  sheet: Sheet;
  label: string;
  empty: string;
  hits: readonly CellPlace[];
  current: CellPlace | undefined;
}

/** The cells of one sheet in a box that scrolls by itself. */
export function SheetGrid({ sheet, label, empty, hits, current }: SheetGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(step);
  // A place that was found is drawn even when nobody has scrolled there.
  const shown = Math.max(reached, (current?.row ?? 0) + step / 4);
  const width = columnsOf(sheet.rows);
  const [head, ...body] = sheet.rows;
  const found = new Set(hits.map(({ row, column }) => `${row} ${column}`));

  useEffect(() => {
    if (current === undefined) return;
    const cell = box.current?.querySelector('[data-hit="current"]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const hit = (row: number, column: number) =>
    current?.row === row && current.column === column
      ? 'current'
      : found.has(`${row} ${column}`)
        ? 'found'
        : undefined;
  const columns = Array.from({ length: width }, (_, column) => column);

  if (head === undefined || width === 0) return <p className={styles.empty}>{empty}</p>;
  return (
    <div
      ref={box}
      {...asGroup}
      aria-label={label}
      // A box that scrolls must be reachable by the keyboard; a head alone has nothing to scroll.
      tabIndex={body.length === 0 ? undefined : 0}
      className={styles.box}
      data-part="grid"
      onScroll={(event) => {
        const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
        if (scrollTop + clientHeight * 2 > scrollHeight && shown < body.length) setReached(shown + step);
      }}
    >
      <table className={styles.table} aria-rowcount={sheet.rows.length}>
        <thead>
          <tr>
            {columns.map((column) => {
              const look = clsx(styles.cell, styles.head, column === 0 && styles.corner);
              const words = head[column] ?? '';
              // A heading without words would name its column “”.
              return words === '' ? (
                <td key={column} className={look}>
                  {words}
                </td>
              ) : (
                <th key={column} scope="col" data-hit={hit(0, column)} className={look}>
                  {words}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {body.slice(0, shown).map((cells, i) => (
            <tr key={i} aria-rowindex={i + 2}>
              {columns.map((column) => {
                const cell = cells[column] ?? '';
                return column === 0 ? (
                  <th
                    key={column}
                    scope="row"
                    data-hit={hit(i + 1, 0)}
                    className={clsx(styles.cell, styles.first)}
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={column}
                    data-hit={hit(i + 1, column)}
                    className={clsx(styles.cell, isFigure(cell) && styles.figure)}
                  >
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
