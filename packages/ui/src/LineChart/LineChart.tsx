import { useCallback } from 'react';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { Plot } from '../ChartFrame/parts/Plot.tsx';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import type { ChartReference } from '../ChartFrame/types.ts';
import { useFigures, type FiguresProps } from '../ChartFrame/useFigures.ts';
import { lineOption } from './option.ts';

export interface LineChartProps extends Omit<ChartFrameProps, 'children' | 'legend' | 'table'>, FiguresProps {
  /** Fills the area below the lines. Use it for one series, at most two. */
  area?: boolean;
  /** A line across the chart, such as an average or a goal. */
  reference?: ChartReference;
}

const loadKit = () => import('./kit.ts');

/** Shows how values change over time. Lines differ by dash and marker as well as by colour. */
export function LineChart({
  categories,
  series,
  format,
  categoryName,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  area = false,
  reference,
  ...rest
}: LineChartProps) {
  const { shown, frame, summary, readingOf } = useFigures(
    {
      categories,
      series,
      format,
      categoryName,
      hiddenSeries,
      defaultHiddenSeries,
      onHiddenSeriesChange,
    },
    'line',
    reference && [reference],
  );
  const build = useCallback(
    (theme: ChartTheme) => lineOption(theme, shown, area, reference),
    [shown, area, reference],
  );
  return (
    <ChartFrame {...rest} {...frame} data-component="LineChart">
      <Plot
        name={rest.title}
        summary={summary}
        loadKit={loadKit}
        build={build}
        points={categories.length}
        readingOf={readingOf}
      />
    </ChartFrame>
  );
}
