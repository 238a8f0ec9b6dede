import type { StoragePort } from './storage.ts';

/**
 * Storage for a session that ends with its page and that no other tab sees, such as a guest's in an external
 * exam; the learner's own session is not affected.
 */
export function memoryStorage(): () => StoragePort {
  const kept = new Map<string, string>();
  const port: StoragePort = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  return () => port;
}
