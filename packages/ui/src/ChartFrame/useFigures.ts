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
  /** Days, months, parts: what the figures stand for, in order. */
  categories: readonly string[];
  /** Memoised or outside of render: a new list draws again. Up to six are told apart by colour alone. */
  series: readonly ChartSeries[];
  /** A figure with its unit. A function outside of render. */
  format?: FormatFigure;
  /** What the categories are, over the first column of the table. */
  categoryName?: string;
  /** Keys of the series that are put aside. */
  hiddenSeries?: ReadonlySet<string>;
  defaultHiddenSeries?: ReadonlySet<string>;
  onHiddenSeriesChange?: (hidden: ReadonlySet<string>) => void;
}

/** What line and bar charts, and radars, say and show of the same figures. */
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
      // The title says already what a single series is.
      legend: series.length > 1 ? legendOf(series, kind) : [],
      hiddenSeries: hidden,
      onHiddenSeriesChange: setHidden,
      table,
    },
    summary: summaryOf(shown, references),
    readingOf: (at: number) => readingAt(shown, at, kind),
  };
}
