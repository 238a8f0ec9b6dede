import { BannerLayout } from '@stoa/domain';
import type { OtherLayout } from '../BannerModule.tsx';

/** How many pictures a layout shows at once (screens R1); what is more comes on the next page. */
export const placesOf = {
  [BannerLayout.DoublePicture]: 2,
  [BannerLayout.ThreePicture]: 3,
  [BannerLayout.FourPicture]: 4,
  [BannerLayout.FivePicture]: 5,
  [BannerLayout.CardStyle]: 3,
  [BannerLayout.ListStyle]: 4,
  [BannerLayout.SixteenNineCarousel]: 3,
  [BannerLayout.OneOneCarousel]: 5,
  [BannerLayout.ThreeFourCarousel]: 5,
} as const satisfies Record<OtherLayout, number>;

/** How pictures stand together. `halves` and `quarters` are rows of that measure, centred and never stretched. */
export const arrangements = ['halves', 'quarters', 'three', 'five'] as const;
export type Arrangement = (typeof arrangements)[number];

/** What suits the pictures of one page: a layout with a large place needs all of its small ones. */
export function arrangementOf(layout: OtherLayout, count: number): Arrangement {
  if (layout === BannerLayout.FourPicture) return 'quarters';
  if (layout === BannerLayout.DoublePicture || count < 3) return 'halves';
  if (count === 3) return 'three';
  return count === 4 ? 'quarters' : 'five';
}

export function pagesOf<Item>(items: readonly Item[], places: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / places) }, (_, page) =>
    items.slice(page * places, (page + 1) * places),
  );
}

/** How many of a shelf's pictures a width shows; the same steps as the frame's container queries. */
export function visibleIn(width: number, layout: OtherLayout): number {
  const most = placesOf[layout];
  if (width > 900) return most;
  if (width > 560) return most === 3 ? 2 : 3;
  return most === 3 ? 1 : 2;
}
