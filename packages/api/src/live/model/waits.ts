import { LiveStatus } from '@stoa/domain';
import { againMs, aroundMs } from '../delays.ts';
import { hasGap } from '../log.ts';
import { isPolling } from './state.ts';
import type { RoomEffect, RoomModel, RoomStep } from './state.ts';

const pollMs = 3000;
/** How long to wait between two requests for changes if the page is hidden, or if no change is expected soon. */
const slowPollMs = 10_000;
const entryAgainMs = 3000;
const hurryMs = 500;

/** Whether there may be changes that the log does not show. */
export const isIncomplete = ({ behind, log }: RoomModel): boolean => behind || hasGap(log);

export const entryTimer = (random: number): RoomEffect => ({
  type: 'setTimer',
  timer: 'entry',
  ms: aroundMs(entryAgainMs, random),
});

/** Sets the timer for the next call for changes. */
export function pollTimer(model: RoomModel, random: number): RoomEffect {
  const isSlow = model.hidden || model.facts?.status === LiveStatus.Upcoming;
  const ms = isSlow && !isIncomplete(model) ? slowPollMs : pollMs;
  return { type: 'setTimer', timer: 'poll', ms: aroundMs(ms, random) };
}

const connectTimer = (ms: number): RoomEffect => ({ type: 'setTimer', timer: 'connect', ms });

/** Enters the room again after a wait, and asks for changes while it waits. */
export function wait(model: RoomModel, ms: number, random: number): RoomStep {
  const polls = model.facts !== undefined;
  const next: RoomModel = { ...model, link: { at: 'waiting', polls }, failures: model.failures + 1 };
  const connects = connectTimer(ms);
  return [next, polls && !isPolling(model) ? [connects, pollTimer(next, random)] : [connects]];
}

/** Waits longer after each failure in a row. */
export const waitLonger = (model: RoomModel, random: number): RoomStep =>
  wait(model, againMs(model.failures + 1, random), random);

/** Shortens a wait, because the network or the person is back. */
export const waitShorter = (model: RoomModel, random: number): RoomStep => [
  model,
  model.link.at === 'waiting' ? [connectTimer(aroundMs(hurryMs, random))] : [],
];
