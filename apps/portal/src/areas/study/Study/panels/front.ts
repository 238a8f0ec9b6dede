import type { CourseItem } from '@stoa/api/contract/course';
import type { Resolve } from '@stoa/pages/links';
import type { StudyPanelsTranslate, StudyTranslate } from '@stoa/pages/study';
import type { StudyBlock, StudyEnding } from '@stoa/pages/study/StudyPage';
import * as page from '@stoa/pages/study/StudyPage/panels';
import type { Study } from '../../study.ts';
import { blockerFor, type StudyState } from '../../visit.ts';

export interface FrontFacts {
  study: Study;
  state: StudyState;
  courseId: number;
  t: StudyTranslate;
  resolve: Resolve;
  onOpen: (itemId: number) => void;
  /** The person may rate the course, because they have not done so yet. */
  mayRate: boolean;
}

/** Why the visit cannot go on, where the reason is shown over the stage. */
function hindranceOf(state: StudyState, secondsLeft: number | undefined): page.StudyHindrance | undefined {
  const { hold, phase, refusal } = state;
  if (phase === 'refused') {
    if (refusal === 'order') return { kind: refusal, first: blockerFor(state) };
    return refusal === 'vip' || refusal === 'buy' ? { kind: refusal } : undefined;
  }
  return hold?.kind === 'presence' ? { kind: hold.kind, checkId: hold.checkId, secondsLeft } : hold;
}

/** The blocking message over the stage; `secondsLeft` belongs to a presence check. */
export function blockOf(
  { study, state, courseId, t, resolve, onOpen }: FrontFacts,
  more: StudyPanelsTranslate,
  secondsLeft: number | undefined,
): StudyBlock | undefined {
  const hindrance = hindranceOf(state, secondsLeft);
  return (
    hindrance &&
    page.blockOf({
      hindrance,
      courseId,
      course: (state.start ?? state.outline)?.course,
      t: more,
      study: t,
      resolve,
      onOpen,
      onHere: () => void study.takeOver(true),
      onPresent: study.present,
    })
  );
}

/** What is offered when the item has ended; `secondsLeft` counts down to the next one. */
export function endingOf(
  { study, state, courseId, t, resolve, onOpen, mayRate }: FrontFacts,
  more: StudyPanelsTranslate,
  next: CourseItem | undefined,
  secondsLeft: number | undefined,
): StudyEnding | undefined {
  const { start, endedAt, awards, phase } = state;
  if (!start || endedAt === undefined || phase !== 'ready') return undefined;
  return page.endingOf({
    lesson: start,
    courseId,
    next,
    secondsLeft,
    awards,
    mayRate,
    t: more,
    study: t,
    resolve,
    onOpen,
    onStay: study.stay,
    onAgain: study.again,
  });
}
