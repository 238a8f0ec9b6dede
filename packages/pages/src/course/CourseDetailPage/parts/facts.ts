import type { CourseDetail } from '@stoa/api/contract/course';
import {
  AccessState,
  AssignKind,
  ChargeKind,
  formatCount,
  formatDateTime,
  formatDuration,
  formatMoneyFen,
  type Locale,
} from '@stoa/domain';
import { levelsOf } from '../../levels.ts';
import type { CourseDetailTranslate, CourseTranslate } from '../../words/index.ts';

export interface CourseFact {
  figure: string;
  label: string;
}

/** The source of the course, then its levels and tags; a word that occurs twice is shown once. */
export function marksOf({ source, jobLevels, tags }: CourseDetail, t: CourseTranslate): string[] {
  const marks = [t(`source.${source}`), levelsOf(jobLevels, t), ...tags];
  return [...new Set(marks)].filter((mark) => mark !== '');
}

/** The numbers that say something, so a course without ratings or credit shows none. */
export function factsOf(course: CourseDetail, t: CourseDetailTranslate, locale: Locale): CourseFact[] {
  const { rating, score, itemCount, duration, credit, studyNum, assignments } = course;
  const facts: CourseFact[] = [];
  if (score > 0) facts.push({ figure: score.toFixed(1), label: t('score', { count: rating.count }) });
  facts.push({
    figure: t('items', { count: itemCount }),
    label: duration > 0 ? formatDuration(duration) : t('length'),
  });
  if (credit > 0) {
    const [mine] = assignments;
    const compulsory = mine?.assignKind === AssignKind.Compulsory;
    const kind = compulsory ? 'compulsoryCredit' : 'electiveCredit';
    facts.push({ figure: String(credit), label: mine ? t(kind) : t('credit') });
  }
  if (studyNum !== undefined) {
    facts.push({ figure: formatCount(studyNum, locale), label: t('learners') });
  }
  return facts;
}

/** The price of the course; `undefined` for a person who has access. */
export function priceOf(course: CourseDetail, t: CourseDetailTranslate): string | undefined {
  const { access, enrolled, chargeKind, priceFen, vipPriceFen } = course;
  if (chargeKind !== ChargeKind.Paid || priceFen === undefined) return undefined;
  if (enrolled && access === AccessState.Ok) return undefined;
  const price = formatMoneyFen(priceFen);
  return vipPriceFen === undefined
    ? t('price', { price })
    : t('vipPrice', { price, vipPrice: formatMoneyFen(vipPriceFen) });
}

/** A sentence such as "在「新员工 30 天」中为必修，12-05 18:00 前完成". */
export function assignmentOf(
  { assignments }: CourseDetail,
  t: CourseDetailTranslate,
  now: number,
): string | undefined {
  const [mine] = assignments;
  if (!mine) return undefined;
  const kind = mine.assignKind === AssignKind.Compulsory ? 'compulsory' : 'elective';
  const plan = mine.planName;
  return mine.dueTime === undefined
    ? t(kind, { plan })
    : t(`${kind}Due`, { plan, due: formatDateTime(mine.dueTime, { now }) });
}
