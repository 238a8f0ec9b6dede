import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useModal } from '../../Dialog/useModal.ts';
import { Icon } from '../../Icon/index.ts';
import { actionOf, isRightToLeft } from '../../keyboard/keyMap.ts';
import { useLabels } from '../../provider/index.ts';
import type { GalleryImage } from '../ImageGallery.tsx';
import * as styles from '../ImageGallery.css.ts';
import { galleryKeys, lookAfter, zooms, type GalleryMove } from '../keys.ts';

/** Pixels that a finger must move sideways to go to the next picture. */
const swipe = 48;

interface ViewerProps {
  images: readonly GalleryImage[];
  at: number;
  onMove: (image: number) => void;
  onClose: () => void;
}

interface ToolProps {
  glyph: ComponentType<ComponentProps<'svg'>>;
  label: string;
  disabled?: boolean;
  directional?: boolean;
  onClick: () => void;
}

// `aria-disabled` is used instead of `disabled`, so that the button keeps the focus at the last picture.
const Tool = ({ glyph, label, disabled = false, directional = false, onClick }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    className={styles.tool}
    onClick={disabled ? undefined : onClick}
  >
    <Icon glyph={glyph} directional={directional} />
  </button>
);

/**
 * Shows one picture over the whole window. It is a native modal dialog, so Escape and focus work as in every
 * dialog.
 */
export function Viewer({ images, at, onMove, onClose }: ViewerProps) {
  const labels = useLabels('imageGallery');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const [failed, setFailed] = useState<string>();
  useModal(dialog, { open: true, initialFocus: stage });
  const image = images[at];
  const go = useCallback(
    (wish: GalleryMove) => {
      const next = lookAfter({ at, zoom }, wish, images.length);
      setZoom(next.zoom);
      if (next.at !== at) onMove(next.at);
    },
    [at, zoom, images.length, onMove],
  );

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const wish = actionOf(galleryKeys, event, isRightToLeft(element));
      // While the picture is enlarged, the arrow keys scroll it.
      if (wish === undefined || (zoom > 1 && event.key.startsWith('Arrow'))) return;
      event.preventDefault();
      go(wish);
    };
    let from: number | undefined;
    const down = (event: PointerEvent) => {
      from = event.pointerType === 'mouse' || zoom > 1 ? undefined : event.clientX;
    };
    const up = (event: PointerEvent) => {
      const way = from === undefined ? 0 : event.clientX - from;
      if (Math.abs(way) < swipe) return;
      go(way < 0 === isRightToLeft(element) ? 'previous' : 'next');
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
    };
  }, [zoom, go]);

  if (image === undefined) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={labels.viewer}
      className={styles.viewer}
      data-part="viewer"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <output className={styles.position}>{labels.position(at + 1, images.length)}</output>
        <Tool glyph={ZoomOut} label={labels.zoomOut} disabled={zoom === 1} onClick={() => go('zoomOut')} />
        <Tool
          glyph={ZoomIn}
          label={labels.zoomIn}
          disabled={zoom === zooms.at(-1)}
          onClick={() => go('zoomIn')}
        />
        <Tool glyph={X} label={labels.close} onClick={onClose} />
      </div>
      <section
        ref={stage}
        aria-label={labels.stage}
        // An enlarged picture scrolls and is a tab stop; otherwise the element only takes the first focus.
        tabIndex={zoom === 1 ? -1 : 0}
        data-zoomed={zoom > 1 || undefined}
        className={styles.stage}
        data-part="body"
      >
        {image.url === failed ? (
          <p className={styles.failed}>{labels.failed}</p>
        ) : (
          <img
            key={image.url}
            src={image.url}
            alt={image.caption === '' ? labels.position(at + 1, images.length) : image.caption}
            draggable={false}
            style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}
            className={styles.picture}
            onError={() => setFailed(image.url)}
          />
        )}
      </section>
      <div className={styles.foot}>
        <Tool
          glyph={ChevronLeft}
          label={labels.previous}
          directional
          disabled={at === 0}
          onClick={() => go('previous')}
        />
        <p className={styles.caption}>{image.caption}</p>
        <Tool
          glyph={ChevronRight}
          label={labels.next}
          directional
          disabled={at === images.length - 1}
          onClick={() => go('next')}
        />
      </div>
    </dialog>
  );
}
