import { lazyPart } from '../common/lazyPart.tsx';
import * as styles from '../common/states.css.ts';
import type { PictureUploaderProps } from './PictureUploader.tsx';

/** Files of a screen (screens I8). Its code and words come when it is first shown. */
export const FileUploader = lazyPart(async () => ({
  default: (await import('./FileUploader.tsx')).FileUploader,
}));

const Picture = lazyPart(async () => ({ default: (await import('./PictureUploader.tsx')).PictureUploader }), {
  waiting: null,
});

/** One cropped picture of a screen. Its code and words come when it is first shown. */
export function PictureUploader(props: PictureUploaderProps) {
  return (
    <div className={styles.pictureRoom}>
      <Picture {...props} />
    </div>
  );
}
