import { LayoutGrid, List } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { useLabels } from '../../provider/UiProvider.tsx';
import { SegmentedControl } from '../../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../Select/Select.tsx';
import * as styles from '../DataTable.css.ts';
import { sortDirections, sortFromText, sortToText, type TableSort } from '../model.ts';
import type { TableColumn, TableLayout } from '../types.ts';

interface ToolbarProps<Row> {
  children: ReactNode;
  selectedCount: number;
  onClear: () => void;
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: (sort: TableSort) => void;
  layout: TableLayout;
  /** Called when the person switches the layout; `undefined` when there is no choice. */
  onLayoutChange: ((layout: TableLayout) => void) | undefined;
}

/**
 * The bar above the rows: the number of selected rows with the parent's actions, the switch of the layout and,
 * for cards, the choice of sorting.
 */
export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { children, selectedCount, onClear, columns, sort, onSortChange, layout, onLayoutChange } = props;
  const labels = useLabels('dataTable');
  const sortable = columns.filter((column) => column.sortable === true || column.sortBy !== undefined);
  const sortsCards = layout === 'card' && sortable.length > 0;
  if (!children && selectedCount === 0 && !sortsCards && onLayoutChange === undefined) return null;
  return (
    <div className={styles.toolbar} data-part="toolbar">
      {selectedCount > 0 && (
        <>
          <span>{labels.selected(selectedCount)}</span>
          <Button variant="ghost" size="sm" onClick={onClear}>
            {labels.clear}
          </Button>
        </>
      )}
      {children}
      <div className={styles.toolbarEnd}>
        {sortsCards && (
          <div className={styles.sortSelect}>
            <Select
              aria-label={labels.sort}
              size="sm"
              value={sort === undefined ? '' : sortToText(sort)}
              onValueChange={(text) => {
                const next = sortFromText(text, sortable);
                if (next !== undefined) onSortChange(next);
              }}
              options={[
                ...(sort === undefined ? [{ value: '', label: labels.unsorted }] : []),
                ...sortable.flatMap(({ key, header }) =>
                  sortDirections.map((direction) => ({
                    value: sortToText({ key, direction }),
                    label: labels.sortBy(header, direction),
                  })),
                ),
              ]}
            />
          </div>
        )}
        {onLayoutChange !== undefined && (
          <SegmentedControl
            label={labels.layout}
            iconsOnly
            items={[
              { value: 'table', label: labels.layouts.table, glyph: List },
              { value: 'card', label: labels.layouts.card, glyph: LayoutGrid },
            ]}
            value={layout}
            onValueChange={onLayoutChange}
          />
        )}
      </div>
    </div>
  );
}
