import type { BannerGroup } from '@stoa/api/contract/home';
import type { PageBanner } from '@stoa/ui/patterns/section';
import { hrefOf, type Resolve } from './hrefs.ts';

/** Banners that lead somewhere, and those that are only a picture; others are not shown (decision 21). */
export function bannerView({ layout, autoplaySeconds, list }: BannerGroup, resolve: Resolve): PageBanner {
  return {
    layout,
    autoplaySeconds,
    slides: list.flatMap(({ bannerId, title, imageUrl, imageAlt, target }) => {
      const href = target && hrefOf(resolve(target));
      if (target && href === undefined) return [];
      return [{ id: bannerId, title, imageUrl, imageAlt, href }];
    }),
  };
}
