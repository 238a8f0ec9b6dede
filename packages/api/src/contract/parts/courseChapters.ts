import * as v from 'valibot';
import { defineCall } from '../define.ts';
import { chapter } from '../types/chapter.ts';
import { courseSummary } from '../types/courseSummary.ts';
import { studyPolicy } from '../types/studyPolicy.ts';
import { contextFields } from '../types/values.ts';
import { merged, wireId } from '../types/wire.ts';

const chaptersData = v.object({
  course: courseSummary,
  chapters: v.array(chapter),
  policy: studyPolicy,
});
export type CourseChapters = v.InferOutput<typeof chaptersData>;

/** The outline of a course, with the policy that its player keeps. */
export const courseChapters = defineCall({
  id: 'X14',
  method: 'GET',
  path: '/course/pc/chapters',
  encoding: 'query',
  auth: 'session',
  request: merged(contextFields(wireId), { courseId: wireId }),
  data: chaptersData,
});
