import { PersonRole, Relation, TargetKind, ThreadKind, noCompanyId } from '@stoa/domain';
import type { apprenticeship, relationMark, thread } from '../db/schema/index.ts';
import { generatedPerCompany } from './data/members.ts';
import { people } from './data/people.ts';
import { seededRandom } from './random.ts';
import { day, hour } from './times.ts';
import type { SeedTimes } from './times.ts';

type MarkRow = typeof relationMark.$inferInsert;
type ThreadRow = typeof thread.$inferInsert;

const pages = {
  [PersonRole.Teacher]: TargetKind.Teacher,
  [PersonRole.Lecturer]: TargetKind.Lecturer,
  [PersonRole.Mentor]: TargetKind.Mentor,
} as const satisfies Record<PersonRole, TargetKind>;

/** The lowest user id among the generated followers, by company id. */
const crowds = new Map([
  [1001, 1101],
  [1002, 1201],
  [1003, 1301],
]);

const named = [
  [1, 1001, TargetKind.Lecturer, 811],
  [1, 1001, TargetKind.Teacher, 803],
  [11, 1001, TargetKind.Teacher, 806],
] as const;

/** Rows of followers; the platform's teachers have followers in every company. */
export function followRows(times: SeedTimes): MarkRow[] {
  const rows: MarkRow[] = named.map(([userId, companyId, targetKind, targetId]) => ({
    userId,
    companyId,
    relation: Relation.Follow,
    targetKind,
    targetId,
    createTime: times.ago(9 * day),
  }));
  for (const [companyId, first] of crowds) {
    for (const one of people.filter((each) => [companyId, noCompanyId].includes(each.companyId))) {
      const random = seededRandom(one.personId * 10_000 + companyId);
      const fans = random.between(3, generatedPerCompany - 6);
      for (let no = 0; no < fans; no += 1) {
        rows.push({
          userId: first + no,
          companyId,
          relation: Relation.Follow,
          targetKind: pages[one.role],
          targetId: one.personId,
          createTime: times.ago((no + 3) * day),
        });
      }
    }
  }
  return rows;
}

/** Mentors and their learners: two in the shop, one in the plant. */
export const apprenticeshipRows = (times: SeedTimes): (typeof apprenticeship.$inferInsert)[] => [
  { companyId: 1001, mentorId: 841, mentorUserId: 2, userId: 1, startTime: times.ago(380 * day) },
  { companyId: 1001, mentorId: 841, mentorUserId: 2, userId: 6, startTime: times.ago(2 * day) },
  { companyId: 1002, mentorId: 851, mentorUserId: 5, userId: 1, startTime: times.ago(180 * day) },
];

const asked = [
  {
    companyId: 1001,
    target: [TargetKind.Mentor, 841],
    by: 1,
    words: '早班交接时发现少了两件货，应该先报还是先查？',
    answer: [2, '先锁货位再查，十分钟内没找到就报。记得在交接单上写时间。'],
    daysAgo: 12,
  },
  {
    companyId: 1001,
    target: [TargetKind.Mentor, 841],
    by: 1103,
    words: '第一次独立晚班，有什么一定要提前准备的吗？',
    answer: [2, '零钱、钥匙、应急电话，三样放在一起。打烊清单贴在收银台下面。'],
    daysAgo: 5,
  },
  {
    companyId: 1001,
    target: [TargetKind.Lecturer, 811],
    by: 1107,
    words: '客诉五步里，第三步和第四步可以换顺序吗？',
    answer: [3, '不建议。先确认事实再给方案，客人才会觉得方案是给他的。'],
    daysAgo: 8,
  },
  {
    companyId: 1002,
    target: [TargetKind.Mentor, 851],
    by: 1,
    words: '班前会五分钟总是讲不完，先砍哪一段？',
    answer: [5, '先砍通报，贴看板就行。安全和今天的变化点一定要当面讲。'],
    daysAgo: 20,
  },
] as const;

/** Questions on people's pages, with an answer each. `before` is the number of threads stored before them. */
export function askedRows(times: SeedTimes, before: number): ThreadRow[] {
  return asked.flatMap(({ companyId, target: [targetKind, targetId], by, words, answer, daysAgo }, no) => {
    const place = { companyId, targetKind, targetId, threadKind: ThreadKind.Question };
    const askedAt = times.ago(daysAgo * day);
    return [
      { ...place, userId: by, content: words, replyNum: 1, createTime: askedAt },
      {
        ...place,
        userId: answer[0],
        content: answer[1],
        // The id that the database will give to the question, because it numbers the rows from 1.
        parentId: before + no * 2 + 1,
        adopted: true,
        createTime: askedAt + 3 * hour,
      },
    ];
  });
}
