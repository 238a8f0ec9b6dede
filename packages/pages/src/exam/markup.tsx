import type { ReactNode } from 'react';
import { lazyPart, orTryAgain } from '@stoa/ui/parts';
import { Skeleton } from '@stoa/ui/Skeleton';

// Loaded late, because most questions are plain text and need no sanitiser.
const RichText = lazyPart(() => import('../common/lazy/RichText.ts'), {
  waiting: <Skeleton lines={2} />,
  missing: orTryAgain,
});

/** Whether a text looks the same as text and as HTML, which is so when it contains neither `<` nor `&`. */
export const isPlain = (html: string): boolean => !/[<&]/.test(html);

/** The text of a question; plain text needs no sanitiser. */
export const stemOf = (html: string): ReactNode => (isPlain(html) ? html : <RichText html={html} />);
