import { useCallback } from 'react';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { spokeAt, turnAt } from '../ChartFrame/model.ts';
import { Plot } from '../ChartFrame/parts/Plot.tsx';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import { useFigures, type FiguresProps } from '../ChartFrame/useFigures.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import { radarOption } from './option.ts';

export interface RadarChartProps
  extends Omit<ChartFrameProps, 'children' | 'legend' | 'table'>, FiguresProps {
  /** The value at the edge of the web, such as the full score. */
  max?: number;
}

const loadKit = () => import('./kit.ts');

/**
 * Compares several skills of a person with a target. Use three to eight skills, because fewer give no shape
 * and more leave no space for names. For exact comparison use a BarChart. A skill without a value is drawn in
 * the centre, and a text says that it is missing.
 */
export function RadarChart({
  categories,
  series,
  format,
  categoryName,
  hiddenSeries,
  defaultHiddenSeries,
  onHiddenSeriesChange,
  max = 100,
  ...rest
}: RadarChartProps) {
  const words = useLabels('radarChart');
  const { shown, frame, summary, readingOf } = useFigures(
    {
      categories,
      series,
      format,
      categoryName: categoryName ?? words.axis,
      hiddenSeries,
      defaultHiddenSeries,
      onHiddenSeriesChange,
    },
    'line',
  );
  const build = useCallback(
    (theme: ChartTheme, at: number | undefined) => radarOption(theme, shown, max, at),
    [shown, max],
  );
  const hit = (place: { x: number; y: number }, box: { width: number; height: number }) => {
    const [x, y] = [place.x - box.width / 2, place.y - box.height / 2];
    // A position outside of the names highlights no skill.
    if (Math.hypot(x, y) > Math.min(box.width, box.height) / 2) return undefined;
    return spokeAt(turnAt(x, y, document.documentElement.dir === 'rtl'), categories.length);
  };
  return (
    <ChartFrame {...rest} {...frame} data-component="RadarChart">
      <Plot
        name={rest.title}
        summary={summary}
        loadKit={loadKit}
        build={build}
        points={categories.length}
        readingOf={readingOf}
        hit={hit}
        redraws
      />
    </ChartFrame>
  );
}
