import { createContext, use } from 'react';

/**
 * Whether the company hides how many people study a course (`hideCourseStudyNum`, specification point 3). It
 * is a context, because cards and facts of courses are on nearly every page, and a back end may send the
 * number all the same.
 */
export const StudyNumHidden = createContext(false);

/**
 * Returns a function that prepares a course, or a collection of courses, for display: without its `studyNum`
 * and `recentNum` where these are hidden.
 */
export function useShownStudyNum(): <
  Counted extends { readonly studyNum?: number | undefined; readonly recentNum?: number | undefined },
>(
  counted: Counted,
) => Counted {
  const isHidden = use(StudyNumHidden);
  return (counted) => (isHidden ? { ...counted, studyNum: undefined, recentNum: undefined } : counted);
}
