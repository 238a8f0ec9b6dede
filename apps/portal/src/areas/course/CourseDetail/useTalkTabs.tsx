import type { CourseDetail } from '@stoa/api/contract/course';
import type { CourseTabContent } from '@stoa/ui/patterns/CourseDetailPage';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '../../../common/lazyPart.tsx';

const panels = {
  comments: lazyPart(() => import('../../../discussion/CommentsPanel.tsx')),
  qa: lazyPart(() => import('../../../discussion/QuestionsPanel.tsx')),
};
const names = ['comments', 'qa'] as const;

/** What people say and ask about a course: none of it is fetched before its tab is opened. */
export function useTalkTabs(course: CourseDetail | undefined): CourseTabContent[] {
  const t = useTranslations('course.detail');
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  if (course?.commentOn !== true) return [];
  const { courseId } = course;
  return names.map((value) => {
    const Panel = panels[value];
    const key = `${value} ${courseId}`;
    return {
      value,
      label: t(value),
      count: counts[key],
      content: (
        <Panel
          key={courseId}
          courseId={courseId}
          onCount={(count) => {
            if (counts[key] !== count) setCounts({ ...counts, [key]: count });
          }}
        />
      ),
    };
  });
}
