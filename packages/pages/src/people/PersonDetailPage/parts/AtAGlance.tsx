import type { PersonDetail } from '@stoa/api/contract/people';
import type { Locale } from '@stoa/domain';
import { MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { RailCard, RailFacts } from '../../../common/Rail/index.ts';
import type { PeopleTranslate } from '../../words/index.ts';
import { factsOf } from '../facts.ts';
import * as styles from './AtAGlance.css.ts';

export interface AtAGlanceProps {
  person: PersonDetail;
  t: PeopleTranslate;
  locale: Locale;
  /** The button to follow the person. */
  follow?: ReactNode;
  /** Opens the questions; absent when nobody would answer. */
  onAsk?: (() => void) | undefined;
}

/** The facts for deciding whether to follow a person, with the buttons to ask and to follow. */
export function AtAGlance({ person, t, locale, follow, onAsk }: AtAGlanceProps) {
  return (
    <RailCard title={t('glance')}>
      <RailFacts facts={factsOf(person, t, locale)} />
      <div className={styles.actions}>
        {onAsk && (
          <Button iconStart={<Icon glyph={MessageCircleQuestion} />} onClick={onAsk}>
            {t('ask')}
          </Button>
        )}
        {follow}
      </div>
    </RailCard>
  );
}
