import { PaperMode } from '@stoa/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AnswerSheet, type SheetItem, type SheetSection, type SheetState } from '@stoa/ui/AnswerSheet';
import { Button } from '@stoa/ui/Button';
import { Icon } from '@stoa/ui/Icon';
import { actionOf, isRightToLeft } from '@stoa/ui/parts';
import { announce } from '@stoa/ui/LiveRegion';
import { useLabels } from '@stoa/ui/provider';
import { type Completeness, completenessOf } from '@stoa/ui/Question';
import type { ExamTranslate } from '../words/index.ts';
import * as styles from './ExamPage.css.ts';
import { examPageKeys } from './keys.ts';
import { placedOf, type PlacedQuestion, type PlacedSection } from './model.ts';
import { Bar } from './parts/Bar.tsx';
import { HandInDialog } from './parts/HandInDialog.tsx';
import { PaperQuestion } from './parts/PaperQuestion.tsx';
import type { ExamPageProps } from './types.ts';

const stateOf: Record<Completeness, SheetState> = { none: 'unanswered', half: 'half', full: 'answered' };
/** Elements that handle the arrow keys or Enter themselves. */
const busy = 'input, select, textarea, dialog, [role="toolbar"], [data-part="order"]';

/** Announces when answers can no longer be sent, and when they are saved again. */
function useSaveSaid(state: ExamPageProps['save']['state']) {
  const words = useLabels('question').save;
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === state) return;
    if (state === 'offline') announce(words.offline, 'assertive');
    if (state === 'saved' && was === 'offline') announce(words.saved);
  }, [state, words]);
}

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
 * The page on which an exam is answered: bar, questions all at once or one by one, answer sheet, and the
 * dialog before handing in.
 */
export function ExamPage(props: ExamPageProps) {
  const { exam, attempt, paper: asked, rules, answers, flagged, now, save, switchCount, t } = props;
  const { locked = false, handingIn = false, onAnswer, onFlag, onCurrent, onHandIn, onTimeUp } = props;
  const { paperMode, allowBack } = rules;
  const [asking, setAsking] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const oneByOne = paperMode === PaperMode.OneByOne;
  const sections = useMemo(() => placedOf(asked), [asked]);
  const questions = useMemo(() => sections.flatMap((section) => section.questions), [sections]);
  const found = questions.findIndex(({ question }) => question.questionId === props.current);
  const at = Math.max(0, found);
  const current = questions[at]?.number;
  useSaveSaid(save.state);

  const sheet: SheetSection[] = sections.map((section) => ({
    key: String(section.sectionId),
    title: titleOf(section, t),
    items: section.questions.map(({ question: { questionId }, number, asked: each }): SheetItem => ({
      number,
      state: stateOf[completenessOf(each, answers.get(questionId) ?? [])],
      flagged: flagged.has(questionId),
      locked: oneByOne && !allowBack && number !== current,
    })),
  }));

  const goTo = (number: number | undefined) => {
    const placed = questions.find((each) => each.number === number);
    if (placed === undefined) return;
    setAsking(false);
    wanted.current = placed.number;
    onCurrent(placed.question.questionId);
    // The question is on the page already, unless the page shows one at a time.
    if (!oneByOne && !asking) reveal(paper.current, placed.number);
  };
  const previous = allowBack ? questions[at - 1]?.number : undefined;
  const next = questions[at + 1]?.number;

  useEffect(() => {
    // Runs after a step, or after the dialog has given its focus back.
    if (asking || current === undefined || wanted.current !== current) return;
    wanted.current = undefined;
    reveal(paper.current, current);
  }, [asking, current]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element) || event.defaultPrevented) return;
      const command = actionOf(examPageKeys, event, isRightToLeft(event.target));
      if (command === undefined || event.target.closest('dialog') !== null) return;
      if (command === 'handIn') {
        if (!locked) setAsking(true);
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

  return (
    <div className={styles.root} data-component="ExamPage">
      <Bar
        {...{ exam, attempt, now, save, switchCount, locked, handingIn, t, onTimeUp }}
        switchLimit={rules.switchLimit}
        onHandIn={() => setAsking(true)}
      />
      <div className={styles.layout}>
        <section ref={paper} aria-label={t('paper')} className={styles.paper}>
          {shown.map((section) => (
            <section
              key={section.sectionId}
              aria-labelledby={`section-${section.sectionId}`}
              className={styles.section}
            >
              <h2 id={`section-${section.sectionId}`} className={styles.sectionTitle}>
                {titleOf(section, t)}
              </h2>
              {shownOf(section).map((placed) => (
                <PaperQuestion
                  key={placed.question.questionId}
                  placed={placed}
                  answer={answers.get(placed.question.questionId)}
                  flagged={flagged.has(placed.question.questionId)}
                  locked={locked}
                  onAnswer={onAnswer}
                  onFlag={onFlag}
                />
              ))}
            </section>
          ))}
          {oneByOne && (
            <div className={styles.steps}>
              <Button
                variant="outline"
                size="lg"
                disabled={previous === undefined}
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
                onClick={() => goTo(next)}
                iconEnd={<Icon glyph={ChevronRight} directional />}
              >
                {t('next')}
              </Button>
            </div>
          )}
        </section>
        <AnswerSheet
          sections={sheet}
          current={current}
          onJump={goTo}
          className={styles.sheet}
          action={
            <Button
              fullWidth
              disabled={locked}
              variant="outline"
              tone="accent"
              onClick={() => setAsking(true)}
            >
              {t('handIn')}
            </Button>
          }
        />
      </div>
      <HandInDialog
        open={asking}
        onOpenChange={setAsking}
        items={sheet.flatMap(({ items }) => items)}
        handingIn={handingIn}
        onHandIn={onHandIn}
        onJump={goTo}
        t={t}
      />
    </div>
  );
}
