import { courseList } from '@stoa/api/contract/course';
import { useApi } from '@stoa/api/react';
import { CourseListKind } from '@stoa/domain';
import type { HomeStartProps } from '@stoa/pages/home/HomePage';
import { StartHere } from '@stoa/pages/home/StartHere';
import { useTranslations } from 'use-intl';
import { useFlags } from '../../../../session/company.ts';
import { useLinkResolver } from '../../../../common/links.tsx';
import { routerLink } from '../../../../common/routerLink.tsx';
import { WithWords } from '../../../../i18n/WithWords.tsx';
import { homeModuleWords } from '../../catalogue.ts';

function Courses({ skeleton }: HomeStartProps) {
  const t = useTranslations('homeModules');
  const resolve = useLinkResolver();
  const { showRecommendCourseFlg } = useFlags();
  const wanted = showRecommendCourseFlg ? { kind: CourseListKind.Recommend, pageNo: 1, pageSize: 3 } : null;
  const { data, loading } = useApi(courseList, wanted);
  if (loading) return skeleton;
  return <StartHere courses={data?.list ?? []} t={t} resolve={resolve} renderLink={routerLink} />;
}

/** The first steps of a new colleague, with the courses that the company suggests. */
export default function Start(props: HomeStartProps) {
  return (
    <WithWords of={[homeModuleWords]}>
      <Courses {...props} />
    </WithWords>
  );
}
