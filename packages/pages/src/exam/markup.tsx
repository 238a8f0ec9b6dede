import type { ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';
import { plainParagraph } from '../common/plainParagraph.ts';
import { isPlain } from './isPlain.ts';

// Loaded late, because most questions are plain text and need neither sanitiser nor formulae.
const RichText = lazyPart(() => import('../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={2} />,
  missing: orTryAgain,
});
const FormulaText = lazyPart(() => import('../common/lazy/FormulaText.ts'), {
  waiting: ({ text }) => text,
  missing: (_, { text }) => text,
});

/** The text of a question with its formulae and code; plain text needs no sanitiser. */
export function stemOf(html: string): ReactNode {
  const text = plainParagraph(html) ?? html;
  return isPlain(text) ? text : <RichText html={html} notation />;
}

/** A plain text of a question, such as an option, with its formulae. */
export const lineOf = (text: string): ReactNode => (text.includes('$') ? <FormulaText text={text} /> : text);
