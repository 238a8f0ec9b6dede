import type { QuestionnaireState, QuestionnaireSummary } from '@stoa/api/contract/questionnaire';
import { AnonymousMode, formatDateTime } from '@stoa/domain';
import {
  CalendarDays,
  Check,
  CircleSlash2,
  Clock,
  EyeOff,
  FileText,
  Hourglass,
  Lock,
  Pencil,
} from 'lucide-react';
import type { ComponentProps, ComponentType } from 'react';
import { Button } from '@stoa/ui/Button';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { EntryCard } from '@stoa/ui/EntryCard';
import { Icon } from '@stoa/ui/Icon';
import { Tag, type TagProps } from '@stoa/ui/Tag';
import { VisuallyHidden } from '@stoa/ui/VisuallyHidden';
import { minutesFor, windowOf } from '../../facts.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { surveyTarget } from '../../target/index.ts';
import type { QuestionnairesTranslate } from '../../words/index.ts';
import * as styles from '../QuestionnaireListPage.css.ts';

interface SurveyCardProps {
  survey: QuestionnaireSummary;
  now: number;
  t: QuestionnairesTranslate;
  resolve: Resolve;
  renderLink?: RenderLink;
}

type Look = Pick<TagProps, 'tone'> & { glyph: ComponentType<ComponentProps<'svg'>> };
const looks: Record<QuestionnaireState, Look> = {
  1: { tone: 'neutral', glyph: Lock },
  2: { tone: 'accent', glyph: Pencil },
  3: { tone: 'warning', glyph: Hourglass },
  4: { tone: 'success', glyph: Check },
  5: { tone: 'neutral', glyph: CircleSlash2 },
};

/** The action on a questionnaire; none for one that is not open, or was missed. */
function actionOf({ state, multiSubmit = false }: QuestionnaireSummary) {
  switch (state) {
    case 1:
    case 5:
      return undefined;
    case 2:
      return 'answer';
    case 3:
      return 'continue';
    case 4:
      return multiSubmit ? 'answerAgain' : 'view';
    default:
      return state satisfies never;
  }
}

/** A questionnaire in a list: the whole card is a link to it, and its button names the action. */
export function SurveyCard({ survey, now, t, resolve, renderLink = plainLink }: SurveyCardProps) {
  const { questionnaireId, title, state, questionCount, anonymousMode, submitTime, source } = survey;
  const { tone, glyph } = looks[state];
  const href = hrefOf(resolve(surveyTarget(questionnaireId))) ?? '';
  const action = actionOf(survey);
  return (
    <EntryCard
      data-part="questionnaire"
      title={title}
      href={href}
      layout="row"
      level={2}
      renderLink={renderLink}
      className={styles.card}
      marks={
        <>
          <Tag tone={tone ?? 'neutral'} icon={<Icon glyph={glyph} />}>
            {t(`state.${state}`)}
          </Tag>
          {anonymousMode !== AnonymousMode.Named && (
            <Tag variant="outline" icon={<Icon glyph={EyeOff} />}>
              {t(`mode.${anonymousMode}`)}
            </Tag>
          )}
        </>
      }
      action={
        action !== undefined && (
          <Button
            asChild
            variant={action === 'view' ? 'outline' : 'soft'}
            tone={action === 'view' ? 'neutral' : 'accent'}
          >
            {renderLink({
              href,
              className: styles.action,
              children: (
                <>
                  {t(action)}
                  <VisuallyHidden>{` ${title}`}</VisuallyHidden>
                </>
              ),
            })}
          </Button>
        )
      }
    >
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <Icon glyph={FileText} />
          {t('questions', { count: questionCount })}
        </li>
        <li className={styles.fact}>
          <Icon glyph={Clock} />
          {t('minutes', { minutes: minutesFor(questionCount) })}
        </li>
        <li className={styles.fact}>
          <Icon glyph={CalendarDays} />
          {submitTime === undefined
            ? windowOf(survey, now, t)
            : t('submitted', { time: formatDateTime(submitTime, { now }) })}
        </li>
        {source !== undefined && <li className={styles.fact}>{t('source', { title: source.title })}</li>}
      </ul>
    </EntryCard>
  );
}
