import { PaperMode } from '@stoa/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { AnswerSheet, type SheetItem, type SheetSection, type SheetState } from '@stoa/ui/AnswerSheet';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { actionOf, isRightToLeft, lazyPart, orTryAgain } from '@stoa/ui/parts';
import type { Completeness, Question } from '@stoa/ui/Question';
import { Skeleton } from '@stoa/ui/Skeleton';
import { usePlainFormulae } from '../usePlainFormulae.ts';
import type { ExamTranslate } from '../words/index.ts';
import * as styles from './ExamPage.css.ts';
import { examPageKeys } from './keys.ts';
import { completedBy, earliestHandIn, placedOf, type PlacedQuestion, type PlacedSection } from './model.ts';
import { Bar } from './parts/Bar.tsx';
import { type Asking, Dialogs } from './parts/Dialogs.tsx';
import { LatestNews } from './parts/LatestNews.tsx';
import { Locked } from './parts/Locked.tsx';
import { PaperQuestion } from './parts/PaperQuestion.tsx';
import { Records } from './parts/Records.tsx';
import type { ExamNews, ExamPageProps } from './types.ts';
import { useGuardedCopy } from './useGuardedCopy.ts';

const stateOf: Record<Completeness, SheetState> = { none: 'unanswered', half: 'half', full: 'answered' };
/** Elements that handle the arrow keys or Enter themselves. */
const busy = 'input, select, textarea, dialog, [role="toolbar"], [data-part="order"]';
// Loaded late, because few exams are practices, and only these need the code that reviews answers. All
// questions wait together, because each would push away those below it.
const WithPractice = lazyPart(() => import('./parts/WithPractice.tsx'), {
  waiting: (
    <div className={styles.awaited}>
      <Skeleton lines={5} />
    </div>
  ),
  missing: orTryAgain,
});
const noNews: readonly ExamNews[] = [];

/** Scrolls to a question and moves focus to its first control, so that a screen reader reads its legend. */
function reveal(paper: HTMLElement | null, number: number) {
  const question = paper?.querySelector<HTMLElement>(`[data-question="${number}"]`);
  if (question === null || question === undefined) return;
  question.scrollIntoView({ block: 'start' });
  const chosen = question.querySelector<HTMLElement>('fieldset input:checked:enabled');
  const first = question.querySelector<HTMLElement>('fieldset :is(input, textarea, select, button):enabled');
  (chosen ?? first ?? question).focus({ preventScroll: true });
}

const titleOf = ({ title, points }: PlacedSection, t: ExamTranslate): string =>
  points === 0 ? title : t('section', { title, points });

/**
 * The page on which an exam is answered: bar, questions all at once or one by one, answer sheet, messages,
 * switches, and dialogs.
 */
