import { Award, Check } from 'lucide-react';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { RichText } from '@stoa/ui/RichText';
import type { CourseDetailWords, CourseIntro } from '../types.ts';
import * as styles from './Intro.css.ts';

/** What the course is about, what it gives and for whom it is. */
export function Intro({ intro, words }: { intro: CourseIntro; words: CourseDetailWords }) {
  const { html, objectives, suitableFor, certificate } = intro;
  if (html === '' && objectives.length === 0 && suitableFor === '' && certificate === undefined) {
    return <p className={styles.text}>{words.noIntro}</p>;
  }
  return (
    <div className={styles.root} data-part="intro">
      {html !== '' && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {words.about}
          </Heading>
          <RichText html={html} />
        </section>
      )}
      {objectives.length > 0 && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {words.objectives}
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
            {words.suitableFor}
          </Heading>
          <p className={styles.text}>{suitableFor}</p>
        </section>
      )}
      {certificate !== undefined && (
        <section className={styles.part}>
          <Heading level={2} size={20}>
            {words.certificate}
          </Heading>
          <p className={styles.objective}>
            <Icon glyph={Award} className={styles.tick} />
            <span>{certificate}</span>
          </p>
        </section>
      )}
    </div>
  );
}
