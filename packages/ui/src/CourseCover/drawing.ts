export type CoverShade = 'paper' | 'mist' | 'soft' | 'mid' | 'deep';

/**
 * The side with the most important shape, in the words of `preserveAspectRatio`: a crop takes away the other
 * side.
 */
export type CoverFocus = 'xMin' | 'xMid' | 'xMax';

/** The class of each shade, and the class of the outline of an area. */
export type CoverClasses = Readonly<Record<CoverShade | 'outline', string>>;

/** One path of the picture. With `line` it is a stroke of that width, otherwise an area. */
export interface CoverShape {
  d: string;
  shade: CoverShade;
  opacity?: number;
  line?: number;
  /** Whether the path is an area in its shade whose outline is `line`: one node instead of two. */
  outlined?: true;
  /** Where the shape is put, in the words of `transform`; nowhere else when it is left out. */
  place?: string;
}

export interface CoverDrawing {
  focus: CoverFocus;
  shapes: readonly CoverShape[];
}
