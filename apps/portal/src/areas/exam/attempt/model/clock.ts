/** A moment by the clocks of this device, both in milliseconds. */
export interface DeviceTime {
  /** Time that passes steadily and never goes back; it may stand still while the device sleeps. */
  readonly at: number;
  /** The time of day, which somebody may set. */
  readonly wall: number;
}

/** The time at the server, reckoned from the steady clock of this device. */
export interface ServerClock {
  /** Server time minus steady time, in milliseconds. */
  readonly offset: number;
  /** The offset is not further off than this, in milliseconds. */
  readonly within: number;
  /** Time of day minus steady time. */
  readonly drift: number;
}

/** The time that an answer bears, and when its request was sent and the answer came, by the steady clock. */
export interface TimeSample {
  readonly serverTime: number;
  readonly sentAt: number;
  readonly cameAt: number;
}

/** A difference of this many milliseconds between the two clocks is no inaccuracy any more. */
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
 * The clock after another answer. A slow answer says less than a quick one, so it is taken only where the two
 * cannot both be right, as after the device has slept.
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
 * Whether the clocks of the device have come apart: somebody has set the time of day, or the device has slept and the
 * steady clock with it. Only the server can tell which, so it is asked.
 */
export const hasJumped = ({ drift }: ServerClock, { at, wall }: DeviceTime): boolean =>
  Math.abs(wall - at - drift) > jumpMs;

/** What is left until a deadline, in milliseconds; never less than nothing. */
export const leftUntil = (deadline: number, clock: ServerClock, moment: Pick<DeviceTime, 'at'>): number =>
  Math.max(0, deadline - serverTimeAt(clock, moment));
