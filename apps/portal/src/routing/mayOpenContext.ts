import { createContext, use } from 'react';

/** Tells whether a path shows a page to the current person, without any parameters. */
export type MayOpen = (path: string) => boolean;

/**
 * A context, because the app already knows the answer from its guard, and every page behind the login would
 * otherwise load the rules again.
 */
export const MayOpenContext = createContext<MayOpen>(() => false);

/**
 * Returns the function that tells whether a path shows a page to the person, so that nothing links to a
 * closed page.
 */
export const useMayOpen = (): MayOpen => use(MayOpenContext);
