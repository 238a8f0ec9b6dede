export { SheetViewer, type SheetViewerProps } from './SheetViewer.tsx';
export type { Sheet } from './model.ts';
