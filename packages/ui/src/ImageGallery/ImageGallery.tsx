import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useLabels } from '../provider/index.ts';
import * as styles from './ImageGallery.css.ts';
import { Viewer } from './parts/Viewer.tsx';

export interface GalleryImage {
  url: string;
  /** Caption below the picture, which is also its text alternative. */
  caption: string;
  /** Address of a smaller copy for the grid. */
  thumbnailUrl?: string;
}

export interface ImageGalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  images: readonly GalleryImage[];
  /** Name of the gallery. Default: “Pictures” in the person's language. */
  label?: string;
  /**
   * Called with the index (from 0) of the picture shown large, and with `undefined` when the viewer closes, so
   * that the parent can measure how long each picture is seen.
   */
  onView?: (image: number | undefined) => void;
}

/** Pictures in a grid. Each opens large, with buttons to the previous and the next one. */
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
