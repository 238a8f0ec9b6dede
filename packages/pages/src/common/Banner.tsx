import type { BannerLayout } from '@stoa/domain';
import { BannerModule, type BannerSize, type BannerSlide } from '@stoa/ui/BannerModule';
import type { RenderLink } from '@stoa/ui/CourseCard';

/** The banners of a page, in whatever layout the company chose. */
export interface PageBanner {
  layout: BannerLayout;
  autoplaySeconds: number;
  slides: readonly BannerSlide[];
}

export interface BannerProps {
  banner: PageBanner;
  size?: BannerSize;
  label: string;
  renderLink: RenderLink;
  fill?: boolean;
  className?: string;
}

/** A module of its own, so that a page that seldom has banners can load it when it has some. */
export function Banner({ banner, ...rest }: BannerProps) {
  return <BannerModule {...rest} {...banner} />;
}
