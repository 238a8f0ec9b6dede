import { courseDetail } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { TargetKind } from '@stoa/domain';

/** What people talk about: a course, or somebody who teaches. */
export interface TalkPlace {
  readonly kind: TargetKind;
  readonly id: number;
  /** Encrypts what is written and not sent yet; until it is there, such words stay in memory. */
  readonly outboxKey?: string | undefined;
}

export function useCoursePlace(courseId: number): TalkPlace {
  const { data } = useApi(courseDetail, { courseId }, { silent: true });
  return { kind: TargetKind.Course, id: courseId, outboxKey: data?.outboxKey };
}

/** Name of what lies on the device; a course's has no more than its number. */
export const deskName = (panel: string, { kind, id }: TalkPlace): string =>
  kind === TargetKind.Course ? `${panel}:${id}` : `${panel}:${kind}:${id}`;
