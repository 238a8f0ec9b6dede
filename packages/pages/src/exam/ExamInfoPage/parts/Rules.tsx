import { Section } from '../../../common/index.ts';
import * as styles from '../ExamInfoPage.css.ts';
import { rulesOf, type ExamRuled } from '../rules.ts';
import type { ExamInfoTranslate } from '../../words/index.ts';

/** The rules of the exam, in words. */
export function Rules({ info, t }: { info: ExamRuled; t: ExamInfoTranslate }) {
  return (
    <Section title={t('rules')} id="exam-rules">
      <ul className={styles.rules}>
        {rulesOf(info, t).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}
