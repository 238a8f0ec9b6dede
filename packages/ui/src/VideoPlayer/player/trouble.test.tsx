import { Definition, SeekPolicy } from '@stoa/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Engine } from '../engine.ts';
import type { PlayerSource } from '../types.ts';
import { createCore } from './core.ts';
import type { PlayerOptions } from './state.ts';
import { createTrouble } from './trouble.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [old, renewed]: PlayerSource[] = ['/old.mp4', '/renewed.mp4'].map((url) => ({
  definition: Definition.Auto,
  type: 'mp4',
  url,
}));

/** A player whose address is refused while nothing is loaded, and whose page answers when the test wants it. */
function refused() {
  if (old === undefined || renewed === undefined) throw new Error('no sources');
  const answers: ((source: PlayerSource) => void)[] = [];
  const options: PlayerOptions = {
    sources: [old],
    startAt: 0,
    seekPolicy: SeekPolicy.Free,
    maxPosition: 0,
    completed: false,
    maxRate: 2,
    rate: 1,
    definition: Definition.Auto,
    autoPlay: true,
    onSourceExpired: () => new Promise((resolve) => answers.push(resolve)),
  };
  const core = createCore(options);
  core.video = document.createElement('video');
  core.ladder = () => 'renew';
  const load = vi.fn<Engine['load']>();
  core.engine = {
    load,
    choose: () => false,
    recover: () => undefined,
    stop: () => undefined,
    live: () => undefined,
    destroy: () => undefined,
  };
  const trouble = createTrouble(core);
  trouble.open(old, 0, true);
  load.mockClear();
  trouble.onTrouble({ fatal: true, kind: 'network', status: 403 });
  return {
    core,
    trouble,
    answer: async () => {
      for (const resolve of answers.splice(0)) resolve(renewed);
      await vi.advanceTimersByTimeAsync(0);
    },
    urls: () => load.mock.calls.map(([{ url }]) => url),
  };
}

test('a new address that comes after the failure is shown ends the failure, and the film plays on', async () => {
  const { core, answer, urls } = refused();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(core.state.get()).toMatchObject({ status: 'error', failure: 'network' });
  await answer();
  expect(urls()).toEqual(['/renewed.mp4']);
  expect(core.playAgain).toBe(true);
  expect(core.state.get()).toMatchObject({ status: 'loading', failure: undefined });
});

test('a new address is used once, though two renewals were waiting for it', async () => {
  const { core, trouble, answer, urls } = refused();
  await vi.advanceTimersByTimeAsync(16_000);
  trouble.retry();
  trouble.onTrouble({ fatal: true, kind: 'network', status: 403 });
  await answer();
  expect(urls()).toEqual(['/old.mp4', '/renewed.mp4']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(core.state.get().status).toBe('loading');
});
