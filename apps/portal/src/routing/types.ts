import type { ComponentType } from 'react';
import type { Area } from '../i18n/areas.ts';

/** What stands around a screen. `slim` is the global layout reduced to one quiet bar, which the screen brings. */
export type Layout = 'none' | 'global' | 'user' | 'slim';

/** What must hold besides a session (screens.md 18, steps 5 and 6). */
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

/** One row of the specification's route table (point 2). */
export interface RouteRow {
  readonly path: string;
  readonly layout: Layout;
  readonly auth: 'public' | 'session';
  readonly gates?: readonly Gate[];
  /** Query parameters without which the screen cannot ask the server anything; `…Id` and `id` are numbers. */
  readonly requires?: readonly string[];
  /** Another address that takes over; the query goes along byte for byte. */
  readonly redirect?: string;
  /** An address without a page of its own: goes to this child when built, else to its first built child. */
  readonly index?: string;
  /** Allowed values of the `:parameter` in the path; any other is not found (decision 22). */
  readonly values?: readonly string[];
  /** What must hold besides for a value of the `:parameter`. */
  readonly gatesOf?: Readonly<Record<string, readonly Gate[]>>;
  /** Message areas that load together with the screen. */
  readonly areas?: readonly Area[];
  /** Absent while the screen is not built: the address is then not found (decision 21). */
  readonly screen?: () => Promise<{ default: ComponentType }>;
}
