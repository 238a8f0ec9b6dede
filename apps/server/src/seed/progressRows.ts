import {
  AssignKind,
  AttemptState,
  ItemKind,
  ProgressState,
  PurchaseKind,
  Relation,
  TargetKind,
} from '@stoa/domain';
import { dayOf, yearOf } from '../clock.ts';
import type {
  accessRequest,
  courseProgress,
  creditEntry,
  entitlement,
  examAttempt,
  itemProgress,
  relationMark,
  studyRecord,
} from '../db/schema/index.ts';
import type { CourseRows } from './courseRows.ts';
import { day, hour, minute } from './times.ts';
import type { SeedTimes } from './times.ts';

/** Progress of a person in a course: number of finished items, then the share of the next one (0 to 1). */
interface Learner {
  userId: number;
  companyId: number;
  courses: readonly (readonly [courseId: number, finished: number | 'all', part: number, hoursAgo: number])[];
}

const learners: readonly Learner[] = [
  {
    userId: 1,
    companyId: 1001,
    courses: [
      [206, 1, 0.42, 2],
      [202, 1, 0.375, 20],
      [203, 0, 0.55, 27],
      [201, 'all', 0, 34],
      [117, 1, 0.3, 50],
      [101, 'all', 0, 53],
      [103, 0, 0.25, 74],
      [111, 'all', 0, 171],
      [119, 1, 0.5, 196],
      [211, 1, 0, 40],
      [214, 'all', 0, 241],
      [212, 1, 0, 380],
      [109, 0, 0.15, 460],
    ],
  },
  {
    userId: 1,
    companyId: 1002,
    courses: [
      [301, 0, 0.6, 30],
      [303, 'all', 0, 120],
      [302, 1, 0.2, 200],
    ],
  },
  {
    userId: 2,
    companyId: 1001,
    courses: [
      [208, 1, 0.5, 12],
      [104, 'all', 0, 300],
    ],
  },
  {
    userId: 4,
    companyId: 1002,
    courses: [
      [305, 1, 0.3, 15],
      [301, 'all', 0, 40],
      [104, 2, 0.5, 90],
    ],
  },
  { userId: 5, companyId: 1002, courses: [[308, 0, 0.4, 40]] },
  {
    userId: 7,
    companyId: 1003,
    courses: [
      [401, 0, 0.4, 18],
      [402, 'all', 0, 40],
      [408, 2, 0, 39],
      [404, 2, 0, 60],
      [405, 'all', 0, 150],
    ],
  },
  { userId: 9, companyId: 1001, courses: [[209, 1, 0, 60]] },
  {
    userId: 11,
    companyId: 1001,
    courses: [
      [213, 1, 0.25, 22],
      [121, 'all', 0, 210],
      [107, 0, 0.3, 75],
    ],
  },
  { userId: 12, companyId: 1003, courses: [[408, 'all', 0, 100]] },
];

type ItemRow = CourseRows['items'][number];
type ItemProgressRow = typeof itemProgress.$inferInsert;

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Numbers of the pages, pictures or sheets that were seen. */
const pagesUpTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

function itemRow(
  item: ItemRow,
  share: number,
  owner: { userId: number; companyId: number },
  time: number,
): ItemProgressRow {
  const done = share >= 1;
  const length = item.duration ?? 0;
  const pages = item.pageCount ?? 0;
  const watched = done ? length : Math.floor(length * share);
  const seen = length > 0 ? 0 : Math.floor(pages * share);
  const percent = done
    ? 100
    : Math.floor(100 * (length > 0 ? watched / length : pages > 0 ? seen / pages : share));
  const studySeconds =
    length > 0 ? oneDecimal(watched * 1.1) : Math.ceil((pages > 0 ? seen * 25 : 60) * Math.max(share, 0.2));
  return {
    ...owner,
    itemId: item.itemId,
    courseId: item.courseId,
    state: done ? ProgressState.Completed : ProgressState.InProgress,
    percent,
    lastPosition: done ? 0 : watched,
    maxPosition: watched,
    watchedSeconds: watched,
    studySeconds,
    covered: watched > 0 ? [[0, watched]] : [],
    pagesSeen: pagesUpTo(seen),
    scrolledToEnd: done && item.itemKind === ItemKind.ImageText,
    openedTime: time - 20 * minute,
    updatedTime: time,
    ...(done ? { completedTime: time } : {}),
  };
}

type AttemptRows = readonly (typeof examAttempt.$inferInsert)[];

