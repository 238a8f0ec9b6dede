import { isLargeEnough, type Crop, type PixelSize } from './model.ts';
import { pixelSizeOf } from './pixelSize.ts';

export const imageTypes = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof imageTypes)[number];

/** What leaves the component. */
export interface ImageOutput extends PixelSize {
  /** `image/png` keeps what is transparent; the default is `image/jpeg`, which is smaller. */
  type?: ImageType;
  /** Of a jpeg, from 0 to 1. */
  quality?: number;
}

/** Decoded, four bytes a pixel: 256 MB, which a phone's browser still holds. */
export const mostPixels = 64_000_000;

/** Why a file is no picture for us. */
export type PictureFault = { fault: 'unreadable' } | { fault: 'small' | 'vast'; size: PixelSize };

/** The decoded picture, upright whatever the camera wrote into it, or what is wrong with it. */
export async function openPicture(file: Blob, smallest: PixelSize): Promise<ImageBitmap | PictureFault> {
  try {
    const size = pixelSizeOf(new DataView(await file.arrayBuffer()));
    if (size === undefined) return { fault: 'unreadable' };
    if (size.width * size.height > mostPixels) return { fault: 'vast', size };
    // No option for the orientation: 'from-image' throws before Chrome 112, and is what all do without it.
    const picture = await createImageBitmap(file);
    if (isLargeEnough({ picture, smallest })) return picture;
    const fault: PictureFault = { fault: 'small', size: { width: picture.width, height: picture.height } };
    picture.close();
    return fault;
  } catch {
    return { fault: 'unreadable' };
  }
}

/** Draws the picture into a canvas that is no larger than can be seen. */
export function drawView(canvas: HTMLCanvasElement, picture: ImageBitmap, longest = 1600): void {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * share);
  canvas.height = Math.round(picture.height * share);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/** The part of the picture in the size and type that is wanted; `null` where the browser could not make it. */
export function cropPicture(picture: ImageBitmap, crop: Crop, output: ImageOutput): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  const type = output.type ?? 'image/jpeg';
  if (type === 'image/jpeg') {
    // A jpeg has no transparency: what was clear would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, output.width, output.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, output.width, output.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, output.quality ?? 0.9));
}
