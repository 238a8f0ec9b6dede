import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { Busy, Turns } from './turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('nobody is let into a queue that would keep them waiting until their client gives up', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const turns = new Turns({ atOnce: 1, mostWaiting: 1000 });
  await turns.take(async () => {
    vi.advanceTimersByTime(600_000);
  });
  const end = new AbortController();
  const working = turns.take(() => once(end.signal, 'abort'));
  const next = turns.take(async () => 'in');
  await expect(turns.take(async () => 'in')).rejects.toEqual(new Busy(2, 15));
  end.abort();
  await working;
  expect(await next).toBe('in');
});
