import { courseWords } from '../../common/course/catalogue.ts';
import { narrowedBy } from '../../common/listAddress/filteredBy.ts';
import type { Screens } from '../../routing/types.ts';
import { accountWords, mineWords } from './catalogue.ts';
import type { accountPaths } from './paths.ts';

/** The person's own pages. */
export default {
  '/user/info': {
    words: [accountWords],
    calls: [{ call: 'GET /user/pc/profile' }],
    load: () => import('./UserInfo/UserInfo.tsx'),
  },
  '/user/course': {
    words: [mineWords, courseWords],
    calls: [
      {
        call: 'GET /course/pc/my/list?tab=studying&pageNo=1&pageSize=18',
        unless: [...narrowedBy, 'tab'],
      },
    ],
    load: () => import('./MyCourses/MyCourses.tsx'),
  },
  '/user/concern': {
    words: [mineWords],
    calls: [
      {
        call: 'GET /interact/pc/relation/list?relation=FOLLOW&pageNo=1&pageSize=20',
        unless: [...narrowedBy, 'kind'],
      },
    ],
    load: () => import('./MyFollows/MyFollows.tsx'),
  },
} satisfies Screens<typeof accountPaths>;
