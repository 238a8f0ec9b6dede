import type { BannerGroup } from '@stoa/api/contract/home';
import type { BannerLayout } from '@stoa/domain';
import type { BannerSlide } from '@stoa/ui/BannerModule';
import { hrefOf, type Resolve } from '../links/index.ts';

/** The banners of a page, in the layout that the company chose. */
export interface PageBanner {
  layout: BannerLayout;
  autoplaySeconds: number;
  slides: readonly BannerSlide[];
}

/**
 * The props of the carousel from a company's banners; a banner that leads nowhere is shown as a picture only.
 */
export const bannerOf = ({ layout, autoplaySeconds, list }: BannerGroup, resolve: Resolve): PageBanner => ({
  layout,
  autoplaySeconds,
  slides: list.flatMap(({ bannerId, title, imageUrl, imageAlt, target }) => {
    const href = target && hrefOf(resolve(target));
    if (target && href === undefined) return [];
    return [{ id: bannerId, title, imageUrl, imageAlt, href, leadsTo: target?.kind }];
  }),
});
