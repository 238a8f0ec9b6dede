import { useCallback } from 'react';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { Plot } from '../ChartFrame/parts/Plot.tsx';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import type { ChartReference } from '../ChartFrame/types.ts';
import { useFigures, type FiguresProps } from '../ChartFrame/useFigures.ts';
import { barOption } from './option.ts';

export interface BarChartProps extends Omit<ChartFrameProps, 'children' | 'legend' | 'table'>, FiguresProps {
  /** Stacks the series on top of each other, as parts of a whole. */
  stacked?: boolean;
  /**
   * Draws the bars sideways with the categories down the side, for names that are too long for a horizontal
   * axis.
   */
  sideways?: boolean;
  /** A line across the chart, such as an average or a goal. */
  reference?: ChartReference;
}

const loadKit = () => import('./kit.ts');

/**
 * Compares amounts by category, such as days, departments or subjects. Series differ by pattern as well as by
 * colour.
 */
export function BarChart({
  categories,
  series,
  format,
  categoryName,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  stacked = false,
  sideways = false,
  reference,
  ...rest
}: BarChartProps) {
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
    'area',
    reference && [reference],
  );
  const build = useCallback(
    (theme: ChartTheme) => barOption(theme, shown, { stacked, sideways, reference }),
    [shown, stacked, sideways, reference],
  );
  return (
    <ChartFrame {...rest} {...frame} data-component="BarChart">
      <Plot
        name={rest.title}
        summary={summary}
        loadKit={loadKit}
        build={build}
        points={categories.length}
        readingOf={readingOf}
        axis={sideways ? 'y' : 'x'}
      />
    </ChartFrame>
  );
}
