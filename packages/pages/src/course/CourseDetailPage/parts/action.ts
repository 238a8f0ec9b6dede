import type { CourseDetail } from '@stoa/api/contract/course';
import {
  formatDateTime,
  formatDay,
  formatPosition,
  type Locale,
  type StudyContext,
  TargetKind,
} from '@stoa/domain';
import type { PageLink } from '../../../common/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import { itemTarget } from '../../target.ts';
import type { CourseDetailTranslate, CourseTranslate } from '../../words/index.ts';
import { nextStepOf, trialOf, type ClosedReason } from '../access.ts';

/** The action that a course offers now. */
export type CourseAction =
  | { readonly kind: 'go'; readonly label: string; readonly href: string }
  /** Enrols the person first; then the item opens. */
  | { readonly kind: 'start'; readonly label: string; readonly itemId: number | undefined }
  /** There is no button, because the course cannot be opened; the reason is shown, and who can help. */
  | {
      readonly kind: 'closed';
      readonly reason: string;
      readonly hint: string;
      /** A trial item that is open without access. */
      readonly trial?: PageLink | undefined;
      /** The link to the page on which access can be had, when that page is built. */
      readonly way?: PageLink | undefined;
      /** The button that asks the administrators for access, or says when the person did. */
      readonly request?: { readonly label: string; readonly asked: boolean } | undefined;
    }
  | { readonly kind: 'none' };

export interface ActionView {
  /** Translators of the messages of this page, and of the messages about a course that many pages share. */
  t: CourseDetailTranslate;
  tCourse: CourseTranslate;
  resolve: Resolve;
  locale: Locale;
  /** Current time in epoch milliseconds. */
  now: number;
  /** The place where the learner came from, which is passed on to the study page. */
  context: StudyContext;
  /** Whether VIP is hidden from this person. */
  hideVip: boolean;
  /** Whether the person has administrators who can be asked for access, and the back end takes the request. */
  mayAsk?: boolean | undefined;
}

const firstItemOf = ({ chapters }: Pick<CourseDetail, 'chapters'>): number | undefined => {
  for (const { items, children } of chapters) {
    const [item] = items;
    if (item) return item.itemId;
    const below = children && firstItemOf({ chapters: children });
    if (below !== undefined) return below;
  }
  return undefined;
};

/** The reasons for which an administrator can help. */
const askable: ReadonlySet<ClosedReason> = new Set(['vip', 'buy', 'scope']);

/** The request for access: to be made, or with the day on which it was made; a refused one can be made again. */
function requestOf(
  { accessRequest }: Pick<CourseDetail, 'accessRequest'>,
  reason: ClosedReason,
  { t, now, mayAsk = false }: Pick<ActionView, 't' | 'now' | 'mayAsk'>,
) {
  if (!mayAsk || !askable.has(reason)) return undefined;
  if (accessRequest === undefined) return { label: t('action.ask'), asked: false };
  if (accessRequest.refusal) return { label: t('action.askAgain'), asked: false };
  const day = formatDay(accessRequest.time, { now });
  return { label: t('action.asked', { day }), asked: true };
}

/**
 * The closed state of a course: the reason, who can help, and the trial. Links that lead nowhere are left
 * out.
 */
function closedOf(course: CourseDetail, reason: ClosedReason, view: ActionView): CourseAction {
  const { t, now, resolve, context, hideVip } = view;
  const { courseId, access, chapters, openTime } = course;
  const item = trialOf(access, chapters);
  const trial = item && hrefOf(resolve(itemTarget(courseId, item.itemId), context));
  const vip = reason === 'vip' && !hideVip ? hrefOf(resolve({ kind: TargetKind.Vip })) : undefined;
  const request = requestOf(course, reason, view);
  const hint = () => {
    if (request?.asked === true) return t('closed.askedHint');
    const refusal = request && course.accessRequest?.refusal;
    if (refusal) return t('closed.refusedHint', { comment: refusal.comment });
    if (vip !== undefined) return t('closed.vipWayHint');
    if (request !== undefined) return t('closed.askHint');
    return reason === 'notOpen' && openTime !== undefined
      ? t('closed.opens', { time: formatDateTime(openTime, { now }) })
      : t(`closed.${reason}Hint`);
  };
  return {
    kind: 'closed',
    reason: t(`closed.${reason}`),
    hint: hint(),
    trial:
      item && trial !== undefined
        ? { label: t('action.trial', { title: item.title }), href: trial }
        : undefined,
    way: vip === undefined ? undefined : { label: t('action.vip'), href: vip },
    request,
  };
}

/** The one action that the page offers for a course. */
export function actionOf(course: CourseDetail, view: ActionView): CourseAction {
  const { t, resolve, context } = view;
  const { courseId } = course;
  const step = nextStepOf(course);
  const go = (label: string, itemId: number | undefined): CourseAction => {
    const href = itemId === undefined ? undefined : hrefOf(resolve(itemTarget(courseId, itemId), context));
    return href === undefined ? { kind: 'none' } : { kind: 'go', label, href };
  };
  switch (step.kind) {
    case 'closed':
      return closedOf(course, step.reason, view);
    case 'start': {
      const itemId = course.resume?.itemId ?? firstItemOf(course);
      // An enrolled person goes to the item directly, because no enrolment is needed.
      return course.enrolled
        ? go(t('action.start'), itemId)
        : { kind: 'start', label: t('action.start'), itemId };
    }
    case 'continue':
      return go(
        step.position > 0
          ? t('action.continueAt', { title: step.title, position: formatPosition(step.position) })
          : t('action.continue', { title: step.title }),
        step.itemId,
      );
    case 'again':
      return go(t('action.again'), course.resume?.itemId ?? firstItemOf(course));
    default:
      return step satisfies never;
  }
}
