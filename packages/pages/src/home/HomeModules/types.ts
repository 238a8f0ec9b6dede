import type { Corner, ProgressState, Relation, TargetKind } from '@stoa/domain';
import type { PageBanner, PageLink } from '../../common/index.ts';

/** What a module brings one of, whatever it leads to (contract 5.2, ModuleItem), its facts in words already. */
export interface ModuleEntry {
  id: string;
  title: string;
  /** Absent where a name is all there is to show: a rank without a page behind it. */
  href?: string | undefined;
  coverUrl?: string | undefined;
  /** Seeds the generated cover. */
  seed: string | number;
  /** Chooses the motif of a generated cover. */
  category?: string | number | undefined;
  summary?: string | undefined;
  facts: readonly string[];
  corners?: readonly Corner[] | undefined;
  progress?: { readonly percent: number; readonly state: ProgressState } | undefined;
  /** What it is or how it stands, in a word: 视频, 直播中. */
  badge?: EntryBadge | undefined;
  /** Place in a ranking; that in the list without it. */
  place?: number | undefined;
  /** The reader's own row of a ranking, and what says so. */
  mine?: string | undefined;
  /** What of it can be marked: a live to come, a person. */
  mark?: EntryMark | undefined;
  /** Words on the button of a package. */
  action?: string | undefined;
}

export interface EntryMark {
  readonly relation: Relation;
  readonly targetKind: TargetKind;
  readonly targetId: number;
}

export interface EntryBadge {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'success' | 'danger';
}

interface Named {
  readonly id: number;
  readonly title: string;
  readonly note?: string | undefined;
  readonly more?: PageLink | undefined;
}

/** How entries stand: cards under pictures, rows, round portraits, packages, places, one large before small ones. */
export const entryShapes = ['cards', 'rows', 'news', 'people', 'packages', 'ranking'] as const;
export type EntryShape = (typeof entryShapes)[number];

/** One section of the home page (contract 3.2, HomeModuleKind). */
export type HomeModuleView =
  | (Named & { readonly shape: EntryShape; readonly entries: readonly ModuleEntry[] })
  | (Named & {
      readonly shape: 'banner';
      readonly banner: PageBanner;
      /** Names the region of the pictures inside of the section. */
      readonly label: string;
    })
  | (Named & { readonly shape: 'text'; readonly html: string });
