import type { PriceViewer } from '@stoa/domain';
import { createContext, use } from 'react';

/** Who looks at a page, and when. */
export interface PageViewer extends PriceViewer {
  /** The current time in epoch milliseconds, by which due dates are told. */
  readonly now: number;
}

/**
 * The person who looks at the page, as far as cards depend on them. A context, because cards of courses stand on
 * nearly every page. Somebody of whom nothing is known is no member.
 */
export const Viewer = createContext<PageViewer>({ member: false, now: 0 });

/** The person who looks at the page. */
export const useViewer = (): PageViewer => use(Viewer);
