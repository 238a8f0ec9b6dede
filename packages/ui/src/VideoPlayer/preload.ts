import type * as HlsModule from './hlsEngine.ts';

let loading: Promise<typeof HlsModule> | undefined;

/** Loads hls.js and its engine once. A failed load can be tried again. */
export function loadHls(): Promise<typeof HlsModule> {
  loading ??= import('./hlsEngine.ts').catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Starts loading what a video will need. Call it when the route begins to load, before the item is known. */
export function preloadPlayer(): void {
  // A failure is handled when the page or the player loads the same code.
  import('./VideoPlayer.tsx').catch(() => undefined);
  loadHls().catch(() => undefined);
}
