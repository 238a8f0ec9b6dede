import { useMemo } from 'react';
import { useControlled } from '../hooks/useControlled.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import {
  legendOf,
  markedSeries,
  readingAt,
  summaryOf,
  tableOf,
  type Figures,
  type FormatFigure,
} from './figures.ts';
import type { ChartReference, ChartSeries, SwatchKind } from './types.ts';

const none: ReadonlySet<string> = new Set();

export interface FiguresProps {
  /** Names of the categories in order, such as days, months or parts. */
  categories: readonly string[];
  /**
   * The series of values. Memoise the array or define it outside of render, because a new array draws the chart
   * again. Up to six series have a colour of their own.
   */
  series: readonly ChartSeries[];
  /** Formats a value with its unit. Define the function outside of render. */
  format?: FormatFigure;
  /** What the categories are, such as “Month”. It is the heading of the table's first column. */
  categoryName?: string;
  /** Keys of the series that are hidden. */
  hiddenSeries?: ReadonlySet<string>;
  defaultHiddenSeries?: ReadonlySet<string>;
  onHiddenSeriesChange?: (hidden: ReadonlySet<string>) => void;
}

/** What line, bar and radar charts share: the table, the legend and the words for the same values. */
export function useFigures(
  {
    categories,
    series,
    format: formatByParent,
    categoryName,
    hiddenSeries,
    defaultHiddenSeries = none,
    onHiddenSeriesChange,
  }: FiguresProps,
  kind: SwatchKind,
  references?: readonly ChartReference[],
) {
  const words = useLabels('chartFrame');
  const format = formatByParent ?? words.figure;
  const [hidden, setHidden] = useControlled(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange);
  const all = useMemo(
    (): Figures => ({ categories, series: markedSeries(series), format, words }),
    [categories, series, format, words],
  );
  const shown = useMemo(
    (): Figures => ({ ...all, series: all.series.filter(({ key }) => !hidden.has(key)) }),
    [all, hidden],
  );
  const table = useMemo(
    () => tableOf(series.length === 0 ? { ...all, categories: [] } : all, categoryName ?? words.item),
    [all, series, categoryName, words],
  );
  return {
    shown,
    frame: {
      // A single series needs no legend, because the title names it already.
      legend: series.length > 1 ? legendOf(series, kind) : [],
      hiddenSeries: hidden,
      onHiddenSeriesChange: setHidden,
      table,
    },
    summary: summaryOf(shown, references),
    readingOf: (at: number) => readingAt(shown, at, kind),
  };
}
