export const chartViews = ['chart', 'table'] as const;
export type ChartView = (typeof chartViews)[number];

export const chartStates = ['ready', 'loading', 'error'] as const;
export type ChartState = (typeof chartStates)[number];

/** How a series is shown in the legend: as the line or as the area that the drawing has. */
export type SwatchKind = 'line' | 'area';

export interface ChartLegendItem {
  key: string;
  name: string;
  /** Which of `chartMarks` it wears; hiding another series does not change it. */
  mark: number;
  kind: SwatchKind;
  /** After the name: its share. */
  note?: string;
}

/** One series of figures, one for each category; `null` where there is none. */
export interface ChartSeries {
  key: string;
  name: string;
  values: readonly (number | null)[];
}

/** A line across the drawing: an average, a goal. */
export interface ChartReference {
  name: string;
  value: number;
}

/** What is said of one point. */
export interface ChartReading {
  /** The category: a day, a part, a skill. */
  title: string;
  entries: readonly { key: string; name: string; value: string; mark: number; kind: SwatchKind }[];
}

/** The same figures in words, for the view behind one click. */
export interface ChartTable {
  /** The first names the row, the others are figures. */
  headers: readonly string[];
  rows: readonly {
    key: string;
    name: string;
    cells: readonly { text: string; value: number | null }[];
  }[];
}
