import type { WrongChecked, WrongQuestion } from '@stoa/api/contract/exam';
import { ArrowRight, ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@stoa/ui/Button';
import type { RenderLink } from '@stoa/ui/CourseCard';
import { Heading } from '@stoa/ui/Heading';
import { Icon } from '@stoa/ui/Icon';
import { ProgressBar } from '@stoa/ui/ProgressBar';
import { Question, type Answer, type PracticeCheck } from '@stoa/ui/Question';
import { askedOf } from '../../ExamPage/asked.tsx';
import { plainFormulae } from '../../plainFormulae.ts';
import { outcomeOfChecked } from '../../outcome.tsx';
import type { WrongBookTranslate } from '../../words/index.ts';
import { answered, begun, encouragementOf, further, summaryOf, type Practice as Round } from '../practice.ts';
import * as styles from '../WrongBook.css.ts';

export interface PracticeProps {
  /** The questions of the round; questions that load later belong to the next round. */
  questions: readonly WrongQuestion[];
  /** Address of the book. */
  bookHref: string;
  t: WrongBookTranslate;
  /** Checks an answer; `undefined` when that failed. */
  onCheck: (questionId: number, answer: Answer) => Promise<WrongChecked | undefined>;
  /** Starts the next round with the questions that are still open. */
  onMore: () => void;
  renderLink: RenderLink;
}

function Summary({ round, bookHref, t, onMore, renderLink }: { round: Round } & PracticeProps) {
  const { done, right, newlyKnown, skipped } = summaryOf(round);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.summary}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {t('practice.done')}
      </Heading>
      <p className={styles.summaryFacts}>
        {[
          t('practice.summary', { done, right }),
          ...(newlyKnown > 0 ? [t('practice.newlyKnown', { count: newlyKnown })] : []),
          ...(skipped > 0 ? [t('practice.skipped', { count: skipped })] : []),
        ].join(' · ')}
      </p>
      <div className={styles.buttons}>
        <Button asChild variant="outline">
          {renderLink({ href: bookHref, className: '', children: t('practice.leave') })}
        </Button>
        <Button onClick={onMore}>{t('practice.more')}</Button>
      </div>
    </div>
  );
}

/** The questions of the book one after another: answer, check, read the explanation, continue. */
export function Practice(props: PracticeProps) {
  const { bookHref, t, onCheck, renderLink } = props;
  const [round, setRound] = useState(() => begun(props.questions));
  const [checking, setChecking] = useState(false);
  const [failed, setFailed] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  const { questions, at, checked } = round;
  const shown = questions[at];
  const seen = useRef(at);
  useEffect(() => {
    // The pressed button has disappeared with its question, so the focus moves to the next question.
    if (seen.current !== at) card.current?.focus();
    seen.current = at;
  }, [at]);
  if (shown === undefined) return <Summary {...props} round={round} />;

  const outcome = checked.get(shown.questionId);
  const check = async (answer: Answer) => {
    setChecking(true);
    setFailed(false);
    const result = await onCheck(shown.questionId, answer);
    setChecking(false);
    if (result) setRound((before) => answered(before, result));
    else setFailed(true);
  };
  const state: PracticeCheck = outcome
    ? { state: 'done', outcome: outcomeOfChecked(outcome) }
    : checking
      ? { state: 'checking' }
      : { state: 'open', onCheck: (answer) => void check(answer) };
  const go = () => setRound(further);
  return (
    <div className={styles.practice}>
      <div className={styles.practiceHead}>
        <Button asChild variant="ghost" size="sm" iconStart={<Icon glyph={ChevronLeft} directional />}>
          {renderLink({ href: bookHref, className: '', children: t('practice.leave') })}
        </Button>
        <span className={styles.place}>{t('practice.place', { at: at + 1, of: questions.length })}</span>
        <span className={styles.place}>{shown.exam.title}</span>
      </div>
      <ProgressBar size="sm" value={at} max={questions.length} label={t('practice.title')} />
      <Question
        key={shown.questionId}
        ref={card}
        tabIndex={-1}
        level={2}
        {...askedOf(shown.question, plainFormulae)}
        mode="practice"
        number={at + 1}
        {...(shown.question.score !== undefined && { points: shown.question.score })}
        check={state}
      />
      <div className={styles.steps}>
        <p aria-live="polite" className={styles.said}>
          {outcome && t(`practice.${encouragementOf(outcome)}`)}
          {failed && t('practice.failed')}
        </p>
        {outcome ? (
          <Button onClick={go} iconEnd={<Icon glyph={ArrowRight} directional />}>
            {t(at + 1 < questions.length ? 'practice.next' : 'practice.finish')}
          </Button>
        ) : (
          <Button variant="ghost" disabled={checking} onClick={go}>
            {t('practice.skip')}
          </Button>
        )}
      </div>
    </div>
  );
}
