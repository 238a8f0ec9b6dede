/** Keeps the screen on while it is set, as far as the browser can and allows it. */
export function createWakeLock() {
  let isWanted = false;
  let lock: WakeLockSentinel | undefined;

  const request = async (): Promise<void> => {
    // Browsers without wake locks have no such property, whatever the types say.
    const manager: WakeLock | undefined = navigator.wakeLock;
    if (!isWanted || lock !== undefined || manager === undefined) return;
    try {
      lock = await manager.request('screen');
      lock.addEventListener('release', () => (lock = undefined), { once: true });
      if (!isWanted) await lock.release();
    } catch {
      // The battery is low, or the page is hidden: the screen goes dark as it does elsewhere.
    }
  };
  // The browser takes the lock away while the page is hidden.
  const onVisibility = (): void => {
    if (document.visibilityState === 'visible') void request();
  };
  return {
    set(on: boolean): void {
      if (on === isWanted) return;
      isWanted = on;
      if (on) {
        document.addEventListener('visibilitychange', onVisibility);
        void request();
      } else {
        document.removeEventListener('visibilitychange', onVisibility);
        void lock?.release();
      }
    },
  };
}
