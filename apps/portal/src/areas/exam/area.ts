import { contextNames } from '../../common/course/studyContext.ts';
import { narrowedBy } from '../../common/listAddress/filteredBy.ts';
import type { Screens } from '../../routing/types.ts';
import { examInfoWords, examsWords, externalExamWords, openingWords } from './catalogue.ts';
import type { examPaths } from './paths.ts';

/** The screens on which exams are listed, taken and reviewed. */
export default {
  '/exam/info': {
    words: [examInfoWords],
    calls: [{ call: 'GET /exam/pc/info?examId={examId}', unless: contextNames }],
    load: () => import('./Info/Info.tsx'),
  },
  '/exam/answer': {
    words: [openingWords],
    calls: [{ call: 'GET /exam/pc/info?examId={examId}', unless: contextNames }],
    load: () => import('./Answer/Answer.tsx'),
  },
  '/exam/external': { words: [externalExamWords], load: () => import('./External/External.tsx') },
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
