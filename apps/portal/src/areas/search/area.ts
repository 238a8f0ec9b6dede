import { courseWords } from '../../common/course/catalogue.ts';
import type { Screens } from '../../routing/types.ts';
import { searchWords } from './catalogue.ts';
import type { searchPaths } from './paths.ts';

const words = [courseWords, searchWords];

/** The search page, and the navigation areas that a company puts together. */
export default {
  '/search': { words, load: () => import('./Search/Search.tsx') },
  '/course/navArea': {
    words,
    calls: [{ call: 'GET /company/homepage/pc/navArea?areaId={areaId}' }],
    load: () => import('./NavArea/NavArea.tsx'),
  },
} satisfies Screens<typeof searchPaths>;
