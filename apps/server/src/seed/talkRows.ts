import { ChargeKind, ItemKind, Relation, TargetKind, ThreadKind, noCompanyId } from '@stoa/domain';
import type {
  account,
  courseRating,
  entitlement,
  note,
  platformGrant,
  relationMark,
  thread,
} from '../db/schema/index.ts';
import type { CourseRows } from './courseRows.ts';
import { generatedPerCompany } from './data/members.ts';
import { talks } from './data/talk/index.ts';
import type { Said } from './data/talk/index.ts';
import type { ProgressRows } from './progressRows.ts';
import { seededRandom } from './random.ts';
import { hour, minute } from './times.ts';
import type { SeedTimes } from './times.ts';

type ThreadRow = typeof thread.$inferInsert;
type NoteRow = typeof note.$inferInsert;
type MarkRow = typeof relationMark.$inferInsert;
type CourseRow = CourseRows['courses'][number];
type People = readonly [number, ...number[]];

/** People who comment in a company. The new hire has not written anything yet. */
const talkers: Readonly<Record<number, { named: People; firstOther: number; teacher: number }>> = {
  1001: { named: [1, 2, 3, 9, 11], firstOther: 1101, teacher: 3 },
  1002: { named: [1, 4, 5], firstOther: 1201, teacher: 5 },
  1003: { named: [7, 12], firstOther: 1301, teacher: 12 },
};

const weekHours = 7 * 24;

export interface TalkRows {
  thread: ThreadRow[];
  note: NoteRow[];
  courseRating: (typeof courseRating.$inferInsert)[];
  likes: MarkRow[];
}

/** The facts that decide who may open which course. */
export interface Rights {
  readonly grants: readonly (typeof platformGrant.$inferInsert)[];
  readonly accounts: readonly (typeof account.$inferInsert)[];
  readonly bought: readonly (typeof entitlement.$inferInsert)[];
}

/** Comments, questions, notes and ratings of every course, in each company where somebody may open it. */
export function talkRows(
  times: SeedTimes,
  { courses, items }: CourseRows,
  rights: Rights,
  progress: ProgressRows,
): TalkRows {
  const rows: TalkRows = { thread: [], note: [], courseRating: ratingsOf(progress), likes: [] };
  for (const [id, { named, firstOther, teacher }] of Object.entries(talkers)) {
    const companyId = Number(id);
    const everybody = [
      ...named,
      ...Array.from({ length: generatedPerCompany }, (_, index) => firstOther + index),
    ];
    for (const course of courses) {
      const [first, ...others] = isIn(companyId, course, rights)
        ? everybody.filter((userId) => mayOpen(userId, course, times, rights))
        : [];
      if (first === undefined) continue;
      talkOf(rows, times, {
        companyId,
        course,
        items: items.filter(({ courseId }) => courseId === course.courseId),
        people: [first, ...others],
        teacher,
      });
    }
  }
  return rows;
}

const isIn = (companyId: number, { courseId, companyId: owner }: CourseRow, { grants }: Rights): boolean =>
  owner === companyId ||
  (owner === noCompanyId &&
    grants.some(
      (one) =>
        one.companyId === companyId && one.targetKind === TargetKind.Course && one.targetId === courseId,
    ));

/**
 * Whether the person may study the course: it is open, in their scope, and free, bought, or included in their
 * VIP membership.
 */
function mayOpen(
  userId: number,
  { courseId, chargeKind, openTime, visibleScope }: CourseRow,
  { start }: SeedTimes,
  { accounts, bought }: Rights,
): boolean {
  if (openTime != null && openTime > start) return false;
  if (visibleScope?.all === false && !visibleScope.userIds.includes(userId)) return false;
  const person = accounts.find((one) => one.userId === userId);
  const isVip = (person?.vipExpireTime ?? 0) > start;
  switch (chargeKind) {
    case ChargeKind.Vip:
      return isVip;
    case ChargeKind.Paid:
      return bought.some((one) => one.userId === userId && one.bizId === courseId);
    default:
      return true;
  }
}

interface Place {
  companyId: number;
  course: CourseRow;
  items: CourseRows['items'];
  people: People;
  teacher: number;
}

