import { PersonRole } from '@stoa/domain';
import * as v from 'valibot';
import { knowledge } from './knowledge.ts';
import { liveSummary } from './liveSummary.ts';
import { extended } from './wire.ts';

/** A teacher, lecturer or mentor. */
export const person = v.object({
  personId: v.number(),
  role: v.enum(PersonRole),
  companyId: v.number(),
  userId: v.optional(v.number()),
  name: v.string(),
  avatar: v.string(),
  title: v.string(),
  orgName: v.optional(v.string()),
  tags: v.array(v.string()),
  introHtml: v.string(),
  expertise: v.array(v.string()),
  courseNum: v.number(),
  /** The two most studied of their courses that the caller may see. */
  courses: v.optional(v.array(v.object({ courseId: v.number(), title: v.string() }))),
  fansNum: v.number(),
  followed: v.boolean(),
  score: v.optional(v.number()),
  honours: v.optional(v.array(v.string())),
});
export type Person = v.InferOutput<typeof person>;

/** A teacher, lecturer or mentor with their work besides courses. */
export const personDetail = extended(person, {
  lives: v.array(liveSummary),
  knowledge: v.array(knowledge),
  myMentor: v.optional(v.boolean()),
  /**
   * Key that encrypts a question that somebody has written and not sent yet, the same as that of
   * `studyStart`. Without a key such text stays in memory.
   */
  outboxKey: v.optional(v.string()),
});
export type PersonDetail = v.InferOutput<typeof personDetail>;
