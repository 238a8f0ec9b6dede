import type * as HlsLibrary from 'hls.js';

type HlsModule = typeof HlsLibrary;

let loading: Promise<HlsModule> | undefined;

/** hls.js, fetched once; a failed fetch may be tried again. */
export function loadHls(): Promise<HlsModule> {
  loading ??= import('hls.js').catch((reason: unknown) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}

/** Starts to fetch what a video will need; call it when the route begins, before the item is known. */
export function preloadPlayer(): void {
  // A failure shows when the player itself asks again.
  loadHls().catch(() => undefined);
}
