import { courseDetail, type CourseDetail } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { TargetKind } from '@stoa/domain';

/** The subject of comments: a course, or a person who teaches. */
export interface TalkSubject {
  readonly kind: TargetKind;
  readonly id: number;
  /** Key that encrypts unsent text on the device; without it the text stays in memory. */
  readonly outboxKey?: string | undefined;
  /** How a course was rated. */
  readonly rating?: Pick<CourseDetail['rating'], 'avg' | 'dist'> | undefined;
}

export function useCourseSubject(courseId: number): TalkSubject {
  const { data } = useApi(courseDetail, { courseId }, { silent: true });
  return { kind: TargetKind.Course, id: courseId, outboxKey: data?.outboxKey, rating: data?.rating };
}

/** Storage name of a desk; a course is named by its id alone. */
export const deskName = (panel: string, { kind, id }: TalkSubject): string =>
  kind === TargetKind.Course ? `${panel}:${id}` : `${panel}:${kind}:${id}`;
