/**
 * Resolves when the browser is idle, or after a short time in any case, because Safari has no
 * `requestIdleCallback`.
 */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 300);
  });
