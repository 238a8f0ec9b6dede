import { lazyPart } from '../common/lazyPart.tsx';

/** Files of a screen (screens I8). Its code and words come when it is first shown. */
export const FileUploader = lazyPart(async () => ({
  default: (await import('./FileUploader.tsx')).FileUploader,
}));

/** One cropped picture of a screen. Its code and words come when it is first shown. */
export const PictureUploader = lazyPart(async () => ({
  default: (await import('./PictureUploader.tsx')).PictureUploader,
}));
