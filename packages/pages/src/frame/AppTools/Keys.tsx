import * as styles from './Keys.css.ts';

export interface KeysProps {
  /** Labels of the keys, in the order in which they are pressed. */
  keys: readonly string[];
}

/** Keys drawn as they look on a keyboard. */
export function Keys({ keys }: KeysProps) {
  return (
    <span className={styles.keys}>
      {keys.map((key, at) => (
        <kbd key={`${key} ${at}`} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
