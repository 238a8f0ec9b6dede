import type { StudyStart } from '@stoa/api/contract/study';
import type { ItemKind } from '@stoa/domain';
import { clsx } from 'clsx';
import type { StudyPanelsTranslate } from '../words/index.ts';
import * as styles from './CompletionRules.css.ts';
import { rulesFor } from './rulesFor.ts';

export interface CompletionRulesProps {
  lesson: Pick<StudyStart, 'item' | 'policy'>;
  /** Labels of the kinds of lessons. */
  kindNames: Readonly<Record<ItemKind, string>>;
  t: StudyPanelsTranslate;
}

/** The completion rules for each kind of lesson; the kind of the open lesson is marked, also in words. */
export function CompletionRules({ lesson: { item, policy }, kindNames, t }: CompletionRulesProps) {
  return (
    <dl className={styles.rules}>
      {rulesFor(policy).map(({ kind, key, values }) => {
        const isCurrent = kind === item.itemKind;
        return (
          <div key={kind} className={clsx(styles.rule, isCurrent && styles.current)}>
            <dt className={styles.ruleName}>
              {kindNames[kind]}
              {isCurrent && <span className={styles.ruleMark}>{t('about.current')}</span>}
            </dt>
            <dd className={styles.ruleText}>{t(`about.rule.${key}`, values)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
