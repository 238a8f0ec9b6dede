import type { PriceViewer } from '@stoa/domain';
import type { Resolve } from '@stoa/pages/links';
import type { EndOfLesson, StudyPanelsTranslate, StudyTranslate } from '@stoa/pages/study';
import type { StudyBlock, StudyEnding } from '@stoa/pages/study/StudyPage';
import * as page from '@stoa/pages/study/StudyPage/panels';
import type { Study, StudyState } from '../../study.ts';
import { blockerFor, contentsOf, holdOf } from '../../model/select.ts';

export interface FrontFacts {
  study: Study;
  state: StudyState;
  courseId: number;
  /** The person who looks at the page, on whom the price depends. */
  viewer: PriceViewer;
  t: StudyTranslate;
  resolve: Resolve;
  onOpen: (itemId: number) => void;
  /** Whether the person may rate the course, because they have not done so yet. */
  mayRate: boolean;
}

/** The obstacle that keeps the visit from continuing, when it is shown over the stage. */
function blockerOf(state: StudyState, secondsLeft: number | undefined): page.StudyBlocker | undefined {
  const { stage } = state;
  if (stage.phase === 'refused') {
    const { refusal } = stage;
    if (refusal === 'order') return { kind: refusal, first: blockerFor(state) };
    return refusal === 'vip' || refusal === 'buy' ? { kind: refusal } : undefined;
  }
  const hold = holdOf(state);
  return hold?.kind === 'presence' ? { kind: hold.kind, checkId: hold.checkId, secondsLeft } : hold;
}

/** The blocking message over the stage; `secondsLeft` is the time that is left to answer a presence check. */
export function blockOf(
  { study, state, courseId, viewer, t, resolve, onOpen }: FrontFacts,
  more: StudyPanelsTranslate,
  secondsLeft: number | undefined,
): StudyBlock | undefined {
  const blocker = blockerOf(state, secondsLeft);
  return (
    blocker &&
    page.blockOf({
      blocker,
      courseId,
      viewer,
      course: contentsOf(state)?.course,
      t: more,
      study: t,
      resolve,
      onOpen,
      onHere: () => study.tell({ type: 'tookOver' }),
      onPresent: () => study.tell({ type: 'present' }),
    })
  );
}

/** The message when the item has ended; `secondsLeft` counts down to the next item. */
export function endingOf(
  { study, state, courseId, t, resolve, onOpen, mayRate }: FrontFacts,
  more: StudyPanelsTranslate,
  end: EndOfLesson | undefined,
  secondsLeft: number | undefined,
): StudyEnding | undefined {
  const { stage, awards } = state;
  if (stage.phase !== 'ready' || end === undefined) return undefined;
  return page.endingOf({
    lesson: stage.start,
    courseId,
    end,
    secondsLeft,
    awards,
    mayRate,
    t: more,
    study: t,
    resolve,
    onOpen,
    onStay: () => study.tell({ type: 'stayed' }),
    onAgain: (from) => study.tell({ type: 'again', from }),
  });
}
