import { CourseListKind } from '@stoa/domain';
import { loginRow } from '../routing/loginRow.ts';
import type { RouteRow } from '../routing/types.ts';
import type { FarScreen } from './far.ts';

const g = { layout: 'global', auth: 'session' } as const;
const slim = { layout: 'slim', auth: 'session' } as const;
const user = { layout: 'user', auth: 'session' } as const;
const alone = { layout: 'none', auth: 'session' } as const;
const open = { layout: 'none', auth: 'public' } as const;
const co = { ...g, gates: ['company'] } as const;
const know = { ...g, gates: ['knowledgeModule'] } as const;

const { Vip, Paid, Recommend, Company, Wanna } = CourseListKind;
const lists = { ...g, areas: ['course', 'courses'] } as const;
const shelves = { ...g, areas: ['course', 'courses', 'collections'] } as const;
/** Screens that hardly anybody begins with: where they are comes with the first of them. */
const far = (name: FarScreen) => () => import('./far.ts').then(({ far: screens }) => screens[name]());
const courseList = () => import('./course/CourseList/CourseList.tsx');
/** What must hold for some lists of `/course/:type` (screens 4.0). */
const listGates = {
  [Vip]: ['showVipPaidCourseFlg', 'vip'],
  [Paid]: ['showVipPaidCourseFlg'],
  [Recommend]: ['showRecommendCourseFlg'],
  [Wanna]: ['showWannaLearnFlg'],
} as const;

/**
 * The route table of the specification's point 2, one line a route. A screen that is not built has no
 * `screen`, and its address is not found; to build it is to add `areas` and `screen` to its line.
 */
