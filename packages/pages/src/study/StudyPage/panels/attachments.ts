import type { CourseDetail } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { AccessState } from '@stoa/domain';

type File = CourseDetail['attachments'][number];

/** The details of the whole course, which load after the lesson. */
export type CourseFacts = Pick<CourseDetail, 'access' | 'attachments' | 'policy' | 'teachers'>;

/** The file of the lesson, followed by those of the course. */
export const filesOf = (lesson: StudyStart | undefined, course: CourseFacts | undefined): File[] => [
  ...(lesson?.item.downloadFile ? [lesson.item.downloadFile] : []),
  ...(course?.attachments ?? []),
];

/** Whether a person may download the files: the course allows it, and the person has access. */
export const mayDownload = (course: CourseFacts | undefined): boolean =>
  course?.policy.allowDownload === true && course.access === AccessState.Ok;
