import { createContext, use } from 'react';

/** Says of a path whether it shows a page to the person who is here, without any parameters. */
export type MayOpen = (path: string) => boolean;

/**
 * A context, because the app that decides who may enter knows the answer already, and every page behind the login
 * would load the rules once more otherwise.
 */
export const MayOpenContext = createContext<MayOpen>(() => false);

/** Says of a path whether it shows a page to the person, so that nothing leads to one that is closed. */
export const useMayOpen = (): MayOpen => use(MayOpenContext);
