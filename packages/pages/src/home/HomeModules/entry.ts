import type { ModuleItem } from '@stoa/api/contract/home';
import { formatDateTime, HomeModuleKind, LiveStatus, Relation, TargetKind } from '@stoa/domain';
import { isCourse } from '../atFold.ts';
import type { HomeModulesTranslate } from '../words/index.ts';

/** What an entry is or how it stands, in a word. */
export interface EntryBadge {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'danger';
}

/** What of an entry can be marked: a live to come, a person. */
export interface EntryMark {
  readonly relation: Relation;
  readonly targetKind: TargetKind;
  readonly targetId: number;
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

/** How a live stands; of everything else what kind of content it is, where that is known. */
export function badgeOf(
  kind: HomeModuleKind,
  { contentKind, status }: ModuleItem,
  t: HomeModulesTranslate,
): EntryBadge | undefined {
  if (kind === HomeModuleKind.Lives && isLiveStatus(status)) {
    return { label: t(`live.${status}`), tone: liveTones[status] };
  }
  return contentKind === undefined ? undefined : { label: t(`content.${contentKind}`), tone: 'neutral' };
}

/** People are followed, and a live is subscribed to before it begins. */
export function markOf(kind: HomeModuleKind, { target, status }: ModuleItem): EntryMark | undefined {
  const { kind: targetKind, id: targetId } = target;
  if (targetId === undefined) return undefined;
  if (kind === HomeModuleKind.People) return { relation: Relation.Follow, targetKind, targetId };
  return kind === HomeModuleKind.Lives && targetKind === TargetKind.Live && status === LiveStatus.Upcoming
    ? { relation: Relation.Subscribe, targetKind, targetId }
    : undefined;
}

/** What is known of an entry, its time first. */
export const factsOf = ({ startTime, meta = [] }: ModuleItem, now: number): readonly string[] =>
  startTime === undefined ? meta : [formatDateTime(startTime, { now }), ...meta];

/** Seeds the generated cover: a course has the same picture wherever it is shown. */
export const seedOf = (item: ModuleItem): string | number => {
  const name = item.target.id ?? item.title;
  return isCourse(item) ? name : `${item.target.kind}-${name}`;
};

/** Chooses the motif of a generated cover. */
export const categoryOf = (item: ModuleItem): string | number | undefined =>
  item.categoryId ?? (isCourse(item) ? item.meta?.[0] : undefined);
