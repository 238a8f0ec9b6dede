import type { HomeModule, ModuleItem } from '@stoa/api/contract/home';
import {
  BannerLayout,
  formatDateTime,
  HomeModuleKind,
  ListLayout,
  LiveStatus,
  Relation,
  TargetKind,
  type GlobalConfig,
} from '@stoa/domain';
import type {
  EntryBadge,
  EntryMark,
  EntryShape,
  HomeModuleView,
  ModuleEntry,
} from '@stoa/ui/patterns/HomeModules';
import type { useTranslations } from 'use-intl';
import { bannerView } from '../../common/bannerView.ts';
import { hrefOf, type Resolve } from '../../common/hrefs.ts';

/** What every module's words and links come from. */
export interface ModuleContext {
  t: ReturnType<typeof useTranslations<'homeModules'>>;
  resolve: Resolve;
  now: number;
  /** The reader's own row of a ranking is theirs. */
  userId: number;
  flags: Pick<GlobalConfig, 'knowledgeModule'>;
  hideVip: boolean;
  /** Read only (screens I12). */
  isDraft: boolean;
}

const liveTones = {
  [LiveStatus.Upcoming]: 'neutral',
  [LiveStatus.Live]: 'danger',
  [LiveStatus.Ended]: 'neutral',
  [LiveStatus.Playback]: 'accent',
  [LiveStatus.Cancelled]: 'neutral',
} as const satisfies Record<LiveStatus, EntryBadge['tone']>;

const isLiveStatus = (status: number | undefined): status is LiveStatus =>
  status !== undefined && status in liveTones;

function badgeOf(
  kind: HomeModuleKind,
  { contentKind, status }: ModuleItem,
  { t }: ModuleContext,
): EntryBadge | undefined {
  if (kind === HomeModuleKind.Lives && isLiveStatus(status)) {
    return { label: t(`live.${status}`), tone: liveTones[status] };
  }
  return contentKind === undefined ? undefined : { label: t(`content.${contentKind}`), tone: 'neutral' };
}

/** People are followed, and a live is subscribed to before it begins (screens 3). In a draft nothing is marked. */
function markOf(
  kind: HomeModuleKind,
  { target, status }: ModuleItem,
  isDraft: boolean,
): EntryMark | undefined {
  const { kind: targetKind, id: targetId } = target;
  if (isDraft || targetId === undefined) return undefined;
  if (kind === HomeModuleKind.People) return { relation: Relation.Follow, targetKind, targetId };
  return kind === HomeModuleKind.Lives && targetKind === TargetKind.Live && status === LiveStatus.Upcoming
    ? { relation: Relation.Subscribe, targetKind, targetId }
    : undefined;
}

const isCourse = ({ kind }: ModuleItem['target']): boolean =>
  kind === TargetKind.Course || kind === TargetKind.CloudCourse;

function entryOf(kind: HomeModuleKind, item: ModuleItem, at: number, context: ModuleContext): ModuleEntry {
  const { target, meta = [], startTime } = item;
  const own = kind === HomeModuleKind.Ranking;
  const when = startTime === undefined ? [] : [formatDateTime(startTime, { now: context.now })];
  return {
    id: `${at}`,
    title: item.title,
    href: own ? undefined : hrefOf(context.resolve(target)),
    coverUrl: item.coverUrl,
    // A course has the same picture wherever it is shown.
    seed: isCourse(target) ? (target.id ?? item.title) : `${target.kind}-${target.id ?? item.title}`,
    category: item.categoryId ?? (isCourse(target) ? meta[0] : undefined),
    // Titles and progress say enough of courses; what leads to many things says what for.
    summary: kind === HomeModuleKind.Courses ? undefined : item.summary,
    facts: [...when, ...meta],
    corners: item.corners,
    progress: item.progress,
    badge: badgeOf(kind, item, context),
    place: own ? item.status : undefined,
    mine: own && target.id === context.userId ? context.t('me') : undefined,
    mark: markOf(kind, item, context.isDraft),
    action: kind === HomeModuleKind.Vip ? context.t('membership') : undefined,
  };
}

/** How the entries of a kind stand; `undefined` for kinds that are no list, or have their place above already. */
function shapeOf({ kind, layout }: HomeModule): EntryShape | undefined {
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

const isClosed = ({ kind }: HomeModule, { flags, hideVip }: ModuleContext): boolean =>
  (kind === HomeModuleKind.Knowledge && !flags.knowledgeModule) || (kind === HomeModuleKind.Vip && hideVip);

/** One module as it can be shown, or nothing when nothing in it leads anywhere (decision 21). */
function viewOf(module: HomeModule, context: ModuleContext): HomeModuleView | undefined {
  if (isClosed(module, context)) return undefined;
  const { t, resolve } = context;
  const more = module.moreTarget && hrefOf(resolve(module.moreTarget));
  const named = {
    id: module.moduleId,
    title: module.title,
    note: module.subtitle,
    more: more === undefined ? undefined : { label: t('more'), href: more },
  };
  const shape = shapeOf(module);
  if (shape !== undefined) {
    const all = (module.items ?? []).map((item, at) => entryOf(module.kind, item, at, context));
    // A place in a ranking is a name to read; everything else is there to be opened.
    const entries = shape === 'ranking' ? all : all.filter(({ href }) => href !== undefined);
    return entries.length === 0 ? undefined : { ...named, shape, entries };
  }
  if (module.kind === HomeModuleKind.RichText) {
    return module.html ? { ...named, shape: 'text', html: module.html } : undefined;
  }
  if (module.kind === HomeModuleKind.Banner && module.banners) {
    const layout = module.bannerLayout ?? module.banners.layout ?? BannerLayout.Carousel;
    const banner = bannerView({ ...module.banners, layout }, resolve);
    return banner.slides.length === 0
      ? undefined
      : { ...named, shape: 'banner', banner, label: t('banner', { title: module.title }) };
  }
  return undefined;
}

export interface ModuleParts {
  /** Before the advert between the modules, and after it. */
  readonly before: readonly HomeModuleView[];
  readonly after: readonly HomeModuleView[];
}

/**
 * The modules below what the page has shown already, in the company's order. The advert between them stands where
 * the company put it, else after the first.
 */
export function modulesBelow(
  modules: readonly HomeModule[],
  shown: number | undefined,
  context: ModuleContext,
): ModuleParts {
  const views = (list: readonly HomeModule[]) =>
    list.flatMap((module) => (module.moduleId === shown ? [] : (viewOf(module, context) ?? [])));
  const given = modules.findIndex(({ kind }) => kind === HomeModuleKind.Advert);
  if (given >= 0) return { before: views(modules.slice(0, given)), after: views(modules.slice(given + 1)) };
  const all = views(modules);
  const first = shown === undefined ? 1 : 0;
  return { before: all.slice(0, first), after: all.slice(first) };
}
