import type { Sample } from '../test/minimalProps.tsx';
import { DataTable } from './DataTable.tsx';
import { columns, keyOf, lessons } from './fixtures.tsx';

export default {
  render: (root) => <DataTable {...root} caption="课程" columns={columns} rows={lessons} rowKey={keyOf} />,
} satisfies Sample;
