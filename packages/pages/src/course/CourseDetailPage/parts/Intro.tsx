import type { CourseDetail } from '@stoa/api/contract/course';
import { Award, Check } from 'lucide-react';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { RichText } from '@stoa/ui/RichText';
import type { CourseDetailTranslate } from '../../words/index.ts';
import * as styles from './Intro.css.ts';

/** What the course is about, its objectives, and for whom it is suitable. */
export function Intro({ course, t }: { course: CourseDetail; t: CourseDetailTranslate }) {
  const { introHtml: html, objectives, suitableFor, certificate } = course;
  if (html === '' && objectives.length === 0 && suitableFor === '' && certificate === undefined) {
    return <p className={styles.text}>{t('noIntro')}</p>;
  }
  return (
    <div className={styles.root} data-part="intro">
      {html !== '' && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {t('about')}
          </Heading>
          <RichText html={html} />
        </section>
      )}
      {objectives.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {t('objectives')}
          </Heading>
          <ul className={styles.objectives}>
            {objectives.map((objective) => (
              <li key={objective} className={styles.objective}>
                <Icon glyph={Check} className={styles.tick} />
                <span>{objective}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {suitableFor !== '' && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {t('suitableFor')}
          </Heading>
          <p className={styles.text}>{suitableFor}</p>
        </section>
      )}
      {certificate !== undefined && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {t('certificate')}
          </Heading>
          <p className={styles.objective}>
            <Icon glyph={Award} className={styles.tick} />
            <span>{certificate.name}</span>
          </p>
        </section>
      )}
    </div>
  );
}
