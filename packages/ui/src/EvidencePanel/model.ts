export const stretchStates = ['counted', 'refused'] as const;
export type StretchState = (typeof stretchStates)[number];

/** A stretch of an item's time, in seconds. */
export interface EvidenceStretch {
  readonly from: number;
  readonly to: number;
  readonly state: StretchState;
}

export interface PlacedStretch {
  readonly state: StretchState;
  /** Hundredths of the whole. */
  readonly start: number;
  readonly size: number;
}

/** A stretch of a second in an hour would else not be seen. */
const leastSize = 0.6;

/** Where stretches lie on a bar. What counts lies on top: it is drawn last. */
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
