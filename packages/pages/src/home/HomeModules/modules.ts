import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import { BannerLayout, HomeModuleKind, ListLayout } from '@stoa/domain';
import { bannerOf, type PageBanner } from '../../common/pageBanner.ts';
import { leading, type Resolve } from '../../links/index.ts';

/** An entry of a module that leads somewhere. */
export type LeadingItem = ModuleItem & { href: string };

/** How entries stand that lead somewhere: cards under pictures, rows, one large before small ones, portraits, packages. */
export type EntryShape = 'cards' | 'rows' | 'news' | 'people' | 'packages';

/** A module with the shape that its kind has, and what of it can be shown. */
export type ShownModule = { readonly module: HomeModule } & (
  | { readonly shape: EntryShape; readonly items: readonly LeadingItem[] }
  | { readonly shape: 'ranking'; readonly items: readonly ModuleItem[] }
  | { readonly shape: 'banner'; readonly banner: PageBanner }
  | { readonly shape: 'text'; readonly html: string }
);

/** How the entries of a kind stand; `undefined` for kinds that are no list, or have their place above already. */
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

/** One module as it can be shown, or nothing when nothing in it leads anywhere. */
export function shownOf(module: HomeModule, resolve: Resolve): ShownModule | undefined {
  const { kind, items = [], html, banners } = module;
  const shape = shapeOf(module);
  // A place in a ranking is a name to read; everything else is there to be opened.
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
  /** Before the advert between the modules, and after it. */
  readonly before: readonly ShownModule[];
  readonly after: readonly ShownModule[];
}

/**
 * The modules below what the page has shown already, in the company's order. The advert between them stands where
 * the company put it, else after the first.
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
