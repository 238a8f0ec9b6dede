import type { BannerGroup } from '@stoa/api/contract/home';
import type { PageBanner } from '../common/index.ts';
import { hrefOf, type Resolve } from '../links/index.ts';

/** Banners that lead somewhere, and those that are only a picture; what leads to a screen that is not built is not shown. */
export const bannerOf = ({ layout, autoplaySeconds, list }: BannerGroup, resolve: Resolve): PageBanner => ({
  layout,
  autoplaySeconds,
  slides: list.flatMap(({ bannerId, title, imageUrl, imageAlt, target }) => {
    const href = target && hrefOf(resolve(target));
    return target && href === undefined ? [] : [{ id: bannerId, title, imageUrl, imageAlt, href }];
  }),
});
