import { contextNames } from '../../common/course/studyContext.ts';
import type { Screens } from '../../routing/types.ts';
import { examInfoWords, openingWords } from './catalogue.ts';
import type { examPaths } from './paths.ts';

/** The screens on which exams are found, sat and looked back on. */
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
} satisfies Screens<typeof examPaths>;
