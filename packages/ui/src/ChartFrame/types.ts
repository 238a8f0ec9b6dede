export const chartViews = ['chart', 'table'] as const;
export type ChartView = (typeof chartViews)[number];

export const chartStates = ['ready', 'loading', 'error'] as const;
export type ChartState = (typeof chartStates)[number];

/** How the legend shows a series: as a line or as an area, like the chart. */
export type SwatchKind = 'line' | 'area';

export interface ChartLegendItem {
  key: string;
  name: string;
  /** Number of the series' look (see `markOf`). Hiding another series does not change it. */
  mark: number;
  kind: SwatchKind;
  /** Text after the name, such as its share. */
  note?: string;
}

/** One series of values, one for each category; `null` where a value is missing. */
export interface ChartSeries {
  key: string;
  name: string;
  values: readonly (number | null)[];
}

/** A line across the chart, such as an average or a goal. */
export interface ChartReference {
  name: string;
  value: number;
}

/** The texts for one point of a chart. */
export interface ChartReading {
  /** The category of the point, such as a day, a part or a skill. */
  title: string;
  entries: readonly { key: string; name: string; value: string; mark: number; kind: SwatchKind }[];
}

/** The values of the chart as words, for the table. */
export interface ChartTable {
  /** Headings of the columns. The first column holds the categories, the others the values. */
  headers: readonly string[];
  rows: readonly {
    key: string;
    name: string;
    cells: readonly { text: string; value: number | null }[];
  }[];
}
