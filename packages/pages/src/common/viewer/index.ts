import type { PriceViewer } from '@stoa/domain';
import { createContext, use } from 'react';

/** The person who looks at a page, and the current time. */
export interface PageViewer extends PriceViewer {
  /** The current time in epoch milliseconds, with which due dates are compared. */
  readonly now: number;
}

/**
 * The properties of the person on which cards depend. It is a context, because cards of courses are on nearly
 * every page. The default is not a VIP member.
 */
export const Viewer = createContext<PageViewer>({ member: false, now: 0 });

/** The person who looks at the page. */
export const useViewer = (): PageViewer => use(Viewer);
