import type { CourseItem, CourseSummary } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { ChargeKind, formatMoneyFen, ProgressState, TargetKind, type Award } from '@stoa/domain';
import type { PageLink } from '../../../common/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { StudyPanelsTranslate, StudyTranslate } from '../../words/index.ts';
import type { StudyBlock, StudyEnding, StudyFact } from '../types.ts';
import { hintOf } from './hint.ts';

/** Why a lesson does not open or does not go on. */
export type StudyHindrance =
  /** Another lesson has to be finished first; `first` is that lesson, where it is known. */
  | { readonly kind: 'order'; readonly first: CourseItem | undefined }
  /** The person has no access to the course, or has finished its trial. */
  | { readonly kind: 'vip' | 'buy' | 'trial' }
  /** The lesson plays in another window, or on another device. */
  | { readonly kind: 'tab' | 'device' }
  /** The person has to confirm that they are present. */
  | { readonly kind: 'presence'; readonly checkId: string; readonly secondsLeft: number | undefined };

interface Saying {
  courseId: number;
  t: StudyPanelsTranslate;
  study: StudyTranslate;
  resolve: Resolve;
}

export interface BlockFacts extends Saying {
  hindrance: StudyHindrance;
  /** The course; undefined when the person may not see it. */
  course: CourseSummary | undefined;
  onOpen: (itemId: number) => void;
  /** Called to continue here. */
  onHere: () => void;
  /** Called when the person confirms their presence. */
  onPresent: () => void;
}

function linkTo({ courseId, resolve }: Saying, label: string, tab?: string): PageLink | undefined {
  const params = tab === undefined ? {} : { params: { tab } };
  const href = hrefOf(resolve({ kind: TargetKind.Course, id: courseId, ...params }));
  return href === undefined ? undefined : { label, href };
}

const priceText = (course: CourseSummary | undefined, t: StudyPanelsTranslate): string =>
  course?.chargeKind === ChargeKind.Paid && course.priceFen !== undefined
    ? t('block.price', { price: formatMoneyFen(course.priceFen) })
    : t('block.ask');

/** The message over the stage, with its one button. */
export function blockOf(facts: BlockFacts): StudyBlock {
  const { hindrance, course, t, study } = facts;
  const { kind } = hindrance;
  const toCourse = linkTo(facts, study('toCourse'));
  switch (kind) {
    case 'order': {
      const { first } = hindrance;
      const text = t('block.orderText');
      if (!first) return { key: kind, title: t('block.orderUnknown'), text, link: toCourse };
      const action = { label: t('block.goThere'), onAct: () => facts.onOpen(first.itemId) };
      return { key: kind, title: t('block.order', { title: first.title }), text, action };
    }
    case 'vip':
    case 'buy':
    case 'trial':
      return { key: kind, title: t(`block.${kind}`), text: priceText(course, t), link: toCourse };
    case 'tab':
    case 'device': {
      const action = { label: t('block.here'), onAct: facts.onHere };
      return { key: kind, title: t(`block.${kind}`), text: t(`block.${kind}Text`), action };
    }
    case 'presence': {
      const { checkId, secondsLeft } = hindrance;
      const over = secondsLeft === 0;
      return {
        key: checkId,
        title: t('block.presence'),
        text: t(over ? 'block.presenceOver' : 'block.presenceText'),
        count: over || secondsLeft === undefined ? undefined : String(secondsLeft),
        action: { label: t('block.present'), onAct: facts.onPresent },
      };
    }
    default:
      return kind satisfies never;
  }
}

export interface EndingFacts extends Saying {
  lesson: StudyStart;
  /** The next lesson, if there is one. */
  next: CourseItem | undefined;
  /** Seconds until the next lesson begins automatically; `undefined` when it does not. */
  secondsLeft: number | undefined;
  /** The awards of this visit. */
  awards: readonly Award[];
  /** Whether the person may rate the course, because they have not done so yet. */
  mayRate: boolean;
  onOpen: (itemId: number) => void;
  onStay: () => void;
  onAgain: () => void;
}

function reachedOf({ lesson, awards, t, study }: EndingFacts): StudyFact[] {
  const credits = awards.reduce((sum, { kind, value = 0 }) => sum + (kind === 'CREDIT' ? value : 0), 0);
  return [
    { figure: `${lesson.course.progress?.percent ?? 0}%`, label: study('courseProgress') },
    ...(credits > 0 ? [{ figure: String(credits), label: t('end.credit') }] : []),
  ];
}

/** The message after the end of a lesson: what comes next. */
export function endingOf(facts: EndingFacts): StudyEnding {
  const { lesson, next, secondsLeft, mayRate, t, study } = facts;
  const stay = { label: t('end.stay'), onAct: facts.onStay };
  if (next) {
    return {
      title: t('end.next', { title: next.title }),
      text: secondsLeft === undefined ? undefined : t('end.count', { seconds: secondsLeft }),
      primary: { label: t('end.play'), onAct: () => facts.onOpen(next.itemId) },
      secondary: stay,
    };
  }
  if (lesson.progress.completedTime === undefined) {
    return {
      title: t('end.incomplete'),
      text: hintOf(lesson, t, study),
      primary: { label: t('end.again'), onAct: facts.onAgain },
      secondary: stay,
    };
  }
  const { progress } = lesson.course;
  if (progress?.state === ProgressState.Completed) {
    return {
      title: t('end.course'),
      text: t('end.courseText'),
      facts: reachedOf(facts),
      celebrates: true,
      link: mayRate ? linkTo(facts, t('end.rate'), 'comments') : linkTo(facts, study('toCourse')),
      secondary: stay,
    };
  }
  return {
    title: t('end.last'),
    text: t('end.lastText', { percent: progress?.percent ?? 0 }),
    link: linkTo(facts, study('toCourse')),
    secondary: stay,
  };
}
