import type { Screens } from '../../routing/types.ts';
import { accountWords } from './catalogue.ts';
import type { accountPaths } from './paths.ts';

/** The person's own pages. */
export default {
  '/user/info': {
    words: [accountWords],
    calls: [{ call: 'GET /user/pc/profile' }],
    load: () => import('./UserInfo/UserInfo.tsx'),
  },
} satisfies Screens<typeof accountPaths>;
