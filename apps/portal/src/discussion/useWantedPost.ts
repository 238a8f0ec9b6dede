import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Threads } from './useThreads.ts';
import type { WantedPost } from './wantedPost.ts';

/** How long the post is marked, in milliseconds. */
const markedMs = 4000;

const entryIn = (root: HTMLElement | null, id: number | undefined): HTMLElement | undefined =>
  (id === undefined ? undefined : root?.querySelector<HTMLElement>(`[data-entry="${id}"]`)) ?? undefined;

/**
 * When the list contains the post that the address names, this scrolls to it, focuses it and returns its id
 * for a moment, so that it can be highlighted. A reply that is not found leads to its thread.
 */
export function useWantedPost(
  wanted: WantedPost | undefined,
  threads: Pick<Threads, 'page' | 'replies' | 'loadReplies'>,
  root: RefObject<HTMLElement | null>,
): string | undefined {
  const { key } = useLocation();
  const shown = useRef<string>(undefined);
  const [marked, setMarked] = useState<string>();
  const { page, replies, loadReplies } = threads;
  const { threadId, postId } = wanted ?? {};
  const isListed = threadId !== undefined && page.rows.some((row) => row.threadId === threadId);
  const opened = threadId === undefined ? undefined : replies.get(threadId);

  useEffect(() => {
    if (!isListed || shown.current === key) return undefined;
    if (postId !== undefined && opened === undefined) {
      void loadReplies(threadId);
      return undefined;
    }
    if (postId !== undefined && opened?.state === 'loading') return undefined;
    const frame = requestAnimationFrame(() => {
      const entry = entryIn(root.current, postId) ?? entryIn(root.current, threadId);
      if (!entry) return;
      shown.current = key;
      entry.scrollIntoView({ block: 'center' });
      entry.focus({ preventScroll: true });
      setMarked(entry.dataset['entry']);
    });
    return () => cancelAnimationFrame(frame);
  }, [isListed, key, threadId, postId, opened, loadReplies, root]);

  useEffect(() => {
    if (marked === undefined) return undefined;
    const timer = setTimeout(() => setMarked(undefined), markedMs);
    return () => clearTimeout(timer);
  }, [marked]);
  return marked;
}
