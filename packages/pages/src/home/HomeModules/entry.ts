import type { ModuleItem } from '@stoa/api/contract/home';
import { formatDateTime, HomeModuleKind, LiveStatus, Relation, TargetKind } from '@stoa/domain';
import { coverArt, type CoverArt } from '../../common/cover.ts';
import type { HomeModulesTranslate } from '../words/index.ts';

/** The kind or the status of an entry, in a word. */
export interface EntryBadge {
  readonly label: string;
  readonly tone: 'neutral' | 'accent' | 'danger';
}

/** The mark that an entry can get: a reminder for a live stream that has not begun, or following a person. */
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

/** The badge of an entry: the status of a live stream; for all others the kind of content, if it is known. */
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

/** The mark of an entry: people can be followed, live streams subscribed to before they begin. */
export function markOf(kind: HomeModuleKind, { target, status }: ModuleItem): EntryMark | undefined {
  const { kind: targetKind, id: targetId } = target;
  if (targetId === undefined) return undefined;
  if (kind === HomeModuleKind.People) return { relation: Relation.Follow, targetKind, targetId };
  return kind === HomeModuleKind.Lives && targetKind === TargetKind.Live && status === LiveStatus.Upcoming
    ? { relation: Relation.Subscribe, targetKind, targetId }
    : undefined;
}

/** The facts of an entry, its time first. */
export const factsOf = ({ startTime, meta = [] }: ModuleItem, now: number): readonly string[] =>
  startTime === undefined ? meta : [formatDateTime(startTime, { now }), ...meta];

/** The picture of an entry; its category is the first fact of a course. */
export const coverOf = ({ meta, ...item }: ModuleItem): CoverArt =>
  coverArt({ ...item, categoryName: meta?.[0] });
