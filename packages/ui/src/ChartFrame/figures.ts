import type { Labels } from '../locales/zh-CN.ts';
import { extremesOf } from './model.ts';
import type {
  ChartLegendItem,
  ChartReading,
  ChartReference,
  ChartSeries,
  ChartTable,
  SwatchKind,
} from './types.ts';

type FrameWords = Labels['chartFrame'];
export type FormatFigure = (value: number) => string;

/** A series with the number of its look, which stays the same while other series are hidden. */
export interface MarkedSeries extends ChartSeries {
  mark: number;
}

export const markedSeries = (series: readonly ChartSeries[]): readonly MarkedSeries[] =>
  series.map((one, mark) => ({ ...one, mark }));

export const legendOf = (series: readonly ChartSeries[], kind: SwatchKind): readonly ChartLegendItem[] =>
  series.map(({ key, name }, mark) => ({ key, name, mark, kind }));

export interface Figures {
  categories: readonly string[];
  series: readonly MarkedSeries[];
  format: FormatFigure;
  words: FrameWords;
}

/** The values of every series in one category, as words. */
export function readingAt(
  { categories, series, format, words }: Figures,
  at: number,
  kind: SwatchKind,
): ChartReading {
  return {
    title: categories[at] ?? '',
    entries: series.map(({ key, name, mark, values }) => {
      const value = values[at] ?? null;
      return { key, name, mark, kind, value: value === null ? words.none : format(value) };
    }),
  };
}

/** A sentence with the highest and lowest value of each series, for people who cannot see the chart. */
export function summaryOf(
  { categories, series, format, words }: Figures,
  references: readonly ChartReference[] = [],
): string {
  if (series.length === 0) return words.allHidden;
  const parts = series.flatMap(({ name, values }) => {
    const found = extremesOf(values.slice(0, categories.length));
    if (found === undefined) return [words.reference(name, words.none)];
    const { high, highAt, low, lowAt } = found;
    if (high === low) return [words.constant(name, format(high))];
    return [words.range(name, format(high), categories[highAt] ?? '', format(low), categories[lowAt] ?? '')];
  });
  const lines = references.map(({ name, value }) => words.reference(name, format(value)));
  return words.summary(categories.length, [...parts, ...lines]);
}

/** The table of all series, including those that are hidden. */
export function tableOf({ categories, series, format, words }: Figures, firstHeader: string): ChartTable {
  return {
    headers: [firstHeader, ...series.map(({ name }) => name)],
    rows: categories.map((name, at) => ({
      key: String(at),
      name,
      cells: series.map(({ values }) => {
        const value = values[at] ?? null;
        return { value, text: value === null ? words.none : format(value) };
      }),
    })),
  };
}
