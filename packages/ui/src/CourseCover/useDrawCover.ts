import { useSyncExternalStore } from 'react';
import { idle } from '../hooks/idle.ts';
import type { drawCover } from './drawings.ts';

let draw: typeof drawCover | undefined;
let loading: Promise<void> | undefined;
const waiting = new Set<() => void>();

/** Without it covers stay plain, and the next one asks again. */
async function load(): Promise<void> {
  try {
    await idle();
    draw = (await import('./drawings.ts')).drawCover;
    for (const tell of waiting) tell();
  } catch {
    loading = undefined;
  }
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  loading ??= load();
  return () => waiting.delete(tell);
}

/**
 * What draws covers, once it is there: ground and place of a cover come with the page, the drawing on it is
 * decoration that no first paint waits for. A server draws none.
 */
export const useDrawCover = (): typeof drawCover | undefined =>
  useSyncExternalStore(
    subscribe,
    () => draw,
    () => undefined,
  );
