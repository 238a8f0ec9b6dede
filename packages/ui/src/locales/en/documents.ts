import type zhCN from '../zh-CN/documents.ts';

/** Texts of documents, pictures and sheets, in English. */
const documents: typeof zhCN = {
  findBar: {
    previous: 'Previous match',
    next: 'Next match',
    none: 'No matches',
    place: (at, of) => `${at} of ${of} matches`,
  },
  imageGallery: {
    name: 'Pictures',
    open: (at, of, caption) =>
      caption === '' ? `Enlarge picture ${at} of ${of}` : `Enlarge picture ${at} of ${of}: ${caption}`,
    viewer: 'Picture viewer',
    position: (at, of) => `${at} of ${of}`,
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    stage: 'Picture; arrow keys move it when enlarged',
    failed: 'This picture could not be opened',
  },
  documentViewer: {
    toolbar: 'Document tools',
    thumbnails: 'Thumbnails',
    previous: 'Previous page',
    next: 'Next page',
    page: 'Page number',
    of: (count) => `/ ${count}`,
    pageName: (page) => `Page ${page}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Fit width',
    fitPage: 'Fit page',
    fullScreen: 'Full screen',
    exitFullScreen: 'Leave full screen',
    more: 'More tools',
    zoom: (percent) => `${percent}%`,
    find: 'Find text',
    pages: (title) => `${title}, pages`,
    loading: 'Opening the document',
    failed: 'The document could not be opened',
    failedText: 'Check your connection and try again.',
    retry: 'Try again',
  },
  sheetViewer: {
    sheets: 'Sheets',
    grid: (name) => `${name}, cells`,
    empty: 'This sheet is empty',
    find: 'Find in the sheet',
    size: (rows, columns) => `${rows} rows × ${columns} columns`,
  },
};
export default documents;
