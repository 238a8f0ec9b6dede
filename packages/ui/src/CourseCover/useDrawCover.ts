import { observable } from '@stoa/domain/kernel';
import { useSyncExternalStore } from 'react';
import { idle } from '../idle/index.ts';
import type { drawCover } from './drawings/index.ts';

const draw = observable<typeof drawCover | undefined>(undefined);
let loading: Promise<void> | undefined;

/**
 * Loads the drawing code when the browser is idle. If loading fails, covers stay plain and the next cover tries
 * again.
 */
async function load(): Promise<void> {
  try {
    await idle();
    draw.set((await import('./drawings/index.ts')).drawCover);
  } catch {
    loading = undefined;
  }
}

function subscribe(tell: () => void): () => void {
  loading ??= load();
  return draw.subscribe(tell);
}

/**
 * The function that draws covers; `undefined` until it is loaded. A cover's background and size are part of
 * the page; the drawing on it is decoration, so the first paint does not wait for it. On a server it is never
 * drawn.
 */
export const useDrawCover = (): typeof drawCover | undefined =>
  useSyncExternalStore(subscribe, draw.get, () => undefined);
