import { clsx } from 'clsx';
import * as styles from './late.css.ts';

export interface CompletionRule {
  /** A kind of lesson, "视频". */
  name: string;
  rule: string;
  /** The lesson that is open is of this kind: said in words, too. */
  current?: string | undefined;
}

/** What completes a lesson, for each kind there is. */
export function CompletionRules({ rules }: { rules: readonly CompletionRule[] }) {
  return (
    <dl className={styles.rules}>
      {rules.map(({ name, rule, current }) => (
        <div key={name} className={clsx(styles.rule, current !== undefined && styles.current)}>
          <dt className={styles.ruleName}>
            {name}
            {current !== undefined && <span className={styles.ruleMark}>{current}</span>}
          </dt>
          <dd className={styles.ruleText}>{rule}</dd>
        </div>
      ))}
    </dl>
  );
}
