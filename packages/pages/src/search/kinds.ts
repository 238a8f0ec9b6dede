import { isValueOf, TargetKind } from '@stoa/domain';

/** Kinds of results that the page has a name for. */
export const searchKinds = [
  TargetKind.Course,
  TargetKind.CloudCourse,
  TargetKind.Knowledge,
  TargetKind.Live,
  TargetKind.Topic,
  TargetKind.OmoClass,
  TargetKind.Teacher,
  TargetKind.Lecturer,
  TargetKind.Mentor,
  TargetKind.Exam,
  TargetKind.News,
  TargetKind.Special,
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const isSearchKind = (value: unknown): value is SearchKind =>
  isValueOf(TargetKind, value) && searchKinds.some((kind) => kind === value);

/** Sort orders of results: best match first, or newest first. */
export const searchSorts = ['default', 'new'] as const;
export type SearchSort = (typeof searchSorts)[number];
