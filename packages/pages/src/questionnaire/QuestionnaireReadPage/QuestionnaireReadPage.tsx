import type { Questionnaire } from '@stoa/api/contract/questionnaire';
import { formatDateTime, shownQuestions } from '@stoa/domain';
import type { ReactNode } from 'react';
import { Alert } from '@stoa/ui/Alert';
import { Container } from '@stoa/ui/Container';
import { plainLink, type RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { type Answer, Question } from '@stoa/ui/Question';
import { askedOf } from '../../exam/ExamPage/asked.tsx';
import * as layout from '../column.css.ts';
import * as page from '../QuestionnairePage/QuestionnairePage.css.ts';
import { SurveyHead } from '../SurveyHead/index.ts';
import type { QuestionnairesTranslate, SurveyTranslate } from '../words/index.ts';
import type { ReadReason } from './reason.ts';

export interface QuestionnaireReadPageProps {
  questionnaire: Questionnaire;
  reason: ReadReason;
  /** Current time in epoch milliseconds. */
  now: number;
  /** Address of the list of questionnaires. */
  listHref?: string | undefined;
  /** Translator of the messages that all questionnaires share. */
  tList: QuestionnairesTranslate;
  t: SurveyTranslate;
  renderLink?: RenderLink;
}

const noAnswers: ReadonlyMap<number, Answer> = new Map();

const say = (title: string, text: ReactNode, tone: 'success' | 'info') => (
  <Alert tone={tone} live="polite" title={title}>
    {text}
  </Alert>
);

function Notice({
  questionnaire,
  reason,
  now,
  t,
  tList,
  hasAnswers,
}: QuestionnaireReadPageProps & { hasAnswers: boolean }) {
  switch (reason.kind) {
    case 'done':
      return say(
        t('read.done'),
        t('read.doneAt', { time: formatDateTime(reason.submitTime, { now }) }),
        'success',
      );
    case 'anonymous':
      return say(t('read.done'), t('read.anonymous'), 'success');
    case 'closed': {
      const { openTime } = questionnaire;
      const isEarly = openTime !== undefined && openTime > now;
      const why = isEarly ? tList('opens', { from: formatDateTime(openTime, { now }) }) : reason.why;
      return say(
        t('read.closed'),
        <>
          {why}
          {hasAnswers && <p>{t('read.typed')}</p>}
        </>,
        'info',
      );
    }
    default:
      return reason satisfies never;
  }
}

/** A questionnaire that can only be read: the reason, and the answers. */
export function QuestionnaireReadPage(props: QuestionnaireReadPageProps) {
  const { questionnaire, reason, now, listHref, t, tList, renderLink = plainLink } = props;
  const answers = reason.kind === 'anonymous' ? noAnswers : reason.answers;
  const answered = shownQuestions(questionnaire.questions, answers)
    .map((question, at) => ({ question, number: at + 1, value: answers.get(question.questionId) ?? [] }))
    .filter(({ value }) => value.some((each) => each.trim() !== ''));
  const hasAnswers = answered.length > 0;
  return (
    <Container className={layout.root} data-component="QuestionnaireReadPage">
      <div className={layout.column}>
        <SurveyHead {...{ questionnaire, now, listHref, renderLink }} t={tList} />
        <Notice {...props} hasAnswers={hasAnswers} />
        {hasAnswers && (
          <section aria-labelledby="survey-answers" className={page.list}>
            <Heading level={2} size={18} id="survey-answers">
              {t('read.answers')}
            </Heading>
            {answered.map(({ question, number, value }) => (
              <Question
                key={question.questionId}
                {...askedOf(question)}
                mode="review"
                number={number}
                value={value}
              />
            ))}
          </section>
        )}
      </div>
    </Container>
  );
}
