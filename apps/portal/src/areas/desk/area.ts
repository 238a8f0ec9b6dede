import { narrowedBy } from '../../common/listAddress/filteredBy.ts';
import type { Screens } from '../../routing/types.ts';
import { teachWords } from './catalogue.ts';
import type { deskPaths } from './paths.ts';

/** The desk of teachers. */
export default {
  '/mentor/teach': {
    words: [teachWords],
    calls: [
      {
        call: 'GET /review/pc/list?state=2&pageNo=1&pageSize=20',
        unless: [...narrowedBy, 'tab', 'kind', 'state', 'reviewId', 'examId'],
      },
    ],
    load: () => import('./TeachDesk/TeachDesk.tsx'),
  },
} satisfies Screens<typeof deskPaths>;
