import { markOf, chartPatterns } from '../marks.ts';
import type { SwatchKind } from '../types.ts';
import * as styles from '../ChartFrame.css.ts';

const symbolPaths = {
  circle: 'M18 4a4 4 0 1 0 .01 0z',
  rect: 'M14 4h8v8h-8z',
  triangle: 'M18 3l5 9H13z',
  diamond: 'M18 2.5l5.5 5.5-5.5 5.5-5.5-5.5z',
} as const;

/** A small sample of a series' look: a dashed line with its marker, or a patterned area. */
export function Swatch({ mark, kind }: { mark: number; kind: SwatchKind }) {
  const { color, dash, symbol, pattern } = markOf(mark);
  return kind === 'line' ? (
    <svg viewBox="0 0 36 16" aria-hidden data-color={color + 1} className={styles.lineSwatch}>
      <path d="M0 8h36" strokeDasharray={dash.join(' ')} className={styles.swatchStroke} />
      <path d={symbolPaths[symbol]} className={styles.swatchMarker} />
    </svg>
  ) : (
    <svg viewBox="0 0 16 16" aria-hidden data-color={color + 1} className={styles.areaSwatch}>
      <path d="M0 0h16v16H0z" className={styles.swatchFill} />
      <path d={chartPatterns[pattern].paths} className={styles.swatchPattern} />
    </svg>
  );
}
