import type { CourseItem } from '@stoa/api/contract/course';
import { ChargeKind, formatMoneyFen, ProgressState, type Award } from '@stoa/domain';
import type { StudyBlock, StudyEnding, StudyFact } from '@stoa/ui/patterns/StudyPage';
import type { Study } from '../study.ts';
import { blockerFor, type StudyState } from '../visit.ts';
import type { Translate } from '../words.ts';
import { hintOf } from './hint.ts';

export interface FrontFacts {
  study: Study;
  state: StudyState;
  t: Translate;
  /** Where the course is described. */
  courseHref: string;
  onOpen: (itemId: number) => void;
  /** Nobody has rated the course here yet. */
  mayRate: boolean;
}

function priceText({ start, outline }: StudyState, t: Translate): string {
  const course = start?.course ?? outline?.course;
  return course?.chargeKind === ChargeKind.Paid && course.priceFen !== undefined
    ? t('block.price', { price: formatMoneyFen(course.priceFen) })
    : t('block.ask');
}

/** What stands in the way (screens R28, block reasons); `secondsLeft` belongs to a presence check. */
export function blockOf(facts: FrontFacts, secondsLeft: number | undefined): StudyBlock | undefined {
  const { study, state, t, courseHref, onOpen } = facts;
  const { hold, phase, refusal } = state;
  const toCourse = { label: t('toCourse'), href: courseHref };
  if (phase === 'refused') {
    if (refusal === 'order') {
      const first = blockerFor(state);
      if (!first)
        return { key: 'order', title: t('block.orderUnknown'), text: t('block.orderText'), link: toCourse };
      return {
        key: 'order',
        title: t('block.order', { title: first.title }),
        text: t('block.orderText'),
        action: { label: t('block.goThere'), onAct: () => onOpen(first.itemId) },
      };
    }
    if (refusal === 'vip' || refusal === 'buy') {
      return { key: refusal, title: t(`block.${refusal}`), text: priceText(state, t), link: toCourse };
    }
    return undefined;
  }
  switch (hold?.kind) {
    case undefined:
      return undefined;
    case 'tab':
    case 'device':
      return {
        key: hold.kind,
        title: t(`block.${hold.kind}`),
        text: t(`block.${hold.kind}Text`),
        action: { label: t('block.here'), onAct: () => void study.takeOver(true) },
      };
    case 'presence': {
      const over = secondsLeft === 0;
      return {
        key: hold.checkId,
        title: t('block.presence'),
        text: over ? t('block.presenceOver') : t('block.presenceText'),
        count: over || secondsLeft === undefined ? undefined : String(secondsLeft),
        action: { label: t('block.present'), onAct: study.present },
      };
    }
    case 'trial':
      return { key: 'trial', title: t('block.trial'), text: priceText(state, t), link: toCourse };
    default:
      return hold satisfies undefined;
  }
}

/** The credits that this visit brought. */
export const creditsOf = (awards: readonly Award[]): number =>
  awards.reduce((sum, { kind, value = 0 }) => sum + (kind === 'CREDIT' ? value : 0), 0);

function reachedOf({ start, awards }: StudyState, t: Translate): StudyFact[] {
  const credits = creditsOf(awards);
  return [
    { figure: `${start?.course.progress?.percent ?? 0}%`, label: t('courseProgress') },
    ...(credits > 0 ? [{ figure: String(credits), label: t('end.credit') }] : []),
  ];
}

/** What follows when the item has ended; `secondsLeft` counts down to the next one. */
export function endingOf(
  facts: FrontFacts,
  next: CourseItem | undefined,
  secondsLeft: number | undefined,
): StudyEnding | undefined {
  const { study, state, t, courseHref, onOpen, mayRate } = facts;
  const { start, endedAt } = state;
  if (!start || endedAt === undefined || state.phase !== 'ready') return undefined;
  const stay = { label: t('end.stay'), onAct: study.stay };
  if (next) {
    return {
      title: t('end.next', { title: next.title }),
      text: secondsLeft === undefined ? undefined : t('end.count', { seconds: secondsLeft }),
      primary: { label: t('end.play'), onAct: () => onOpen(next.itemId) },
      secondary: stay,
    };
  }
  if (start.progress.completedTime === undefined) {
    return {
      title: t('end.incomplete'),
      text: hintOf(start, t),
      primary: { label: t('end.again'), onAct: study.again },
      secondary: stay,
    };
  }
  const whole = start.course.progress?.state === ProgressState.Completed;
  return {
    title: whole ? t('end.course') : t('end.last'),
    text: whole ? t('end.courseText') : t('end.lastText', { percent: start.course.progress?.percent ?? 0 }),
    facts: whole ? reachedOf(state, t) : undefined,
    link:
      whole && mayRate
        ? { label: t('end.rate'), href: `${courseHref}&tab=comments` }
        : { label: t('toCourse'), href: courseHref },
    secondary: stay,
  };
}
