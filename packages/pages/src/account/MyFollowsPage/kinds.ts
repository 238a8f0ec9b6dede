import { Relation, TargetKind } from '@stoa/domain';
import type { Resolve } from '../../links/index.ts';

/**
 * The kinds of things that can be followed, in the order of the page, with their keys in the message
 * catalogue.
 */
export const followKinds = {
  teacher: TargetKind.Teacher,
  lecturer: TargetKind.Lecturer,
  mentor: TargetKind.Mentor,
  special: TargetKind.Special,
  institute: TargetKind.Institute,
  topic: TargetKind.Topic,
  live: TargetKind.Live,
} as const;
export type FollowKind = keyof typeof followKinds;

const names = ['teacher', 'lecturer', 'mentor', 'special', 'institute', 'topic', 'live'] as const;

/** The kinds whose pages are built, because entries without a page are not shown. */
export const kindsShown = (resolve: Resolve): readonly FollowKind[] =>
  names.filter((name) => resolve({ kind: followKinds[name], id: 1 }) !== undefined);

/** A live stream is subscribed to, everything else is followed. */
export const relationOf = (kind: TargetKind): typeof Relation.Subscribe | typeof Relation.Follow =>
  kind === TargetKind.Live ? Relation.Subscribe : Relation.Follow;
