import { sheetSizes } from '../drawing.ts';
import type { CertificateFormat } from '../fileName.ts';
import type { CertificateData } from '../types.ts';
import { drawCanvas, type DrawOptions } from './drawCanvas.ts';
import { pdfOf } from './pdf.ts';
import { withResolution } from './png.ts';

export interface FileOptions extends DrawOptions {
  /** Language of the words, as HTML names it. */
  lang: string;
}

async function bytesOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg') {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (blob === null) throw new Error('This browser could not write the picture.');
  return new Uint8Array(await blob.arrayBuffer());
}

/** Draws a certificate as an A4 file at 300 dpi. Its code is loaded with the first download only. */
export async function certificateFile(
  data: CertificateData,
  format: CertificateFormat,
  options: FileOptions,
): Promise<Blob> {
  const { canvas, lines } = await drawCanvas(data, options);
  switch (format) {
    case 'png':
      return new Blob([withResolution(await bytesOf(canvas, 'image/png'), 300)], { type: 'image/png' });
    case 'pdf': {
      const jpeg = await bytesOf(canvas, 'image/jpeg');
      const pixels = { width: canvas.width, height: canvas.height };
      const page = {
        ...sheetSizes[data.template.orientation],
        jpeg,
        pixels,
        title: data.title,
        lang: options.lang,
        lines,
      };
      return new Blob([pdfOf(page)], { type: 'application/pdf' });
    }
    default:
      return format satisfies never;
  }
}
