import type { PersonDetail } from '@stoa/api/contract/people';
import { Award, Check } from 'lucide-react';
import { Heading } from '@stoa/ui/Heading';
import { Icon, type IconProps } from '@stoa/ui/Icon';
import { RichText } from '@stoa/ui/RichText';
import type { PeopleTranslate } from '../../words/index.ts';
import * as styles from './Intro.css.ts';

interface EntriesProps {
  title: string;
  entries: readonly string[];
  glyph: IconProps['glyph'];
}

function Entries({ title, entries, glyph }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.part}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry} className={styles.entry}>
            <Icon glyph={glyph} className={styles.glyph} />
            <span>{entry}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The introduction of the person, their expertise, and their honours. */
export function Intro({ person, t }: { person: PersonDetail; t: PeopleTranslate }) {
  const { introHtml, expertise, honours = [] } = person;
  if (introHtml === '' && expertise.length === 0 && honours.length === 0) {
    return <p className={styles.none}>{t('noIntro')}</p>;
  }
  return (
    <div className={styles.root} data-part="intro">
      {introHtml !== '' && <RichText html={introHtml} />}
      <Entries title={t('expertise')} entries={expertise} glyph={Check} />
      <Entries title={t('honours')} entries={honours} glyph={Award} />
    </div>
  );
}
