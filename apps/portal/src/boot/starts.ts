import type { FirstCall } from './firstCall.ts';

/** What an address begins with. */
export interface Start {
  /** Names below `assets/` of the frame and the screen. */
  readonly files: readonly string[];
  /** Those of their words, in each language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly calls?: readonly FirstCall[];
}

/** By address. A static host has the page with all of them; our server leaves the one that was asked for, and the login's. */
export type Starts = Readonly<Record<string, Start>>;

/** Where index.html carries them. */
export const startsId = 'stoa-starts';

/** The address of a page as {@link Starts} names it. */
export const startAddress = (pathname: string): string =>
  pathname === '/' ? '/home' : pathname.replace(/(.)\/$/, '$1');
