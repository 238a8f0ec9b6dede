import { expect, test, vi } from 'vitest';
import { oneTabAtATime } from './lock.ts';

const never = new AbortController().signal;

function gate(): { opened: Promise<void>; open: () => void } {
  const events = new EventTarget();
  return {
    opened: new Promise((go) => events.addEventListener('open', () => go())),
    open: () => void events.dispatchEvent(new Event('open')),
  };
}

test('two tabs that send one file take turns, and other files wait for nobody', async () => {
  const order: string[] = [];
  const line = gate();
  const first = oneTabAtATime('film', never, async () => {
    order.push('first begins');
    await line.opened;
    order.push('first ends');
  });
  const second = oneTabAtATime('film', never, async () => void order.push('second begins'));
  await oneTabAtATime('another film', never, async () => void order.push('another begins'));
  line.open();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'another begins', 'first ends', 'second begins']);
});

test('waiting for a turn can be cancelled', async () => {
  const line = gate();
  const first = oneTabAtATime('film', never, () => line.opened);
  const stop = new AbortController();
  const work = vi.fn<() => Promise<void>>();
  const second = oneTabAtATime('film', stop.signal, work);
  stop.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  line.open();
  await first;
  expect(work).not.toHaveBeenCalled();
});

test('a browser without such locks sends all the same', async () => {
  vi.stubGlobal('navigator', {});
  expect(await oneTabAtATime('film', never, async () => 'sent')).toBe('sent');
});
