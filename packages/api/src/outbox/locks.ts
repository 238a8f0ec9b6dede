/** One writer for each entry among the tabs of a browser. */
export interface LockPort {
  /** Gives what releases the lock, or nothing when another tab has it. `steal` takes it away from there. */
  readonly take: (
    name: string,
    options: { readonly steal: boolean; readonly onLost: () => void },
  ) => Promise<(() => void) | undefined>;
}

const prefix = 'stoa-outbox:';

/** Locks of the browser end with their tab, also with one that was killed. */
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

/** Where there are none: a lease that lives as long as its tab renews it. */
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
        // Without storage the tabs share nothing that two of them could send.
        return () => undefined;
      }
      const renewing = setInterval(() => {
        try {
          const holder = holderOf(key);
          if (holder === undefined || holder === tag) return write();
          clearInterval(renewing);
          onLost();
        } catch {
          // The lease runs out by itself.
        }
      }, renewMs);
      return () => {
        clearInterval(renewing);
        try {
          if (holderOf(key) === tag) open().removeItem(key);
        } catch {
          // The same.
        }
      };
    },
  };
}

export const browserLocks = (): LockPort => {
  const manager: LockManager | undefined = globalThis.navigator?.locks;
  return manager === undefined ? leases() : webLocks(manager);
};
