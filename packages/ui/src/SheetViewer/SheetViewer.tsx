import { clsx } from 'clsx';
import { useMemo, useState, type ComponentProps } from 'react';
import { FindBar } from '../find/FindBar.tsx';
import { neighbour } from '../find/matches.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useLabels } from '../provider/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { cellsWith, columnsOf, type Sheet } from './model.ts';
import { SheetGrid } from './parts/SheetGrid.tsx';
import * as styles from './SheetViewer.css.ts';

export interface SheetViewerProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'title' | 'defaultValue'
> {
  /** Name of the spreadsheet. */
  title: string;
  sheets: readonly Sheet[];
  /** Index of the open sheet, from 0. */
  value?: number;
  defaultValue?: number;
  /** Called with the index of a sheet when it is opened, so that the parent can count the sheets seen. */
  onValueChange?: (sheet: number) => void;
}

const nothing: Sheet['rows'] = [];

/**
 * A spreadsheet for reading: its sheets are tabs, the head and the first column stay in view, and cells can be
 * searched.
 */
export function SheetViewer({
  title,
  sheets,
  value,
  defaultValue = 0,
  onValueChange,
  className,
  ...rest
}: SheetViewerProps) {
  const labels = useLabels('sheetViewer');
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange);
  const [query, setQuery] = useState('');
  const [wished, setAt] = useState(0);
  const rows = sheets[chosen]?.rows ?? nothing;
  const hits = useMemo(() => cellsWith(rows, query), [rows, query]);
  const at = Math.min(wished, Math.max(0, hits.length - 1));
  const grid = (sheet: Sheet) => (
    <SheetGrid
      sheet={sheet}
      label={labels.grid(sheet.name)}
      empty={labels.empty}
      hits={hits}
      current={hits[at]}
    />
  );
  const only = sheets.length === 1 ? sheets[0] : undefined;
  return (
    <section
      {...rest}
      aria-label={title}
      data-component="SheetViewer"
      className={clsx(styles.root, className)}
    >
      <div className={styles.bar} data-part="toolbar">
        <p className={styles.size}>{labels.size(rows.length, columnsOf(rows))}</p>
        <FindBar
          label={labels.find}
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            setAt(0);
          }}
          count={hits.length}
          at={at}
          onMove={(by) => setAt(neighbour(at, by, hits.length))}
        />
      </div>
      {only ? (
        grid(only)
      ) : (
        <Tabs
          label={labels.sheets}
          value={String(chosen)}
          onValueChange={(next) => {
            setChosen(Number(next));
            setAt(0);
          }}
          items={sheets.map((sheet, i) => ({ value: String(i), label: sheet.name, content: grid(sheet) }))}
        />
      )}
    </section>
  );
}
