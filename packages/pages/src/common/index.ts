export { bannerOf, type PageBanner } from './pageBanner.ts';
export type { Load, PageLink } from './load.ts';
export type { RowsOfPage } from './rows.ts';
export { Loaded, Section, type LoadedProps, type SectionProps } from './Section.tsx';
