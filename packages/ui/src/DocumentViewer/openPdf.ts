import type { OpenDocument, TextRun } from './types.ts';

interface PdfSource {
  url: string;
  worker: () => Worker;
  assetsUrl?: string;
}

/**
 * Opens a PDF with pdf.js, which is loaded with the first PDF. It is the legacy build, because browsers from
 * Chrome 109 on are supported.
 */
export async function openPdf({ url, worker, assetsUrl }: PdfSource): Promise<OpenDocument> {
  const { getDocument, PDFWorker, RenderingCancelledException } =
    await import('pdfjs-dist/legacy/build/pdf.mjs');
  const port = worker();
  const pdfWorker = PDFWorker.create({ port });
  const task = getDocument({
    url,
    worker: pdfWorker,
    // A strict content security policy allows neither WebAssembly nor the evaluation of XFA forms.
    useWasm: false,
    enableXfa: false,
    ...(assetsUrl === undefined
      ? {}
      : {
          cMapUrl: `${assetsUrl}/cmaps/`,
          standardFontDataUrl: `${assetsUrl}/standard_fonts/`,
          wasmUrl: `${assetsUrl}/wasm/`,
        }),
  });
  const end = () => {
    void task.destroy().finally(() => {
      pdfWorker.destroy();
      port.terminate();
    });
  };
  const pdf = await task.promise.catch((reason: unknown) => {
    end();
    throw reason;
  });
  const sizeOf = async (page: number) => {
    const { width, height } = (await pdf.getPage(page)).getViewport({ scale: 1 });
    return { width, height };
  };
  return {
    pageCount: pdf.numPages,
    firstSize: await sizeOf(1),
    sizeOf,
    async textOf(number) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      return items.flatMap((item): TextRun[] => {
        if (!('str' in item) || item.str === '') return [];
        const [, , across, up, left, base] = item.transform.map(Number);
        const [x, y] = viewport.convertToViewportPoint(left ?? 0, base ?? 0).map(Number);
        return [
          {
            text: item.str,
            x: x ?? 0,
            y: y ?? 0,
            width: item.width,
            height: Math.hypot(across ?? 0, up ?? 0),
          },
        ];
      });
    },
    imageOf: () => undefined,
    draw(number, canvas, width) {
      let stopped = false;
      let stop = () => {
        stopped = true;
      };
      const start = async () => {
        const page = await pdf.getPage(number);
        if (stopped) return;
        const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
        canvas.width = Math.round(viewport.width);
        canvas.height = Math.round(viewport.height);
        const drawing = page.render({ canvas, viewport });
        stop = () => drawing.cancel();
        await drawing.promise;
      };
      start().catch((reason: unknown) => {
        // A cancelled drawing is expected when the page is scrolled away or the document is closed; other
        // errors are reported, and the page stays white.
        if (!stopped && !(reason instanceof RenderingCancelledException)) reportError(reason);
      });
      return () => stop();
    },
    close: end,
  };
}
