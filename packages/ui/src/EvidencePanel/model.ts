export const stretchStates = ['counted', 'refused'] as const;
export type StretchState = (typeof stretchStates)[number];

/** A part of an item's time, in seconds. */
export interface EvidenceStretch {
  readonly from: number;
  readonly to: number;
  readonly state: StretchState;
}

export interface PlacedStretch {
  readonly state: StretchState;
  /** Position and size in per cent of the whole. */
  readonly start: number;
  readonly size: number;
}

/** Least size in per cent, because a second in an hour could not be seen otherwise. */
const leastSize = 0.6;

/** Positions of the stretches on the bar. Stretches that count come last, so that they are drawn on top. */
export function placed(stretches: readonly EvidenceStretch[], length: number): PlacedStretch[] {
  if (length <= 0) return [];
  return stretches
    .map(({ from, to, state }): PlacedStretch => {
      const start = Math.min(100, Math.max(0, (from / length) * 100));
      const end = Math.min(100, Math.max(start, (to / length) * 100));
      const size = Math.min(100, Math.max(leastSize, end - start));
      return { state, size, start: Math.min(start, 100 - size) };
    })
    .sort((one, other) => rank(one) - rank(other));
}

const rank = ({ state }: PlacedStretch): number => (state === 'refused' ? 0 : 1);
