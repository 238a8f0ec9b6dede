import type { CourseDetail, CourseSummary } from '@stoa/api/contract/course';
import {
  AccessState,
  formatBytes,
  formatDuration,
  PersonRole,
  TargetKind,
  type PersonBrief,
} from '@stoa/domain';
import type { CourseAttachment, CourseTeacher, RelatedCourse } from '@stoa/ui/patterns/CourseDetailPage/late';
import type { useTranslations } from 'use-intl';
import { hrefOf, type Resolve } from '../../../common/hrefs.ts';

type Words = ReturnType<typeof useTranslations<'courseRail'>>;

/** Which page a person has. */
function kindOf({ role }: Pick<PersonBrief, 'role'>) {
  switch (role) {
    case PersonRole.Teacher:
      return TargetKind.Teacher;
    case PersonRole.Lecturer:
      return TargetKind.Lecturer;
    case PersonRole.Mentor:
      return TargetKind.Mentor;
    default:
      return role satisfies never;
  }
}

export const teachersView = (
  { teachers }: Pick<CourseDetail, 'teachers'>,
  resolve: Resolve,
): CourseTeacher[] =>
  teachers.map((person) => ({
    id: person.personId,
    name: person.name,
    title: person.title,
    avatarUrl: person.avatar,
    href: hrefOf(resolve({ kind: kindOf(person), id: person.personId })),
  }));

/** A file is a link only where the company allows the download and the person has access (screens R16). */
export const attachmentsView = ({
  attachments,
  policy,
  access,
}: Pick<CourseDetail, 'attachments' | 'policy' | 'access'>): CourseAttachment[] =>
  attachments.map(({ fileId, name, size, fileLabel, url }) => ({
    id: fileId,
    name,
    size: formatBytes(size),
    fileLabel,
    href: policy.allowDownload && access === AccessState.Ok ? url : undefined,
  }));

/** Those that have a page here. */
export const collectionsView = ({ collections }: Pick<CourseDetail, 'collections'>, resolve: Resolve) =>
  collections.flatMap(({ id, kind, name }) => {
    const href = hrefOf(resolve({ kind, id }));
    return href === undefined ? [] : [{ label: name, href }];
  });

export function relatedView(courses: readonly CourseSummary[], resolve: Resolve, t: Words): RelatedCourse[] {
  return courses.flatMap(
    ({ courseId, title, coverUrl, categoryName, categoryId = categoryName, itemCount, duration }) => {
      const href = hrefOf(resolve({ kind: TargetKind.Course, id: courseId }));
      if (href === undefined) return [];
      const items = t('items', { count: itemCount });
      // What is read and not watched has no length.
      const facts = duration > 0 ? `${items} · ${formatDuration(duration)}` : items;
      return [{ id: courseId, title, href, coverUrl, category: categoryId, facts }];
    },
  );
}
