import type { PlayerFailure } from './types.ts';

/** An error in a form common to hls.js and the media element. */
export interface PlayerTrouble {
  fatal: boolean;
  kind: PlayerFailure;
  /** HTTP status of the request, if there was one. */
  status?: number | undefined;
  /**
   * Whether the error came from the media element, which reports only that it failed, so that an expired
   * address cannot be distinguished from other failures.
   */
  silent?: boolean;
}

export type LadderStep = 'ignore' | 'recover' | 'renew' | { fail: PlayerFailure };

const recoverEvery = 5_000;
const renewWindow = 60_000;
const renewMost = 3;

export type Ladder = (trouble: PlayerTrouble) => LadderStep;

/**
 * Decides what to do about an error. Errors that are not fatal are left to hls.js; a refused address is
 * renewed by the parent, at most three times a minute; a decode error is recovered once in five seconds; any
 * other error is shown to the person. This code starts no request itself, so that a failure never causes a
 * loop of requests.
 */
export function createLadder(canRenew: boolean, now: () => number): Ladder {
  let recovered = -Infinity;
  let renewals: number[] = [];
  return ({ fatal, kind, status, silent }) => {
    const refused = status === 401 || status === 403 || (silent === true && kind === 'network');
    if (refused && canRenew) {
      renewals = renewals.filter((time) => now() - time < renewWindow);
      if (renewals.length < renewMost) {
        renewals.push(now());
        return 'renew';
      }
      return { fail: kind };
    }
    if (!fatal) return 'ignore';
    if (kind === 'media' && now() - recovered >= recoverEvery) {
      recovered = now();
      return 'recover';
    }
    return { fail: kind };
  };
}
