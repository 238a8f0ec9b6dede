import { useEffect, useRef } from 'react';
import * as styles from '../DocumentViewer.css.ts';
import type { OpenDocument } from '../types.ts';

interface PagePictureProps {
  document: OpenDocument;
  page: number;
  /** Width in CSS pixels. */
  width: number;
}

/**
 * Greatest number of device pixels for one CSS pixel. Two is sharp enough for reading and keeps the memory of a
 * page below 20 MB.
 */
const sharpest = 2;

/**
 * The picture of a page: a ready one, or drawn at the resolution of the screen. Its text is in the text layer.
 */
export function PagePicture({ document, page, width }: PagePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const image = document.imageOf(page);
  useEffect(() => {
    if (canvas.current === null || width <= 0) return undefined;
    return document.draw(page, canvas.current, Math.round(width * Math.min(devicePixelRatio, sharpest)));
  }, [document, page, width]);
  return image === undefined ? (
    <canvas ref={canvas} aria-hidden className={styles.picture} />
  ) : (
    <img src={image} alt="" decoding="async" className={styles.picture} />
  );
}
