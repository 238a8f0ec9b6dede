export * from './LoginPage/index.ts';
export * from './LoginWays/index.ts';
export * from './EntryPage/index.ts';
export * from './HomePage/index.ts';
export * from './CollectionDetailPage/index.ts';
export * from './CollectionListPage/index.ts';
export * from './CourseListPage/index.ts';
export * from './CourseDetailPage/index.ts';
export type { Load, PageBanner, PageLink } from './section/index.ts';
