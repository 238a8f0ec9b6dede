import { BannerLayout } from '@stoa/domain';
import type { ComponentProps } from 'react';
import type { RenderLink } from '../CourseCard/index.ts';
import { Carousel } from './parts/Carousel.tsx';

/** A picture, or without one a generated scene in the tenant's colours with the words on it. */
export interface BannerSlide {
  id: string | number;
  title: string;
  /** A line above the title of a generated slide. */
  eyebrow?: string | undefined;
  text?: string | undefined;
  /** Words on the button of a generated slide that leads somewhere. */
  actionLabel?: string | undefined;
  imageUrl?: string | undefined;
  /** What the picture says; the title without it. */
  imageAlt?: string | undefined;
  href?: string | undefined;
}

export interface BannerLayoutProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: readonly BannerSlide[];
  /** Seconds a slide stays, at least five; 0 does not rotate. */
  autoplaySeconds?: number;
  /** Name of the region; 'Highlights' in the current language without it. */
  label?: string;
  renderLink?: RenderLink;
}

// One row a layout of specification point 9 that is built.
const renderers = { [BannerLayout.Carousel]: Carousel } as const;

export type BuiltBannerLayout = keyof typeof renderers;

const isBuilt = (layout: BannerLayout): layout is BuiltBannerLayout => layout in renderers;

/** The layout itself when it is built, else the carousel: what the company shows is never left out. */
export const builtBannerLayout = (layout: BannerLayout): BuiltBannerLayout =>
  isBuilt(layout) ? layout : BannerLayout.Carousel;

export interface BannerModuleProps extends BannerLayoutProps {
  layout: BuiltBannerLayout;
}

/** What the company puts first, in one of the layouts of its page settings. Nothing when there is nothing. */
export function BannerModule({ layout, slides, ...rest }: BannerModuleProps) {
  const Layout = renderers[layout];
  return slides.length === 0 ? null : <Layout {...rest} slides={slides} />;
}
