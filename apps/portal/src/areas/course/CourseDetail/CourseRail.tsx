import { relatedCourses, type CourseDetail } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseRail } from '@stoa/pages/course/CourseRail';
import { useTranslations } from 'use-intl';
import { courseRailWords } from '../catalogue.ts';
import { useCatalogue } from '../../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../../i18n/Language.tsx';
import { useFlags } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';

const relatedLimit = 4;

function Rail({ course }: { course: CourseDetail }) {
  const t = useTranslations('courseRail');
  const { showRecommendCourseFlg } = useFlags();
  const resolve = useLinkResolver();
  const { courseId } = course;
  const related = useApi(relatedCourses, showRecommendCourseFlg ? { courseId, limit: relatedLimit } : null);
  return (
    <CourseRail
      course={course}
      related={showRecommendCourseFlg ? loadOf(related) : undefined}
      t={t}
      resolve={resolve}
      renderLink={routerLink}
    />
  );
}

/** The side column of a course, which loads with its messages after the course itself. */
export default function CourseBeside({ course }: { course: CourseDetail }) {
  const { locale } = useLanguage();
  return (
    <Words catalogue={useCatalogue(locale, [courseRailWords])}>
      <Rail course={course} />
    </Words>
  );
}
