import { observable } from '@stoa/domain/kernel';

export type Politeness = 'polite' | 'assertive';
export type Heard = Readonly<Record<Politeness, string>>;

const nothing: Heard = { polite: '', assertive: '' };
const heard = observable(nothing);

/**
 * Reads a message to screen-reader users without showing it. Needs one `LiveRegion` in the page. `assertive`
 * interrupts what is being read: use it only for a failed save or lost work.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  // The same message again would change nothing in the page and would not be read, so a trailing space is
  // added.
  const again = heard.get()[politeness] === message ? `${message}\u00a0` : message;
  heard.set({ ...heard.get(), [politeness]: again });
}

export const { subscribe, get: current } = heard;
export const onServer = (): Heard => nothing;
