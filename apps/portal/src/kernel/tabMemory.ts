/**
 * Values that this tab remembers over a reload; where session storage is not available, nothing is
 * remembered.
 */
export const tabMemory = {
  read(key: string): unknown {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  write(key: string, value: unknown): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or blocked, so nothing is remembered.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked, so nothing was kept.
    }
  },
};