/** The progress of a test, from what the person has handed in at its exam; undefined before that. */
function testRow(
  item: ItemRow,
  owner: { userId: number; companyId: number },
  attempts: AttemptRows,
): ItemProgressRow | undefined {
  const attempt = attempts.find(
    (one) => one.examId === item.examId && one.userId === owner.userId && one.state === AttemptState.Graded,
  );
  if (attempt?.submitTime == null) return undefined;
  const { marks = [], score = 0, passed, startTime, submitTime } = attempt;
  const total = marks.reduce((sum, mark) => sum + mark.of, 0);
  return {
    ...owner,
    itemId: item.itemId,
    courseId: item.courseId,
    state: passed === true ? ProgressState.Completed : ProgressState.InProgress,
    percent: passed === true ? 100 : Math.floor((100 * (score ?? 0)) / total),
    openedTime: startTime,
    updatedTime: submitTime,
    ...(passed === true ? { completedTime: submitTime } : {}),
  };
}

export interface ProgressRows {
  items: ItemProgressRow[];
  courses: (typeof courseProgress.$inferInsert)[];
  records: (typeof studyRecord.$inferInsert)[];
  credits: (typeof creditEntry.$inferInsert)[];
}

/** Progress that is consistent with the rules of studying. User 6 is new and has none. */
export function progressRows(
  times: SeedTimes,
  { courses, items }: CourseRows,
  attempts: AttemptRows,
): ProgressRows {
  const rows: ProgressRows = { items: [], courses: [], records: [], credits: [] };
  for (const { userId, companyId, courses: studied } of learners) {
    const owner = { userId, companyId };
    for (const [courseId, finished, part, hoursAgo] of studied) {
      const course = courses.find((one) => one.courseId === courseId);
      const own = items.filter((item) => item.courseId === courseId);
      if (!course) throw new Error(`Progress in an unknown course ${courseId}.`);
      const lastTime = times.ago(hoursAgo * hour);
      const lessons = own.filter(({ itemKind }) => itemKind !== ItemKind.Test);
      const doneCount = finished === 'all' ? lessons.length : finished;
      const shares = lessons.map((_, index) => (index < doneCount ? 1 : index === doneCount ? part : 0));
      const studiedRows = lessons.flatMap((item, index) => {
        const share = shares[index] ?? 0;
        return share > 0
          ? [itemRow(item, share, owner, lastTime - (doneCount - index) * hour * (share === 1 ? 1 : 0))]
          : [];
      });
      const tests = own.filter(({ itemKind }) => itemKind === ItemKind.Test);
      const started = [...studiedRows, ...tests.flatMap((item) => testRow(item, owner, attempts) ?? [])];
      rows.items.push(...started);
      const required = own.filter((item) => item.required);
      const percents = required.map(
        (item) => started.find((one) => one.itemId === item.itemId)?.percent ?? 0,
      );
      const completedItems = percents.filter((percent) => percent === 100).length;
      const completed = completedItems === required.length;
      const studySeconds = oneDecimal(started.reduce((sum, one) => sum + (one.studySeconds ?? 0), 0));
      rows.courses.push({
        ...owner,
        courseId,
        state: completed ? ProgressState.Completed : ProgressState.InProgress,
        percent: Math.floor(percents.reduce((sum, one) => sum + one, 0) / required.length),
        completedItems,
        requiredItems: required.length,
        studySeconds,
        lastItemId: (started.at(-1) ?? own[0])?.itemId,
        lastTime,
        enrolTime: lastTime - 5 * day,
        ...(completed ? { completedTime: lastTime } : {}),
      });
      rows.records.push({
        ...owner,
        kind: TargetKind.Course,
        refId: courseId,
        day: dayOf(lastTime),
        studySeconds,
        updatedTime: lastTime,
      });
      if (completed) {
        // The credit is stored in the server's own form, so that it is not given again.
        rows.credits.push({
          ...owner,
          assignKind: courseId < 200 ? AssignKind.Elective : AssignKind.Compulsory,
          sourceKind: TargetKind.Course,
          sourceId: courseId,
          year: yearOf(lastTime),
          reason: 'COMPLETE',
          credit: course.credit ?? 0,
          createTime: lastTime,
        });
      }
    }
  }
  rows.records.push(...streak(times, rows));
  rows.credits.push(...earlierCredits(times));
  return rows;
}

