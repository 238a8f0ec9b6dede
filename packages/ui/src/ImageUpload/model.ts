import type { KeyMap } from '../keyboard/keyMap.ts';

/** Width and height of a picture, in pixels. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The part of a picture that is kept. */
export interface Crop extends PixelSize {
  x: number;
  y: number;
}

/** The limits of a crop: the whole picture, and the least size of a crop, which also fixes the proportions. */
export interface CropBounds {
  picture: PixelSize;
  smallest: PixelSize;
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), Math.max(most, 0));

/** The largest crop of these proportions, from the middle of the picture. */
export function wholeCrop({ picture, smallest }: CropBounds): Crop {
  const aspect = smallest.width / smallest.height;
  const width = Math.min(picture.width, picture.height * aspect);
  const height = Math.min(picture.height, width / aspect);
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Whether the picture is large enough for the least crop. */
export const isLargeEnough = ({ picture, smallest }: CropBounds): boolean =>
  picture.width >= smallest.width && picture.height >= smallest.height;

/** The greatest zoom, at which the crop is as small as allowed. Zoom 1 shows the largest crop. */
export const mostZoom = (bounds: CropBounds): number =>
  Math.max(1, wholeCrop(bounds).width / bounds.smallest.width);

export const zoomOf = (crop: Crop, bounds: CropBounds): number => wholeCrop(bounds).width / crop.width;

/** The crop moved by this number of pixels, but not beyond the picture. */
export const movedBy = (crop: Crop, x: number, y: number, { picture }: CropBounds): Crop => ({
  ...crop,
  x: within(crop.x + x, picture.width - crop.width),
  y: within(crop.y + y, picture.height - crop.height),
});

/** The crop at another zoom, around its own centre. */
export function zoomedTo(crop: Crop, zoom: number, bounds: CropBounds): Crop {
  const whole = wholeCrop(bounds);
  const factor = Math.min(Math.max(zoom, 1), mostZoom(bounds));
  const [width, height] = [whole.width / factor, whole.height / factor];
  const middle = { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2 };
  return movedBy({ ...middle, width, height }, 0, 0, bounds);
}

/** Keys of the crop area. Arrows move the picture as dragging does, in right-to-left pages too. */
export const cropKeys = [
  { key: 'ArrowLeft', shift: true, does: 'farLeft' },
  { key: 'ArrowRight', shift: true, does: 'farRight' },
  { key: 'ArrowUp', shift: true, does: 'farUp' },
  { key: 'ArrowDown', shift: true, does: 'farDown' },
  { key: 'ArrowLeft', does: 'left' },
  { key: 'ArrowRight', does: 'right' },
  { key: 'ArrowUp', does: 'up' },
  { key: 'ArrowDown', does: 'down' },
  { key: '+', does: 'zoomIn' },
  { key: '=', does: 'zoomIn' },
  { key: '-', does: 'zoomOut' },
  { key: '0', does: 'whole' },
] as const satisfies KeyMap;
export type CropMove = (typeof cropKeys)[number]['does'];

/** How far one key press moves the picture, as a share of the crop: `near` normally, `far` with Shift. */
export const cropSteps = { near: 0.02, far: 0.1 } as const;
/** Factor by which plus and minus change the zoom. */
export const zoomStep = 1.1;

/** The crop after a move. Where the picture goes left, the crop goes right. */
export function cropAfter(crop: Crop, move: CropMove, bounds: CropBounds): Crop {
  const go = (x: number, y: number, share: number = cropSteps.near) =>
    movedBy(crop, x * crop.width * share, y * crop.height * share, bounds);
  switch (move) {
    case 'left':
      return go(1, 0);
    case 'right':
      return go(-1, 0);
    case 'up':
      return go(0, 1);
    case 'down':
      return go(0, -1);
    case 'farLeft':
      return go(1, 0, cropSteps.far);
    case 'farRight':
      return go(-1, 0, cropSteps.far);
    case 'farUp':
      return go(0, 1, cropSteps.far);
    case 'farDown':
      return go(0, -1, cropSteps.far);
    case 'zoomIn':
      return zoomedTo(crop, zoomOf(crop, bounds) * zoomStep, bounds);
    case 'zoomOut':
      return zoomedTo(crop, zoomOf(crop, bounds) / zoomStep, bounds);
    case 'whole':
      return wholeCrop(bounds);
    default:
      return move satisfies never;
  }
}

/** The centre of the crop in per cent of the picture, and the zoom, to be announced in words. */
export const placeOf = (crop: Crop, bounds: CropBounds) => ({
  across: Math.round(((crop.x + crop.width / 2) / bounds.picture.width) * 100),
  down: Math.round(((crop.y + crop.height / 2) / bounds.picture.height) * 100),
  zoom: Math.round(zoomOf(crop, bounds) * 100),
});
