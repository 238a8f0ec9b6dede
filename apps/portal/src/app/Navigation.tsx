import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { arrive, positions } from '../common/arrival.ts';
import * as styles from '../common/states.css.ts';

/**
 * Announces the title of the new page once its screen has rendered, however late; the title of the page
 * before is never announced.
 */
function sayTitle(say: (title: string) => void, old: string | undefined, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => signal.aborted || say(document.title), 300);
  };
  const observer = new MutationObserver(soon);
  const element = document.querySelector('title');
  if (element) observer.observe(element, { childList: true });
  if (document.title !== old) soon();
  signal.addEventListener('abort', () => observer.disconnect());
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
    const arrival = arrive(key, type, target);
    sayTitle(setTitle, first ? undefined : document.title, arrival.signal);
    return () => arrival.abort();
    // A new key on the same page is a filter or a tab, which moves neither scroll nor focus, or another view,
    // which moves both with useArrival.
  }, [pathname, hash, key, type, afterLogin]);

  return <output className={styles.unseen}>{title}</output>;
}