export function ExamPage(props: ExamPageProps) {
  const { exam, attempt, paper: asked, rules, answers, flagged, now, save, switchCount, t } = props;
  const { lock, practice, others, refusedAnswers, renewed, switches, news = noNews, counted } = props;
  const { onAnswer, onFlag, onCurrent, onHandIn, onLeave, onChooseOther, onDropOthers, renderFiles } = props;
  const { wantsFullScreen = false, onFullScreen, onCountedRead, onComment } = props;
  const { paperMode, allowBack } = rules;
  const [asking, setAsking] = useState<'handIn' | 'leave'>();
  const paper = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const oneByOne = paperMode === PaperMode.OneByOne;
  const naming = usePlainFormulae(asked.sections.flatMap((section) => section.questions));
  const sections = useMemo(() => placedOf(asked, naming), [asked, naming]);
  const questions = useMemo(() => sections.flatMap((section) => section.questions), [sections]);
  const found = questions.findIndex(({ question }) => question.questionId === props.current);
  const at = Math.max(0, found);
  const current = questions[at]?.number;
  const locked = lock !== undefined;
  const isAsking = asking === 'handIn' && !locked;
  const shownDialog = ((): Asking | undefined => {
    if (counted && onCountedRead) return 'counted';
    if (wantsFullScreen && !locked && onFullScreen) return 'fullScreen';
    return isAsking || asking === 'leave' ? asking : undefined;
  })();
  useGuardedCopy(rules.forbidCopy, { copy: t('copyOff'), print: t('unprintable') }, props.onGuarded);

  const sheet: SheetSection[] = sections.map((section) => ({
    key: String(section.sectionId),
    title: titleOf(section, t),
    items: section.questions.map(({ question: { questionId }, number, asked: each }): SheetItem => ({
      number,
      state: stateOf[completedBy(each, answers.get(questionId))],
      flagged: flagged.has(questionId),
      locked: oneByOne && !allowBack && number !== current,
    })),
  }));
  const numberOf = useCallback(
    (questionId: number) => questions.find((placed) => placed.question.questionId === questionId)?.number,
    [questions],
  );

  const goTo = (number: number | undefined) => {
    const placed = questions.find((each) => each.number === number);
    if (placed === undefined) return;
    setAsking(undefined);
    wanted.current = placed.number;
    onCurrent(placed.question.questionId);
    // The question is already rendered, unless the page shows one question at a time.
    if (!oneByOne && !isAsking) reveal(paper.current, placed.number);
  };
  const previous = allowBack ? questions[at - 1]?.number : undefined;
  const next = questions[at + 1]?.number;

  useEffect(() => {
    // Runs after the question has changed, or after a dialog has returned the focus.
    if (isAsking || current === undefined || wanted.current !== current) return;
    wanted.current = undefined;
    reveal(paper.current, current);
  }, [isAsking, current]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || event.defaultPrevented) return;
      const command = actionOf(examPageKeys, event, isRightToLeft(event.target));
      if (command === undefined || event.target.closest('dialog') !== null) return;
      if (command === 'handIn') {
        if (!locked) setAsking('handIn');
      } else if (event.target.closest(busy) === null) {
        goTo(command === 'next' ? next : previous);
      } else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });

  useEffect(() => {
    // The question with the focus becomes the current one.
    const follow = ({ target }: FocusEvent) => {
      const question = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
      const number = Number(question?.dataset['question']);
      const placed = questions.find((each) => each.number === number);
      if (placed !== undefined && number !== current) onCurrent(placed.question.questionId);
    };
    const element = paper.current;
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [current, questions, onCurrent]);

  const shownOf = (section: PlacedSection): readonly PlacedQuestion[] =>
    oneByOne ? section.questions.filter(({ number }) => number === current) : section.questions;
  const shown = sections.filter((section) => shownOf(section).length > 0);
  const checkOf = (questionId: number) =>
    practice &&
    (practice.checked.get(questionId) ?? (practice.checking === questionId ? 'checking' : 'open'));
  const listed = (practised?: typeof Question) =>
    shown.map((section) => (
      <section
        key={section.sectionId}
        aria-labelledby={`section-${section.sectionId}`}
        className={styles.section}
      >
        <h2 id={`section-${section.sectionId}`} className={styles.sectionTitle}>
          {titleOf(section, t)}
        </h2>
        {shownOf(section).map((placed) => {
          const { questionId } = placed.question;
          return (
            <PaperQuestion
              // The key renders a question again when its answer was changed from outside, because the
              // inputs keep their own answer.
              key={`${questionId}.${renewed?.get(questionId) ?? 0}`}
              placed={placed}
              answer={answers.get(questionId)}
              others={others?.get(questionId)}
              flagged={flagged.has(questionId)}
              locked={locked}
              refusal={refusedAnswers?.get(questionId)}
              check={checkOf(questionId)}
              practised={practised}
              onCheck={practice?.onCheck}
              {...{ t, renderFiles, onAnswer, onFlag, onChooseOther, onDropOthers }}
            />
          );
        })}
      </section>
    ));
  const leave = onLeave && (() => setAsking('leave'));

  return (
    <>
      <Bar
        {...{ exam, attempt, now, save, switchCount, lock, numberOf, t }}
        switchLimit={rules.switchLimit}
        onHandIn={() => setAsking('handIn')}
        onLeave={leave}
      />
      {/* The bar stands outside, because the frame of a guest has no header that takes it over the edge of the
          paper. */}
      <div className={styles.root} data-component="ExamPage" data-guarded={rules.forbidCopy ? '' : undefined}>
        <div className={styles.layout}>
          <section ref={paper} aria-label={t('paper')} className={styles.paper}>
            {lock && <Locked lock={lock} t={t} />}
            {practice ? <WithPractice>{listed}</WithPractice> : listed()}
            {oneByOne && (
              <div className={styles.steps}>
                <Button
                  variant="outline"
                  size="lg"
                  disabled={previous === undefined}
                  className={styles.step}
                  onClick={() => goTo(previous)}
                  iconStart={<Icon glyph={ChevronLeft} directional />}
                >
                  {t('previous')}
                </Button>
                <span className={styles.place}>{t('place', { number: at + 1, of: questions.length })}</span>
                <Button
                  variant="outline"
                  tone="accent"
                  size="lg"
                  disabled={next === undefined}
                  className={styles.step}
                  onClick={() => goTo(next)}
                  iconEnd={<Icon glyph={ChevronRight} directional />}
                >
                  {t('next')}
                </Button>
              </div>
            )}
          </section>
          <div className={styles.side}>
            <AnswerSheet
              sections={sheet}
              current={current}
              onJump={goTo}
              action={
                <Button
                  fullWidth
                  className={styles.press}
                  disabled={locked}
                  variant="outline"
                  tone="accent"
                  onClick={() => setAsking('handIn')}
                >
                  {t('handIn')}
                </Button>
              }
            />
            <Records {...{ news, switches, locked, now, t, tSwitches: props.tSwitches, onComment }} />
          </div>
        </div>
        <LatestNews news={news} t={t} />
        {shownDialog && (
          <Dialogs
            asking={shownDialog}
            {...{ counted, now, t, onCountedRead, onFullScreen, onLeave }}
            items={sheet.flatMap(({ items }) => items)}
            isSaved={save.kind === 'saved'}
            isUntimed={attempt.deadlineTime === undefined}
            earliest={earliestHandIn(attempt, rules)}
            onBack={() => setAsking(undefined)}
            onHandIn={() => {
              setAsking(undefined);
              onHandIn();
            }}
            onJump={goTo}
          />
        )}
      </div>
    </>
  );
}
