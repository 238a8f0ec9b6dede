import { CornerPosition, type Corner } from '@stoa/domain';
import { clsx } from 'clsx';
import * as styles from './EntryCard.css.ts';

const places = {
  [CornerPosition.TopLeft]: styles.corner.topLeft,
  [CornerPosition.TopRight]: styles.corner.topRight,
  [CornerPosition.BottomLeft]: styles.corner.bottomLeft,
  [CornerPosition.BottomRight]: styles.corner.bottomRight,
};

const beside = {
  [CornerPosition.TopLeft]: CornerPosition.TopRight,
  [CornerPosition.TopRight]: CornerPosition.TopLeft,
  [CornerPosition.BottomLeft]: CornerPosition.BottomRight,
  [CornerPosition.BottomRight]: CornerPosition.BottomLeft,
} as const;

/**
 * Badges in the corners of a cover. Of several for the same corner only the first is shown, because the server
 * sends the most important first.
 */
export function coverCorners(corners: readonly Corner[] | undefined) {
  if (corners === undefined || corners.length === 0) return null;
  const taken = new Set<CornerPosition>();
  return corners.map((corner) => {
    if (taken.has(corner.position) || (!corner.text && !corner.imageUrl)) return null;
    taken.add(corner.position);
    const place = places[corner.position];
    const isAlone = corners.every(({ position }) => position !== beside[corner.position]);
    if (corner.imageUrl) {
      return (
        <img
          key={corner.position}
          src={corner.imageUrl}
          alt={corner.text ?? ''}
          className={`${place} ${styles.cornerPicture}`}
        />
      );
    }
    return (
      // The operator's colour is used only for the edge, because words on it might not be readable.
      <span
        key={corner.position}
        data-part="corner"
        className={clsx(place, styles.cornerText, isAlone && styles.cornerAlone)}
        style={corner.color ? { borderInlineStart: `3px solid ${corner.color}` } : undefined}
      >
        {corner.text}
      </span>
    );
  });
}
