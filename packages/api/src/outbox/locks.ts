/** Locks that allow one writer for each entry among the tabs of a browser. */
export interface LockPort {
  /**
   * Takes a lock and resolves with the function that releases it, or `undefined` when another tab has it.
   * `steal` takes the lock away from the other tab.
   */
  readonly take: (
    name: string,
    options: { readonly steal: boolean; readonly onLost: () => void },
  ) => Promise<(() => void) | undefined>;
}

const prefix = 'stoa-outbox:';

/** The browser's locks, which end with their tab, even when the tab is killed. */
export function webLocks(manager: LockManager): LockPort {
  return {
    take: (name, { steal, onLost }) =>
      new Promise((resolve) => {
        const hold = (lock: Lock | null): Promise<void> | undefined => {
          if (lock !== null) return new Promise((release) => resolve(release));
          resolve(undefined);
          return undefined;
        };
        manager.request(prefix + name, steal ? { steal } : { ifAvailable: true }, hold).catch(() => {
          onLost();
          resolve(undefined);
        });
      }),
  };
}

const leaseMs = 9_000;
const renewMs = 3_000;

/** Locks for browsers that have none of their own: leases that stay valid while their tab renews them. */
export function leases(
  open: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => localStorage,
  now: () => number = Date.now,
): LockPort {
  const tag = Math.random().toString(36).slice(2);
  const holderOf = (key: string): string | undefined => {
    const [holder = '', until] = (open().getItem(key) ?? '').split(' ');
    return holder !== '' && Number(until) > now() ? holder : undefined;
  };
  return {
    async take(name, { steal, onLost }) {
      const key = `outboxLease:${name}`;
      const write = (): void => open().setItem(key, `${tag} ${now() + leaseMs}`);
      try {
        const holder = holderOf(key);
        if (holder !== undefined && holder !== tag && !steal) return undefined;
        write();
      } catch {
        // Without storage the tabs share nothing, so no entry exists that two of them could send.
        return () => undefined;
      }
      const renewing = setInterval(() => {
        try {
          const holder = holderOf(key);
          if (holder === undefined || holder === tag) return write();
          clearInterval(renewing);
          onLost();
        } catch {
          // A failure is ignored, because the lease expires by itself.
        }
      }, renewMs);
      return () => {
        clearInterval(renewing);
        try {
          if (holderOf(key) === tag) open().removeItem(key);
        } catch {
          // A failure is ignored, because the lease expires by itself.
        }
      };
    },
  };
}

export const browserLocks = (): LockPort => {
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  return manager === undefined ? leases() : webLocks(manager);
};
