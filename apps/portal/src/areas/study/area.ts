import { courseWords } from '../../common/course/catalogue.ts';
import { contextNames } from '../../common/course/studyContext.ts';
import type { Screens } from '../../routing/types.ts';
import { chapterWords, pureWords, studyWords } from './catalogue.ts';
import type { studyPaths } from './paths.ts';

/** The screens on which a person studies the lessons of a course. */
export default {
  '/course/chapter': {
    words: [courseWords, chapterWords],
    calls: [{ call: 'GET /course/pc/chapters?courseId={courseId}', unless: contextNames }],
    load: () => import('./Chapter/Chapter.tsx'),
  },
  '/course/study': {
    words: [studyWords],
    calls: [
      {
        // The call opens the item and ends the person's other sessions, so beats that those have not sent
        // must go first.
        call: 'POST /course/pc/study/start',
        body: ['courseId', 'itemId?'],
        unless: ['chapterId', ...contextNames],
        unlessKept: 'outboxUsed',
        opening: 'lesson',
      },
    ],
    load: () => import('./Study/Study.tsx'),
  },
  '/course/study/pure': { words: [pureWords], load: () => import('./Pure/Pure.tsx') },
} satisfies Screens<typeof studyPaths>;
