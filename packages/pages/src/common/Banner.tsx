import { BannerModule, type BannerSize } from '@stoa/ui/BannerModule';
import type { RenderLink } from '@stoa/ui/CourseCard';
import type { PageBanner } from './pageBanner.ts';

export interface BannerProps {
  banner: PageBanner;
  size?: BannerSize;
  label: string;
  renderLink: RenderLink;
  fill?: boolean;
  className?: string;
}

/**
 * The component is in a module of its own, so that a page that rarely has banners can load it only when it
 * has some.
 */
export function Banner({ banner, ...rest }: BannerProps) {
  return <BannerModule {...rest} {...banner} />;
}
