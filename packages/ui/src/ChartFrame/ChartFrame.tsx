import { clsx } from 'clsx';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import { useControlled } from '../hooks/useControlled.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartFrame.css.ts';
import { toggled } from './model.ts';
import { FiguresTable } from './parts/FiguresTable.tsx';
import { Legend } from './parts/Legend.tsx';
import type { ChartLegendItem, ChartState, ChartTable, ChartView } from './types.ts';

export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'children' | 'hidden' | 'title'> {
  /** What the chart shows. It is also the accessible name of the figure. */
  title: string;
  /** Heading level of the title. Default 3. */
  level?: HeadingLevel;
  /** Text below the title: what is counted, since when, from which source. */
  description?: ReactNode;
  /** Controls beside the title, such as a choice of period. */
  actions?: ReactNode;
  legend?: readonly ChartLegendItem[];
  /** Keys of the series that are hidden. */
  hiddenSeries?: ReadonlySet<string>;
  /** Called when the person hides or shows a series. Without it the legend has no check boxes. */
  onHiddenSeriesChange?: (hidden: ReadonlySet<string>) => void;
  /** The values as a table, which the person can switch to. */
  table: ChartTable;
  view?: ChartView;
  defaultView?: ChartView;
  onViewChange?: (view: ChartView) => void;
  state?: ChartState;
  onRetry?: () => void;
  /** Content shown instead of the usual message if there are no values. */
  empty?: ReactNode;
  /** Height of the drawing. Use a CSS length in rem, so that it grows with the text. */
  plotSize?: string;
  /** The drawing itself. */
  children?: ReactNode;
}

const none: ReadonlySet<string> = new Set();
const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 6 } as const;

/**
 * The frame around every chart: title, description, a legend that hides and shows series, the values as a
 * table, and the states for loading, failure and no values. It is independent of the charting library.
 */
export function ChartFrame({
  title,
  level = 3,
  description,
  actions,
  legend,
  hiddenSeries = none,
  onHiddenSeriesChange,
  table,
  view: viewByParent,
  defaultView = 'chart',
  onViewChange,
  state = 'ready',
  onRetry,
  empty,
  plotSize = '17rem',
  className,
  style,
  children,
  ...rest
}: ChartFrameProps) {
  const labels = useLabels('chartFrame');
  const id = useId();
  const [view, setView] = useControlled(viewByParent, defaultView, onViewChange);
  const size: CSSProperties & Record<'--chart-size', string> = { '--chart-size': plotSize, ...style };
  const filled = state === 'ready' && table.rows.length > 0;

  return (
    <figure
      data-component="ChartFrame"
      aria-labelledby={id}
      aria-busy={state === 'loading' || undefined}
      {...rest}
      data-state={state}
      data-view={view}
      style={size}
      className={clsx(styles.root, className)}
    >
      <div className={styles.header}>
        <div className={styles.words}>
          <Heading id={id} level={level} size={16} data-part="title">
            {title}
          </Heading>
          {description !== undefined && (
            <p data-part="description" className={styles.description}>
              {description}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          {actions}
          {filled && (
            <SegmentedControl
              label={labels.views}
              iconsOnly
              value={view}
              onValueChange={setView}
              items={[
                { value: 'chart', label: labels.view.chart, glyph: ChartNoAxesColumn },
                { value: 'table', label: labels.view.table, glyph: Table2 },
              ]}
            />
          )}
        </div>
      </div>
      {filled && legend !== undefined && legend.length > 0 && view === 'chart' && (
        <Legend
          name={labels.legend}
          items={legend}
          hidden={hiddenSeries}
          onToggle={onHiddenSeriesChange && ((key) => onHiddenSeriesChange(toggled(hiddenSeries, key)))}
        />
      )}
      <div data-part="body" className={styles.body}>
        {state === 'loading' && (
          <>
            <VisuallyHidden>{labels.loading}</VisuallyHidden>
            <Skeleton shape="block" className={styles.waiting} />
          </>
        )}
        {state === 'error' && (
          <ErrorState level={below[level]} compact>
            {onRetry !== undefined && (
              <Button variant="outline" onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
          </ErrorState>
        )}
        {state === 'ready' &&
          table.rows.length === 0 &&
          (empty ?? <EmptyState picture="box" title={labels.empty} compact />)}
        {filled && (view === 'table' ? <FiguresTable caption={title} table={table} /> : children)}
      </div>
    </figure>
  );
}
