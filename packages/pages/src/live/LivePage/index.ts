export { LivePage, type LivePageProps } from './LivePage.tsx';
export type * from './types.ts';
