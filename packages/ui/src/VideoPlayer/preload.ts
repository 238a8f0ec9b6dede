import type * as HlsModule from './hlsEngine.ts';

let loading: Promise<typeof HlsModule> | undefined;

/** hls.js and what drives it, fetched once; a failed fetch may be tried again. */
export function loadHls(): Promise<typeof HlsModule> {
  loading ??= import('./hlsEngine.ts').catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Starts to fetch what a video will need; call it when the route begins, before the item is known. */
export function preloadPlayer(): void {
  // A failure shows when the page or the player itself asks again.
  import('./VideoPlayer.tsx').catch(() => undefined);
  loadHls().catch(() => undefined);
}
