import type { PlayerFailure } from './types.ts';

/** What went wrong, in words that hls.js and the media element share. */
export interface PlayerTrouble {
  fatal: boolean;
  kind: PlayerFailure;
  /** HTTP status of the request, when there was one. */
  status?: number | undefined;
  /** The element says no more than that it failed: an expired address looks like any other. */
  silent?: boolean;
}

export type LadderStep = 'ignore' | 'recover' | 'renew' | { fail: PlayerFailure };

const recoverEvery = 5_000;
const renewWindow = 60_000;
const renewMost = 3;

export type Ladder = (trouble: PlayerTrouble) => LadderStep;

/**
 * The order of remedies (reliability 1.3, V-01): what is not fatal is left to hls.js; a refused address is
 * renewed by the parent, three times a minute at most; a decode error is recovered once in five seconds;
 * the rest is shown. Nothing here ever starts a request by itself.
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
