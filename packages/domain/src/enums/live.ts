/** The owner of a live room: the company, or the platform (`Lz`). */
export const LiveKind = {
  Company: 1,
  Lz: 2,
} as const;
export type LiveKind = (typeof LiveKind)[keyof typeof LiveKind];

/** State of a live broadcast. `Ended` has no playback. */
export const LiveStatus = {
  Upcoming: 1,
  Live: 2,
  Ended: 3,
  Playback: 4,
  Cancelled: 5,
} as const;
export type LiveStatus = (typeof LiveStatus)[keyof typeof LiveStatus];

/** Quick reactions that viewers send in a live room. */
export const Reaction = {
  Like: 1,
  Clap: 2,
  Flower: 3,
  Heart: 4,
} as const;
export type Reaction = (typeof Reaction)[keyof typeof Reaction];
