import { Question } from '@stoa/ui/Question';
import type { ReactNode } from 'react';

/** Gives the questions of a practice, which are checked at once, to the paper that shows them. */
export default function WithPractice({ children }: { children: (practised: typeof Question) => ReactNode }) {
  return children(Question);
}
