import { isValueOf, JobLevel } from '@stoa/domain';
import { labels as en } from '@stoa/domain/labels/en';
import { labels as zh } from '@stoa/domain/labels/zh-CN';
import type { Localised } from '../../db/schema/index.ts';

/** The properties of a course that decide whom it fits. */
export interface Traits {
  readonly courseId: number;
  readonly title: Localised;
  readonly categoryId: number;
  readonly tagIds: readonly number[];
  readonly jobLevels: readonly number[];
}

/** The facts about a person on which recommendations are based. */
export interface Evidence {
  /** Courses that the person has studied, the latest first. */
  readonly studied: readonly Traits[];
  /** Course id → ids of the person's studied courses that colleagues have studied together with it. */
  readonly together: ReadonlyMap<number, ReadonlySet<number>>;
  readonly jobLevel: number;
}

export type Cause =
  | { readonly kind: 'colleagues'; readonly like: Traits }
  | { readonly kind: 'field'; readonly like: Traits }
  | { readonly kind: 'subjects'; readonly like: Traits; readonly tagIds: readonly number[] }
  | { readonly kind: 'level'; readonly level: JobLevel };

/**
 * The first cause that applies, in the order of points in fit.ts, with the latest course for which it
 * applies.
 */
export function causeOf(course: Traits, { studied, together, jobLevel }: Evidence): Cause | undefined {
  const others = studied.filter(({ courseId }) => courseId !== course.courseId);
  const beside = together.get(course.courseId);
  const colleagues = others.find(({ courseId }) => beside?.has(courseId) === true);
  if (colleagues) return { kind: 'colleagues', like: colleagues };
  const field = others.find(({ categoryId }) => categoryId === course.categoryId);
  if (field) return { kind: 'field', like: field };
  for (const like of others) {
    const tagIds = course.tagIds.filter((id) => like.tagIds.includes(id));
    if (tagIds.length > 0) return { kind: 'subjects', like, tagIds };
  }
  const fits = isValueOf(JobLevel, jobLevel) && course.jobLevels.includes(jobLevel);
  return fits ? { kind: 'level', level: jobLevel } : undefined;
}

/** Most subjects that a reason lists, because more do not read as a sentence. */
const mostSubjects = 2;

const in2 = (say: (words: (text: Localised) => string, chinese: boolean) => string): Localised => ({
  zh: say((text) => text.zh || text.en, true),
  en: say((text) => text.en || text.zh, false),
});

/** The cause as a sentence in both languages. */
export function reasonOf(
  cause: Cause,
  course: Pick<Traits, 'categoryId'>,
  names: {
    readonly category: (id: number) => Localised | undefined;
    readonly tag: (id: number) => Localised | undefined;
  },
): Localised {
  switch (cause.kind) {
    case 'colleagues':
      return in2((words, chinese) =>
        chinese
          ? `学过《${words(cause.like.title)}》的同事也在学`
          : `Colleagues who studied “${words(cause.like.title)}” study this too`,
      );
    case 'field': {
      const field = names.category(course.categoryId) ?? { zh: '', en: '' };
      return in2((words, chinese) =>
        chinese
          ? `与《${words(cause.like.title)}》同属“${words(field)}”`
          : `In ${words(field)}, like “${words(cause.like.title)}”`,
      );
    }
    case 'subjects': {
      const subjects = cause.tagIds.slice(0, mostSubjects).flatMap((id) => names.tag(id) ?? []);
      return in2((words, chinese) =>
        chinese
          ? `与《${words(cause.like.title)}》标签相同：${subjects.map(words).join('、')}`
          : `Tagged ${subjects.map(words).join(', ')}, like “${words(cause.like.title)}”`,
      );
    }
    case 'level':
      return {
        zh: `适合你的职级：${zh.jobLevel[cause.level]}`,
        en: `Suits your level: ${en.jobLevel[cause.level].toLowerCase()}`,
      };
    default:
      return cause satisfies never;
  }
}
