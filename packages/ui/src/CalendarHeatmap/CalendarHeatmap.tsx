import { useMemo, useState } from 'react';
import type { FormatFigure } from '../ChartFrame/figures.ts';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { Readout } from '../ChartFrame/parts/Readout.tsx';
import { useLabels } from '../provider/UiProvider.tsx';
import { boundsFor, layOut, type HeatDay } from './model.ts';
import { HeatGridTable } from './parts/HeatGridTable.tsx';
import { StepLegend } from './parts/StepLegend.tsx';

export interface CalendarHeatmapProps extends Omit<
  ChartFrameProps,
  'children' | 'hiddenSeries' | 'legend' | 'onHiddenSeriesChange' | 'plotSize' | 'table'
> {
  /** The first day, as YYYY-MM-DD. */
  from: string;
  /** The last day, as YYYY-MM-DD; at most a year after `from`. */
  to: string;
  /** The days that have a value; all others count as 0. Memoise the array or define it outside of render. */
  days: readonly HeatDay[];
  /** Writes a value with its unit. Define the function outside of render. */
  format?: FormatFigure;
  /** Name of what is counted. It is the heading of the values in the table. */
  valueName: string;
  /** The first day of the week: 0 is Sunday, 1 Monday. */
  weekStart?: 0 | 1;
}

/**
 * Shows how much was done on each day of a year. It is a real table with the grid pattern of the ARIA
 * Authoring Practices instead of a chart, so that it is sharp, printable and readable by screen readers,
 * without loading a charting library. The amount is shown by the size of the square, so that nobody needs to
 * distinguish shades.
 */
export function CalendarHeatmap({
  from,
  to,
  days,
  format: formatByParent,
  valueName,
  weekStart = 1,
  ...rest
}: CalendarHeatmapProps) {
  const frameWords = useLabels('chartFrame');
  const words = useLabels('calendarHeatmap');
  const format = formatByParent ?? frameWords.figure;
  const [pointed, setPointed] = useState<number>();

  const bounds = useMemo(() => boundsFor(days.map(({ value }) => value)), [days]);
  const grid = useMemo(() => layOut(from, to, days, weekStart, bounds), [from, to, days, weekStart, bounds]);
  const used = useMemo(() => grid.days.filter(({ value }) => value > 0), [grid]);
  const table = useMemo(
    () => ({
      headers: [words.day, valueName],
      rows: [...used].reverse().map(({ date, time, value }) => ({
        key: date,
        name: words.date(time),
        cells: [{ value, text: format(value) }],
      })),
    }),
    [used, words, valueName, format],
  );
  const most = [...used].sort((a, b) => b.value - a.value)[0];
  const total = used.reduce((sum, { value }) => sum + value, 0);
  const summary =
    most === undefined
      ? words.nothing
      : words.summary(used.length, format(total), format(most.value), words.date(most.time));
  const day = pointed === undefined ? undefined : grid.days[pointed];

  return (
    <ChartFrame {...rest} data-component="CalendarHeatmap" plotSize="13rem" table={table}>
      <HeatGridTable
        name={rest.title}
        grid={grid}
        weekStart={weekStart}
        nameOf={({ time, value }) => words.cell(words.date(time), value > 0 ? format(value) : words.nothing)}
        onPoint={setPointed}
      />
      <StepLegend bounds={bounds} format={format} />
      <Readout
        resting={summary}
        reading={
          day && {
            title: `${words.date(day.time)} ${words.weekday(day.time)}`,
            entries: [
              {
                key: 'value',
                name: valueName,
                value: day.value > 0 ? format(day.value) : words.nothing,
                mark: 0,
                kind: 'area',
              },
            ],
          }
        }
      />
    </ChartFrame>
  );
}
