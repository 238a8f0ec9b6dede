import { BannerLayout } from '@stoa/domain';
import type { OtherLayout } from '../BannerModule.tsx';

/**
 * How many pictures a layout shows at once. Further pictures follow on the next page, or one by one in layouts
 * 8 to 10.
 */
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

/**
 * How the pictures of a page are arranged. `halves` and `quarters` are rows of pictures of that width, centred
 * and never stretched.
 */
export const arrangements = ['halves', 'quarters', 'three', 'five'] as const;
export type Arrangement = (typeof arrangements)[number];

/**
 * The arrangement for the number of pictures on a page. A layout with a large picture is used only when all of
 * its small places are filled.
 */
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

/**
 * How many pictures of layouts 8 to 10 fit into a width. The widths are the same as in the container queries of
 * the frame.
 */
export function visibleIn(width: number, layout: OtherLayout): number {
  const most = placesOf[layout];
  if (width > 900) return most;
  if (width > 560) return most === 3 ? 2 : 3;
  return most === 3 ? 1 : 2;
}
