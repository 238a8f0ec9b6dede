/** What the arrow and end keys do anywhere inside a carousel. In right-to-left pages the arrows swap. */
export const carouselKeys = [
  ['ArrowRight', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
] as const;
export type CarouselMove = (typeof carouselKeys)[number][1];

const swapped: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** The move that a key asks for, if any. */
export function moveOf(key: string, rightToLeft: boolean): CarouselMove | undefined {
  const meant = rightToLeft ? (swapped[key] ?? key) : key;
  return carouselKeys.find(([name]) => name === meant)?.[1];
}

/** Where a move leads among `count` places; the ends meet. */
export function placeAfter(move: CarouselMove, at: number, count: number): number {
  switch (move) {
    case 'next':
      return (at + 1) % count;
    case 'previous':
      return (at - 1 + count) % count;
    case 'first':
      return 0;
    case 'last':
      return count - 1;
    default:
      return move satisfies never;
  }
}
