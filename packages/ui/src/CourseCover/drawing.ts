export type CoverShade = 'paper' | 'mist' | 'soft' | 'mid' | 'deep';

/**
 * The side with the most important shape, as a value of `preserveAspectRatio`: cropping removes the other
 * side.
 */
export type CoverFocus = 'xMin' | 'xMid' | 'xMax';

/** The class of each shade, and the class of the outline of an area. */
export type CoverClasses = Readonly<Record<CoverShade | 'outline', string>>;

/** One path of the picture. With `line` it is a line of that width, otherwise a filled area. */
export interface CoverShape {
  d: string;
  shade: CoverShade;
  opacity?: number;
  line?: number;
  /**
   * Whether the path is a filled area with an outline of width `line`, so that one node is enough instead of
   * two.
   */
  outlined?: true;
  /** Position of the shape as a value of `transform`. Default: no transform. */
  place?: string;
}

export interface CoverDrawing {
  focus: CoverFocus;
  /** How many of the shapes are behind the figure; absent without a figure. */
  behind?: number;
  shapes: readonly CoverShape[];
}
