import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { movedEnd, windowOf, type ChatEntry } from '../model.ts';

/** A distance from the end up to which the log counts as scrolled to its end. */
const nearPx = 32;

export interface ChatPlaces {
  /** The element that scrolls. */
  log: RefObject<HTMLDivElement | null>;
  /** The list of rows inside `log`. */
  list: RefObject<HTMLUListElement | null>;
}

export interface ChatWindow {
  shown: readonly ChatEntry[];
  /** The entry above the first one that is shown. */
  before: ChatEntry | undefined;
  earlier: boolean;
  /** Number of new messages below the rows shown, while the person is reading older ones. */
  below: number;
  onScroll: () => void;
  onEarlier: () => void;
  toNewest: () => void;
}

const toEndOf = (scroller: HTMLElement | null) => {
  if (scroller) scroller.scrollTop = scroller.scrollHeight;
};

/**
 * Decides which rows are rendered and keeps the scroll position. If the log is scrolled to its end, it
 * follows new messages; otherwise the person's position stays. Rows beyond `max` are rendered only when the
 * person scrolls to them.
 */
export function useChatWindow(
  { log, list }: ChatPlaces,
  entries: readonly ChatEntry[],
  max: number,
): ChatWindow {
  // The last row shown to a person who reads older messages. It is remembered by id, because the parent may
  // drop old rows at the front.
  const [pinned, setPinned] = useState<string>();
  const anchor = useRef<{ row: Element; top: number }>(undefined);

  const at = pinned === undefined ? -1 : entries.findIndex(({ id }) => id === pinned);
  const following = at < 0;
  const { from, to } = windowOf(entries.length, following ? undefined : at + 1, max);

  const first = entries[from]?.id;
  const last = entries[to - 1]?.id;
  const drawn = useRef<{ first: string | undefined; last: string | undefined }>(undefined);
  useLayoutEffect(() => {
    const same = drawn.current?.first === first && drawn.current?.last === last;
    drawn.current = { first, last };
    const held = anchor.current;
    anchor.current = undefined;
    if (held?.row.isConnected === true && log.current) {
      log.current.scrollBy({ top: held.row.getBoundingClientRect().top - held.top, behavior: 'instant' });
    } else if (following && !same) toEndOf(log.current);
  }, [first, last, following, log]);

  // Rows also grow when none is added, for example by a failed send, larger text or a longer draft below.
  useEffect(() => {
    if (!following) return undefined;
    const observer = new ResizeObserver(() => toEndOf(log.current));
    for (const element of [log.current, list.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [following, log, list]);

  const move = (direction: 'back' | 'on') => {
    const row = direction === 'back' ? list.current?.firstElementChild : list.current?.lastElementChild;
    if (row) anchor.current = { row, top: row.getBoundingClientRect().top };
    setPinned(entries[movedEnd(direction, to, entries.length, max) - 1]?.id);
  };

  const onScroll = () => {
    const scroller = log.current;
    if (!scroller) return;
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    if (left > nearPx) {
      if (following) setPinned(last);
    } else if (to < entries.length) move('on');
    else if (!following) setPinned(undefined);
  };

  return {
    shown: entries.slice(from, to),
    before: entries[from - 1],
    earlier: from > 0,
    below: entries.length - to,
    onScroll,
    onEarlier: () => move('back'),
    toNewest: () => {
      setPinned(undefined);
      toEndOf(log.current);
    },
  };
}
