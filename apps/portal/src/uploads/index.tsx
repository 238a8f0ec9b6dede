import { lazy, Suspense } from 'react';
import { whenThere } from '../routing/chunkError.ts';
import { Waiting } from '../shell/Waiting.tsx';
import type { FileUploaderProps } from './FileUploader.tsx';
import type { PictureUploaderProps } from './PictureUploader.tsx';

const LateFiles = lazy(async () => {
  const { FileUploader } = await whenThere(() => import('./FileUploader.tsx'));
  return { default: FileUploader };
});
const LatePicture = lazy(async () => {
  const { PictureUploader } = await whenThere(() => import('./PictureUploader.tsx'));
  return { default: PictureUploader };
});

/** Files of a screen (screens I8). Its code and words come when it is first shown. */
export function FileUploader(props: FileUploaderProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <LateFiles {...props} />
    </Suspense>
  );
}

/** One cropped picture of a screen. Its code and words come when it is first shown. */
export function PictureUploader(props: PictureUploaderProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <LatePicture {...props} />
    </Suspense>
  );
}
