import type { CertifiedState } from '../enums/commerce.ts';
import { LiveKind } from '../enums/live.ts';
import { TargetKind } from '../enums/target.ts';
import type { LinkTarget, StudyContext } from '../values.ts';
import {
  certifiedManagerPath,
  contextPages,
  detailPages,
  fixedPages,
  livePages,
  navAreaPages,
  placePages,
} from './linkPages.ts';
import { queryOf } from './query.ts';
import { safeInternalPath } from './safePath.ts';

export interface LinkOptions {
  /** Whether a path has a screen. An entry with another path resolves to nothing and is not shown. */
  builtRoutes?: ((path: string) => boolean) | undefined;
  /**
   * The partner's code in addresses, `{PARTNER}` of the specification; without it the partner's pages resolve
   * to nothing.
   */
  partnerCode?: string | undefined;
  /** Where the learner came from; added to the addresses of the pages that use it. */
  context?: StudyContext | undefined;
  /** State of the learner in the certified-manager track, which decides which step's page opens. */
  certifiedState?: CertifiedState | undefined;
  /** The portal's own origin: an absolute address on it stays in the portal when a screen exists. */
  origin?: string | undefined;
}

/** `external` opens in a new tab with `rel="noopener"`. */
export type ResolvedLink =
  | { readonly kind: 'internal'; readonly path: string }
  | { readonly kind: 'external'; readonly url: string };

type Pairs = readonly (readonly [string, number | string])[];
interface Route {
  path: string;
  pairs?: Pairs;
}

/** Parameters that choose the page and are not passed on to it. */
const routingParams: readonly string[] = ['areaKind', 'liveKind', 'partner'];

const isId = (id: unknown): id is number => typeof id === 'number' && Number.isSafeInteger(id) && id > 0;

function param(target: LinkTarget, name: string): string | undefined {
  const { params } = target;
  return params && Object.hasOwn(params, name) ? params[name] : undefined;
}

/** A page whose address needs two ids, its own and its parent's; the parent's id is in `params`. */
function nested(target: LinkTarget, path: string, parentName: string, idName: string): Route | undefined {
  const parentId = param(target, parentName);
  if (!isId(target.id) || !parentId) return undefined;
  return {
    path,
    pairs: [
      [parentName, parentId],
      [idName, target.id],
    ],
  };
}

function partnerPath(options: LinkOptions, rest: string): string | undefined {
  return options.partnerCode ? `/${encodeURIComponent(options.partnerCode)}${rest}` : undefined;
}

function pageOf(target: LinkTarget, options: LinkOptions): string | undefined {
  const key = target.pageKey ?? '';
  const isPartner = options.partnerCode !== undefined && key === `${options.partnerCode}_HOME`;
  return fixedPages.get(key) ?? (isPartner ? partnerPath(options, '/home') : undefined);
}

function classRoute(target: LinkTarget, options: LinkOptions): Route | undefined {
  const path =
    param(target, 'partner') === 'true' ? partnerPath(options, '/omo/detail') : '/study/omo/detail';
  return path !== undefined && isId(target.id) ? { path, pairs: [['classId', target.id]] } : undefined;
}

function chosenRoute(path: string | undefined, idName: string, id: unknown): Route | undefined {
  return path !== undefined && isId(id) ? { path, pairs: [[idName, id]] } : undefined;
}

function routeOf(target: LinkTarget, options: LinkOptions): Route | undefined {
  const detail = detailPages.get(target.kind);
  if (detail) return chosenRoute(detail[0], detail[1], target.id);
  const place = placePages.get(target.kind);
  if (place) return chosenRoute(place[0], place[1], target.id) ?? { path: place[0] };

  switch (target.kind) {
    case TargetKind.Live: {
      const kind = param(target, 'liveKind') ?? String(LiveKind.Company);
      return chosenRoute(livePages.get(kind), 'liveId', target.id);
    }
    case TargetKind.NavArea: {
      const kind = param(target, 'areaKind') ?? '';
      return chosenRoute(navAreaPages.get(kind), 'areaId', target.id);
    }
    case TargetKind.CourseItem:
      return nested(target, '/course/study', 'courseId', 'itemId');
    case TargetKind.OjtTask:
      return nested(target, '/study/ojt/list', 'ojtId', 'taskId');
    case TargetKind.OmoClass:
      return classRoute(target, options);
    case TargetKind.Order: {
      const orderNo = param(target, 'orderNo');
      return {
        path: '/vip/center',
        pairs: [['tab', 'orders'], ...(orderNo ? [['orderNo', orderNo] as const] : [])],
      };
    }
    case TargetKind.Vip:
      return { path: '/vip/center' };
    case TargetKind.CertifiedManager:
      return { path: certifiedManagerPath(options.certifiedState) };
    case TargetKind.Page: {
      const path = pageOf(target, options);
      return path === undefined ? undefined : { path };
    }
    default:
      return undefined;
  }
}

/**
 * The parameters of an address: its own first, then the other parameters of the target, then the context;
 * each name once.
 */
function pairsOf(route: Route, target: LinkTarget, context: StudyContext): Pairs {
  const pairs = new Map<string, number | string>(route.pairs);
  const passed = Object.entries(target.params ?? {}).filter(([name]) => !routingParams.includes(name));
  const carried = contextPages.has(route.path) ? Object.entries(context).filter(([, id]) => isId(id)) : [];
  for (const [name, value] of [...passed, ...carried]) {
    if (!pairs.has(name)) pairs.set(name, value);
  }
  return [...pairs];
}

const webAddress =
  /^https?:\/\/(?:[\p{L}\p{N}._-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\\"<>\p{Cc}]*)?$/iu;

function resolveUrl(url: string, options: LinkOptions): ResolvedLink | undefined {
  const isBuilt = options.builtRoutes ?? (() => true);
  const { origin = '' } = options;
  const own = origin !== '' && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const path = safeInternalPath(own, '');
  if (path !== '' && isBuilt(path.split(/[?#]/)[0] ?? '')) return { kind: 'internal', path };
  return webAddress.test(url) ? { kind: 'external', url } : undefined;
}

/**
 * The one function that knows the address of an entry: banners, functions, tasks, notifications, search and
 * the assistant use it. `undefined` means that the entry has no page in this portal and is not shown. `id` is
 * the id that the kind implies; the other values are in `params`: `courseId` of a course item, `ojtId` of an
 * OJT task, `orderNo`, `liveKind`, `areaKind`, `partner: 'true'` of a partner's class. Parameters that do not
 * choose the page are passed on. A URL is http, https or a path inside the portal.
 */
export function linkTargetPath(target: LinkTarget, options: LinkOptions = {}): ResolvedLink | undefined {
  if (target.kind === TargetKind.Url) return resolveUrl(target.url ?? '', options);
  const route = routeOf(target, options);
  if (!route || options.builtRoutes?.(route.path) === false) return undefined;
  return { kind: 'internal', path: route.path + queryOf(pairsOf(route, target, options.context ?? {})) };
}
