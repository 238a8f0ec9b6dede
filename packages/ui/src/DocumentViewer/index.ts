export { DocumentViewer, type DocumentViewerProps } from './DocumentViewer.tsx';
export { documentKeys, type DocumentMove } from './model.ts';
export type { DocumentSource, PageImage } from './types.ts';
