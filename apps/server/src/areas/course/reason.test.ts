import { JobLevel } from '@stoa/domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { causeOf, reasonOf } from './reason.ts';
import type { Cause, Evidence, Traits } from './reason.ts';

const ids = fc.integer({ min: 1, max: 9 });
const course: fc.Arbitrary<Traits> = fc.record({
  courseId: ids,
  title: ids.map((id) => ({ zh: `课${id}`, en: `Course ${id}` })),
  categoryId: fc.integer({ min: 1, max: 4 }),
  tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 3 }),
  jobLevels: fc.uniqueArray(fc.constantFrom(1, 2, 3), { maxLength: 3 }),
});
const evidence: fc.Arbitrary<Evidence> = fc.record({
  studied: fc.uniqueArray(course, { maxLength: 5, selector: ({ courseId }) => courseId }),
  together: fc
    .dictionary(ids.map(String), fc.uniqueArray(ids, { maxLength: 4 }), { maxKeys: 5 })
    .map((pairs) => new Map(Object.entries(pairs).map(([id, others]) => [Number(id), new Set(others)]))),
  jobLevel: fc.constantFrom(0, 1, 2, 3),
});

/** Whether the cause is true, checked against the evidence by other code than the one under test. */
function isTrue(cause: Cause, one: Traits, { studied, together, jobLevel }: Evidence): boolean {
  if (cause.kind === 'level') return cause.level === jobLevel && one.jobLevels.includes(jobLevel);
  const { like } = cause;
  if (!studied.includes(like) || like.courseId === one.courseId) return false;
  if (cause.kind === 'colleagues') return together.get(one.courseId)?.has(like.courseId) === true;
  if (cause.kind === 'field') return like.categoryId === one.categoryId;
  return (
    cause.tagIds.length > 0 && cause.tagIds.every((id) => like.tagIds.includes(id) && one.tagIds.includes(id))
  );
}

/** Every possible cause, whether it holds or not. */
const causesOf = (one: Traits, known: Evidence): Cause[] => [
  ...known.studied.flatMap((like): Cause[] => [
    { kind: 'colleagues', like },
    { kind: 'field', like },
    { kind: 'subjects', like, tagIds: one.tagIds.filter((id) => like.tagIds.includes(id)) },
  ]),
  ...[JobLevel.Grassroots, JobLevel.Middle, JobLevel.Senior].map((level): Cause => ({
    kind: 'level',
    level,
  })),
];

const order = ['colleagues', 'field', 'subjects', 'level'];
const seed = 20_261_121;

test('a reason is true, is the strongest one, and is missing only if there is none', () => {
  fc.assert(
    fc.property(course, evidence, (one, known) => {
      const cause = causeOf(one, known);
      const all = causesOf(one, known).filter((each) => isTrue(each, one, known));
      const strongest = order.find((kind) => all.some((each) => each.kind === kind));
      expect(cause?.kind).toBe(strongest);
      expect(cause === undefined || isTrue(cause, one, known)).toBe(true);
    }),
    { seed, numRuns: 1000 },
  );
});

test('a reason names what it is about, in the words of its language, and nothing else', () => {
  const names = {
    category: (id: number) => ({ zh: `类${id}`, en: `Field ${id}` }),
    tag: (id: number) => ({ zh: `题${id}`, en: `Subject ${id}` }),
  };
  fc.assert(
    fc.property(course, evidence, (one, known) => {
      const cause = causeOf(one, known);
      if (cause === undefined) return;
      const { zh, en } = reasonOf(cause, one, names);
      expect(en).not.toMatch(/\p{Script=Han}/u);
      expect(zh).not.toMatch(/Course|Field|Subject/);
      if (cause.kind === 'level') return;
      expect(zh).toContain(`《${cause.like.title.zh}》`);
      expect(en).toContain(`“${cause.like.title.en}”`);
      expect(en.includes(`Field ${one.categoryId}`)).toBe(cause.kind === 'field');
      expect(zh.includes('题')).toBe(cause.kind === 'subjects');
    }),
    { seed, numRuns: 500 },
  );
});
