import { narrowedBy } from '../../common/listAddress/filteredBy.ts';
import type { Screens } from '../../routing/types.ts';
import { examsWords } from './catalogue.ts';
import type { examPaths } from './paths.ts';

/** Exams: the lists, the results and the wrong-answer book. */
export default {
  '/exam/list': {
    words: [examsWords],
    calls: [
      {
        call: 'GET /exam/pc/list?tab=todo&pageNo=1&pageSize=18',
        unless: [...narrowedBy, 'tab', 'examKind'],
      },
    ],
    load: () => import('./List/ExamList.tsx'),
  },
  '/exam/record': {
    words: [],
    calls: [{ call: 'GET /exam/pc/attempt/result?attemptId={attemptId}' }],
    load: () => import('./Record/ExamRecord.tsx'),
  },
} satisfies Screens<typeof examPaths>;
