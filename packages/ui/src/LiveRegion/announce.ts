export type Politeness = 'polite' | 'assertive';
export type Heard = Readonly<Record<Politeness, string>>;

let heard: Heard = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/**
 * Says something to a screen reader without showing it. Needs one `LiveRegion` in the page. `assertive`
 * interrupts: only for a failed save or lost work.
 */
export function announce(message: string, politeness: Politeness = 'polite'): void {
  // The same words twice change nothing in the page and would stay unheard; a trailing space makes the change.
  const again = heard[politeness] === message ? `${message}\u00a0` : message;
  heard = { ...heard, [politeness]: again };
  for (const listener of listeners) listener();
}

export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const current = (): Heard => heard;
const nothing: Heard = { polite: '', assertive: '' };
export const onServer = (): Heard => nothing;
