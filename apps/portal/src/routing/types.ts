import type { ComponentType } from 'react';
import type { FirstCall } from '../boot/firstCall.ts';
import type { WordGroup } from '../i18n/wordGroup.ts';

/**
 * The frame around a screen. `slim` is the global layout reduced to one slim bar, which the screen renders
 * itself.
 */
export type Layout = 'none' | 'global' | 'user' | 'slim';

/** A condition for opening a screen, besides a session. */
export type Gate =
  | 'company'
  | 'knowledgeModule'
  | 'allowCreateKnowledge'
  | 'showRecommendCourseFlg'
  | 'showVipPaidCourseFlg'
  | 'showWannaLearnFlg'
  | 'showSearchCourseFlg'
  | 'showAiChatFlg'
  | 'vip'
  | 'companySetA'
  | 'companySetB'
  | 'tenantCode'
  | 'teaching';

/** The address of a screen, with the facts that are known before any file of its area has loaded. */
export interface ScreenRow {
  /** Path in the syntax of react-router-dom; matching is case-sensitive. */
  readonly path: string;
  readonly layout: Layout;
  readonly auth: 'public' | 'session';
  readonly gates?: readonly Gate[];
  /**
   * Query parameters without which the screen cannot call the server; those named `id` or `…Id` must be
   * numbers.
   */
  readonly requires?: readonly string[];
  /** Allowed values of the `:parameter` in the path; any other value is not found. */
  readonly values?: readonly string[];
  /** Further gates for a value of the `:parameter`. */
  readonly gatesOf?: Readonly<Record<string, readonly Gate[]>>;
  readonly redirect?: undefined;
}

/** An address that redirects to another one; query and hash are kept byte for byte. */
export interface RedirectRow {
  readonly path: string;
  readonly redirect: string;
}

export type Row = ScreenRow | RedirectRow;

/** The rest of a route's declaration, which loads with its area. */
export interface Screen {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** The messages that load together with the screen. */
  readonly words: readonly WordGroup[];
  /**
   * Calls that the screen always makes first; by the value of its `:parameter` where the path has one. A
   * journey checks that the screen uses each of them.
   */
  readonly calls?: readonly FirstCall[] | Readonly<Record<string, readonly FirstCall[]>>;
}

/** The paths of an area's screens. */
type ScreenPath<Rows extends readonly Row[]> = Exclude<Rows[number], { redirect: string }>['path'];

/** The screens of an area: one for each row that is not a redirect. */
export type Screens<Rows extends readonly Row[]> = Readonly<Record<ScreenPath<Rows>, Screen>>;

/** An area: its rows, which every page loads, and its screens, which load with the first of them. */
export interface Area {
  readonly rows: readonly Row[];
  readonly load: () => Promise<Readonly<Record<string, Screen>>>;
}

/** A row with the loader of its screen. */
export type Route = RedirectRow | (ScreenRow & { readonly load: () => Promise<Screen> });
export type ScreenRoute = Exclude<Route, RedirectRow>;
