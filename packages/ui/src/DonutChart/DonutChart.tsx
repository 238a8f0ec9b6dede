import { useCallback, useMemo, type ReactNode } from 'react';
import type { FormatFigure } from '../ChartFrame/figures.ts';
import { ChartFrame, type ChartFrameProps } from '../ChartFrame/ChartFrame.tsx';
import { partAt, turnAt } from '../ChartFrame/model.ts';
import { Plot } from '../ChartFrame/parts/Plot.tsx';
import type { ChartTheme } from '../ChartFrame/theme.ts';
import { useControlled } from '../hooks/useControlled.ts';
import { useLabels } from '../provider/UiProvider.tsx';
import * as styles from './DonutChart.css.ts';
import { donutOption, ring } from './option.ts';
import type { DonutPart } from './types.ts';

export interface DonutChartProps extends Omit<ChartFrameProps, 'children' | 'legend' | 'table'> {
  /**
   * Parts of a whole. Memoise the array or define it outside of render. For more than six parts use a BarChart.
   */
  parts: readonly DonutPart[];
  /** Writes a value with its unit. Define the function outside of render. */
  format?: FormatFigure;
  /** What the parts are, such as “Kind”. It is the heading of the table's first column. */
  categoryName?: string;
  /** Content in the middle of the ring. Default: the sum. */
  center?: ReactNode;
  defaultHiddenSeries?: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
const sumOf = (of: readonly DonutPart[]) => of.reduce((sum, { value }) => sum + Math.max(0, value), 0);
const loadKit = () => import('./kit.ts');

/** A few parts of a whole, such as credits by kind or courses by state. */
export function DonutChart({
  parts,
  format: formatByParent,
  categoryName,
  center,
  hiddenSeries,
  defaultHiddenSeries = none,
  onHiddenSeriesChange,
  ...rest
}: DonutChartProps) {
  const frameWords = useLabels('chartFrame');
  const words = useLabels('donutChart');
  const format = formatByParent ?? frameWords.figure;
  const [hidden, setHidden] = useControlled(hiddenSeries, defaultHiddenSeries, onHiddenSeriesChange);
  const shown = useMemo(
    () => parts.map((part, mark) => ({ ...part, mark })).filter(({ key }) => !hidden.has(key)),
    [parts, hidden],
  );
  const values = shown.map(({ value }) => value);
  const total = sumOf(shown);
  const shareOf = (value: number, of: number) => words.percent(of > 0 ? Math.max(0, value) / of : 0);
  const whole = sumOf(parts);
  const said = (value: number) => `${format(value)}${words.aside(shareOf(value, total))}`;

  const { title } = rest;
  const build = useCallback((theme: ChartTheme) => donutOption(theme, title, shown), [title, shown]);
  const hit = (place: { x: number; y: number }, box: { width: number; height: number }) => {
    const [x, y] = [place.x - box.width / 2, place.y - box.height / 2];
    const distance = Math.hypot(x, y) / (Math.min(box.width, box.height) / 2);
    // The direction of the page, because the ring follows it.
    const turn = turnAt(x, y, document.documentElement.dir === 'rtl');
    return distance < ring.inner || distance > ring.outer ? undefined : partAt(turn, values);
  };
  const kind = 'area' as const;

  return (
    <ChartFrame
      {...rest}
      data-component="DonutChart"
      legend={parts.map(({ key, name, value }, mark) => ({
        key,
        name,
        mark,
        kind,
        ...(hidden.has(key) ? {} : { note: shareOf(value, total) }),
      }))}
      hiddenSeries={hidden}
      onHiddenSeriesChange={setHidden}
      table={{
        headers: [categoryName ?? words.part, words.value, words.share],
        rows: parts.map(({ key, name, value }) => ({
          key,
          name,
          cells: [
            { value, text: format(value) },
            { value, text: shareOf(value, whole) },
          ],
        })),
      }}
    >
      <Plot
        name={title}
        summary={
          shown.length === 0
            ? frameWords.allHidden
            : words.summary(
                format(total),
                shown.map(({ name, value }) => ({ name, value: said(value) })),
              )
        }
        resting={words.hint}
        loadKit={loadKit}
        build={build}
        points={shown.length}
        readingOf={(at) => ({
          title: shown[at]?.name ?? '',
          entries: shown
            .slice(at, at + 1)
            .map(({ key, value, mark }) => ({ key, mark, kind, name: '', value: said(value) })),
        })}
        hit={hit}
      >
        <div aria-hidden className={styles.center}>
          {center ?? (
            <>
              <span className={styles.total}>{format(total)}</span>
              <span className={styles.caption}>{words.total}</span>
            </>
          )}
        </div>
      </Plot>
    </ChartFrame>
  );
}
