import { TargetKind } from '@stoa/domain';

/** A course is known under two kinds of target: one of the platform has a kind of its own, and the same number. */
export const courseTargets = [TargetKind.Course, TargetKind.CloudCourse] as const;