/** Study records of eleven quarters of an hour in the last weeks, without a gap in the last six days. */
function streak(times: SeedTimes, { records }: ProgressRows): ProgressRows['records'] {
  const days = [1, 2, 3, 4, 5, 6, 9, 12, 16, 23, 31, 44, 58];
  return days.flatMap((ago) => {
    const updatedTime = times.ago(ago * day - 20 * hour);
    const row = {
      userId: 1,
      companyId: 1001,
      kind: TargetKind.Course,
      refId: 205,
      day: dayOf(updatedTime),
      studySeconds: 420 + ago * 30,
      updatedTime,
    };
    const taken = records.some((one) => one.userId === 1 && one.refId === row.refId && one.day === row.day);
    return taken ? [] : [row];
  });
}

/** Credit that user 1 earned earlier in the year from other sources than courses. */
function earlierCredits(times: SeedTimes): ProgressRows['credits'] {
  const earned = [
    [AssignKind.Compulsory, 10.5, 211],
    [AssignKind.Compulsory, 6, 212],
    [AssignKind.Elective, 7, 205],
  ] as const;
  return earned.map(([assignKind, credit, sourceId]) => ({
    userId: 1,
    companyId: 1001,
    assignKind,
    sourceKind: TargetKind.Course,
    sourceId,
    year: yearOf(times.start),
    reason: 'training',
    credit,
    createTime: times.start,
  }));
}

/** Colleagues at Sunrise who have bought every course that has a price, and talk about them. */
const buyers = [1121, 1122, 1123, 1124, 1125];

/** Courses that people have bought. */
export const entitlementRows = (times: SeedTimes): (typeof entitlement.$inferInsert)[] => [
  { userId: 1, purchaseKind: PurchaseKind.Course, bizId: 109, createTime: times.ago(470 * hour) },
  { userId: 11, purchaseKind: PurchaseKind.Course, bizId: 107, createTime: times.ago(10 * day) },
  ...buyers.flatMap((userId) =>
    [107, 109, 110, 122].map((bizId) => ({
      userId,
      purchaseKind: PurchaseKind.Course,
      bizId,
      createTime: times.ago(120 * day),
    })),
  ),
];

/** Requests for access of colleagues at Sunrise: two that wait for an administrator, one of each answer. */
export const accessRequestRows = (times: SeedTimes): (typeof accessRequest.$inferInsert)[] => {
  const [companyId, answererUserId] = [1001, 3];
  return [
    {
      userId: 1114,
      courseId: 107,
      reason: '明年的目标要拆到门店，想先学这门课。',
      createTime: times.ago(30 * hour),
    },
    { userId: 1115, courseId: 104, reason: '', createTime: times.ago(5 * hour) },
    {
      userId: 1116,
      courseId: 105,
      reason: '带教新店长需要。',
      createTime: times.ago(6 * day),
      state: 'granted' as const,
      answererUserId,
      answerTime: times.ago(5 * day),
    },
    {
      userId: 1117,
      courseId: 110,
      reason: '想了解一下。',
      createTime: times.ago(9 * day),
      state: 'refused' as const,
      comment: '请先学完今年的必修课，再来申请。',
      answererUserId,
      answerTime: times.ago(8 * day),
    },
  ].map((row) => ({ companyId, ...row }));
};

const marks = [
  [1, 1001, Relation.Collect, 203],
  [1, 1001, Relation.Collect, 117],
  [1, 1001, Relation.Wanna, 208],
  [1, 1001, Relation.Wanna, 118],
  [1, 1002, Relation.Collect, 302],
  [11, 1001, Relation.Collect, 121],
  [2, 1001, Relation.Wanna, 106],
  [2, 1001, Relation.Wanna, 213],
  [11, 1001, Relation.Wanna, 104],
] as const;

/** The followers of special topics and institutes. */
const follows = [
  [2, 1001, TargetKind.Institute, 8],
  [11, 1001, TargetKind.Special, 1],
] as const;

export const markRows = (times: SeedTimes): (typeof relationMark.$inferInsert)[] => [
  ...marks.map(([userId, companyId, relation, targetId], index) => ({
    userId,
    companyId,
    relation,
    targetKind: TargetKind.Course,
    targetId,
    createTime: times.ago((index + 1) * day),
  })),
  ...follows.map(([userId, companyId, targetKind, targetId], index) => ({
    userId,
    companyId,
    relation: Relation.Follow,
    targetKind,
    targetId,
    createTime: times.ago((index + 2) * day),
  })),
];
