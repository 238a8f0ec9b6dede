import type { Choice, ExamQuestion } from '@stoa/api/contract/exam';
import type { SurveyQuestion } from '@stoa/api/contract/questionnaire';
import { QuestionKind } from '@stoa/domain';
import { type Asked, type MarkedAsked, piecesOf, type QuestionOption } from '@stoa/ui/Question';
import { isPlain, stemOf } from '../markup.tsx';
import * as styles from './asked.css.ts';

/**
 * The text of some HTML, on one line. The document that it is parsed into is never shown, so nothing in it
 * runs or is fetched.
 */
export function textOf(html: string): string {
  if (isPlain(html)) return html;
  const apart = html.replaceAll(/<br\b[^>]*>|<\/(?:p|h[2-4]|li|tr|td|th|blockquote|pre)>/gi, '$& ');
  return (new DOMParser().parseFromString(apart, 'text/html').body.textContent ?? '').trim();
}

/** The sentence of a fill-in, split at its blanks. Blanks that the sentence does not have are appended. */
function piecesFor({ stemHtml, blanks }: Extract<ExamQuestion, { blanks: number }>): string[] {
  const pieces = piecesOf(textOf(stemHtml));
  return [...pieces, ...Array.from({ length: Math.max(0, blanks + 1 - pieces.length) }, () => '')];
}

const optionOf = ({ key, text, imageUrl }: Choice): QuestionOption => ({
  key,
  text:
    imageUrl === undefined ? (
      text
    ) : (
      <>
        {text}
        <img src={imageUrl} alt="" loading="lazy" className={styles.picture} />
      </>
    ),
});

/** A question of the contract in the form of the component. */
export function askedOf(question: ExamQuestion): MarkedAsked;
export function askedOf(question: ExamQuestion | SurveyQuestion): Asked;
export function askedOf(question: ExamQuestion | SurveyQuestion): Asked {
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
      return { kind: question.kind, stem, left: question.left, right: question.right };
    case QuestionKind.Ordering:
      return { kind: question.kind, stem, items: question.options };
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
