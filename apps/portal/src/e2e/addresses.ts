import { courseId } from './setting.ts';

/**
 * Every built screen with the portal's frame around it, with an address that a learner of the first company
 * can open.
 */
export const framed: readonly string[] = [
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
  '/course/navArea?areaId=1',
  '/search',
  '/course/special/list',
  '/course/special/detail?id=4',
  '/course/institute/list',
  '/course/institute/detail?id=8',
  `/course/detail?courseId=${courseId}`,
  `/course/study?courseId=${courseId}`,
  `/course/chapter?courseId=${courseId}`,
  '/teacher/list',
  '/teacher/detail?id=801',
  '/lecturer/list',
  '/lecturer/detail?id=811',
  '/mentor/detail?id=841',
  '/questionnaire/list',
  '/questionnaire/answer?id=101',
  '/questionnaire/record',
  '/exam/list',
  '/exam/info?examId=101',
  // A practice, because it can be started and continued any number of times.
  '/exam/answer?examId=108',
  '/exam/record',
  '/user/info',
  '/user/course',
  '/user/concern',
  '/user/certificate',
  // Shows a learner that the desk is closed. The address has no first call, because it would be refused.
  '/mentor/teach?tab=exams',
];

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
