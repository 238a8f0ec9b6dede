/** Keeps the screen of the device on while requested, if the browser supports and allows it. */
export function createWakeLock() {
  let isWanted = false;
  let lock: WakeLockSentinel | undefined;

  const request = async (): Promise<void> => {
    // The property is missing in browsers without wake locks, although its type says that it is always there.
    const manager: WakeLock | undefined = navigator.wakeLock;
    if (!isWanted || lock !== undefined || manager === undefined) return;
    try {
      lock = await manager.request('screen');
      lock.addEventListener('release', () => (lock = undefined), { once: true });
      if (!isWanted) await lock.release();
    } catch {
      // A low battery or a hidden page refuses the lock; the screen then turns off as usual.
    }
  };
  // The browser releases the lock while the page is hidden, so it is requested again.
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