function talkOf(
  rows: TalkRows,
  times: SeedTimes,
  { companyId, course, items, people, teacher }: Place,
): void {
  const { courseId } = course;
  const talk = talks[courseId];
  if (talk === undefined) throw new Error(`Nobody says anything about course ${courseId}.`);
  const random = seededRandom(courseId * 10_000 + companyId);
  let time = times.ago(random.between(4, 12) * weekHours * hour);
  const later = (most: number): number => {
    time = Math.min(time + random.between(1, most) * hour + random.between(0, 59) * minute, times.ago(hour));
    return time;
  };
  let turn = random.between(0, people.length - 1);
  /**
   * The named person if they may open the course here; otherwise the next one, so that nobody writes twice.
   */
  const speaker = ({ by }: Said): number => {
    if (by !== undefined && people.includes(by)) return by;
    turn += 1;
    return people[turn % people.length] ?? people[0];
  };
  const say = (words: Pick<ThreadRow, 'userId' | 'threadKind' | 'content'> & Partial<ThreadRow>): number => {
    rows.thread.push({
      companyId,
      targetKind: TargetKind.Course,
      targetId: courseId,
      createTime: later(40),
      ...words,
    });
    // The id that the database will give, because it numbers the list from 1.
    return rows.thread.length;
  };
  const reply = (parentId: number, words: Parameters<typeof say>[0]): number => {
    const parent = rows.thread[parentId - 1];
    if (parent !== undefined) parent.replyNum = (parent.replyNum ?? 0) + 1;
    return say({ ...words, parentId });
  };
  const like = (threadId: number, least: number, most: number): void => {
    const row = rows.thread[threadId - 1];
    if (row === undefined) return;
    const fans = people.filter((userId) => userId !== row.userId);
    const count = Math.min(fans.length, random.between(least, most));
    const from = random.between(0, Math.max(0, fans.length - 1));
    const who = Array.from({ length: count }, (_, no) => fans[(from + no) % fans.length] ?? 0);
    row.likeNum = who.length;
    for (const userId of who)
      rows.likes.push({
        userId,
        companyId,
        relation: Relation.Like,
        targetKind: TargetKind.Comment,
        targetId: threadId,
        createTime: row.createTime + hour,
      });
  };

  for (const comment of talk.comments) {
    const userId = speaker(comment);
    const score = starsOf(userId, courseId, rows);
    const threadId = say({ userId, threadKind: ThreadKind.Comment, content: comment.words, score });
    like(threadId, comment.likes, Math.max(comment.likes, 6));
    for (const one of comment.replies)
      reply(threadId, { userId: speaker(one), threadKind: ThreadKind.Comment, content: one.words });
  }
  const item =
    items.find(({ itemKind }) => itemKind === ItemKind.Video || itemKind === ItemKind.Audio) ?? items[0];
  const position = item?.duration == null ? null : Math.floor(item.duration / 3);
  const answerer = people.includes(teacher) ? teacher : undefined;
  for (const question of talk.questions) {
    const place = { threadKind: ThreadKind.Question, itemId: item?.itemId ?? null, position };
    const threadId = say({ ...place, userId: speaker(question), content: question.words });
    question.answers.forEach((answer, no) => {
      const userId = no === 0 && answer.by === undefined ? (answerer ?? speaker(answer)) : speaker(answer);
      const row = { ...place, position: null, userId, content: answer.words, adopted: no === 0 };
      like(reply(threadId, row), 0, 3);
    });
  }
  talk.notes.forEach((one, index) => {
    const written = later(30);
    rows.note.push({
      userId: index === 0 && one.by === undefined ? (people[0] ?? teacher) : speaker(one),
      companyId,
      courseId,
      itemId: item?.itemId ?? null,
      position: position === null ? null : position + index * 2,
      content: one.words,
      isPublic: index > 0 || one.by !== undefined,
      createTime: written,
      updatedTime: written,
    });
  });
}

/** The first account id of the people without an individual story. */
const firstUnnamed = 1000;

/**
 * The stars of a comment: the person's rating if there is one. Most of the people without an individual story
 * give a rating, too; those with a story give none, because whoever tries the portal as that person should
 * give it.
 */
function starsOf(userId: number, courseId: number, { courseRating, thread }: TalkRows): number | null {
  const own = courseRating.find((one) => one.userId === userId && one.courseId === courseId);
  if (own !== undefined) return own.score;
  return userId < firstUnnamed ? null : ([5, 4, null, 5, 3, 4][thread.length % 6] ?? null);
}

/**
 * Everybody who has finished a course has rated it; the stored totals of the courses include many more
 * ratings than these.
 */
const ratingsOf = ({ courses }: ProgressRows): TalkRows['courseRating'] =>
  courses.flatMap(({ userId, companyId, courseId, completedTime, studySeconds = 0 }) =>
    completedTime == null || studySeconds < 60
      ? []
      : [{ userId, companyId, courseId, score: 5, updatedTime: completedTime }],
  );
