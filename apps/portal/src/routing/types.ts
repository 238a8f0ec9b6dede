import type { ComponentType } from 'react';
import type { FirstCall } from '../boot/firstCall.ts';
import type { WordGroup } from '../i18n/wordGroup.ts';

/** What stands around a screen. `slim` is the global layout reduced to one quiet bar, which the screen brings. */
export type Layout = 'none' | 'global' | 'user' | 'slim';

/** What must hold besides a session. */
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
  | 'teaching';

/** An address of a screen, with what is known of it before anything of its area has come. */
export interface ScreenRow {
  /** As react-router-dom writes paths; case counts. */
  readonly path: string;
  readonly layout: Layout;
  readonly auth: 'public' | 'session';
  readonly gates?: readonly Gate[];
  /** Query parameters without which the screen cannot ask the server anything; `…Id` and `id` are numbers. */
  readonly requires?: readonly string[];
  /** Allowed values of the `:parameter` in the path; any other is not found. */
  readonly values?: readonly string[];
  /** What must hold besides for a value of the `:parameter`. */
  readonly gatesOf?: Readonly<Record<string, readonly Gate[]>>;
  readonly redirect?: undefined;
}

/** An address that another one takes over; query and hash go along byte for byte. */
export interface RedirectRow {
  readonly path: string;
  readonly redirect: string;
}

export type Row = ScreenRow | RedirectRow;

/** The rest of a row, which comes with its area. */
export interface Screen {
  readonly load: () => Promise<{ default: ComponentType }>;
  /** Words that load together with the screen. */
  readonly words: readonly WordGroup[];
  /**
   * Calls that the screen makes first, in any case; by the value of its `:parameter` where the path has one. A journey holds
   * that each is one that the screen takes over.
   */
  readonly calls?: readonly FirstCall[] | Readonly<Record<string, readonly FirstCall[]>>;
}

/** The paths of an area's screens. */
type ScreenPath<Rows extends readonly Row[]> = Exclude<Rows[number], { redirect: string }>['path'];

/** The screens of an area: one for each of its rows that is no redirect. */
export type Screens<Rows extends readonly Row[]> = Readonly<Record<ScreenPath<Rows>, Screen>>;

/** An area: its rows, which every page knows, and its screens, which come with the first of them. */
export interface Area {
  readonly rows: readonly Row[];
  readonly load: () => Promise<Readonly<Record<string, Screen>>>;
}

/** A row with the way to its screen. */
export type Route = RedirectRow | (ScreenRow & { readonly load: () => Promise<Screen> });
export type ScreenRoute = Exclude<Route, RedirectRow>;
