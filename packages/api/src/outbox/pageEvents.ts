export const windowOrNone = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);

const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

export interface PageWork {
  /** Sends everything unsent, because the person has left the page or the network is back. */
  readonly flush: () => void;
  /** The page is closing: what can be sent at once is sent. */
  readonly leave: () => void;
}

/**
 * Calls the functions when an event of the page asks for them; returns a function that removes the listeners.
 */
export function onPageEvents(events: EventTarget, { flush, leave }: PageWork): () => void {
  const handlers: Readonly<Record<string, () => void>> = {
    blur: flush,
    online: flush,
    visibilitychange: () => {
      if (isHidden()) flush();
    },
    pagehide: leave,
  };
  for (const [name, handler] of Object.entries(handlers)) events.addEventListener(name, handler, true);
  return () => {
    for (const [name, handler] of Object.entries(handlers)) events.removeEventListener(name, handler, true);
  };
}
