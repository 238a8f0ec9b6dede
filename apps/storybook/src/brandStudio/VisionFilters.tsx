import { visionMatrices, visions } from '@stoa/theme/explain';

const rows = (matrix: readonly number[]) =>
  [0, 3, 6].map((start) => `${matrix.slice(start, start + 3).join(' ')} 0 0`).join(' ');

/** SVG filters that simulate other kinds of colour vision. */
export function VisionFilters() {
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: 'absolute' }}>
      {visions.map((vision) => (
        <filter key={vision} id={`studio-${vision}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={`${rows(visionMatrices[vision])} 0 0 0 1 0`} />
        </filter>
      ))}
    </svg>
  );
}
