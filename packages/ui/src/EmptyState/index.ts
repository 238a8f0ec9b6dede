export { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
export type { PictureName } from './pictures.tsx';
