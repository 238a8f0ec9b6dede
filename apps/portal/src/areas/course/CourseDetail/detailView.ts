import type { CourseDetail } from '@stoa/api/contract/course';
import {
  AccessState,
  AssignKind,
  ChargeKind,
  FixedPageKey,
  formatCount,
  formatDateTime,
  formatDuration,
  formatMoneyFen,
  TargetKind,
} from '@stoa/domain';
import type {
  CourseAction,
  CourseDetailWords,
  CourseFact,
  CourseView,
} from '@stoa/ui/patterns/CourseDetailPage';
import type { useTranslations } from 'use-intl';
import type { Locale } from '../../../preferences/locale.ts';
import { clock } from '../../../kernel/clock.ts';
import { hrefOf, type Resolve } from '../../../common/hrefs.ts';
import { nextStepOf, trialOf, type ClosedReason } from '../../../common/course/access.ts';
import { levelsOf } from '../../../common/course/levels.ts';

export interface DetailView {
  t: ReturnType<typeof useTranslations<'course'>>;
  locale: Locale;
  resolve: Resolve;
  /** Where an item is studied, when that can be. */
  studyPath: (itemId: number | undefined) => string | undefined;
  now: number;
  /** The member does not see the VIP module. */
  hideVip: boolean;
}

export interface DetailState {
  pending: boolean;
  onStart: (itemId: number | undefined) => void;
  /** The item that the address points at. */
  itemId: number | undefined;
}

export const detailWords = (t: DetailView['t']): CourseDetailWords => ({
  tabs: t('detail.tabs'),
  intro: t('detail.intro'),
  contents: t('detail.contents'),
  about: t('detail.about'),
  objectives: t('detail.objectives'),
  suitableFor: t('detail.suitableFor'),
  certificate: t('detail.certificate'),
  noIntro: t('detail.noIntro'),
  noContents: t('detail.noContents'),
  aside: t('detail.aside'),
  progress: t('detail.progress'),
  retry: t('retry'),
});

const firstItemOf = ({ chapters }: Pick<CourseDetail, 'chapters'>): number | undefined => {
  for (const { items, children } of chapters) {
    const [item] = items;
    if (item) return item.itemId;
    const below = children && firstItemOf({ chapters: children });
    if (below !== undefined) return below;
  }
  return undefined;
};

/** Why not, who can help, and what may be looked at all the same; an entry that leads nowhere is not there. */
function closedView(detail: CourseDetail, reason: ClosedReason, view: DetailView): CourseAction {
  const { t, now, resolve, studyPath, hideVip } = view;
  const { access, chapters, openTime } = detail;
  const item = trialOf(access, chapters);
  const trial = studyPath(item?.itemId);
  const vip = reason === 'vip' && !hideVip ? hrefOf(resolve({ kind: TargetKind.Vip })) : undefined;
  const hint = () => {
    if (vip !== undefined) return t('closed.vipWayHint');
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
  };
}

function actionView(detail: CourseDetail, view: DetailView, state: DetailState): CourseAction {
  const { t, studyPath } = view;
  const step = nextStepOf(detail);
  const go = (label: string, itemId: number | undefined): CourseAction => {
    const href = studyPath(itemId);
    return href === undefined ? { kind: 'none' } : { kind: 'go', label, href };
  };
  switch (step.kind) {
    case 'closed':
      return closedView(detail, step.reason, view);
    case 'start': {
      const itemId = detail.resume?.itemId ?? firstItemOf(detail);
      // Enrolled but not begun: there is nothing to ask the server for.
      if (detail.enrolled) return go(t('action.start'), itemId);
      return {
        kind: 'start',
        label: t('action.start'),
        pending: state.pending,
        onStart: () => state.onStart(itemId),
      };
    }
    case 'continue':
      return go(
        step.position > 0
          ? t('action.continueAt', { title: step.title, position: clock(step.position) })
          : t('action.continue', { title: step.title }),
        step.itemId,
      );
    case 'again':
      return go(t('action.again'), detail.resume?.itemId ?? firstItemOf(detail));
    default:
      return step satisfies never;
  }
}

function factsOf(detail: CourseDetail, { t, locale }: DetailView): CourseFact[] {
  const { rating, score, itemCount, duration, credit, studyNum, assignments } = detail;
  const facts: CourseFact[] = [];
  if (score > 0) facts.push({ figure: score.toFixed(1), label: t('detail.score', { count: rating.count }) });
  facts.push({
    figure: t('detail.items', { count: itemCount }),
    label: duration > 0 ? formatDuration(duration) : t('detail.length'),
  });
  if (credit > 0) {
    const [mine] = assignments;
    const compulsory = mine?.assignKind === AssignKind.Compulsory;
    const kind = compulsory ? 'detail.compulsoryCredit' : 'detail.electiveCredit';
    facts.push({ figure: String(credit), label: mine ? t(kind) : t('detail.credit') });
  }
  if (studyNum !== undefined) {
    facts.push({ figure: formatCount(studyNum, locale), label: t('detail.learners') });
  }
  return facts;
}

function priceOf(
  { access, enrolled, chargeKind, priceFen, vipPriceFen }: CourseDetail,
  { t }: DetailView,
): string | undefined {
  if (chargeKind !== ChargeKind.Paid || priceFen === undefined) return undefined;
  // Who has the course need not think about its price.
  if (enrolled && access === AccessState.Ok) return undefined;
  const price = formatMoneyFen(priceFen);
  return vipPriceFen === undefined
    ? t('detail.price', { price })
    : t('detail.vipPrice', { price, vipPrice: formatMoneyFen(vipPriceFen) });
}

function assignmentOf({ assignments }: CourseDetail, { t, now }: DetailView): string | undefined {
  const [mine] = assignments;
  if (!mine) return undefined;
  const kind = mine.assignKind === AssignKind.Compulsory ? 'compulsory' : 'elective';
  const plan = mine.planName;
  return mine.dueTime === undefined
    ? t(`detail.${kind}`, { plan })
    : t(`detail.${kind}Due`, { plan, due: formatDateTime(mine.dueTime, { now }) });
}

/** Everything that the page shows of a course. */
export function courseView(detail: CourseDetail, view: DetailView, state: DetailState): CourseView {
  const { t, resolve } = view;
  const all = hrefOf(resolve({ kind: TargetKind.Page, pageKey: FixedPageKey.Course }));
  const levels = levelsOf(detail.jobLevels, t);
  const marks = [t(`source.${detail.source}`), levels, ...detail.tags];
  return {
    head: {
      id: detail.courseId,
      title: detail.title,
      coverUrl: detail.coverUrl,
      category: detail.categoryId ?? detail.categoryName,
      corners: detail.corners,
      trail: all === undefined ? [] : [{ label: t('detail.trail'), href: all }],
      marks: [...new Set(marks)].filter((mark) => mark !== ''),
      summary: detail.summary,
      facts: factsOf(detail, view),
      price: priceOf(detail, view),
      action: actionView(detail, view, state),
      notice:
        detail.access === AccessState.OffShelf && detail.enrolled ? t('closed.offShelfKept') : undefined,
      progress: detail.enrolled ? { percent: detail.progress?.percent ?? 0 } : undefined,
      assignment: assignmentOf(detail, view),
    },
    intro: {
      html: detail.introHtml,
      objectives: detail.objectives,
      suitableFor: detail.suitableFor,
      certificate: detail.certificate?.name,
    },
    chapters: detail.chapters,
    currentItemId: state.itemId ?? detail.resume?.itemId,
  };
}
