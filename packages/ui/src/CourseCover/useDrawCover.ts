import { observable } from '@stoa/domain/kernel';
import { useSyncExternalStore } from 'react';
import { idle } from '../idle/index.ts';
import type { drawCover } from './drawings.ts';

const draw = observable<typeof drawCover | undefined>(undefined);
let loading: Promise<void> | undefined;

/** Without it covers stay plain, and the next one asks again. */
async function load(): Promise<void> {
  try {
    await idle();
    draw.set((await import('./drawings.ts')).drawCover);
  } catch {
    loading = undefined;
  }
}

function subscribe(tell: () => void): () => void {
  loading ??= load();
  return draw.subscribe(tell);
}

/**
 * What draws covers, once it is there: ground and place of a cover come with the page, the drawing on it is
 * decoration that no first paint waits for. A server draws none.
 */
export const useDrawCover = (): typeof drawCover | undefined =>
  useSyncExternalStore(subscribe, draw.get, () => undefined);
