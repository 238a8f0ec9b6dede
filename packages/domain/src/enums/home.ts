/** How a group of banners is laid out (specification point 9). */
export const BannerLayout = {
  Carousel: 1,
  DoublePicture: 2,
  ThreePicture: 3,
  FourPicture: 4,
  FivePicture: 5,
  CardStyle: 6,
  ListStyle: 7,
  SixteenNineCarousel: 8,
  OneOneCarousel: 9,
  ThreeFourCarousel: 10,
} as const;
export type BannerLayout = (typeof BannerLayout)[keyof typeof BannerLayout];

/** The content of a module of the home page. `Content` mixes items, each of which has a ContentKind. */
export const HomeModuleKind = {
  Banner: 1,
  Functions: 2,
  Upcoming: 3,
  Courses: 4,
  Specials: 5,
  Institutes: 6,
  Lives: 7,
  Knowledge: 8,
  News: 9,
  People: 10,
  Topics: 11,
  Plans: 12,
  OmoClasses: 13,
  Advert: 14,
  Vip: 15,
  Ranking: 16,
  RichText: 17,
  Content: 18,
} as const;
export type HomeModuleKind = (typeof HomeModuleKind)[keyof typeof HomeModuleKind];

/** Place of an advert on a page. */
export const AdvertSlot = {
  Popup: 1,
  Float: 2,
  Inline: 3,
  TopStrip: 4,
} as const;
export type AdvertSlot = (typeof AdvertSlot)[keyof typeof AdvertSlot];

/** How often an advert is shown to the same person. */
export const AdvertFrequency = {
  EveryVisit: 1,
  Daily: 2,
  Once: 3,
} as const;
export type AdvertFrequency = (typeof AdvertFrequency)[keyof typeof AdvertFrequency];

/** Kind of an item of editorial content (specification point 9). */
export const ContentKind = {
  ImageText: 1,
  Audio: 2,
  Video: 3,
  Column: 4,
  Topic: 5,
  Live: 6,
} as const;
export type ContentKind = (typeof ContentKind)[keyof typeof ContentKind];

/** Corner of a cover with a badge (specification point 9). */
export const CornerPosition = {
  TopLeft: 1,
  TopRight: 2,
  BottomLeft: 3,
  BottomRight: 4,
} as const;
export type CornerPosition = (typeof CornerPosition)[keyof typeof CornerPosition];

/** Whether a list shows rows or cards (specification point 9). */
export const ListLayout = {
  Table: 1,
  Card: 2,
} as const;
export type ListLayout = (typeof ListLayout)[keyof typeof ListLayout];
