import { AssignKind, PlanItemType, TargetKind, TaskItemKind } from '@stoa/domain';
import type { upcomingTask } from '../../db/schema/index.ts';
import { day, hour } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { courseSpecs } from '../courseRows.ts';
import { fromPair } from './text.ts';
import type { Pair } from './text.ts';

const onboarding: Pair = ['新员工 30 天', '30-day Onboarding'];
const quarterly: Pair = ['季度必修', 'Quarterly Compulsory'];
const growth: Pair = ['店员到主管', 'From Assistant to Supervisor'];
const plantSafety: Pair = ['安全上岗', 'Safe at Work'];
const counter: Pair = ['柜面服务', 'At the Counter'];
const autumn: Pair = ['秋季合规行动', 'Autumn Compliance'];

/** `due` counts days from the seed's date; tasks are due at six in the evening. */
type Task = readonly [courseId: number, plan: Pair, planId: number, due: number, assign?: AssignKind];

const given: readonly { userId: number; companyId: number; tasks: readonly Task[] }[] = [
  {
    userId: 1,
    companyId: 1001,
    tasks: [
      [211, quarterly, 2, -3],
      [124, autumn, 3, -1],
      [202, onboarding, 1, 0],
      [206, onboarding, 1, 2],
      [203, growth, 4, 3, AssignKind.Elective],
      [204, quarterly, 2, 6],
      [123, quarterly, 2, 8],
      [205, onboarding, 1, 12],
      [102, growth, 4, 20, AssignKind.Elective],
    ],
  },
  {
    userId: 1,
    companyId: 1002,
    tasks: [
      [301, plantSafety, 5, 1],
      [311, plantSafety, 5, 7],
    ],
  },
  {
    userId: 2,
    companyId: 1001,
    tasks: [
      [208, growth, 4, 5],
      [211, quarterly, 2, 4],
    ],
  },
  {
    userId: 4,
    companyId: 1002,
    tasks: [
      [301, plantSafety, 5, 2],
      [311, plantSafety, 5, 4],
      [304, plantSafety, 5, 6],
      [305, plantSafety, 5, 10],
      [123, autumn, 8, 16],
    ],
  },
  { userId: 5, companyId: 1002, tasks: [[308, plantSafety, 5, 14, AssignKind.Elective]] },
  {
    userId: 7,
    companyId: 1003,
    tasks: [
      [401, autumn, 6, -2],
      [402, autumn, 6, 4],
      [408, autumn, 6, 8],
      [405, counter, 9, 11],
      [123, autumn, 6, 15],
    ],
  },
  { userId: 11, companyId: 1001, tasks: [[213, growth, 4, 9]] },
];

/** Tasks that are courses; platform courses have a target kind of their own. */
export function taskRows(times: SeedTimes): (typeof upcomingTask.$inferInsert)[] {
  return given.flatMap(({ userId, companyId, tasks }) =>
    tasks.map(([courseId, plan, planId, due, assignKind = AssignKind.Compulsory]) => {
      const spec = courseSpecs.find(({ id }) => id === courseId);
      if (!spec) throw new Error(`Task of an unknown course ${courseId}.`);
      const isPlatform = courseId < 200;
      return {
        taskKey: `plan-${planId}-${companyId}-${userId}-${courseId}`,
        userId,
        companyId,
        target: { kind: isPlatform ? TargetKind.CloudCourse : TargetKind.Course, id: courseId },
        planItemType: PlanItemType.NewPlan,
        taskItemKind: isPlatform ? TaskItemKind.CloudCourse : TaskItemKind.Course,
        title: fromPair(spec.title),
        parentTitle: fromPair(plan),
        assignKind,
        startTime: times.ago(20 * day),
        dueTime: times.ahead(due * day + 18 * hour),
        context: { planId },
      };
    }),
  );
}
