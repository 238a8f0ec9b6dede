import type { Question } from '@stoa/api/contract/exam';
import { QuestionKind } from '@stoa/domain';
import type { ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { type Asked, piecesOf, type QuestionOption } from '@stoa/ui/Question';
import { Skeleton } from '@stoa/ui/Skeleton';
import * as styles from './ExamPage.css.ts';

// Loaded late, because most questions are plain text and need no sanitiser.
const RichText = lazyPart(() => import('../../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={2} />,
  missing: orTryAgain,
});

/** Whether a text looks the same as text and as HTML, which is so when it contains neither `<` nor `&`. */
const isPlain = (html: string): boolean => !/[<&]/.test(html);

const stemOf = (html: string): ReactNode => (isPlain(html) ? html : <RichText html={html} />);

/**
 * The text of some HTML, on one line. The document that it is parsed into is never shown, so nothing in it
 * runs or is fetched.
 */
function textOf(html: string): string {
  if (isPlain(html)) return html;
  const apart = html.replaceAll(/<br\b[^>]*>|<\/(?:p|h[2-4]|li|tr|td|th|blockquote|pre)>/gi, '$& ');
  return (new DOMParser().parseFromString(apart, 'text/html').body.textContent ?? '').trim();
}

/** The sentence of a fill-in, split at its blanks. Blanks that the sentence does not have are appended. */
function piecesFor({ stemHtml, blanks = 1 }: Question): string[] {
  const pieces = piecesOf(textOf(stemHtml));
  return [...pieces, ...Array.from({ length: Math.max(0, blanks + 1 - pieces.length) }, () => '')];
}

type Choice = NonNullable<Question['options']>[number];

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

/** A question of the contract in the form of the component. A kind without its fields has no options. */
export function askedOf(question: Question): Asked {
  const { kind, stemHtml, options = [], left = [], right = [], rows = [], columns = [] } = question;
  switch (kind) {
    case QuestionKind.Single:
      return { kind, stem: stemOf(stemHtml), options: options.map(optionOf), other: question.otherOption };
    case QuestionKind.Multiple:
      return {
        kind,
        stem: stemOf(stemHtml),
        options: options.map(optionOf),
        other: question.otherOption,
        minSelect: question.minSelect,
        maxSelect: question.maxSelect,
      };
    case QuestionKind.TrueFalse:
      return { kind, stem: stemOf(stemHtml) };
    case QuestionKind.FillIn:
      return { kind, pieces: piecesFor(question) };
    case QuestionKind.ShortAnswer:
      return { kind, stem: stemOf(stemHtml), maxLength: question.maxLength };
    case QuestionKind.Matching:
      return { kind, stem: stemOf(stemHtml), left, right };
    case QuestionKind.Ordering:
      return { kind, stem: stemOf(stemHtml), items: options };
    case QuestionKind.Scale: {
      const { min = 1, max = 5, minLabel = '', maxLabel = '', style } = question.scale ?? {};
      const look = style === 'star' ? 'star' : 'number';
      return { kind, stem: stemOf(stemHtml), min, max, minLabel, maxLabel, look };
    }
    case QuestionKind.Matrix:
      return { kind, stem: stemOf(stemHtml), rows, columns };
    default:
      return kind satisfies never;
  }
}
