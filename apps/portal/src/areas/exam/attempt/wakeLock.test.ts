// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { createWakeLock } from './wakeLock.ts';

test('the screen stays on while the attempt is answered, again after the page was hidden, and no longer', async () => {
  let held = 0;
  const locks: EventTarget[] = [];
  const request = async () => {
    held += 1;
    const lock = Object.assign(new EventTarget(), {
      release: async () => void lock.dispatchEvent(new Event('release')),
    });
    lock.addEventListener('release', () => (held -= 1), { once: true });
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const wakeLock = createWakeLock();
  wakeLock.set(true);
  await vi.waitFor(() => expect(held).toBe(1));
  // The browser releases the lock while the page is hidden.
  locks[0]?.dispatchEvent(new Event('release'));
  expect(held).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(held).toBe(1));
  wakeLock.set(false);
  await vi.waitFor(() => expect(held).toBe(0));
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(locks).toHaveLength(2);
});

test('a browser without wake locks is left alone', () => {
  Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true });
  expect(() => createWakeLock().set(true)).not.toThrow();
});
