import { BannerLayout } from '@stoa/domain';
import { clsx } from 'clsx';
import { type ComponentProps, type ComponentType } from 'react';
import { latePart } from '../late/latePart.tsx';
import { Carousel } from '../Carousel/index.ts';
import type { RenderLink } from '../CourseCard/index.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './BannerModule.css.ts';
import { Slide } from './parts/Slide.tsx';

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

export const bannerSizes = ['md', 'lg'] as const;
export type BannerSize = (typeof bannerSizes)[number];

export interface BannerModuleProps extends Omit<ComponentProps<'section'>, 'children'> {
  layout: BannerLayout;
  slides: readonly BannerSlide[];
  /** Seconds a slide stays, at least five; 0 does not rotate. Only the carousels rotate. */
  autoplaySeconds?: number;
  /** `lg` opens a page; `md` is a strip over a list. Only for the full-width carousel. */
  size?: BannerSize;
  /** As tall as what is beside it, and never shorter than its words; without it in the layout's own measure. */
  fill?: boolean;
  /** Name of the region; 'Highlights' in the current language without it. */
  label?: string;
  renderLink?: RenderLink;
}

/** What a layout is given: the frame around it is drawn already. */
export interface LayoutProps {
  layout: OtherLayout;
  slides: readonly BannerSlide[];
  autoplaySeconds: number;
  label: string;
  renderLink: RenderLink | undefined;
}

export type OtherLayout = Exclude<BannerLayout, typeof BannerLayout.Carousel>;

const later = (load: () => Promise<{ default: ComponentType<LayoutProps> }>) => latePart(load);
const Tiles = later(() => import('./layouts/Tiles.tsx'));
const Entries = later(() => import('./layouts/Entries.tsx'));
const Shelf = later(() => import('./layouts/Shelf.tsx'));

// The carousel is what nearly every company shows; the others come when one shows them.
const renderers = {
  [BannerLayout.DoublePicture]: Tiles,
  [BannerLayout.ThreePicture]: Tiles,
  [BannerLayout.FourPicture]: Tiles,
  [BannerLayout.FivePicture]: Tiles,
  [BannerLayout.CardStyle]: Entries,
  [BannerLayout.ListStyle]: Entries,
  [BannerLayout.SixteenNineCarousel]: Shelf,
  [BannerLayout.OneOneCarousel]: Shelf,
  [BannerLayout.ThreeFourCarousel]: Shelf,
} satisfies Record<OtherLayout, ComponentType<LayoutProps>>;

/** What the company puts first, in one of the ten layouts of its page settings. Nothing when there is nothing. */
export function BannerModule({
  layout,
  slides,
  autoplaySeconds = 0,
  size = 'lg',
  fill = false,
  label,
  renderLink,
  className,
  ...rest
}: BannerModuleProps) {
  const labels = useLabels('bannerModule');
  const name = label ?? labels.name;
  if (slides.length === 0) return null;
  if (layout === BannerLayout.Carousel) {
    return (
      <Carousel
        {...rest}
        data-component="BannerModule"
        data-layout={layout}
        data-many={slides.length > 1 || undefined}
        label={name}
        autoplaySeconds={autoplaySeconds}
        className={clsx(styles.root, size === 'md' && styles.strip, fill && styles.fill, className)}
        slides={slides.map((slide, i) => ({
          id: slide.id,
          name: slide.title,
          content: <Slide slide={slide} first={i === 0} renderLink={renderLink} />,
        }))}
      />
    );
  }
  const Layout = renderers[layout];
  return (
    <section
      {...rest}
      // The carousel inside has the name.
      aria-label={Layout === Shelf ? undefined : name}
      data-component="BannerModule"
      data-layout={layout}
      className={clsx(styles.other, fill && styles.fill, className)}
    >
      {/* As tall as what comes, so that the page does not move. */}
      <div className={styles.frame[layout]} data-part="frame">
        <Layout
          layout={layout}
          slides={slides}
          autoplaySeconds={autoplaySeconds}
          label={name}
          renderLink={renderLink}
        />
      </div>
    </section>
  );
}
