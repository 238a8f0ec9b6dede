import type { Labels } from '../provider/index.ts';
import type { PixelSize } from './model.ts';
import { mostPixels, type PictureFault } from './picture.ts';

/** One sentence that says what is wrong with a picture and what to do. */
export function pictureSentence(
  found: PictureFault,
  smallest: PixelSize,
  words: Labels['imageUpload'],
): string {
  switch (found.fault) {
    case 'unreadable':
      return words.unreadable;
    case 'small':
      return words.small(found.size.width, found.size.height, smallest.width, smallest.height);
    case 'vast':
      return words.vast(found.size.width, found.size.height, mostPixels / 1_000_000);
    default:
      return found satisfies never;
  }
}
