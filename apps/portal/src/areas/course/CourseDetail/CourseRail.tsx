import { relatedCourses, type CourseDetail } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseRail } from '@stoa/ui/patterns/CourseDetailPage/late';
import { useTranslations } from 'use-intl';
import { courseRailWords } from '../catalogue.ts';
import { useCatalogue } from '../../../i18n/catalogues.ts';
import { useLanguage, Words } from '../../../i18n/Language.tsx';
import { useFlags } from '../../../session/company.ts';
import { useLinkResolver } from '../../../common/links.tsx';
import { loadOf } from '../../../common/load.ts';
import { routerLink } from '../../../common/routerLink.tsx';
import { attachmentsView, collectionsView, relatedView, teachersView } from './railView.ts';

const relatedLimit = 4;

function Rail({ course }: { course: CourseDetail }) {
  const t = useTranslations('courseRail');
  const { showRecommendCourseFlg } = useFlags();
  const resolve = useLinkResolver();
  const { courseId } = course;
  const related = useApi(relatedCourses, showRecommendCourseFlg ? { courseId, limit: relatedLimit } : null);
  return (
    <CourseRail
      teachers={teachersView(course, resolve)}
      attachments={attachmentsView(course)}
      collections={collectionsView(course, resolve)}
      related={
        showRecommendCourseFlg ? loadOf(related, (courses) => relatedView(courses, resolve, t)) : undefined
      }
      words={{
        teachers: t('teachers'),
        attachments: t('attachments'),
        download: t('download'),
        collections: t('collections'),
        related: t('related'),
        retry: t('retry'),
      }}
      renderLink={routerLink}
    />
  );
}

/** What stands beside a course: it comes with its words once the course itself is there. */
export default function CourseBeside({ course }: { course: CourseDetail }) {
  const { locale } = useLanguage();
  return (
    <Words catalogue={useCatalogue(locale, [courseRailWords])}>
      <Rail course={course} />
    </Words>
  );
}
