import { useMemo } from 'react';
import { DataTable } from '../../DataTable/DataTable.tsx';
import type { TableColumn } from '../../DataTable/types.ts';
import type { ChartTable } from '../types.ts';

type Row = ChartTable['rows'][number];
const keyOf = ({ key }: Row) => key;

/** The values of a chart as a table that can be sorted by each column. */
export function FiguresTable({ caption, table: { headers, rows } }: { caption: string; table: ChartTable }) {
  const columns = useMemo(
    () =>
      headers.map((header, at): TableColumn<Row> =>
        at === 0
          ? { key: 'name', header, cell: ({ name }) => name }
          : {
              key: String(at),
              header,
              numeric: true,
              cell: ({ cells }) => cells[at - 1]?.text,
              sortBy: ({ cells }) => cells[at - 1]?.value ?? undefined,
            },
      ),
    [headers],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      maxBlockSize="var(--chart-size)"
    />
  );
}
