import type { BeatQueue } from '@stoa/api/progress';
import { describe, expect, test, vi } from 'vitest';
import { lateQueue } from './progressQueue.ts';

/** A queue that records each call that it gets, and when. */
function listening(now: () => number) {
  const heard: string[] = [];
  const note = (what: string) => void heard.push(`${what} at ${now()}`);
  const queue: BeatQueue = {
    played: ([from, to]) => note(`played ${from}–${to}`),
    active: (on) => note(on ? 'on' : 'off'),
    seen: () => note('seen'),
    acknowledge: (checkId) => note(checkId),
    beat: (event) => note(event),
    flush: async () => note('flush'),
    stop: async () => note('stop'),
  };
  return { heard, queue };
}

describe('the queue of beats, before its code is loaded', () => {
  test('keeps what happened with its time, and passes it on in order', async () => {
    let clock = 1;
    let heard: string[] = [];
    const code = new EventTarget();
    const late = lateQueue(
      async (now) => {
        await new Promise((done) => code.addEventListener('here', done));
        const { queue, heard: list } = listening(now);
        heard = list;
        return queue;
      },
      () => clock,
    );
    late.tell((queue) => queue.active(true));
    clock = 6;
    late.tell((queue) => queue.played([0, 5]));
    clock = 7;
    late.add((queue) => queue.beat('PAUSE', 5, 1));
    clock = 100;
    const flushed = late.flush();
    code.dispatchEvent(new Event('here'));
    await flushed;
    late.add((queue) => queue.active(false));
    expect(heard).toEqual(['on at 1', 'played 0–5 at 6', 'PAUSE at 7', 'flush at 100', 'off at 100']);
  });

  test('is loaded only when there is something to send', async () => {
    const create = vi.fn<() => Promise<BeatQueue>>();
    const late = lateQueue(create);
    late.add((queue) => queue.beat('HIDE', 0, 1));
    await late.flush();
    await late.stop();
    expect(create).not.toHaveBeenCalled();
  });

  test('is loaded again after a failure, and has lost nothing', async () => {
    let clock = 1;
    let online = false;
    const { queue, heard } = listening(() => clock);
    const late = lateQueue(
      async () => {
        if (!online) throw new TypeError('Failed to fetch dynamically imported module');
        return queue;
      },
      () => clock,
    );
    late.tell((beats) => beats.played([0, 5]));
    await late.flush();
    expect(heard).toEqual([]);
    online = true;
    clock = 2;
    late.tell((beats) => beats.played([5, 10]));
    await late.flush();
    expect(heard).toEqual(['played 0–5 at 2', 'played 5–10 at 2', 'flush at 2']);
  });
});
