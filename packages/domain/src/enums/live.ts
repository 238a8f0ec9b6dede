/** Contract 3.2; `Lz` is the platform-level room. */
export const LiveKind = {
  Company: 1,
  Lz: 2,
} as const;
export type LiveKind = (typeof LiveKind)[keyof typeof LiveKind];

/** Contract 3.2; `Ended` has no playback. */
export const LiveStatus = {
  Upcoming: 1,
  Live: 2,
  Ended: 3,
  Playback: 4,
  Cancelled: 5,
} as const;
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus];

/** Contract 3.2. */
export const Reaction = {
  Like: 1,
  Clap: 2,
  Flower: 3,
  Heart: 4,
} as const;
export type Reaction = (typeof Reaction)[keyof typeof Reaction];
