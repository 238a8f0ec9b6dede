import type { Choice, ExamQuestion } from '@stoa/api/contract/exam';
import type { SurveyQuestion } from '@stoa/api/contract/questionnaire';
import { QuestionKind } from '@stoa/domain';
import type { ReactNode } from 'react';
import {
  type Asked,
  type MarkedAsked,
  piecesOf,
  type QuestionItem,
  type QuestionOption,
} from '@stoa/ui/Question';
import { textOf } from '../htmlText.ts';
import { lineOf, stemOf } from '../markup.tsx';
import * as styles from './asked.css.ts';

/**
 * Splits a fill-in question into what is above its sentence, as HTML, and the sentence, as text: blocks of code
 * before the first blank stay above it.
 */
export function partsOf(html: string): { above: string; sentence: string } {
  let above = '';
  for (const { 0: end, index } of html.matchAll(/<\/pre\s*>/gi)) {
    const before = html.slice(0, index + end.length);
    if (piecesOf(textOf(before)).length > 1) break;
    above = before;
  }
  return { above, sentence: textOf(html.slice(above.length)) };
}

/**
 * The sentence of a fill-in, split at its blanks. Blanks that the sentence does not have are appended. Blocks of
 * code without a blank, and what stands before them, keep their look above the sentence.
 */
function piecesFor({ stemHtml, blanks }: Extract<ExamQuestion, { blanks: number }>): ReactNode[] {
  const { above, sentence } = partsOf(stemHtml);
  const pieces = piecesOf(sentence).map(lineOf);
  const missing = Array.from({ length: Math.max(0, blanks + 1 - pieces.length) }, () => '');
  if (above === '') return [...pieces, ...missing];
  const [first, ...rest] = pieces;
  return [
    <>
      {stemOf(above)}
      {first}
    </>,
    ...rest,
    ...missing,
  ];
}

const optionOf = ({ key, text, imageUrl }: Choice): QuestionOption => ({
  key,
  text:
    imageUrl === undefined ? (
      lineOf(text)
    ) : (
      <>
        {lineOf(text)}
        <img src={imageUrl} alt="" loading="lazy" className={styles.picture} />
      </>
    ),
});

type Naming = (text: string) => string;

const itemsOf = (choices: readonly Choice[], naming: Naming): QuestionItem[] =>
  choices.map(({ key, text }) =>
    text.includes('$') ? { key, text: naming(text), shown: lineOf(text) } : { key, text },
  );

const asWritten: Naming = (text) => text;

/**
 * A question of the contract in the form of the component. `naming` writes the names of inputs, which cannot
 * have drawn formulae.
 */
export function askedOf(question: ExamQuestion, naming?: Naming): MarkedAsked;
export function askedOf(question: ExamQuestion | SurveyQuestion, naming?: Naming): Asked;
export function askedOf(question: ExamQuestion | SurveyQuestion, naming = asWritten): Asked {
  const stem = stemOf(question.stemHtml);
  switch (question.kind) {
    case QuestionKind.Single: {
      const other = 'otherOption' in question ? question.otherOption : undefined;
      return { kind: question.kind, stem, options: question.options.map(optionOf), other };
    }
    case QuestionKind.Multiple: {
      const { kind, options, minSelect, maxSelect } = question;
      const other = 'otherOption' in question ? question.otherOption : undefined;
      return { kind, stem, options: options.map(optionOf), other, minSelect, maxSelect };
    }
    case QuestionKind.TrueFalse:
      return { kind: question.kind, stem };
    case QuestionKind.FillIn:
      return { kind: question.kind, pieces: piecesFor(question) };
    case QuestionKind.ShortAnswer:
      return { kind: question.kind, stem, maxLength: question.maxLength };
    case QuestionKind.Matching:
      return {
        kind: question.kind,
        stem,
        left: itemsOf(question.left, naming),
        right: itemsOf(question.right, naming),
      };
    case QuestionKind.Ordering:
      return { kind: question.kind, stem, items: itemsOf(question.options, naming) };
    case QuestionKind.Scale: {
      const { min, max, minLabel, maxLabel, style } = question.scale;
      const look = style === 'star' ? 'star' : 'number';
      return { kind: question.kind, stem, min, max, minLabel, maxLabel, look };
    }
    case QuestionKind.Matrix:
      return { kind: question.kind, stem, rows: question.rows, columns: question.columns };
    default:
      return question satisfies never;
  }
}
