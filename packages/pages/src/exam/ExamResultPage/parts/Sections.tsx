import type { AttemptResult } from '@stoa/api/contract/exam';
import { Heading } from '@stoa/ui/Heading';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import type { ExamResultTranslate } from '../../words/index.ts';
import * as styles from '../ExamResultPage.css.ts';

type Section = Extract<AttemptResult, { sections: unknown }>['sections'][number];

/** The score of each section, as a bar and in figures. */
export function Sections({ sections, t }: { sections: readonly Section[]; t: ExamResultTranslate }) {
  return (
    <section className={styles.sections} aria-labelledby="result-sections">
      <Heading level={2} id="result-sections" className={styles.cardTitle}>
        {t('sections')}
      </Heading>
      {sections.map(({ title, got, total, right, count }, at) => (
        <div key={at} className={styles.section}>
          <div className={styles.sectionLine}>
            <span>{title}</span>
            <strong>{t('sectionScore', { got, total })}</strong>
          </div>
          <ProgressBar size="sm" value={got} max={Math.max(total, 1)} label={title} />
          <p className={styles.muted}>{t('sectionRight', { right, count })}</p>
        </div>
      ))}
    </section>
  );
}
