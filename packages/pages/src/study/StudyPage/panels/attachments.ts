import type { CourseDetail } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { AccessState } from '@stoa/domain';

type File = CourseDetail['attachments'][number];

/** What the page tells of the whole course, which comes after the lesson. */
export type CourseFacts = Pick<CourseDetail, 'access' | 'attachments' | 'policy' | 'teachers'>;

/** The file of the lesson before those of the course. */
export const filesOf = (lesson: StudyStart | undefined, course: CourseFacts | undefined): File[] => [
  ...(lesson?.item.downloadFile ? [lesson.item.downloadFile] : []),
  ...(course?.attachments ?? []),
];

/** Whether a person may take the files along: the course allows it, and is open to the person. */
export const mayDownload = (course: CourseFacts | undefined): boolean =>
  course?.policy.allowDownload === true && course.access === AccessState.Ok;
