import * as styles from '../ChartFrame.css.ts';
import type { ChartReading } from '../types.ts';
import { Swatch } from './Swatch.tsx';

/**
 * One line of text below the chart: the highlighted point, or a summary. Its space is always kept, so that
 * nothing moves and nothing covers the chart as a tooltip would.
 */
export function Readout({ reading, resting }: { reading: ChartReading | undefined; resting: string }) {
  return (
    // The line is hidden from screen readers, because they read the same in the name of the chart and the
    // value of the point.
    <p aria-hidden data-part="readout" className={styles.readout}>
      <span data-state={reading === undefined ? 'shown' : 'aside'} className={styles.sentence}>
        {resting}
      </span>
      {reading !== undefined && (
        <span className={styles.reading}>
          <span className={styles.readingTitle}>{reading.title}</span>
          {reading.entries.map(({ key, name, value, mark, kind }) => (
            <span key={key} className={styles.readingEntry}>
              <Swatch mark={mark} kind={kind} />
              {name} <span className={styles.readingValue}>{value}</span>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
