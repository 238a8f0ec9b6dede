export interface DonutPart {
  key: string;
  name: string;
  value: number;
}

/** A part with the look that it keeps while others are put aside. */
export interface MarkedPart extends DonutPart {
  mark: number;
}
