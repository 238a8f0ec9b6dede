import type { KeyMap } from '../keyboard/keyMap.ts';

/** Keys of the picture viewer. */
export const galleryKeys = [
  { key: 'ArrowRight', does: 'next' },
  { key: 'ArrowLeft', does: 'previous' },
  { key: 'Home', does: 'first' },
  { key: 'End', does: 'last' },
  { key: '+', does: 'zoomIn' },
  { key: '=', does: 'zoomIn' },
  { key: '-', does: 'zoomOut' },
  { key: '0', does: 'whole' },
] as const satisfies KeyMap;
export type GalleryMove = (typeof galleryKeys)[number]['does'];

export const zooms = [1, 1.5, 2, 3, 4] as const;

export interface Look {
  at: number;
  zoom: number;
}

/** The picture and the zoom after a move. Another picture begins unzoomed, and the moves stop at both ends. */
export function lookAfter({ at, zoom }: Look, move: GalleryMove, count: number): Look {
  const go = (to: number): Look => (to === at ? { at, zoom } : { at: to, zoom: 1 });
  switch (move) {
    case 'next':
      return go(Math.min(count - 1, at + 1));
    case 'previous':
      return go(Math.max(0, at - 1));
    case 'first':
      return go(0);
    case 'last':
      return go(count - 1);
    case 'zoomIn':
      return { at, zoom: zooms.find((step) => step > zoom) ?? zoom };
    case 'zoomOut':
      return { at, zoom: zooms.findLast((step) => step < zoom) ?? zoom };
    case 'whole':
      return { at, zoom: 1 };
    default:
      return move satisfies never;
  }
}
