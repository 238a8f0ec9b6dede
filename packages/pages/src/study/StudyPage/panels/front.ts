import type { CourseItem, CourseSummary } from '@stoa/api/contract/course';
import type { StudyStart } from '@stoa/api/contract/study';
import { formatMoneyFen, ItemKind, priceFor, TargetKind, type Award, type PriceViewer } from '@stoa/domain';
import { lengthOf, union } from '@stoa/domain/kernel';
import type { PageLink } from '../../../common/index.ts';
import { hrefOf, type Resolve } from '../../../links/index.ts';
import type { EndOfLesson } from '../../endOfLesson.ts';
import { timeWords } from '../../timeWords.ts';
import type { StudyPanelsTranslate, StudyTranslate } from '../../words/index.ts';
import type { StudyBlock, StudyEnding, StudyFact } from '../types.ts';
import { hintOf } from './hint.ts';

/** Why a lesson cannot be opened or continued. */
export type StudyBlocker =
  /** Another lesson has to be finished first; `first` is that lesson, if it is known. */
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
  blocker: StudyBlocker;
  /** The course; undefined when the person may not see it. */
  course: CourseSummary | undefined;
  /** The person who looks at the page, on whom the price depends. */
  viewer: PriceViewer;
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

/** How to get access to the course, with the price for this person if there is one. */
function priceText({ course, viewer, t }: BlockFacts): string {
  const price = course && priceFor(course, viewer);
  return price?.kind === 'price' ? t('block.price', { price: formatMoneyFen(price.theirs) }) : t('block.ask');
}

/** The message over the stage, with its button. */
export function blockOf(facts: BlockFacts): StudyBlock {
  const { blocker, t, study } = facts;
  const { kind } = blocker;
  const toCourse = linkTo(facts, study('toCourse'));
  switch (kind) {
    case 'order': {
      const { first } = blocker;
      const text = t('block.orderText');
      if (!first) return { key: kind, locked: true, title: t('block.orderUnknown'), text, link: toCourse };
      const action = { label: t('block.goThere'), onAct: () => facts.onOpen(first.itemId) };
      return { key: kind, locked: true, title: t('block.order', { title: first.title }), text, action };
    }
    case 'vip':
    case 'buy':
    case 'trial':
      return {
        key: kind,
        locked: true,
        title: t(`block.${kind}`),
        text: priceText(facts),
        link: toCourse,
      };
    case 'tab':
    case 'device': {
      const action = { label: t('block.here'), onAct: facts.onHere };
      return { key: kind, title: t(`block.${kind}`), text: t(`block.${kind}Text`), action };
    }
    case 'presence': {
      const { checkId, secondsLeft } = blocker;
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
  /** The content of the message at the end, by the rule `endOfLesson`. */
  end: EndOfLesson;
  /** Seconds until the next lesson opens automatically; `undefined` when it does not. */
  secondsLeft: number | undefined;
  /** The awards of this visit. */
  awards: readonly Award[];
  /** Whether the person may rate the course, because they have not done so yet. */
  mayRate: boolean;
  onOpen: (itemId: number) => void;
  onStay: () => void;
  /** Called to watch the lesson again from this second on. */
  onAgain: (from: number) => void;
}

function reachedOf({ lesson, awards, t, study }: EndingFacts): StudyFact[] {
  const credits = awards.reduce((sum, { kind, value = 0 }) => sum + (kind === 'CREDIT' ? value : 0), 0);
  return [
    { figure: `${lesson.course.progress?.percent ?? 0}%`, label: study('courseProgress') },
    ...(credits > 0 ? [{ figure: String(credits), label: t('end.credit') }] : []),
  ];
}

/** How much of a film or recording counted, and how much is missing. */
function incompleteFilm({ lesson, t, study }: EndingFacts): Pick<StudyEnding, 'title' | 'text'> {
  const { item, policy, progress } = lesson;
  const heard = item.itemKind === ItemKind.Audio;
  const rest = policy.completeRatio * (item.duration ?? 0) - lengthOf(union(progress.covered));
  const values = {
    ratio: Math.round(policy.completeRatio * 100),
    time: timeWords(Math.max(1, Math.ceil(rest)), study),
  };
  return {
    title: t(heard ? 'end.heard' : 'end.watched', { percent: progress.percent }),
    text: t(heard ? 'end.heardText' : 'end.watchedText', values),
  };
}

/** The message about an incomplete lesson: how much of it has counted, and what completes it. */
function incomplete(facts: EndingFacts, from: number | undefined): StudyEnding {
  const { lesson, t, study } = facts;
  const { itemKind } = lesson.item;
  const isTimed = itemKind === ItemKind.Video || itemKind === ItemKind.Audio;
  return {
    ...(isTimed ? incompleteFilm(facts) : { title: t('end.incomplete'), text: hintOf(lesson, t, study) }),
    primary: {
      label: t(from === undefined ? 'end.again' : 'end.unseen'),
      onAct: () => facts.onAgain(from ?? 0),
    },
    secondary: { label: t('end.stay'), onAct: facts.onStay },
  };
}

/** The message at the end of a lesson: what is missing, what comes next, or the award. */
export function endingOf(facts: EndingFacts): StudyEnding {
  const { lesson, end, secondsLeft, mayRate, t, study } = facts;
  const stay = { label: t('end.stay'), onAct: facts.onStay };
  const percent = lesson.course.progress?.percent ?? 0;
  switch (end.kind) {
    case 'incomplete':
      return incomplete(facts, end.from);
    case 'next': {
      const { item, plays } = end;
      const counted = plays ? 'end.playsIn' : 'end.opensIn';
      return {
        title: t('end.next', { title: item.title }),
        text: secondsLeft === undefined ? undefined : t(counted, { seconds: secondsLeft }),
        primary: { label: t(plays ? 'end.play' : 'end.open'), onAct: () => facts.onOpen(item.itemId) },
        secondary: stay,
      };
    }
    case 'open':
      return {
        title: t('end.goOn', { title: end.item.title }),
        text: t('end.goOnText', { percent }),
        primary: { label: t('end.goOnHere'), onAct: () => facts.onOpen(end.item.itemId) },
        secondary: stay,
      };
    case 'course':
      return {
        title: t('end.course'),
        text: t('end.courseText'),
        facts: reachedOf(facts),
        celebrates: true,
        link: mayRate ? linkTo(facts, t('end.rate'), 'comments') : linkTo(facts, study('toCourse')),
        secondary: stay,
      };
    case 'last':
      return {
        title: t('end.last'),
        text: t('end.lastText', { percent }),
        link: linkTo(facts, study('toCourse')),
        secondary: stay,
      };
    default:
      return end satisfies never;
  }
}
