export const windowOrNone = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);

const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

export interface PageWork {
  /** The page has lost the person, or has found the network: everything unsent is sent. */
  readonly flush: () => void;
  /** The page goes: what can be sent at once is sent. */
  readonly leave: () => void;
}

/** Does the work when the page's events ask for it; returns the function that ends this. */
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
