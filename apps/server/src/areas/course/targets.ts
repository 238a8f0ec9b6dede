import { TargetKind } from '@stoa/domain';

/** The two target kinds of a course: a platform course has a kind of its own, with the same course id. */
export const courseTargets = [TargetKind.Course, TargetKind.CloudCourse] as const;
