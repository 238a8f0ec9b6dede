import { isLargeEnough, type Crop, type PixelSize } from './model.ts';
import { pixelSizeOf } from './pixelSize.ts';

export const imageTypes = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Size and type of the resulting picture. */
export interface ImageOutput extends PixelSize {
  /** `image/png` keeps transparency. Default `image/jpeg`, which gives smaller files. */
  type?: ImageType;
  /** Quality of a JPEG, from 0 to 1. */
  quality?: number;
}

/**
 * Greatest number of pixels. Decoded at four bytes each they take 256 MB, which browsers on phones can still
 * hold.
 */
export const mostPixels = 64_000_000;

/** Why a file cannot be used as a picture. */
export type PictureFault = { fault: 'unreadable' } | { fault: 'small' | 'vast'; size: PixelSize };

/**
 * Decodes a picture and turns it upright as the camera's orientation says, or returns what is wrong with it.
 */
export async function openPicture(file: Blob, smallest: PixelSize): Promise<ImageBitmap | PictureFault> {
  try {
    const size = pixelSizeOf(new DataView(await file.arrayBuffer()));
    if (size === undefined) return { fault: 'unreadable' };
    if (size.width * size.height > mostPixels) return { fault: 'vast', size };
    // No option for the orientation is passed, because browsers before Chrome 112 refuse 'from-image', which
    // is the default in all others.
    const picture = await createImageBitmap(file);
    if (isLargeEnough({ picture, smallest })) return picture;
    const fault: PictureFault = { fault: 'small', size: { width: picture.width, height: picture.height } };
    picture.close();
    return fault;
  } catch {
    return { fault: 'unreadable' };
  }
}

/**
 * Draws the picture into a canvas whose longer side is at most `longest` pixels, which is enough for the
 * screen.
 */
export function drawView(canvas: HTMLCanvasElement, picture: ImageBitmap, longest = 1600): void {
  const share = Math.min(1, longest / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * share);
  canvas.height = Math.round(picture.height * share);
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

/** Cuts out a part of the picture in the wanted size and type; `null` when the browser could not create it. */
export function cropPicture(picture: ImageBitmap, crop: Crop, output: ImageOutput): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = output.width;
  canvas.height = output.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  const type = output.type ?? 'image/jpeg';
  if (type === 'image/jpeg') {
    // A JPEG has no transparency, so transparent areas are filled with white; they would turn black otherwise.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, output.width, output.height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, crop.x, crop.y, crop.width, crop.height, 0, 0, output.width, output.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, output.quality ?? 0.9));
}
