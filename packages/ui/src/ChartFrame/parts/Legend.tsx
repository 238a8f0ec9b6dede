import * as styles from '../ChartFrame.css.ts';
import type { ChartLegendItem } from '../types.ts';
import { Swatch } from './Swatch.tsx';

interface LegendProps {
  name: string;
  items: readonly ChartLegendItem[];
  hidden: ReadonlySet<string>;
  /** Called when a series is hidden or shown. Without it the legend has no check boxes. */
  onToggle: ((key: string) => void) | undefined;
}

/** Shows which look belongs to which series. Native check boxes hide and show a series. */
export function Legend({ name, items, hidden, onToggle }: LegendProps) {
  if (onToggle === undefined) {
    return (
      <ul aria-label={name} data-part="legend" className={styles.legend}>
        {items.map(({ key, name: series, mark, kind, note }) => (
          <li key={key} className={styles.legendItem}>
            <Swatch mark={mark} kind={kind} />
            {series}
            {note !== undefined && <span className={styles.legendNote}>{note}</span>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <fieldset aria-label={name} data-part="legend" className={styles.legend}>
      {items.map(({ key, name: series, mark, kind, note }) => (
        <label
          key={key}
          data-state={hidden.has(key) ? 'unchecked' : 'checked'}
          className={`${styles.legendItem} ${styles.legendChoice}`}
        >
          <input
            type="checkbox"
            checked={!hidden.has(key)}
            onChange={() => onToggle(key)}
            className={styles.legendInput}
          />
          <Swatch mark={mark} kind={kind} />
          <span className={styles.legendName}>{series}</span>
          {note !== undefined && <span className={styles.legendNote}>{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
