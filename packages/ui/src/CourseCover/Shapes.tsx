import type { CoverShade, CoverShape } from './drawing.ts';

/** The paths of a drawing, each with the class of its shade. */
export const Shapes = ({
  shapes,
  shade,
}: {
  shapes: readonly CoverShape[] | undefined;
  shade: Readonly<Record<CoverShade, string>> | undefined;
}) =>
  shapes?.map((shape) => (
    <path
      key={`${shape.d}${shape.shade}${shape.line ?? ''}`}
      d={shape.d}
      className={shade?.[shape.shade]}
      opacity={shape.opacity}
      transform={shape.place}
      {...(shape.line === undefined
        ? { fill: 'currentColor' }
        : {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: shape.line,
            strokeLinecap: 'round' as const,
            strokeLinejoin: 'round' as const,
          })}
    />
  ));
