import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { asGroup } from '../../asGroup.ts';
import { columnsOf, isFigure, type CellPlace, type Sheet } from '../model.ts';
import * as styles from '../SheetViewer.css.ts';

/** Number of rows rendered at once. More are added when the person scrolls near their end. */
const step = 200;

interface SheetGridProps {
  sheet: Sheet;
  label: string;
  empty: string;
  hits: readonly CellPlace[];
  current: CellPlace | undefined;
}

/** The cells of one sheet in a scrolling box. */
export function SheetGrid({ sheet, label, empty, hits, current }: SheetGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(step);
  // The row of the current match is rendered even when the person has not scrolled that far.
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
      // The box is a tab stop, because a scrolling box must be reachable by keyboard. A sheet with only a
      // head does not scroll, so its box is no tab stop.
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
              // An empty heading is a plain cell, because a `th` would give its column an empty name.
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