export const routeTable = (partnerCode: string): readonly RouteRow[] => [
  { path: '/', ...g, redirect: '/home' },
  { path: '/home', ...g, areas: ['home'], screen: () => import('./home/Home/Home.tsx') },
  loginRow,
  { path: '/authLogin', ...open, redirect: '/auth-login' },
  { path: '/ecologyLogin', ...open, redirect: '/auth-login' },
  { path: '/auth-login', ...open, areas: ['entry'], screen: far('authLogin') },
  { path: '/ssoLogin', ...open, redirect: '/sso-login' },
  { path: '/sso-login', ...open, areas: ['entry'], screen: far('ssoLogin') },
  { path: '/sso', ...open, areas: ['entry'], screen: far('sso') },

  { path: '/course', ...g, index: '/course/all' },
  { path: '/course/play', ...g, redirect: '/course/study' },
  {
    path: '/course/chapter',
    ...g,
    requires: ['courseId'],
    areas: ['chapters'],
    screen: far('chapter'),
  },
  {
    path: '/course/:type',
    ...lists,
    values: [Vip, Paid, Recommend, Company, Wanna],
    gatesOf: listGates,
    screen: courseList,
  },
  { path: '/course/all', ...g, areas: ['course', 'courses'], screen: courseList },
  {
    path: '/course/detail',
    ...g,
    requires: ['courseId'],
    areas: ['course'],
    screen: () => import('./course/CourseDetail/CourseDetail.tsx'),
  },
  { path: '/course/free', ...lists, screen: courseList },
  { path: '/course/fresh', ...lists, screen: courseList },
  { path: '/course/hot', ...lists, screen: courseList },
  { path: '/course/industry', ...lists, screen: courseList },
  { path: '/course/special/list', ...shelves, screen: far('collections') },
  { path: '/course/special/detail', ...shelves, requires: ['id'], screen: far('collection') },
  { path: '/course/institute/list', ...shelves, screen: far('collections') },
  { path: '/course/institute/detail', ...shelves, requires: ['id'], screen: far('collection') },
  { path: '/course/customize', ...lists, screen: courseList },
  {
    path: '/course/navArea',
    ...g,
    requires: ['areaId'],
    areas: ['course', 'find'],
    screen: far('navArea'),
  },
  { path: '/course/ai', ...lists, gates: ['showRecommendCourseFlg'], screen: courseList },
  {
    path: '/course/study',
    ...slim,
    requires: ['courseId'],
    areas: ['study'],
    screen: () => import('./study/Study/Study.tsx'),
  },
  {
    path: '/course/study/pure',
    // Inside of another page, where the login page would be lost: it names the way in itself.
    ...open,
    requires: ['courseId', 'itemId'],
    areas: ['study'],
    screen: far('pure'),
  },
  { path: '/cloud-course', ...lists, screen: courseList },

  { path: '/exam', ...g, index: '/exam/list' },
  { path: '/exam/info', ...g, requires: ['examId'] },
  { path: '/exam/answer', ...slim },
  { path: '/exam/list', ...g },
  { path: '/exam/record', ...g },
  { path: '/exam/external', layout: 'global', auth: 'public', requires: ['code'] },

  { path: '/questionnaire', ...g, index: '/questionnaire/list' },
  { path: '/questionnaire/answer', ...g, requires: ['id'] },
  { path: '/questionnaire/list', ...g },
  { path: '/questionnaire/record', ...g },

  { path: '/certified', ...g, index: '/certified/manager/registration' },
  { path: '/certified/manager/registration', ...g },
  { path: '/certified/manager/select-course', ...g },
  { path: '/certified/manager/course-list', ...g },
  { path: '/certified/manager/course-study', ...slim },
  { path: '/certified/manager/audit', ...g },

  { path: '/knowledge', ...know, index: '/knowledge/list' },
  { path: '/knowledge/list', ...know },
  { path: '/knowledge/create', ...g, gates: ['knowledgeModule', 'allowCreateKnowledge'] },
  { path: '/knowledge/study', ...alone, gates: ['knowledgeModule'], requires: ['knowledgeId'] },

  { path: '/clues-website', ...open, redirect: '/official/clues' },
  { path: '/content-center', ...open, redirect: '/official/content-center' },
  { path: '/official/clues', ...open },
  { path: '/official/content-center', ...open },

  { path: '/live', ...g, redirect: '/live/lz/room' },
  { path: '/live/company/list', ...g },
  { path: '/live/company/detail', ...g, requires: ['liveId'] },
  { path: '/live/company/playback', ...g, requires: ['liveId'] },
  { path: '/live/lz/list', ...g },
  { path: '/live/lz/room', ...g },

  { path: '/vip/center', ...g, gates: ['vip'] },

  { path: '/study', ...co, index: '/study/center' },
  { path: '/study/center', ...co },
  { path: '/study/complete', ...co },
  { path: '/study/recently', ...co },
  { path: '/study/credit', ...co },
  { path: '/study/omo/sign', ...co },
  { path: '/study/omo/list', ...co },
  { path: '/study/omo/detail', ...co, requires: ['classId'] },
  { path: '/study/omo/homework', ...co },
  { path: '/study/omo/offline-class/detail', ...co, requires: ['sessionId'] },
  { path: '/study/omo/offline-class/examine', ...co, requires: ['assessmentId'] },
  { path: '/study/omo/nav-area', ...co, requires: ['areaId'] },
  { path: '/study/talent/channel', ...co },
  { path: '/study/talent/scheme-detail', ...co, requires: ['schemeId'] },
  { path: '/study/ojt/list', ...co },
  { path: '/study/topic/list', ...co },
  { path: '/study/topic/customize', ...co },
  { path: '/study/topic/detail', ...co, requires: ['topicId'] },
  { path: '/study/topic/nav-area', ...co, requires: ['areaId'] },
  { path: '/study/ai-plan', ...g, gates: ['company', 'showAiChatFlg'] },

  { path: '/teacher/list', ...g, areas: ['people'], screen: far('people') },
  { path: '/teacher/detail', ...g, requires: ['id'], areas: ['people'], screen: far('person') },
  { path: '/lecturer/list', ...co, areas: ['people'], screen: far('people') },
  { path: '/lecturer/detail', ...co, requires: ['id'], areas: ['people'], screen: far('person') },
  { path: '/mentor/teach', ...g, gates: ['company', 'teaching'] },
  { path: '/mentor/detail', ...co, requires: ['id'], areas: ['people'], screen: far('person') },

  { path: '/user', ...user, index: '/user/info' },
  { path: '/user/info', ...user, areas: ['user'], screen: far('userInfo') },
  { path: '/user/course', ...user },
  { path: '/user/concern', ...user },
  { path: '/user/certificate', ...user },
  { path: '/user/knowledge', ...user, gates: ['knowledgeModule'] },
  { path: '/user/study-record', ...user },
  { path: '/user/study-rule', ...user },

  { path: '/miniMBA/intro', ...g },
  { path: '/miniMBA/detail', ...g, requires: ['mbaId'] },
  { path: '/news', ...g },
  {
    path: '/search',
    ...g,
    gates: ['showSearchCourseFlg'],
    areas: ['course', 'find'],
    screen: far('search'),
  },

  { path: `/${partnerCode}/home`, ...g },
  { path: `/${partnerCode}/omo/detail`, ...g, requires: ['classId'] },

  { path: '/certificate/verify', ...open },
];
