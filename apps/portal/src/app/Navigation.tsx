import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, NavigationType } from 'react-router-dom';
import * as styles from '../common/states.css.ts';

const positions = new Map<string, number>();

/** Tries until the page is tall enough again, or the person scrolls, or two seconds have passed. */
function restoreScroll(top: number): () => void {
  const until = performance.now() + 2000;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt);
  };
  attempt();
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('keydown', stop, { once: true });
  return () => {
    stop();
    removeEventListener('wheel', stop);
    removeEventListener('keydown', stop);
  };
}

/** Nobody has moved on to something of their own yet. */
const isFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';

const focusNow = (): void => {
  const heading = isFree() && document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/**
 * Focus goes to the new page's heading as soon as there is one (screens.md 0.9), and again when that was hidden or
 * replaced while the page filled. Whoever has moved on meanwhile is not called back.
 */
function focusHeading(): () => void {
  const observer = new MutationObserver(focusNow);
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  // The old heading is still there until the new screen has rendered.
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(focusNow, 50);
  const end = setTimeout(() => observer.disconnect(), 5000);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(end);
  };
}

/** Says the new page's title once it stands, however late its screen comes; the old one is nobody's news. */
function sayTitle(say: (title: string) => void, old: string | undefined): () => void {
  let timer = 0;
  const soon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => say(document.title), 300);
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
 * What a browser does for a new document: scroll, focus, and saying the title. After a login the first page is
 * no new document either.
 */
export function Navigation({ afterLogin = false }: { afterLogin?: boolean }) {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const previous = useRef<string>(undefined);
  const [title, setTitle] = useState('');

  // With the page itself and not after: the browser's own scroll event, when the new page is shorter, belongs
  // to the new key, and comes after the kept position has been read.
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
    // A new key on the same page is a filter or a tab: nothing moves.
  }, [pathname, hash, key, type, afterLogin]);

  return <output className={styles.unseen}>{title}</output>;
}
