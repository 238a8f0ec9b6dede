import type { CourseListKind } from '@stoa/domain';

/** The lists of courses in the order of the bar above each of them, with their addresses. */
const channels = [
  { key: 'all', path: '/course/all' },
  { key: 'recommend', path: '/course/recommend' },
  { key: 'ai', path: '/course/ai' },
  { key: 'hot', path: '/course/hot' },
  { key: 'fresh', path: '/course/fresh' },
  { key: 'free', path: '/course/free' },
  { key: 'industry', path: '/course/industry' },
  { key: 'special', path: '/course/special/list' },
  { key: 'institute', path: '/course/institute/list' },
  { key: 'cloud', path: '/cloud-course' },
  { key: 'company', path: '/course/company' },
  { key: 'customize', path: '/course/customize' },
  { key: 'vip', path: '/course/vip' },
  { key: 'paid', path: '/course/paid' },
  { key: 'wanna', path: '/course/wanna' },
] as const satisfies readonly { key: CourseListKind | 'special' | 'institute'; path: string }[];

type CourseChannel = (typeof channels)[number];

/**
 * The lists of courses that a person may open. `mayOpen` checks an address by the company's flags, the
 * person's rights and the calls of the back end.
 */
export const courseChannels = (mayOpen: (path: string) => boolean): readonly CourseChannel[] =>
  channels.filter(({ path }) => mayOpen(path));
