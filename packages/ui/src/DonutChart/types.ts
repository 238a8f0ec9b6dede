export interface DonutPart {
  key: string;
  name: string;
  value: number;
}

/** A part with the number of its look, which stays the same while other parts are hidden. */
export interface MarkedPart extends DonutPart {
  mark: number;
}
