import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useLabels } from '../provider/index.ts';
import * as styles from './ImageGallery.css.ts';
import { Viewer } from './parts/Viewer.tsx';

export interface GalleryImage {
  url: string;
  /** Stands under the picture and is what it says to who cannot see it. */
  caption: string;
  /** A smaller copy for the grid. */
  thumbnailUrl?: string;
}

export interface ImageGalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  images: readonly GalleryImage[];
  /** Name of the gallery; 'Pictures' in the current language without it. */
  label?: string;
  /** The picture that stands large, from 0: progress counts the time. `undefined` when the viewer was closed. */
  onView?: (image: number | undefined) => void;
}

/** Pictures in a grid; each opens large, with a way to its neighbours. */
export function ImageGallery({ images, label, onView, className, ...rest }: ImageGalleryProps) {
  const labels = useLabels('imageGallery');
  const [open, setOpen] = useState<number>();
  const show = (image: number | undefined) => {
    setOpen(image);
    onView?.(image);
  };
  return (
    <section
      {...rest}
      aria-label={label ?? labels.name}
      data-component="ImageGallery"
      className={clsx(styles.root, className)}
    >
      <ul className={styles.grid} data-part="list">
        {images.map((image, i) => (
          <li key={image.url} className={styles.item}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={labels.open(i + 1, images.length, image.caption)}
              onClick={() => show(i)}
            >
              <img
                src={image.thumbnailUrl ?? image.url}
                alt=""
                loading="lazy"
                decoding="async"
                className={styles.thumbPicture}
              />
            </button>
            {image.caption !== '' && (
              <p aria-hidden className={styles.under}>
                {image.caption}
              </p>
            )}
          </li>
        ))}
      </ul>
      {open !== undefined && images.length > 0 && (
        <Viewer
          images={images}
          at={Math.min(open, images.length - 1)}
          onMove={show}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  );
}
