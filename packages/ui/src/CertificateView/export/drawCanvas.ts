import { codeOf } from '../codeOf.ts';
import { drawingOf, sheetSizes, type Mark } from '../drawing.ts';
import { paletteOf } from '../palette.ts';
import type { Run } from '../text.ts';
import type { CertificateData, CertificateOrientation, CertificateWords } from '../types.ts';
import { sheetFont } from './sheetFont.ts';
import type { SheetLine } from './textLayer.ts';

/** Size of an A4 sheet in pixels at 300 dpi. */
export const sheetPixels: Record<
  CertificateOrientation,
  { readonly width: number; readonly height: number }
> = {
  L: { width: 3508, height: 2480 },
  P: { width: 2480, height: 3508 },
};

export interface DrawOptions {
  words: CertificateWords;
  /** Font of the page that shows the certificate, for characters that the font of the sheet lacks. */
  fontFamily: string;
}

interface Pictures {
  readonly background: HTMLImageElement | undefined;
  readonly seal: HTMLImageElement | undefined;
}

/**
 * Loads a picture in CORS mode. A server that does not allow this would make the canvas unreadable, so its
 * picture is left out, as is one that fails to load.
 */
async function pictureOf(url: string | undefined): Promise<HTMLImageElement | undefined> {
  if (url === undefined || url === '') return undefined;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  return image.decode().then(
    () => (image.naturalWidth > 0 ? image : undefined),
    () => undefined,
  );
}

const pathOf = (d: string) => new Path2D(d);

/** Draws a line; returns where it starts, its width and its font size. */
function drawRuns(
  context: CanvasRenderingContext2D,
  {
    runs,
    size,
    anchor,
    width,
  }: { runs: readonly Run[]; size: number; anchor: CanvasTextAlign | 'middle'; width: number },
  fontFamily: string,
): Pick<SheetLine, 'x' | 'width' | 'size'> {
  const fontOf = (strong: boolean, at: number) => `${strong ? 600 : 400} ${at}px ${fontFamily}`;
  const measure = ({ text, strong }: Run) => {
    context.font = fontOf(strong, size);
    return context.measureText(text).width;
  };
  const widths = runs.map(measure);
  const all = widths.reduce((sum, each) => sum + each, 0);
  // A font may be wider than the widths that the lines were broken for; then the text is drawn smaller, so that
  // it stays inside the sheet.
  const squeeze = Math.min(1, width / all);
  const start = anchor === 'middle' ? (-all * squeeze) / 2 : anchor === 'end' ? -all * squeeze : 0;
  let x = start;
  runs.forEach(({ text, strong }, at) => {
    context.font = fontOf(strong, size * squeeze);
    context.fillText(text, x, 0);
    x += (widths[at] ?? 0) * squeeze;
  });
  return { x: start, width: all * squeeze, size: size * squeeze };
}

/** All characters of the sheet, each once. */
const textOf = (marks: readonly Mark[]): string =>
  [
    ...new Set(
      marks.flatMap((mark) => {
        if (mark.kind === 'stamp') return Array.from(mark.text);
        return mark.kind === 'text' ? mark.runs.flatMap(({ text }) => Array.from(text)) : [];
      }),
    ),
  ].join('');

/** A drawn sheet with its lines of text; lengths are in points. */
export interface DrawnSheet {
  readonly canvas: HTMLCanvasElement;
  readonly lines: readonly SheetLine[];
}

function drawPicture(
  context: CanvasRenderingContext2D,
  mark: Extract<Mark, { kind: 'picture' }>,
  image: HTMLImageElement,
) {
  const across = mark.width / image.naturalWidth;
  const down = mark.height / image.naturalHeight;
  const scale = mark.of === 'background' ? Math.max(across, down) : Math.min(across, down);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(
    image,
    mark.x + (mark.width - width) / 2,
    mark.y + (mark.height - height) / 2,
    width,
    height,
  );
}

/** The sheet at 300 dpi, from the same list of marks that the page shows. */
export async function drawCanvas(
  data: CertificateData,
  { words, fontFamily: pageFont }: DrawOptions,
): Promise<DrawnSheet> {
  const { orientation, backgroundUrl, sealUrl, colorPrimary } = data.template;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sheetPixels[orientation]);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser gives no canvas of the size of an A4 sheet.');
  const [background, seal, fontFamily] = await Promise.all([
    pictureOf(backgroundUrl),
    pictureOf(sealUrl),
    sheetFont(textOf(drawingOf(data, words, false)), pageFont),
    document.fonts.ready,
  ]);
  const pictures: Pictures = { background, seal };
  const ink = paletteOf(colorPrimary);
  context.scale(canvas.width / sheetSizes[orientation].width, canvas.height / sheetSizes[orientation].height);
  context.textBaseline = 'alphabetic';

  const lines: SheetLine[] = [];
  for (const mark of drawingOf(data, words, background !== undefined)) {
    context.save();
    switch (mark.kind) {
      case 'area':
        context.globalAlpha = mark.opacity ?? 1;
        context.fillStyle = ink[mark.ink];
        context.fill(pathOf(mark.d));
        break;
      case 'stroke':
        context.strokeStyle = ink[mark.ink];
        context.lineWidth = mark.width;
        context.stroke(pathOf(mark.d));
        break;
      case 'text': {
        context.fillStyle = ink[mark.ink];
        context.translate(mark.x, mark.y);
        const { x, width, size } = drawRuns(context, mark, fontFamily);
        const text = mark.runs.map((run) => run.text).join('');
        lines.push({ text, x: mark.x + x, y: mark.y, width, size });
        break;
      }
      case 'picture': {
        const image = pictures[mark.of];
        if (image !== undefined) drawPicture(context, mark, image);
        break;
      }
      case 'code': {
        const { side, d } = codeOf(data.verifyUrl);
        context.translate(mark.x, mark.y);
        context.scale(mark.size / side, mark.size / side);
        context.fillStyle = ink.paper;
        context.fillRect(0, 0, side, side);
        context.fillStyle = ink.base;
        context.fill(pathOf(d));
        break;
      }
      case 'stamp': {
        const { width, size } = mark;
        context.translate(mark.x, mark.y);
        context.rotate((mark.turn * Math.PI) / 180);
        context.fillStyle = ink.paper;
        context.strokeStyle = ink[mark.ink];
        context.lineWidth = 2.5;
        context.globalAlpha = 0.85;
        context.fill(pathOf(mark.d));
        context.globalAlpha = 1;
        context.stroke(pathOf(mark.d));
        context.fillStyle = ink[mark.ink];
        const below = size * 0.36;
        context.translate(0, below);
        const runs = [{ text: mark.text, strong: true }];
        const drawn = drawRuns(context, { runs, size, anchor: 'middle', width }, fontFamily);
        lines.push({ ...drawn, text: mark.text, x: mark.x + drawn.x, y: mark.y + below });
        break;
      }
      default:
        mark satisfies never;
    }
    context.restore();
  }
  return { canvas, lines };
}
