import { CourseListKind } from '@stoa/domain';
import type { Row } from '../../routing/types.ts';

const { Vip, Paid, Recommend, Company, Wanna } = CourseListKind;
const page = { layout: 'global', auth: 'session' } as const;

export const coursePaths = [
  { path: '/course', redirect: '/course/all' },
  { path: '/course/all', ...page },
  {
    path: '/course/:type',
    ...page,
    values: [Vip, Paid, Recommend, Company, Wanna],
    gatesOf: {
      [Vip]: ['showVipPaidCourseFlg', 'vip'],
      [Paid]: ['showVipPaidCourseFlg'],
      [Recommend]: ['showRecommendCourseFlg'],
      [Wanna]: ['showWannaLearnFlg'],
    },
  },
  { path: '/course/free', ...page },
  { path: '/course/fresh', ...page },
  { path: '/course/hot', ...page },
  { path: '/course/industry', ...page },
  { path: '/course/customize', ...page },
  { path: '/course/ai', ...page, gates: ['showRecommendCourseFlg'] },
  { path: '/cloud-course', ...page },
  { path: '/course/detail', ...page, requires: ['courseId'] },
] as const satisfies readonly Row[];
