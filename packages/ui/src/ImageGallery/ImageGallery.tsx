import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState, type ComponentProps, type RefCallback } from 'react';
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
  /**
   * Called with the indexes (from 0) of the pictures that are shown at full size on the page and are in view. Only
   * one or two pictures are shown so.
   */
  onInView?: (images: readonly number[]) => void;
}

/** Up to this many pictures are shown side by side at full size, because they are there to be compared. */
const mostLarge = 2;

/** Share of a picture that must be in view. */
const inView = 0.6;

/** The ref of a list that reports which of its full-size pictures are in view. */
function useInView(onInView: ImageGalleryProps['onInView']): RefCallback<HTMLUListElement> {
  const latest = useRef(onInView);
  useEffect(() => {
    latest.current = onInView;
  });
  const wanted = onInView !== undefined;
  return useCallback(
    (list) => {
      const items = [...(list?.children ?? [])];
      if (!wanted || items.length > mostLarge) return undefined;
      const seen = new Set<number>();
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting, intersectionRatio } of entries) {
            const at = items.indexOf(target);
            if (isIntersecting && intersectionRatio >= inView) seen.add(at);
            else seen.delete(at);
          }
          latest.current?.([...seen].sort((one, other) => one - other));
        },
        { threshold: [0, inView] },
      );
      for (const item of items) observer.observe(item);
      return () => observer.disconnect();
    },
    [wanted],
  );
}

/**
 * Pictures in a grid, one or two of them at full size. Each opens over the whole window, with buttons to the
 * previous and the next one.
 */
export function ImageGallery({ images, label, onView, onInView, className, ...rest }: ImageGalleryProps) {
  const labels = useLabels('imageGallery');
  const [open, setOpen] = useState<number>();
  const list = useInView(onInView);
  const large = images.length <= mostLarge;
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
      <ul
        // A new key for other pictures, so that the pictures in view are reported again.
        key={images.map(({ url }) => url).join(' ')}
        ref={list}
        className={large ? styles.pair : styles.grid}
        data-part="list"
      >
        {images.map((image, i) => (
          <li key={image.url} className={styles.item}>
            <button
              type="button"
              className={large ? styles.whole : styles.thumb}
              aria-label={labels.open(i + 1, images.length, image.caption)}
              onClick={() => show(i)}
            >
              <img
                src={large ? image.url : (image.thumbnailUrl ?? image.url)}
                alt=""
                loading="lazy"
                decoding="async"
                className={large ? styles.wholePicture : styles.thumbPicture}
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
