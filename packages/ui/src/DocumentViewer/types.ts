/** A page that was drawn as a picture before it came. */
export interface PageImage {
  url: string;
  width: number;
  height: number;
  /** What stands on the page, for readers and for finding. */
  text?: string;
}

/** A PDF, drawn in the browser, or pages that are pictures already and need no library. */
export type DocumentSource =
  | {
      type: 'pdf';
      url: string;
      /** Starts pdf.js' worker; only the application knows its address. See the documentation of DocumentViewer. */
      worker: () => Worker;
      /** Folder with pdf.js' `cmaps/`, `standard_fonts/` and `wasm/`, for documents that bring no Chinese font. */
      assetsUrl?: string;
    }
  | { type: 'images'; pages: readonly PageImage[] };

export interface PageSize {
  width: number;
  height: number;
}

/** A piece of text and where it stands: measures of the page, from its upper left corner to the base line. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a page says: with places on a PDF, as a whole on a picture. */
export type PageText = readonly TextRun[] | string;

/** A document that is open. Pages count from 1. */
export interface OpenDocument {
  pageCount: number;
  /** Size before the page was read: that of the first one. */
  firstSize: PageSize;
  sizeOf: (page: number) => Promise<PageSize>;
  textOf: (page: number) => Promise<PageText>;
  /** The picture of a page that is one already. */
  imageOf: (page: number) => string | undefined;
  /** Draws a page `width` device pixels wide; the function returned stops it. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => () => void;
  close: () => void;
}
