export { bannerOf, type PageBanner } from './pageBanner.ts';
export type { Failure, Load, PageLink } from './load.ts';
export type { RowsOfPage } from './rows.ts';
export {
  Loaded,
  NotLoaded,
  Section,
  type LoadedProps,
  type NotLoadedProps,
  type SectionProps,
} from './Section.tsx';
