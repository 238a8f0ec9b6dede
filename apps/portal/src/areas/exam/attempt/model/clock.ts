/** A moment by the clocks of this device, both in milliseconds. */
export interface DeviceTime {
  /** Monotonic time, which never decreases; it may stop while the device sleeps. */
  readonly at: number;
  /** The time of day, which the user of the device can set. */
  readonly wall: number;
}

/** An estimate of the server's time, as an offset from the monotonic clock of this device. */
export interface ServerClock {
  /** Server time minus monotonic time, in milliseconds. */
  readonly offset: number;
  /** The largest possible error of the offset, in milliseconds. */
  readonly within: number;
  /** Time of day minus monotonic time. */
  readonly drift: number;
}

/**
 * The server's time in an answer, and when its request was sent and the answer came, by the monotonic clock.
 */
export interface TimeSample {
  readonly serverTime: number;
  readonly sentAt: number;
  readonly cameAt: number;
}

/**
 * A larger difference between the two clocks than this, in milliseconds, means that one of them has jumped.
 */
const jumpMs = 1_500;

const sampled = ({ serverTime, sentAt, cameAt }: TimeSample) => ({
  offset: serverTime - (sentAt + cameAt) / 2,
  within: Math.abs(cameAt - sentAt) / 2,
});

export const clockFrom = (sample: TimeSample, { at, wall }: DeviceTime): ServerClock => ({
  ...sampled(sample),
  drift: wall - at,
});

/**
 * The clock after another answer. A slow answer is less exact than a quick one, so it is used only where the
 * two contradict each other, as after the device has slept.
 */
export function corrected(clock: ServerClock, sample: TimeSample): ServerClock {
  const { offset, within } = sampled(sample);
  const contradicts = Math.abs(offset - clock.offset) > within + clock.within;
  return contradicts || within <= clock.within ? { ...clock, offset, within } : clock;
}

/** The server's time at this moment, in epoch milliseconds. */
export const serverTimeAt = ({ offset }: ServerClock, { at }: Pick<DeviceTime, 'at'>): number =>
  Math.round(offset + at);

/**
 * Whether the clocks of the device disagree: somebody has set the time of day, or the monotonic clock stopped
 * while the device slept. Only the server's time shows which, so it is requested.
 */
export const hasJumped = ({ drift }: ServerClock, { at, wall }: DeviceTime): boolean =>
  Math.abs(wall - at - drift) > jumpMs;

/** The time until a deadline in milliseconds, at least 0. */
export const leftUntil = (deadline: number, clock: ServerClock, moment: Pick<DeviceTime, 'at'>): number =>
  Math.max(0, deadline - serverTimeAt(clock, moment));
