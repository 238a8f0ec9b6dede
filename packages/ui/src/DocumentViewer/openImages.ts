import type { OpenDocument, PageImage } from './types.ts';

const nothing = () => undefined;

/** Opens a document whose pages are pictures. */
export function openImages(pages: readonly PageImage[]): OpenDocument {
  const sizeAt = (page: number) => {
    const { width, height } = pages[page - 1] ?? { width: 1, height: 1 };
    return { width, height };
  };
  return {
    pageCount: pages.length,
    firstSize: sizeAt(1),
    sizeOf: (page) => Promise.resolve(sizeAt(page)),
    textOf: (page) => Promise.resolve(pages[page - 1]?.text ?? ''),
    imageOf: (page) => pages[page - 1]?.url,
    draw: () => nothing,
    close: nothing,
  };
}
