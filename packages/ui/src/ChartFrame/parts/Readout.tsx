import * as styles from '../ChartFrame.css.ts';
import type { ChartReading } from '../types.ts';
import { Swatch } from './Swatch.tsx';

/**
 * One line below the drawing: what is pointed at, or the whole in a sentence. It always has its room, so nothing
 * moves and nothing covers the drawing, as a tooltip would.
 */
export function Readout({ reading, resting }: { reading: ChartReading | undefined; resting: string }) {
  return (
    // Readers hear the same from the drawing's name and from the point itself.
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
