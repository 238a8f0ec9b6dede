import type { CourseDetail } from '@stoa/api/contract/course';
import type { CourseTabContent } from '@stoa/pages/course/CourseDetailPage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';
import { useFlags } from '../../../session/company.ts';

const CourseThreads = lazyPart(() => import('../../../discussion/CourseThreads.tsx'));

const subjects = [
  ['comments', 'comment'],
  ['qa', 'question'],
] as const;

/** The tabs of comments and questions about a course; each is fetched when its tab is first opened. */
export function useTalkTabs(course: CourseDetail | undefined): CourseTabContent[] {
  const t = useTranslations('courseDetail');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const { hideCourseComment } = useFlags();
  if (course?.commentOn !== true || hideCourseComment) return [];
  const { courseId } = course;
  return subjects.map(([value, about]) => {
    const key = `${value} ${courseId}`;
    return {
      value,
      label: t(value),
      count: counts[key],
      content: (
        <CourseThreads
          key={courseId}
          about={about}
          courseId={courseId}
          withRatings={about === 'comment'}
          onCount={(count) => {
            if (counts[key] !== count) setCounts({ ...counts, [key]: count });
          }}
        />
      ),
    };
  });
}
