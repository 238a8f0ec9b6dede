import { FixedPageKey, TargetKind } from '@stoa/domain';

/** The page of all courses, where somebody begins who has not begun yet. */
export const allCourses = { kind: TargetKind.Page, pageKey: FixedPageKey.Course } as const;
