import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Field } from '../../Field/index.ts';
import type { Labels } from '../../provider/index.ts';
import { control, controlSize } from '../../style/control.css.ts';
import { TextInput } from '../../TextInput/TextInput.tsx';
import { scoreOf } from '../model.ts';
import * as frame from '../Question.css.ts';
import type { MarkMode, QuestionFrame, ShortAnswerAsked } from '../types.ts';
import * as answers from './answers.css.ts';
import { Head } from './Head.tsx';
import * as styles from './review.css.ts';
import { Quoted, Written } from './ReviewBody.tsx';

interface MarkingProps {
  question: QuestionFrame & ShortAnswerAsked & MarkMode;
  id: string;
  words: Labels['question'];
}

/** The points and the comment that the marker gave. */
function Given({
  mark,
  points,
  words,
}: {
  mark: MarkMode['defaultMark'];
  points: number;
  words: Labels['question'];
}) {
  return (
    <div className={styles.marking}>
      {mark?.score !== undefined && <p className={styles.given}>{words.got(mark.score, points)}</p>}
      {mark !== undefined && mark.comment.trim() !== '' && (
        <Quoted label={words.comment}>{mark.comment}</Quoted>
      )}
    </div>
  );
}

/** For the person who marks: the answer beside the model answer, with fields for points and a comment. */
export function Marking({ question, id, words }: MarkingProps) {
  const { points, value, answers: shown, reference, defaultMark, onMarkChange } = question;
  const { needsScore = true, scoreMissing = false } = question;
  const [wrong, setWrong] = useState(false);
  const score = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);

  const tell = () => {
    const text = score.current?.value ?? '';
    const given = scoreOf(text, points);
    setWrong(given === undefined && text.trim() !== '');
    onMarkChange?.({ score: given, comment: comment.current?.value ?? '' });
  };
  const give = (amount: number) => {
    if (score.current !== null) score.current.value = String(amount);
    tell();
  };
  return (
    <>
      <Head question={question} words={words} saveState={question.saveState} />
      <div className={styles.body}>
        <div className={frame.stem} data-part="stem">
          {question.stem}
        </div>
        <Written
          asked={question}
          value={value}
          answers={shown}
          label={words.learnerAnswer}
          reference={reference}
          words={words}
        />
        {!needsScore && <p className={styles.hint}>{words.emptyScore}</p>}
        {needsScore && onMarkChange === undefined && (
          <Given mark={defaultMark} points={points} words={words} />
        )}
        {needsScore && onMarkChange !== undefined && (
          <fieldset
            className={clsx(frame.fieldset, styles.marking)}
            aria-label={words.number(question.number)}
          >
            <Field
              label={words.score}
              hint={words.scoreOf(points)}
              error={wrong ? words.scoreWrong(points) : scoreMissing ? words.scoreMissing : undefined}
            >
              <div className={styles.scoreLine}>
                <TextInput
                  ref={score}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={defaultMark?.score === undefined ? '' : String(defaultMark.score)}
                  onChange={tell}
                  className={styles.scoreInput}
                />
                <Button variant="outline" size="sm" onClick={() => give(0)}>
                  {words.noScore}
                </Button>
                <Button variant="outline" size="sm" onClick={() => give(points)}>
                  {words.fullScore}
                </Button>
              </div>
            </Field>
            <div className={styles.labelled}>
              <label htmlFor={`${id}-comment`} className={styles.label}>
                {words.comment}
              </label>
              <textarea
                id={`${id}-comment`}
                ref={comment}
                placeholder={words.commentHint}
                defaultValue={defaultMark?.comment}
                maxLength={2000}
                onChange={tell}
                className={clsx(control, controlSize.md, answers.essay)}
              />
            </div>
          </fieldset>
        )}
      </div>
    </>
  );
}
