import { CornerPosition, type Corner } from '@stoa/domain';

const { TopLeft, TopRight, BottomLeft, BottomRight } = CornerPosition;
const places = [TopLeft, TopRight, BottomLeft, BottomRight] as const;

/** Adds a text in the first free corner; a text that is in a corner already is not added again. */
export function withCorner(corners: readonly Corner[], text: string): readonly Corner[] {
  if (corners.some((corner) => corner.text === text)) return corners;
  const free = places.find((position) => corners.every((corner) => corner.position !== position));
  return free === undefined ? corners : [...corners, { text, position: free }];
}
