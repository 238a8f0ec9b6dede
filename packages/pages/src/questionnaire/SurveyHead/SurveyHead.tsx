import type { Questionnaire } from '@stoa/api/contract/questionnaire';
import { CalendarDays, ChevronLeft, Clock, FileText, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { plainParagraph } from '../../common/plainParagraph.ts';
import { minutesFor, windowOf } from '../facts.ts';
import type { QuestionnairesTranslate } from '../words/index.ts';
import * as styles from './SurveyHead.css.ts';

// Loaded late, because the sanitiser is large and the questions can be read before.
const RichText = lazyPart(() => import('../../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={1} />,
  missing: orTryAgain,
});

export interface SurveyHeadProps {
  questionnaire: Questionnaire;
  /** Current time in epoch milliseconds. */
  now: number;
  /** Address of the list of questionnaires. */
  listHref?: string | undefined;
  t: QuestionnairesTranslate;
  renderLink?: RenderLink;
  /** Content below the facts. */
  children?: ReactNode;
}

/** The head of a questionnaire: the link back, its title, its introduction and its facts. */
export function SurveyHead({
  questionnaire,
  now,
  listHref,
  t,
  renderLink = plainLink,
  children,
}: SurveyHeadProps) {
  const { title, introHtml, questions, multiSubmit } = questionnaire;
  const count = questions.length;
  return (
    <header className={styles.root}>
      {listHref !== undefined &&
        renderLink({
          href: listHref,
          className: styles.back,
          children: (
            <>
              <Icon glyph={ChevronLeft} directional />
              {t('back')}
            </>
          ),
        })}
      <Heading level={1} size={24} tabIndex={-1}>
        {title}
      </Heading>
      {introHtml !== '' && (
        <div className={styles.intro}>{plainParagraph(introHtml) ?? <RichText html={introHtml} />}</div>
      )}
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Icon glyph={FileText} />
          {t('questions', { count })}
        </li>
        <li className={styles.fact}>
          <Icon glyph={Clock} />
          {t('minutes', { minutes: minutesFor(count) })}
        </li>
        <li className={styles.fact}>
          <Icon glyph={CalendarDays} />
          {windowOf(questionnaire, now, t)}
        </li>
        {multiSubmit && (
          <li className={styles.fact}>
            <Icon glyph={Repeat} />
            {t('again')}
          </li>
        )}
      </ul>
      {children}
    </header>
  );
}
