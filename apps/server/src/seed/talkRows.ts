import { ItemKind, Relation, TargetKind, ThreadKind, noCompanyId } from '@stoa/domain';
import type { courseRating, note, platformGrant, relationMark, thread } from '../db/schema/index.ts';
import type { CourseRows } from './courseRows.ts';
import { comments, notes, questions, remarks } from './data/talk.ts';
import { generatedPerCompany } from './data/members.ts';
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

/** Comments, questions, notes and ratings of every course, in each company that has it. */
export function talkRows(
  times: SeedTimes,
  { courses, items }: CourseRows,
  grants: readonly (typeof platformGrant.$inferInsert)[],
  progress: ProgressRows,
): TalkRows {
  const rows: TalkRows = { thread: [], note: [], courseRating: ratingsOf(progress), likes: [] };
  for (const [id, { named, firstOther, teacher }] of Object.entries(talkers)) {
    const companyId = Number(id);
    const others = Array.from({ length: generatedPerCompany }, (_, index) => firstOther + index);
    const granted = new Set(
      grants.flatMap((one) =>
        one.companyId === companyId && one.targetKind === TargetKind.Course ? one.targetId : [],
      ),
    );
    for (const course of courses) {
      if (
        course.companyId !== companyId &&
        !(course.companyId === noCompanyId && granted.has(course.courseId))
      )
        continue;
      const own = items.filter(({ courseId }) => courseId === course.courseId);
      talkOf(rows, times, {
        companyId,
        course,
        items: own,
        people: peopleOf(course, [...named, ...others]),
        teacher,
      });
    }
  }
  return rows;
}

const peopleOf = (course: CourseRow, everybody: People): People => {
  const [first, ...rest] = course.visibleScope?.all === false ? course.visibleScope.userIds : everybody;
  return first === undefined ? everybody : [first, ...rest];
};

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
  const random = seededRandom(courseId * 10_000 + companyId);
  let time = times.ago(random.between(4, 12) * weekHours * hour);
  const later = (most: number): number => {
    time = Math.min(time + random.between(1, most) * hour + random.between(0, 59) * minute, times.ago(hour));
    return time;
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
  const like = (threadId: number, fans: number): void => {
    const row = rows.thread[threadId - 1];
    const who = new Set(Array.from({ length: fans }, () => random.pick(people)));
    if (row === undefined) return;
    row.likeNum = who.size;
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

  const first = random.between(0, comments.length - 1);
  const said = random.between(2, 5);
  for (let index = 0; index < said; index += 1) {
    const content = comments[(first + index * 5) % comments.length] ?? comments[0];
    const threadId = say({ userId: random.pick(people), threadKind: ThreadKind.Comment, content });
    like(threadId, random.between(0, 6));
    if (random.between(0, 2) === 0)
      reply(threadId, {
        userId: random.pick(people),
        threadKind: ThreadKind.Comment,
        content: random.pick(remarks),
      });
  }
  const item =
    items.find(({ itemKind }) => itemKind === ItemKind.Video || itemKind === ItemKind.Audio) ?? items[0];
  const position = item?.duration == null ? null : Math.floor(item.duration / 3);
  const asks = random.between(1, 2);
  for (let index = 0; index < asks; index += 1) {
    const { asked, answers } = questions[(first + index) % questions.length] ?? questions[0];
    const place = { threadKind: ThreadKind.Question, itemId: item?.itemId ?? null, position };
    const threadId = say({ ...place, userId: random.pick(people), content: asked });
    answers.forEach((content, no) => {
      const answer = {
        userId: no === 0 ? teacher : random.pick(people),
        threadKind: ThreadKind.Question,
        content,
      };
      like(reply(threadId, { ...answer, itemId: place.itemId, adopted: no === 0 }), random.between(0, 3));
    });
  }
  for (let index = 0; index < 3; index += 1) {
    const written = later(30);
    rows.note.push({
      userId: index === 0 ? (people[0] ?? teacher) : random.pick(people),
      companyId,
      courseId,
      itemId: item?.itemId ?? null,
      position: position === null ? null : position + index * 2,
      content: notes[(first + index) % notes.length] ?? notes[0],
      isPublic: index > 0,
      createTime: written,
      updatedTime: written,
    });
  }
}

/**
 * Everybody who has finished a course has rated it; the stored totals of the courses contain many more
 * ratings than these.
 */
const ratingsOf = ({ courses }: ProgressRows): TalkRows['courseRating'] =>
  courses.flatMap(({ userId, companyId, courseId, completedTime, studySeconds = 0 }) =>
    completedTime == null || studySeconds < 60
      ? []
      : [{ userId, companyId, courseId, score: 5, updatedTime: completedTime }],
  );
