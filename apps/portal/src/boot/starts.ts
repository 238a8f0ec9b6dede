import type { FirstCall } from './firstCall.ts';
import type { GreetingWords } from './greeting.ts';

/** The files to load and the calls to send first for an address. */
export interface Start {
  /** Files below `assets/` of the frame and the screen. */
  readonly files: readonly string[];
  /** Files with their words, for each language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly calls?: readonly FirstCall[];
  /** The greeting that the shell shows, in each language. */
  readonly greeting?: Readonly<Record<string, GreetingWords>>;
}

/**
 * The start of each address. A static host serves the page with all of them; our server keeps only those of
 * the address asked for, and of the login page.
 */
export type Starts = Readonly<Record<string, Start>>;

/** Id of the element in index.html that holds the starts. */
export const startsId = 'stoa-starts';

/** The address of a page in the form that {@link Starts} uses as key. */
export const startAddress = (pathname: string): string =>
  pathname === '/' ? '/home' : pathname.replace(/(.)\/$/, '$1');
