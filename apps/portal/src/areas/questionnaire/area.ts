import { contextNames } from '../../common/course/studyContext.ts';
import type { Screens } from '../../routing/types.ts';
import { questionnairesWords, surveyWords } from './catalogue.ts';
import type { questionnairePaths } from './paths.ts';

/** Questionnaires, answered with a name or without. */
export default {
  '/questionnaire/list': {
    words: [questionnairesWords],
    calls: [
      {
        call: 'GET /questionnaire/pc/list?tab=todo&pageNo=1&pageSize=20',
        unless: ['tab', 'pageNo', 'pageSize'],
      },
    ],
    load: () => import('./List/List.tsx'),
  },
  '/questionnaire/answer': {
    words: [questionnairesWords, surveyWords],
    calls: [
      {
        call: 'GET /questionnaire/pc/detail?questionnaireId={id}',
        unless: ['recordId', ...contextNames],
      },
    ],
    load: () => import('./Answer/Answer.tsx'),
  },
  '/questionnaire/record': {
    words: [questionnairesWords],
    calls: [
      {
        call: 'GET /questionnaire/pc/record/list?pageNo=1&pageSize=20',
        unless: ['pageNo', 'pageSize'],
      },
    ],
    load: () => import('./Records/Records.tsx'),
  },
} satisfies Screens<typeof questionnairePaths>;
