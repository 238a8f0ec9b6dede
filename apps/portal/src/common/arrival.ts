/** Where each entry of the history was scrolled to, by its key. */
export const positions = new Map<string, number>();

/**
 * Tries until the page is tall enough again for the kept scroll position, or the person scrolls, or two
 * seconds have passed.
 */
export function restoreScroll(top: number): () => void {
  const until = performance.now() + 2000;
  const over = new AbortController();
  const { signal } = over;
  const stop = () => over.abort();
  const attempt = () => {
    if (signal.aborted) return;
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
  addEventListener('wheel', stop, { passive: true, signal });
  addEventListener('keydown', stop, { signal });
  return stop;
}

/** Whether the person has not yet moved focus to something else. */
const isFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';

const focusNow = (): void => {
  const heading = isFree() && document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Moves focus to the new page's heading as soon as there is one, and again when that heading was hidden or
 * replaced while the page filled. Ends once the person has moved the focus to something else, because what had
 * the focus there may disappear, as a menu does, and its own rule says what has it next.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(focusNow);
  const timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus);
    for (const timer of timers) clearTimeout(timer);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement && /^(MAIN|H1)$/.test(target.tagName))) stop();
  };
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  addEventListener('focusin', onFocus);
  // Waits, because the old heading is still there until the new screen has rendered.
  observer.observe(document.body, { childList: true, subtree: true });
  timers.push(setTimeout(focusNow, 50), setTimeout(stop, 5000));
  return stop;
}
