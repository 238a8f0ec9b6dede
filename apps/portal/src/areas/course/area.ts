import type { FirstCall } from '../../boot/firstCall.ts';
import { channelWords, courseWords } from '../../common/course/catalogue.ts';
import { countedBy, filteredBy } from '../../common/listAddress/filteredBy.ts';
import type { Screen, Screens } from '../../routing/types.ts';
import { courseDetailWords, courseListWords } from './catalogue.ts';
import type { coursePaths } from './paths.ts';

const filters = (kind: string): FirstCall => ({
  call: `GET /course/pc/filters?kind=${kind}`,
  unless: countedBy,
});

/** The courses are asked for before their filters, because the shell shows the first of them. */
const callsOf = (kind: string, sort = ''): FirstCall[] => [
  {
    call: `GET /course/pc/list?kind=${kind}${sort}&pageNo=1&pageSize=20`,
    unless: filteredBy,
    opening: 'list',
  },
  filters(kind),
];

const list = (calls: Screen['calls']): Screen => ({
  words: [courseWords, courseListWords, channelWords],
  calls,
  load: () => import('./CourseList/CourseList.tsx'),
});

/** The course lists, and the page of a course. */
export default {
  '/course/all': list([
    { call: 'GET /operational/cside/pc/banner?pageKey=COURSE', banner: true },
    ...callsOf('all'),
  ]),
  '/course/:type': list({
    vip: callsOf('vip'),
    paid: callsOf('paid'),
    recommend: callsOf('recommend'),
    company: callsOf('company'),
    wanna: callsOf('wanna'),
  }),
  '/course/free': list(callsOf('free')),
  '/course/fresh': list(callsOf('fresh', '&sort=new')),
  '/course/hot': list(callsOf('hot', '&sort=hot')),
  // The courses are not preloaded, because the chosen industry is known only with the filters.
  '/course/industry': list([filters('industry')]),
  '/course/customize': list(callsOf('customize')),
  '/course/ai': list(callsOf('ai')),
  '/cloud-course': list(callsOf('cloud')),
  '/course/detail': {
    words: [courseWords, courseDetailWords],
    calls: [
      {
        call: 'GET /course/pc/detail?courseId={courseId}',
        opening: 'course',
      },
    ],
    load: () => import('./CourseDetail/CourseDetail.tsx'),
  },
} satisfies Screens<typeof coursePaths>;
