import type { CourseCollection, CourseSummary } from '@stoa/api/contract/course';
import { formatCount, PersonRole, ProgressState, TargetKind, type Locale } from '@stoa/domain';
import type { CollectionTeacher, CollectionView } from '@stoa/ui/patterns/CollectionDetailPage';
import type { ListedCollection } from '@stoa/ui/patterns/CollectionListPage';
import type { useTranslations } from 'use-intl';
import { hrefOf, type Resolve } from '../../common/hrefs.ts';

interface Words {
  t: ReturnType<typeof useTranslations<'collections'>>;
  locale: Locale;
  resolve: Resolve;
}

const factsOf = ({ courseCount, studyNum }: CourseCollection, { t, locale }: Words): string[] => [
  t('courses', { count: courseCount }),
  ...(studyNum === undefined ? [] : [t('learners', { learners: formatCount(studyNum, locale) })]),
];

export function listedCollection(collection: CourseCollection, words: Words): ListedCollection {
  const { id, kind, name, coverUrl, summary, followed } = collection;
  return {
    id,
    name,
    href: hrefOf(words.resolve({ kind, id })) ?? '',
    coverUrl,
    summary,
    facts: factsOf(collection, words),
    followed,
  };
}

const pageOfRole = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const;

type Teachers = NonNullable<CourseCollection['teachers']>;

const teachersOf = (teachers: Teachers, resolve: Resolve): CollectionTeacher[] =>
  teachers.map(({ personId, role, name, title, avatar }) => ({
    id: personId,
    name,
    title,
    avatarUrl: avatar,
    href: hrefOf(resolve({ kind: pageOfRole[role], id: personId })),
  }));

/** All courses in one part, for a collection that has no sections. */
export const wholeSection = 0;

export function collectionView(collection: CourseCollection, words: Words): CollectionView {
  const { id, name, coverUrl, summary, introHtml, sections, teachers = [] } = collection;
  const parts = [...sections].sort((one, other) => one.sort - other.sort);
  return {
    id,
    name,
    coverUrl,
    summary,
    introHtml,
    facts: factsOf(collection, words),
    sections:
      parts.length === 0
        ? [{ id: wholeSection, name: words.t('all') }]
        : parts.map((section) => ({ id: section.sectionId, name: section.name })),
    teachers: teachersOf(teachers, words.resolve),
  };
}

export interface Standing {
  readonly done: number;
  readonly total: number;
}

/** How many of its courses one has completed; nothing before one has begun with any (screens R22). */
export function standingOf(courses: readonly Pick<CourseSummary, 'progress'>[]): Standing | undefined {
  const own = courses.filter(({ progress }) => progress !== undefined);
  if (own.length === 0) return undefined;
  const done = own.filter(({ progress }) => progress?.state === ProgressState.Completed);
  return { done: done.length, total: courses.length };
}
