/**
 * One at a time under a name, across the tabs of this browser: two tabs that send one file would cut each other off.
 * A page that came by plain http has no such locks and goes without.
 */
export function alone<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  return locks.request(name, { signal }, () => work());
}
