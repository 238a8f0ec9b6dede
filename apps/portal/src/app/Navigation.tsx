import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, NavigationType } from 'react-router-dom';
import * as styles from '../common/states.css.ts';

const positions = new Map<string, number>();

/**
 * Tries until the page is tall enough again for the kept scroll position, or the person scrolls, or two
 * seconds have passed.
 */
function restoreScroll(top: number): () => void {
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
function focusHeading(): () => void {
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

/**
 * Announces the title of the new page once its screen has rendered, however late; the title of the page
 * before is never announced.
 */
function sayTitle(say: (title: string) => void, old: string | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => say(document.title), 300);
  };
  const observer = new MutationObserver(soon);
  const element = document.querySelector('title');
  if (element) observer.observe(element, { childList: true });
  if (document.title !== old) soon();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * What a browser does itself for a new document, done here for a change of route: scroll, focus, and
 * announcing the title. The first page after a login needs this too, because no document is loaded for it.
 */
export function Navigation({ afterLogin = false }: { afterLogin?: boolean }) {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef<string>(undefined);
  const [title, setTitle] = useState('');

  // A layout effect, because when the new page is shorter the browser fires a scroll event of its own, which
  // would be stored under the new key: it must come after the kept position has been read.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const samePage = previous.current === pathname;
    const first = previous.current === undefined;
    previous.current = pathname;
    if ((first && !afterLogin) || samePage) return undefined;
    const target = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    const stopScroll = target
      ? undefined
      : restoreScroll(type === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
    const stopFocus = focusHeading();
    const stopTitle = sayTitle(setTitle, first ? undefined : document.title);
    return () => {
      stopScroll?.();
      stopFocus();
      stopTitle();
    };
    // A new key on the same page is a filter or a tab, which moves neither scroll nor focus.
  }, [pathname, hash, key, type, afterLogin]);

  return <output className={styles.unseen}>{title}</output>;
}
