import { NavigationType } from 'react-router-dom';

/** Where each entry of the history was scrolled to, by its key. */
export const positions = new Map<string, number>();

/**
 * Tries until the page is tall enough again for the kept scroll position, or the person scrolls, or two
 * seconds have passed.
 */
function restoreScroll(top: number, signal: AbortSignal): void {
  const until = performance.now() + 2000;
  let moved = false;
  const move = () => {
    moved = true;
  };
  const attempt = () => {
    if (moved || signal.aborted) return;
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) requestAnimationFrame(attempt);
  };
  attempt();
  addEventListener('wheel', move, { passive: true, signal });
  addEventListener('keydown', move, { signal });
}

/**
 * Moves focus to the new page's heading as soon as there is one, and again when that heading was hidden or
 * replaced while the page filled. Ends once the person has moved the focus, because an element such as a menu
 * decides itself where the focus goes when it disappears.
 */
function focusHeading(signal: AbortSignal): void {
  const look = () => {
    const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';
    const heading = isFree && !signal.aborted && document.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  const stop = () => observer.disconnect();
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement && /^(MAIN|H1)$/.test(target.tagName))) stop();
    },
    { signal },
  );
  signal.addEventListener('abort', stop);
  // Waits, because the old heading is still there until the new screen has rendered.
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(look, 50);
  setTimeout(stop, 5000);
}

/**
 * Begins a new page, or another view of the same page: at its top, at `target`, or where this entry of the
 * history was left, and with the focus on the heading. It ends when what it returns is aborted.
 */
export function arrive(key: string, type: NavigationType, target?: Element | null): AbortController {
  const over = new AbortController();
  const { signal } = over;
  if (target) target.scrollIntoView();
  else restoreScroll((type === NavigationType.Pop && positions.get(key)) || 0, signal);
  focusHeading(signal);
  return over;
}
