/** A page that exists as a picture. */
export interface PageImage {
  url: string;
  width: number;
  height: number;
  /** Text of the page, for screen readers and search. */
  text?: string;
}

/** The document: a PDF, which is drawn in the browser, or pictures of the pages, which need no library. */
export type DocumentSource =
  | {
      type: 'pdf';
      url: string;
      /**
       * Starts the worker of pdf.js, whose address only the application knows. See the documentation of
       * DocumentViewer.
       */
      worker: () => Worker;
      /**
       * Folder with `cmaps/`, `standard_fonts/` and `wasm/` of pdf.js, for documents that do not contain their
       * Chinese fonts.
       */
      assetsUrl?: string;
    }
  | { type: 'images'; pages: readonly PageImage[] };

export interface PageSize {
  width: number;
  height: number;
}

/** A piece of text and its position in page units, from the upper left corner of the page to the baseline. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The text of a page: runs with positions for a PDF, one text for a picture. */
export type PageText = readonly TextRun[] | string;

/** An open document. Pages are counted from 1. */
export interface OpenDocument {
  pageCount: number;
  /** Size of the first page, which is assumed for pages that are not read yet. */
  firstSize: PageSize;
  sizeOf: (page: number) => Promise<PageSize>;
  textOf: (page: number) => Promise<PageText>;
  /** Address of the picture of a page; `undefined` for a PDF. */
  imageOf: (page: number) => string | undefined;
  /** Draws a page `width` device pixels wide. The returned function stops the drawing. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => () => void;
  close: () => void;
}
