export { EntryPage, type EntryPageProps } from './EntryPage.tsx';
export type { EntryFace } from './parts/faces.tsx';
export type { EntryWays } from './parts/Ways.tsx';
