import type { Screens } from '../../routing/types.ts';
import { homeWords } from './catalogue.ts';
import type { homePaths } from './paths.ts';

/** The first page of a company. */
export default {
  '/home': {
    words: [homeWords],
    calls: [
      { call: 'POST /operational/pc/banner' },
      { call: 'GET /company/homepage/pc/functions' },
      { call: 'GET /company/homepage/pc/modules', unless: ['previewId'] },
      { call: 'GET /company/company/pc/upcomingTasks' },
      { call: 'GET /study/pc/summary' },
    ],
    load: () => import('./Home/Home.tsx'),
  },
} satisfies Screens<typeof homePaths>;
