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
import * as styles from './ExamPage.css.ts';
import { examPageKeys } from './keys.ts';
import { Bar } from './parts/Bar.tsx';
import { HandInDialog } from './parts/HandInDialog.tsx';
import { PaperQuestion } from './parts/PaperQuestion.tsx';
import type { ExamPageProps } from './types.ts';

const stateOf: Record<Completeness, SheetState> = { none: 'unanswered', half: 'half', full: 'answered' };
/** What uses arrows or Enter itself. */
const busy = 'input, select, textarea, dialog, [role="toolbar"], [data-part="order"]';

/** Says when the answers can no longer be sent, and when they are safe again. */
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

/** Brings a question into view and gives its first control the focus, so that a reader says its legend. */
function reveal(paper: HTMLElement | null, number: number) {
  const question = paper?.querySelector<HTMLElement>(`[data-question="${number}"]`);
  if (question === null || question === undefined) return;
  question.scrollIntoView({ block: 'start' });
  const chosen = question.querySelector<HTMLElement>('fieldset input:checked:enabled');
  const first = question.querySelector<HTMLElement>('fieldset :is(input, textarea, select, button):enabled');
  (chosen ?? first ?? question).focus({ preventScroll: true });
}

/** Where an exam is answered: bar, questions all at once or one by one, answer sheet, last look. Props only. */
export function ExamPage(props: ExamPageProps) {
  const { sections, answers, flagged, current, paperMode, allowBack = true, locked = false, words } = props;
  const { onAnswer, onFlag, onCurrent, onHandIn, handingIn = false } = props;
  const [asking, setAsking] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  const wanted = useRef<number>(undefined);
  const oneByOne = paperMode === PaperMode.OneByOne;
  const questions = useMemo(() => sections.flatMap((section) => section.questions), [sections]);
  const at = questions.findIndex(({ number }) => number === current);
  useSaveSaid(props.save.state);

  const sheet: SheetSection[] = sections.map(({ key, title, questions: own }) => ({
    key,
    title,
    items: own.map(({ id, number, asked }): SheetItem => ({
      number,
      state: stateOf[completenessOf(asked, answers.get(id) ?? [])],
      flagged: flagged.has(id),
      locked: oneByOne && !allowBack && number !== current,
    })),
  }));

  const goTo = (number: number | undefined) => {
    if (number === undefined) return;
    setAsking(false);
    wanted.current = number;
    onCurrent(number);
    // It is there already, unless the page shows one at a time.
    if (!oneByOne && !asking) reveal(paper.current, number);
  };
  const previous = allowBack ? questions[at - 1]?.number : undefined;
  const next = questions[at + 1]?.number;

  useEffect(() => {
    // After a step, or after the dialog has given its focus back.
    if (asking || wanted.current !== current) return;
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
    // The question that is being worked on is the one in view.
    const follow = ({ target }: FocusEvent) => {
      const question = target instanceof Element ? target.closest<HTMLElement>('[data-question]') : null;
      const number = Number(question?.dataset['question']);
      if (number > 0 && number !== current) onCurrent(number);
    };
    const element = paper.current;
    element?.addEventListener('focusin', follow);
    return () => element?.removeEventListener('focusin', follow);
  }, [current, onCurrent]);

  const shown = sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ number }) => !oneByOne || number === current),
    }))
    .filter((section) => section.questions.length > 0);

  return (
    <div className={styles.root} data-component="ExamPage">
      <Bar {...props} onHandIn={() => setAsking(true)} />
      <div className={styles.layout}>
        <section ref={paper} aria-label={words.paper} className={styles.paper}>
          {shown.map((section) => (
            <section key={section.key} aria-labelledby={`section-${section.key}`} className={styles.section}>
              <h2 id={`section-${section.key}`} className={styles.sectionTitle}>
                {section.title}
              </h2>
              {section.questions.map((question) => (
                <PaperQuestion
                  key={question.id}
                  question={question}
                  answer={answers.get(question.id)}
                  flagged={flagged.has(question.id)}
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
                {words.previous}
              </Button>
              <span className={styles.place}>{words.place(at + 1, questions.length)}</span>
              <Button
                variant="outline"
                tone="accent"
                size="lg"
                disabled={next === undefined}
                onClick={() => goTo(next)}
                iconEnd={<Icon glyph={ChevronRight} directional />}
              >
                {words.next}
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
              {words.handIn}
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
        words={words.dialog}
      />
    </div>
  );
}
