import { QuestionKind } from '@stoa/domain';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Icon } from '../../Icon/Icon.tsx';
import { announce } from '../../LiveRegion/index.ts';
import type { Labels } from '../../provider/index.ts';
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx';
import { questionCommand } from '../keys.ts';
import { completenessOf } from '../model.ts';
import * as styles from '../Question.css.ts';
import type {
  Answer,
  AnswerMode,
  Asked,
  MarkedAsked,
  PracticeMode,
  QuestionFrame,
  QuestionOutcome,
} from '../types.ts';
import { readAnswer } from './answer.ts';
import { AnswerInputs } from './AnswerInputs.tsx';
import { Blanks } from './Blanks.tsx';
import { Head } from './Head.tsx';

export type AnsweringQuestion = QuestionFrame & ((Asked & AnswerMode) | (MarkedAsked & PracticeMode));

interface AnsweringProps {
  question: AnsweringQuestion;
  id: string;
  words: Labels['question'];
  /** Shows an answer with the result of its check. Passed only if the question is practised. */
  review?: (answer: Answer, outcome: QuestionOutcome) => ReactNode;
}

/** Shows how many options are chosen when the question sets a limit, or how an order is made. */
function Tally({ asked, answer, words }: { asked: Asked; answer: Answer; words: Labels['question'] }) {
  if (asked.kind === QuestionKind.Ordering) return <span>{words.orderHint}</span>;
  if (asked.kind !== QuestionKind.Multiple) return null;
  const over = asked.maxSelect === undefined ? 0 : answer.length - asked.maxSelect;
  return (
    <>
      <span>{words.limits(asked.minSelect, asked.maxSelect)}</span>
      {/* The region is always rendered, because screen readers announce only changes of an existing live
          region. */}
      <span aria-live="polite" className={over > 0 ? styles.warning : undefined}>
        {over > 0 ? words.tooMany(over) : answer.length > 0 && words.chosen(answer.length)}
      </span>
    </>
  );
}

/** Kinds whose options have a letter or a number. */
const lettered: readonly QuestionKind[] = [
  QuestionKind.Single,
  QuestionKind.Multiple,
  QuestionKind.TrueFalse,
];

/** A question that can be answered and, in practice, shows the result of the check. */
export function Answering({ question, id, words, review }: AnsweringProps) {
  const { number, kind, flagged, onFlaggedChange, onValueChange, defaultValue = [] } = question;
  const { required = false, problem } = question;
  const [answer, setAnswer] = useState(defaultValue);
  // A new round replaces the native inputs, which is how they are emptied.
  const [round, setRound] = useState({ count: 0, start: defaultValue });
  const [complaint, setComplaint] = useState(false);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const check = question.mode === 'practice' ? question.check : undefined;
  const locked = question.mode === 'practice' ? check?.state !== 'open' : question.locked === true;

  const take = (next: Answer) => {
    setAnswer(next);
    setComplaint(false);
    onValueChange?.(next);
  };
  const onChange = (event: FormEvent<HTMLFieldSetElement>) => {
    if (kind !== QuestionKind.Ordering) take(readAnswer(kind, event.currentTarget));
  };
  const clear = () => {
    setRound({ count: round.count + 1, start: [] });
    take([]);
    announce(words.cleared);
  };
  useEffect(() => {
    // The button that emptied the answer has disappeared, so the focus moves to the first input.
    if (round.count > 0)
      fieldset.current?.querySelector<HTMLElement>(':is(input, textarea, select, button):enabled')?.focus();
  }, [round.count]);

  useEffect(() => {
    const form = fieldset.current;
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.matches('textarea, select, input[type="text"]');
      const command = typing ? undefined : questionCommand(event);
      if (command?.does === 'flag' && onFlaggedChange !== undefined) {
        onFlaggedChange(flagged !== true);
        // The focus stays on the answer, so nothing else tells a screen reader that the key did something.
        announce(flagged === true ? words.flagRemoved(number) : words.flagSet(number));
      }
      if (command?.does !== 'choose' || !lettered.includes(kind)) return;
      const options = form?.querySelectorAll<HTMLInputElement>('[data-part="option"]:enabled');
      const option = options?.[command.index];
      option?.focus();
      option?.click();
    };
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  });

  const clearable = completenessOf(question, answer) !== 'none';
  const head = (
    <Head
      question={question}
      words={words}
      saveState={question.mode === 'practice' ? undefined : question.saveState}
      flagged={flagged}
      onFlaggedChange={onFlaggedChange}
      onClear={locked ? undefined : clear}
      clearable={clearable}
    />
  );
  if (question.mode === 'practice' && question.check.state === 'done') {
    const { outcome } = question.check;
    return (
      <>
        {head}
        {review?.(answer, outcome)}
      </>
    );
  }

  const parts = { id, start: round.start, locked, words };
  return (
    <>
      {head}
      <fieldset
        ref={fieldset}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        className={styles.fieldset}
        onChange={onChange}
      >
        <legend className={styles.legend}>
          <VisuallyHidden>{`${words.number(number)} ${required ? `${words.required} ` : ''}`}</VisuallyHidden>
          <span id={`${id}-stem`}>
            {question.kind === QuestionKind.FillIn ? (
              <Blanks key={round.count} asked={question} {...parts} />
            ) : (
              question.stem
            )}
          </span>
        </legend>
        <AnswerInputs key={round.count} asked={question} answer={answer} onOrder={take} {...parts} />
      </fieldset>
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles.problem} data-part="problem">
          <Icon glyph={CircleAlert} />
          {problem}
        </p>
      )}
      <div className={styles.foot} data-part="foot">
        {check?.state !== undefined && (
          <Button
            loading={check.state === 'checking'}
            onClick={() => {
              if (check.state !== 'open') return;
              const empty = completenessOf(question, answer) === 'none';
              setComplaint(empty);
              if (!empty) check.onCheck(answer);
            }}
          >
            {check.state === 'checking' ? words.checking : words.check}
          </Button>
        )}
        {check !== undefined && (
          <p role="alert" className={styles.complaint}>
            {complaint && words.answerFirst}
          </p>
        )}
        <Tally asked={question} answer={answer} words={words} />
      </div>
    </>
  );
}
