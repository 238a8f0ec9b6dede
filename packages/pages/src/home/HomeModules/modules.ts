import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import { BannerLayout, HomeModuleKind, ListLayout } from '@stoa/domain';
import { bannerOf, type PageBanner } from '../../common/pageBanner.ts';
import { leading, type Resolve } from '../../links/index.ts';

/** An entry of a module, with its address. */
export type LeadingItem = ModuleItem & { href: string };

/** Layouts of entries: cards with pictures, rows, one large entry before small ones, portraits, packages. */
export type EntryShape = 'cards' | 'rows' | 'news' | 'people' | 'packages';

/** A module with the layout of its kind, and the content that can be shown. */
export type ShownModule = { readonly module: HomeModule } & (
  | { readonly shape: EntryShape; readonly items: readonly LeadingItem[] }
  | { readonly shape: 'ranking'; readonly items: readonly ModuleItem[] }
  | { readonly shape: 'banner'; readonly banner: PageBanner }
  | { readonly shape: 'text'; readonly html: string }
);

/** The layout of a kind; `undefined` for kinds that are no list, or that the page shows above already. */
function shapeOf({ kind, layout }: HomeModule): EntryShape | 'ranking' | undefined {
  switch (kind) {
    case HomeModuleKind.Courses:
    case HomeModuleKind.Specials:
    case HomeModuleKind.Institutes:
    case HomeModuleKind.Lives:
    case HomeModuleKind.Topics:
    case HomeModuleKind.Plans:
    case HomeModuleKind.OmoClasses:
    case HomeModuleKind.Content:
      return layout === ListLayout.Table ? 'rows' : 'cards';
    case HomeModuleKind.Knowledge:
      return 'rows';
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

/** A module as it can be shown; `undefined` when nothing in it leads anywhere. */
export function shownOf(module: HomeModule, resolve: Resolve): ShownModule | undefined {
  const { kind, items = [], html, banners } = module;
  const shape = shapeOf(module);
  // The entries of a ranking need no link, because they are names to read; all other entries are there to be
  // opened.
  if (shape === 'ranking') return items.length === 0 ? undefined : { module, shape, items };
  if (shape !== undefined) {
    const able = leading(items, resolve);
    return able.length === 0 ? undefined : { module, shape, items: able };
  }
  if (kind === HomeModuleKind.RichText) return html ? { module, shape: 'text', html } : undefined;
  if (kind === HomeModuleKind.Banner && banners) {
    const layout = module.bannerLayout ?? banners.layout ?? BannerLayout.Carousel;
    const banner = bannerOf({ ...banners, layout }, resolve);
    return banner.slides.length === 0 ? undefined : { module, shape: 'banner', banner };
  }
  return undefined;
}

export interface ModuleParts {
  /** The modules before the advert, and those after it. */
  readonly before: readonly ShownModule[];
  readonly after: readonly ShownModule[];
}

/**
 * The modules that the page has not shown above, in the company's order. The advert between them is where the
 * company placed it, else after the first.
 */
export function modulesBelow(
  modules: readonly HomeModule[],
  above: number | undefined,
  resolve: Resolve,
): ModuleParts {
  const shown = (list: readonly HomeModule[]) =>
    list.flatMap((module) => (module.moduleId === above ? [] : (shownOf(module, resolve) ?? [])));
  const given = modules.findIndex(({ kind }) => kind === HomeModuleKind.Advert);
  if (given >= 0) return { before: shown(modules.slice(0, given)), after: shown(modules.slice(given + 1)) };
  const all = shown(modules);
  const first = above === undefined ? 1 : 0;
  return { before: all.slice(0, first), after: all.slice(first) };
}
