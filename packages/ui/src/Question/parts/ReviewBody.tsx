import { QuestionKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { Check, Dot, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../Icon/Icon.tsx';
import type { Labels } from '../../provider/index.ts';
import { letterOf, optionMark, otherText, reviewRows, type OptionMark, type ReviewRow } from '../model.ts';
import * as frame from '../Question.css.ts';
import type {
  Answer,
  Asked,
  FillInAsked,
  QuestionOption,
  QuestionOutcome,
  ShortAnswerAsked,
} from '../types.ts';
import * as answers from './answers.css.ts';
import * as styles from './review.css.ts';

type Words = Labels['question'];

interface ReviewBodyProps {
  asked: Asked;
  value: Answer;
  outcome?: QuestionOutcome | undefined;
  words: Words;
}

const signs = { right: Check, missed: Check, wrong: X, mine: Dot } as const;

function Sign({ mark, children }: { mark: Exclude<OptionMark, 'none'>; children: ReactNode }) {
  return (
    <span className={clsx(styles.sign, styles.signTone[mark])}>
      <Icon glyph={signs[mark]} />
      {children}
    </span>
  );
}

function Options({
  options,
  value,
  outcome,
  words,
  lettered,
}: Omit<ReviewBodyProps, 'asked'> & { options: readonly QuestionOption[]; lettered: boolean }) {
  return (
    <ul className={styles.list} data-part="options">
      {options.map(({ key, text }, index) => {
        const mark = optionMark(key, value, outcome?.correct);
        return (
          <li key={key} data-state={mark} className={clsx(styles.option, styles.optionMark[mark])}>
            {lettered && <span className={styles.letter}>{letterOf(index)}</span>}
            <span className={styles.optionText}>{text}</span>
            {mark !== 'none' && <Sign mark={mark}>{words.optionMark[mark]}</Sign>}
          </li>
        );
      })}
    </ul>
  );
}

function RowTable({
  rows,
  ordering,
  words,
}: {
  rows: readonly ReviewRow[];
  ordering: boolean;
  words: Words;
}) {
  const judged = rows.some(({ right }) => right !== undefined);
  const heads = [words.part, words.yours, ...(judged ? [words.correct, words.result] : [])];
  return (
    <div className={answers.scroller}>
      <table className={answers.table}>
        <thead className={answers.columns}>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={clsx(answers.column, answers.firstColumn)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={answers.rows}>
          {rows.map(({ key, label, mine, right, ok }, index) => (
            <tr key={key} className={answers.row}>
              <th scope="row" className={answers.rowHead}>
                {label ?? (ordering ? words.place(index + 1) : words.blankNumber(index + 1))}
              </th>
              <td className={styles.cell} data-label={words.yours}>
                {mine ?? <span className={styles.nothing}>{words.none}</span>}
              </td>
              {judged && (
                <td className={styles.cell} data-label={words.correct}>
                  {right}
                </td>
              )}
              {judged && (
                <td className={styles.cell} data-label={words.result}>
                  {ok !== undefined && (
                    <Sign mark={ok ? 'right' : 'wrong'}>{words.rowMark[ok ? 'right' : 'wrong']}</Sign>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FilledSentence({ asked, value, words }: { asked: FillInAsked; value: Answer; words: Words }) {
  return asked.pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.filled}>{value[index - 1]?.trim() || words.none}</span>}
      {piece}
    </Fragment>
  ));
}

/** A quoted text, such as an answer or a comment, with a label that says what it is. */
export function Quoted({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <p className={styles.label}>{label}</p>
      <div className={styles.quote}>{children}</div>
    </div>
  );
}

const nothingIn = (words: Words) => <span className={styles.nothing}>{words.none}</span>;

/** A written answer with its files, and the model answer when it is known. */
export function Written({
  asked,
  value,
  answers: shown,
  label,
  reference,
  words,
}: {
  asked: ShortAnswerAsked;
  value: Answer;
  /** Content shown instead of the answer. */
  answers?: ReactNode;
  label: string;
  reference: ReactNode;
  words: Words;
}) {
  return (
    <>
      {shown ?? <Quoted label={label}>{value[0]?.trim() || nothingIn(words)}</Quoted>}
      {asked.files}
      {reference !== undefined && <Quoted label={words.reference}>{reference}</Quoted>}
    </>
  );
}

function Said({ asked, value, outcome, words }: ReviewBodyProps) {
  const correct = outcome?.correct;
  switch (asked.kind) {
    case QuestionKind.Single:
    case QuestionKind.Multiple: {
      const own = otherText(value);
      return (
        <>
          <Options options={asked.options} value={value} outcome={outcome} words={words} lettered />
          {own !== undefined && <Quoted label={words.other}>{own}</Quoted>}
          {value.length === 0 && <p className={styles.label}>{words.none}</p>}
        </>
      );
    }
    case QuestionKind.TrueFalse: {
      const options = [
        { key: 'T', text: words.true },
        { key: 'F', text: words.false },
      ];
      return (
        <>
          <Options options={options} value={value} outcome={outcome} words={words} lettered={false} />
          {value.length === 0 && <p className={styles.label}>{words.none}</p>}
        </>
      );
    }
    case QuestionKind.ShortAnswer:
      return (
        <Written asked={asked} value={value} label={words.yours} reference={correct?.[0]} words={words} />
      );
    case QuestionKind.FillIn:
    case QuestionKind.Matching:
    case QuestionKind.Ordering:
    case QuestionKind.Matrix:
      return (
        <RowTable
          rows={reviewRows(asked, value, correct)}
          ordering={asked.kind === QuestionKind.Ordering}
          words={words}
        />
      );
    case QuestionKind.Scale:
      return (
        <Quoted label={words.yours}>
          {value[0] === undefined ? (
            nothingIn(words)
          ) : (
            <>
              {asked.look === 'star'
                ? words.stars(Number(value[0]))
                : words.rated(Number(value[0]), asked.max)}
              <span className={styles.nothing}>
                {` ${asked.min} ${asked.minLabel} – ${asked.max} ${asked.maxLabel}`}
              </span>
            </>
          )}
        </Quoted>
      );
    default:
      return asked satisfies never;
  }
}

/** The question with the learner's answer and, when it may be shown, the right answer. */
export function ReviewBody(props: ReviewBodyProps) {
  const { asked, value, words } = props;
  return (
    <div className={styles.body}>
      <div className={frame.stem} data-part="stem">
        {asked.kind === QuestionKind.FillIn ? (
          <FilledSentence asked={asked} value={value} words={words} />
        ) : (
          asked.stem
        )}
      </div>
      <Said {...props} />
    </div>
  );
}
