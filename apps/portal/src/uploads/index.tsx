import { lazyPart } from '../common/lazyPart.tsx';
import * as styles from '../common/states.css.ts';
import type { PictureUploaderProps } from './PictureUploader.tsx';

/** Uploads files on a screen. Its code and words load when it is first shown. */
export const FileUploader = lazyPart(async () => ({
  default: (await import('./FileUploader.tsx')).FileUploader,
}));

const Picture = lazyPart(async () => ({ default: (await import('./PictureUploader.tsx')).PictureUploader }), {
  waiting: null,
});

/** Uploads one cropped picture on a screen. Its code and words load when it is first shown. */
export function PictureUploader(props: PictureUploaderProps) {
  return (
    <div className={styles.pictureRoom}>
      <Picture {...props} />
    </div>
  );
}
