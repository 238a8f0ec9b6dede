/**
 * Runs one piece of work at a time under a name, across the tabs of this browser, because two tabs that send
 * the same file would interrupt each other. A page on plain http has no such locks and runs without them.
 */
export function oneTabAtATime<Result>(
  name: string,
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const locks: LockManager | null | undefined = globalThis.navigator?.locks;
  if (!locks) return work();
  return locks.request(name, { signal }, () => work());
}
