import type { ApiFault } from '@stoa/api';
import { expect, test } from 'vitest';
import { inTurn, pauseFor, untilTurn, type TurnPorts, type Waiting } from './turn.ts';

const busy = (place: number): ApiFault => ({
  kind: 'business',
  code: 1014,
  msg: 'busy',
  status: 503,
  busy: { place, retryAfterSeconds: 12 },
});

/** Work that fails with these faults in turn, and then succeeds. */
function failing(...faults: ApiFault[]) {
  const left = [...faults];
  const told: (Waiting | undefined)[] = [];
  const pauses: number[] = [];
  const controller = new AbortController();
  return {
    told,
    pauses,
    controller,
    run: (
      pause: TurnPorts['pause'] = (seconds) => {
        pauses.push(seconds);
        return Promise.resolve();
      },
    ) =>
      inTurn(
        () => {
          const fault = left.shift();
          return fault === undefined
            ? Promise.resolve()
            : Promise.reject(Object.assign(new Error('no'), { name: 'ApiError' }, fault));
        },
        { tell: (waiting) => told.push(waiting), pause },
        controller.signal,
      ),
  };
}

test('a person who has to wait sees their place, and is logged in when it is their turn', async () => {
  const { run, told, pauses } = failing(busy(41), busy(7));
  expect(await run()).toBe(true);
  expect(pauses).toEqual([12, 12]);
  expect(told).toEqual([
    { state: 'waiting', busy: { place: 41, retryAfterSeconds: 12 } },
    { state: 'trying' },
    { state: 'waiting', busy: { place: 7, retryAfterSeconds: 12 } },
    { state: 'trying' },
    undefined,
  ]);
});

test('other failures are not tried again', async () => {
  const wrong: ApiFault = { kind: 'business', code: 2001, msg: 'wrong', status: 200 };
  const { run, told } = failing(busy(3), wrong);
  await expect(run()).rejects.toMatchObject({ code: 2001 });
  expect(told.at(-1)).toBeUndefined();
  expect([untilTurn.silent(busy(1)), untilTurn.silent(wrong)]).toEqual([true, false]);
});

test('waiting ends when the person stops it', async () => {
  const { run, told, controller } = failing(busy(3));
  const running = run((seconds) => pauseFor(seconds, controller.signal));
  await Promise.resolve();
  controller.abort();
  expect(await running).toBe(false);
  expect(told.at(-1)).toBeUndefined();
});
