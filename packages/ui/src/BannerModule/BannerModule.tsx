import { BannerLayout, type TargetKind } from '@stoa/domain';
import { clsx } from 'clsx';
import { type ComponentProps, type ComponentType } from 'react';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { Carousel } from '../Carousel/index.ts';
import type { RenderLink } from '../CourseCard/index.ts';
import { useLabels } from '../provider/index.ts';
import * as styles from './BannerModule.css.ts';
import { Slide } from './parts/Slide.tsx';

/**
 * One slide. With `imageUrl` it is that picture; without it, a generated scene in the tenant's colours with the
 * words in front.
 */
export interface BannerSlide {
  id: string | number;
  title: string;
  /** A short line above the title; only on a generated slide. */
  eyebrow?: string | undefined;
  text?: string | undefined;
  /** What `href` leads to. It decides the text on the button of a generated slide. */
  leadsTo?: TargetKind | undefined;
  /** Text of that button. Default: a text that fits what it leads to, such as “View course”. */
  actionLabel?: string | undefined;
  imageUrl?: string | undefined;
  /** Alternative text of the picture. Default: the title. */
  imageAlt?: string | undefined;
  href?: string | undefined;
}

export const bannerSizes = ['md', 'lg'] as const;
export type BannerSize = (typeof bannerSizes)[number];

export interface BannerModuleProps extends Omit<ComponentProps<'section'>, 'children'> {
  layout: BannerLayout;
  slides: readonly BannerSlide[];
  /**
   * Seconds that a slide stays, at least 5; with 0 the slides do not change by themselves. Only for the
   * carousel layouts. Default 0.
   */
  autoplaySeconds?: number;
  /**
   * `lg` for the top of a page; `md` for a strip above a list. Only for the full-width carousel. Default `lg`.
   */
  size?: BannerSize;
  /**
   * Fills the height of its container, but is never lower than its text. Without it, the layout has its own
   * proportions.
   */
  fill?: boolean;
  /** Name of the region. Default: “Highlights” in the person's language. */
  label?: string;
  renderLink?: RenderLink;
}

/** Props of one layout, which is rendered inside the frame that BannerModule has drawn already. */
export interface LayoutProps {
  layout: OtherLayout;
  slides: readonly BannerSlide[];
  autoplaySeconds: number;
  label: string;
  renderLink: RenderLink | undefined;
}

export type OtherLayout = Exclude<BannerLayout, typeof BannerLayout.Carousel>;

const later = (load: () => Promise<{ default: ComponentType<LayoutProps> }>) => lazyPart(load);
const Tiles = later(() => import('./layouts/Tiles.tsx'));
const Entries = later(() => import('./layouts/Entries.tsx'));
const Shelf = later(() => import('./layouts/Shelf.tsx'));

// Only the carousel is part of the first code, because nearly every company uses it; the other layouts are
// loaded when shown.
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

/**
 * The company's highlights, in one of the ten layouts of its page settings. Renders nothing when there are no
 * slides.
 */
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
      // In this layout the Carousel inside has the name, so the frame has none.
      aria-label={Layout === Shelf ? undefined : name}
      data-component="BannerModule"
      data-layout={layout}
      className={clsx(styles.other, fill && styles.fill, className)}
    >
      {/* The frame has the height of the layout that is still loading, so that the page does not jump. */}
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
