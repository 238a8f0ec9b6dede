import { courseId } from './setting.ts';

/** The ids of a company's demo data that the addresses below contain. */
interface Ids {
  readonly area: number;
  readonly special: number;
  readonly institute: number;
  readonly course: number;
  readonly teacher: number;
  readonly lecturer: number;
  readonly mentor: number;
  readonly questionnaire: number;
  readonly exam: number;
  /** A practice, because it can be started and continued any number of times. */
  readonly practice: number;
}

const ids = {
  sunrise: {
    area: 1,
    special: 4,
    institute: 8,
    course: courseId,
    teacher: 801,
    lecturer: 811,
    mentor: 841,
    questionnaire: 101,
    exam: 101,
    practice: 108,
  },
  deepblue: {
    area: 4,
    special: 5,
    institute: 9,
    course: 301,
    teacher: 801,
    lecturer: 821,
    mentor: 851,
    questionnaire: 201,
    exam: 201,
    practice: 208,
  },
  qinghe: {
    area: 5,
    special: 2,
    institute: 6,
    course: 401,
    teacher: 801,
    lecturer: 831,
    mentor: 861,
    questionnaire: 301,
    exam: 301,
    practice: 308,
  },
} as const satisfies Record<string, Ids>;

/**
 * Every built screen with the portal's frame around it, with an address that a learner of the company can open
 * where the company has the screen.
 */
export const framedOf = (company: keyof typeof ids): readonly string[] => {
  const own: Ids = ids[company];
  return [
    '/home',
    '/course/all',
    '/course/hot',
    '/course/free',
    '/course/fresh',
    '/course/industry',
    '/course/customize',
    '/course/ai',
    '/course/vip',
    '/course/paid',
    '/course/recommend',
    '/course/company',
    '/course/wanna',
    '/cloud-course',
    `/course/navArea?areaId=${own.area}`,
    '/search',
    '/course/special/list',
    `/course/special/detail?id=${own.special}`,
    '/course/institute/list',
    `/course/institute/detail?id=${own.institute}`,
    `/course/detail?courseId=${own.course}`,
    `/course/study?courseId=${own.course}`,
    `/course/chapter?courseId=${own.course}`,
    '/teacher/list',
    `/teacher/detail?id=${own.teacher}`,
    '/lecturer/list',
    `/lecturer/detail?id=${own.lecturer}`,
    `/mentor/detail?id=${own.mentor}`,
    '/questionnaire/list',
    `/questionnaire/answer?id=${own.questionnaire}`,
    '/questionnaire/record',
    '/exam/list',
    `/exam/info?examId=${own.exam}`,
    `/exam/answer?examId=${own.practice}`,
    '/exam/record',
    '/user/info',
    '/user/course',
    '/user/concern',
    '/user/certificate',
    // Shows a learner that the desk is closed. The address has no first call, because it would be refused.
    '/mentor/teach?tab=exams',
  ];
};

/** The addresses of the screens with the frame, for the first company. */
export const framed = framedOf('sunrise');

/** Screens without the frame, and whether a visitor without a session opens them. */
export const alone: readonly { readonly path: string; readonly visitor: boolean }[] = [
  { path: '/login', visitor: true },
  { path: '/auth-login', visitor: true },
  { path: '/sso', visitor: true },
  { path: '/sso-login?ticket=x&state=y', visitor: true },
  { path: '/certificate/verify', visitor: true },
  { path: '/exam/external?code=EXT2026', visitor: true },
  { path: '/course/study/pure?courseId=203&itemId=20301', visitor: false },
];

/** Further views of those screens: other tabs, and searches with and without results. */
export const views: readonly string[] = [
  '/course/navArea?areaId=1&tabId=11',
  '/search?keyword=%E7%AE%A1%E7%90%86',
  '/search?keyword=Exsel',
  '/teacher/detail?id=801&tab=courses',
  '/mentor/detail?id=841&tab=questions',
  '/questionnaire/list?tab=all',
  '/questionnaire/answer?id=103',
  '/questionnaire/answer?id=104',
  '/user/info?tab=security',
  '/user/info?tab=preferences',
  '/user/course?tab=collected',
  '/user/course?tab=notes',
  '/exam/list?tab=all',
  '/exam/list?tab=wrong',
  '/home?ai=1',
];
