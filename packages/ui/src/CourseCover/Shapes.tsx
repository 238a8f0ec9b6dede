import { clsx } from 'clsx';
import type { CoverClasses, CoverShape } from './drawing.ts';

/** The paths of a drawing, each with the class of its shade. */
export const Shapes = ({
  shapes,
  shade,
}: {
  shapes: readonly CoverShape[] | undefined;
  shade: CoverClasses | undefined;
}) =>
  shapes?.map((shape) => (
    <path
      key={`${shape.d}${shape.shade}${shape.line ?? ''}`}
      d={shape.d}
      className={clsx(shade?.[shape.shade], shape.outlined && shade?.outline)}
      opacity={shape.opacity}
      transform={shape.place}
      fill={shape.line === undefined || shape.outlined ? 'currentColor' : 'none'}
      {...(shape.line !== undefined && {
        // The class of the outline has a stroke of its own, which wins over the attribute.
        stroke: 'currentColor',
        strokeWidth: shape.line,
        strokeLinecap: 'round' as const,
        strokeLinejoin: 'round' as const,
      })}
    />
  ));
