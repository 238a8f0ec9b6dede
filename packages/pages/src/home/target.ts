import { FixedPageKey, TargetKind } from '@stoa/domain';

/** The list of all courses, for a person who has not started any. */
export const allCourses = { kind: TargetKind.Page, pageKey: FixedPageKey.Course } as const;
