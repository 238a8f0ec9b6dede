import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import { BannerLayout, HomeModuleKind, ListLayout } from '@stoa/domain';
import { bannerOf, type PageBanner } from '../../common/pageBanner.ts';
import { leading, type Resolve } from '../../links/index.ts';

/** An entry of a module, with its address. */
export type LeadingItem = ModuleItem & { href: string };

/**
 * The layouts of a module: a shelf of cards to scroll, rows in two columns, or one large card beside a few
 * rows.
 */
export const drawings = ['shelf', 'rows', 'feature'] as const;
export type Drawing = (typeof drawings)[number];

/** Kinds of entries that have a layout of their own. */
export type OwnShape = 'news' | 'people' | 'packages';

/** A module with its layout and its visible content. */
export type ShownModule = { readonly module: HomeModule } & (
  | { readonly shape: Drawing | OwnShape; readonly items: readonly LeadingItem[] }
  | { readonly shape: 'ranking'; readonly items: readonly ModuleItem[] }
  | { readonly shape: 'banner'; readonly banner: PageBanner }
  | { readonly shape: 'text'; readonly html: string }
);

/**
 * The layouts that a kind allows: `any`, one of its own, or none, where it is not a list or is shown
 * elsewhere on the page.
 */
function allowedFor(kind: HomeModuleKind): 'any' | OwnShape | 'ranking' | undefined {
  switch (kind) {
    case HomeModuleKind.Courses:
    case HomeModuleKind.Specials:
    case HomeModuleKind.Institutes:
    case HomeModuleKind.Lives:
    case HomeModuleKind.Topics:
    case HomeModuleKind.Plans:
    case HomeModuleKind.OmoClasses:
    case HomeModuleKind.Content:
    case HomeModuleKind.Knowledge:
      return 'any';
    case HomeModuleKind.News:
      return 'news';
    case HomeModuleKind.People:
      return 'people';
    case HomeModuleKind.Vip:
      return 'packages';
    case HomeModuleKind.Ranking:
      return 'ranking';
    case HomeModuleKind.Banner:
    case HomeModuleKind.Functions:
    case HomeModuleKind.Upcoming:
    case HomeModuleKind.Advert:
    case HomeModuleKind.RichText:
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** The number of entries that a layout shows of the existing ones, so that no row is half empty. */
export function countOf(drawing: Drawing, count: number): number {
  switch (drawing) {
    case 'shelf':
      return Math.min(count, 12);
    case 'rows':
      return count <= 3 ? count : Math.min(6, count - (count % 2));
    case 'feature':
      return Math.min(5, count);
    default:
      return drawing satisfies never;
  }
}

/**
 * Layouts that fit a number of entries, the best first: a shelf of two would be half empty, and rows beside a
 * large card would be too high when there are only two.
 */
function fitting(count: number, prefersRows: boolean): readonly Drawing[] {
  if (count === 1) return ['feature', 'rows'];
  if (count === 2) return ['rows', 'feature'];
  if (count === 3) return prefersRows ? ['rows', 'shelf'] : ['shelf', 'rows'];
  return prefersRows ? ['rows', 'feature', 'shelf'] : ['shelf', 'rows', 'feature'];
}

/** The number of modules between two large cards, so that one screenful has at most one. */
const betweenFeatures = 2;

const isLarge = ({ shape }: ShownModule): boolean => shape === 'feature' || shape === 'news';

/**
 * The layout of the next module: never that of the one before, a large card only at some distance, and of the
 * others the one that was used longest ago.
 */
function nextDrawing(before: readonly ShownModule[], { layout, kind }: HomeModule, count: number): Drawing {
  const prefersRows = layout === ListLayout.Table || kind === HomeModuleKind.Knowledge;
  const fit = fitting(count, prefersRows);
  const last = before.at(-1)?.shape;
  const recent = before.slice(-betweenFeatures);
  const able = fit.filter((drawing) => drawing !== last);
  const spaced = able.filter((drawing) => drawing !== 'feature' || !recent.some(isLarge));
  const from = spaced.length > 0 ? spaced : able;
  if (prefersRows && from.includes('rows')) return 'rows';
  const lastUse = (drawing: Drawing) => before.findLastIndex(({ shape }) => shape === drawing);
  return from.reduce(
    (best, drawing) => (lastUse(drawing) < lastUse(best) ? drawing : best),
    from[0] ?? 'rows',
  );
}

/** A module with its layout, given those before it; `undefined` when none of its entries has a page. */
function drawn(
  before: readonly ShownModule[],
  module: HomeModule,
  resolve: Resolve,
): ShownModule | undefined {
  const { kind, items = [], html, banners } = module;
  const allowed = allowedFor(kind);
  // The entries of a ranking need no link, because they are only read; all other entries are shown to be
  // opened.
  if (allowed === 'ranking') return items.length === 0 ? undefined : { module, shape: allowed, items };
  if (allowed !== undefined) {
    const able = leading(items, resolve);
    if (able.length === 0) return undefined;
    if (allowed !== 'any') return { module, shape: allowed, items: able };
    const shape = nextDrawing(before, module, able.length);
    return { module, shape, items: able.slice(0, countOf(shape, able.length)) };
  }
  if (kind === HomeModuleKind.RichText) return html ? { module, shape: 'text', html } : undefined;
  if (kind === HomeModuleKind.Banner && banners) {
    const layout = module.bannerLayout ?? banners.layout ?? BannerLayout.Carousel;
    const banner = bannerOf({ ...banners, layout }, resolve);
    return banner.slides.length === 0 ? undefined : { module, shape: 'banner', banner };
  }
  return undefined;
}

/**
 * The layout of each module of the page. The company decides on the modules and their order; this function
 * alternates shelves, rows and large cards, because a page of equal rows is monotonous.
 */
export function moduleLayouts(modules: readonly HomeModule[], resolve: Resolve): readonly ShownModule[] {
  const shown: ShownModule[] = [];
  for (const module of modules) {
    const next = drawn(shown, module, resolve);
    if (next) shown.push(next);
  }
  return shown;
}

/** The largest number of modules that the page shows before the person asks for more. */
export const modulesAtFirst = 7;

/**
 * Number of modules before the advert between them: as the company has set it, else one. A place after the
 * last module that is shown at first is brought forward, so that the advert is visible.
 */
export function advertPlace(modules: readonly HomeModule[], shown: readonly ShownModule[]): number {
  const given = modules.findIndex(({ kind }) => kind === HomeModuleKind.Advert);
  if (given < 0) return Math.min(1, shown.length);
  const before = new Set(modules.slice(0, given));
  return Math.min(modulesAtFirst, shown.filter(({ module }) => before.has(module)).length);
}
