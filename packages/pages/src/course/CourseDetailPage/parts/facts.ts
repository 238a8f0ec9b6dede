import type { CourseDetail } from '@stoa/api/contract/course';
import { AssignKind, calendarTime, formatCount, formatLength, type Locale } from '@stoa/domain';
import type { Labels } from '@stoa/ui/provider';
import { levelsOf } from '../../levels.ts';
import type { CourseDetailTranslate, CourseTranslate } from '../../words/index.ts';

/** A fact about the course: its name, its value, and a note on the value. */
export interface CourseFact {
  readonly label: string;
  readonly value: string;
  readonly more?: string | undefined;
}

/** The source of the course, then its levels and tags; a text that occurs twice is shown once. */
export function marksOf({ source, jobLevels, tags }: CourseDetail, t: CourseTranslate): string[] {
  const marks = [t(`source.${source}`), levelsOf(jobLevels, t), ...tags];
  return [...new Set(marks)].filter((mark) => mark !== '');
}

/** The numbers of a course with their names; a number that is zero or unknown is left out. */
export function factsOf(course: CourseDetail, t: CourseDetailTranslate, locale: Locale): CourseFact[] {
  const { rating, score, itemCount, duration, credit, studyNum, assignments } = course;
  const facts: CourseFact[] = [];
  if (score > 0) {
    facts.push({
      label: t('fact.score'),
      value: score.toFixed(1),
      more: t('fact.ratings', { count: rating.count }),
    });
  }
  facts.push({
    label: t('fact.contents'),
    value: t('items', { count: itemCount }),
    more: duration > 0 ? formatLength(duration, locale) : undefined,
  });
  if (credit > 0) {
    const [mine] = assignments;
    const compulsory = mine?.assignKind === AssignKind.Compulsory;
    const kind = compulsory ? 'compulsoryCredit' : 'electiveCredit';
    facts.push({ label: mine ? t(kind) : t('credit'), value: String(credit) });
  }
  if (studyNum !== undefined) facts.push({ label: t('learners'), value: formatCount(studyNum, locale) });
  return facts;
}

/** A sentence such as "在「新员工 30 天」中为必修，12 月 5 日 18:00 前完成". */
export function assignmentOf(
  { assignments }: CourseDetail,
  t: CourseDetailTranslate,
  now: number,
  time: Labels['taskItem']['time'],
): string | undefined {
  const [mine] = assignments;
  if (!mine) return undefined;
  const kind = mine.assignKind === AssignKind.Compulsory ? 'compulsory' : 'elective';
  const plan = mine.planName;
  return mine.dueTime === undefined
    ? t(kind, { plan })
    : t(`${kind}Due`, { plan, due: time(calendarTime(mine.dueTime, { now })) });
}
