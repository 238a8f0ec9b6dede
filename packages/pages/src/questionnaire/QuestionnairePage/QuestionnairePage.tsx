import { answerFill, shownQuestions, surveyGaps } from '@stoa/domain';
import { useEffect, useMemo, useRef } from 'react';
import { Container } from '@stoa/ui/Container';
import { plainLink } from '@stoa/ui/CourseCard';
import { announce } from '@stoa/ui/LiveRegion';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import * as layout from '../column.css.ts';
import { SurveyHead } from '../SurveyHead/index.ts';
import { Anonymity } from './parts/Anonymity.tsx';
import { DraftState, HandInBar } from './parts/HandInBar.tsx';
import { SurveyItem } from './parts/SurveyItem.tsx';
import * as styles from './QuestionnairePage.css.ts';
import type { QuestionnairePageProps } from './types.ts';

/**
 * Scrolls to a question and moves the focus into it, so that a screen reader reads its legend and its error.
 */
function reveal(page: HTMLElement | null, questionId: number) {
  const question = page?.querySelector<HTMLElement>(`[data-question="${questionId}"]`);
  if (question === null || question === undefined) return;
  question.scrollIntoView({ block: 'start' });
  const first = question.querySelector<HTMLElement>('fieldset :is(input, textarea, button):enabled');
  (first ?? question).focus({ preventScroll: true });
}

/** Announces how many questions an answer has added or removed, because they may be out of sight. */
function useShownSaid(count: number, t: QuestionnairePageProps['t']) {
  const before = useRef(count);
  useEffect(() => {
    const more = count - before.current;
    before.current = count;
    if (more > 0) announce(t('moreShown', { count: more }));
    if (more < 0) announce(t('fewerShown', { count: -more }));
  }, [count, t]);
}

/** The page on which a questionnaire is answered. */
export function QuestionnairePage(props: QuestionnairePageProps) {
  const { questionnaire, answers, anonymous, draft, savedTime, gap, handIn, now, listHref, t, tList } = props;
  const { onAnswer, onAnonymous, renderLink = plainLink } = props;
  const { questions } = questionnaire;
  const page = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => shownQuestions(questions, answers), [questions, answers]);
  const gaps = useMemo(() => surveyGaps(questions, answers), [questions, answers]);
  const done = shown.filter((each) => answerFill(each, answers.get(each.questionId) ?? []) === 'FULL').length;
  const locked = handIn !== undefined;
  useShownSaid(shown.length, t);

  const told = useRef(0);
  useEffect(() => {
    if (gap === undefined || gap.tries === told.current) return;
    told.current = gap.tries;
    announce(t('stopped', { count: gaps.length }));
    reveal(page.current, gap.questionId);
  }, [gap, gaps.length, t]);

  return (
    <Container className={layout.root} data-component="QuestionnairePage">
      <div ref={page} className={layout.column}>
        <SurveyHead {...{ questionnaire, now, listHref, renderLink }} t={tList}>
          <Anonymity mode={questionnaire.anonymousMode} {...{ anonymous, locked, t, onAnonymous }} />
        </SurveyHead>
        <div className={styles.progress}>
          <ProgressBar value={done} max={Math.max(1, shown.length)} label={t('progress')} size="sm" />
          <div className={styles.progressLine}>
            <span className={styles.figures}>{t('done', { done, of: shown.length })}</span>
            <DraftState {...{ draft, savedTime, now, t }} />
          </div>
        </div>
        {questions.some(({ required = false }) => required) && <p className={styles.hint}>{t('required')}</p>}
        <ol className={styles.list}>
          {shown.map((question, at) => {
            const problem = gaps.find(({ questionId }) => questionId === question.questionId)?.problem;
            return (
              <li key={question.questionId} className={styles.item}>
                <SurveyItem
                  question={question}
                  number={at + 1}
                  answer={answers.get(question.questionId)}
                  // Missing answers are marked only after the person has tried to hand in, and not while they
                  // are still answering.
                  problem={gap === undefined || problem === undefined ? undefined : t(`more.${problem}`)}
                  locked={locked}
                  onAnswer={onAnswer}
                />
              </li>
            );
          })}
        </ol>
        <HandInBar props={props} left={gaps.length} />
      </div>
    </Container>
  );
}
