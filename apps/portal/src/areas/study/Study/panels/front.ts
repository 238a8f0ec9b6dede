import type { CourseItem } from '@stoa/api/contract/course';
import { ChargeKind, formatMoneyFen, ProgressState, type Award } from '@stoa/domain';
import type { StudyBlock, StudyEnding, StudyFact } from '@stoa/ui/patterns/StudyPage';
import type { Study } from '../../study.ts';
import { blockerFor, type StudyState } from '../../visit.ts';
import type { Translate, TranslateMore } from '../words.ts';
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

function priceText({ start, outline }: StudyState, more: TranslateMore): string {
  const course = start?.course ?? outline?.course;
  return course?.chargeKind === ChargeKind.Paid && course.priceFen !== undefined
    ? more('block.price', { price: formatMoneyFen(course.priceFen) })
    : more('block.ask');
}

/** What stands in the way (screens R28, block reasons); `secondsLeft` belongs to a presence check. */
export function blockOf(
  facts: FrontFacts,
  more: TranslateMore,
  secondsLeft: number | undefined,
): StudyBlock | undefined {
  const { study, state, t, courseHref, onOpen } = facts;
  const { hold, phase, refusal } = state;
  const toCourse = { label: t('toCourse'), href: courseHref };
  if (phase === 'refused') {
    if (refusal === 'order') {
      const first = blockerFor(state);
      if (!first)
        return {
          key: 'order',
          title: more('block.orderUnknown'),
          text: more('block.orderText'),
          link: toCourse,
        };
      return {
        key: 'order',
        title: more('block.order', { title: first.title }),
        text: more('block.orderText'),
        action: { label: more('block.goThere'), onAct: () => onOpen(first.itemId) },
      };
    }
    if (refusal === 'vip' || refusal === 'buy') {
      return { key: refusal, title: more(`block.${refusal}`), text: priceText(state, more), link: toCourse };
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
        title: more(`block.${hold.kind}`),
        text: more(`block.${hold.kind}Text`),
        action: { label: more('block.here'), onAct: () => void study.takeOver(true) },
      };
    case 'presence': {
      const over = secondsLeft === 0;
      return {
        key: hold.checkId,
        title: more('block.presence'),
        text: over ? more('block.presenceOver') : more('block.presenceText'),
        count: over || secondsLeft === undefined ? undefined : String(secondsLeft),
        action: { label: more('block.present'), onAct: study.present },
      };
    }
    case 'trial':
      return { key: 'trial', title: more('block.trial'), text: priceText(state, more), link: toCourse };
    default:
      return hold satisfies undefined;
  }
}

/** The credits that this visit brought. */
export const creditsOf = (awards: readonly Award[]): number =>
  awards.reduce((sum, { kind, value = 0 }) => sum + (kind === 'CREDIT' ? value : 0), 0);

function reachedOf({ start, awards }: StudyState, t: Translate, more: TranslateMore): StudyFact[] {
  const credits = creditsOf(awards);
  return [
    { figure: `${start?.course.progress?.percent ?? 0}%`, label: t('courseProgress') },
    ...(credits > 0 ? [{ figure: String(credits), label: more('end.credit') }] : []),
  ];
}

/** What follows when the item has ended; `secondsLeft` counts down to the next one. */
export function endingOf(
  facts: FrontFacts,
  more: TranslateMore,
  next: CourseItem | undefined,
  secondsLeft: number | undefined,
): StudyEnding | undefined {
  const { study, state, t, courseHref, onOpen, mayRate } = facts;
  const { start, endedAt } = state;
  if (!start || endedAt === undefined || state.phase !== 'ready') return undefined;
  const stay = { label: more('end.stay'), onAct: study.stay };
  if (next) {
    return {
      title: more('end.next', { title: next.title }),
      text: secondsLeft === undefined ? undefined : more('end.count', { seconds: secondsLeft }),
      primary: { label: more('end.play'), onAct: () => onOpen(next.itemId) },
      secondary: stay,
    };
  }
  if (start.progress.completedTime === undefined) {
    return {
      title: more('end.incomplete'),
      text: hintOf(start, t, more),
      primary: { label: more('end.again'), onAct: study.again },
      secondary: stay,
    };
  }
  const whole = start.course.progress?.state === ProgressState.Completed;
  return {
    title: whole ? more('end.course') : more('end.last'),
    text: whole
      ? more('end.courseText')
      : more('end.lastText', { percent: start.course.progress?.percent ?? 0 }),
    facts: whole ? reachedOf(state, t, more) : undefined,
    link:
      whole && mayRate
        ? { label: more('end.rate'), href: `${courseHref}&tab=comments` }
        : { label: t('toCourse'), href: courseHref },
    secondary: stay,
  };
}
