import { AssignKind, PlanItemType, TargetKind, TaskItemKind } from '@stoa/domain';
import type { exam, questionnaire, upcomingTask } from '../../db/schema/index.ts';
import { day, hour } from '../times.ts';
import type { SeedTimes } from '../times.ts';
import { courseSpecs } from '../courseRows.ts';
import { fromPair } from './text.ts';
import type { Pair } from './text.ts';

const onboarding: Pair = ['新员工 30 天', '30-day Onboarding'];
const quarterly: Pair = ['季度必修', 'Required This Quarter'];
const growth: Pair = ['店员到主管', 'From Assistant to Supervisor'];
const plantSafety: Pair = ['安全上岗', 'Safe at Work'];
const counter: Pair = ['柜面服务', 'At the Counter'];
const autumn: Pair = ['秋季合规行动', 'Autumn Compliance'];

type TaskRow = typeof upcomingTask.$inferInsert;

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

/**
 * Exams and questionnaires by the last digits of their ids; `due` is in days, and an exam without it is due
 * when it closes.
 */
interface Given {
  readonly userId: number;
  readonly companyId: number;
  readonly plan: Pair;
  readonly planId: number;
  readonly exams: readonly (readonly [no: number, due?: number])[];
  readonly questionnaires: readonly (readonly [no: number, due: number])[];
}

const givenToDo: readonly Given[] = [
  {
    userId: 1,
    companyId: 1001,
    plan: quarterly,
    planId: 2,
    exams: [[1, 5], [2]],
    questionnaires: [[1, 7]],
  },
  { userId: 2, companyId: 1001, plan: quarterly, planId: 2, exams: [[1, 5]], questionnaires: [[3, 9]] },
  {
    userId: 4,
    companyId: 1002,
    plan: plantSafety,
    planId: 5,
    exams: [[1, 3], [2]],
    questionnaires: [[1, 5]],
  },
  { userId: 5, companyId: 1002, plan: plantSafety, planId: 5, exams: [[1, 6]], questionnaires: [] },
  {
    userId: 7,
    companyId: 1003,
    plan: autumn,
    planId: 6,
    exams: [[1, 6], [2]],
    questionnaires: [[1, 12]],
  },
];

const isNo = (id: number, no: number): boolean => id % 100 === no;

/**
 * Tasks that are exams and questionnaires: some belong to a plan, and an exam with a day of its own was
 * assigned directly.
 */
function tasksOf(
  times: SeedTimes,
  { exams, questionnaires }: Contents,
  { userId, companyId, plan, planId, ...given }: Given,
): TaskRow[] {
  const every = { userId, companyId, assignKind: AssignKind.Compulsory, startTime: times.ago(3 * day) };
  const inPlan = { parentTitle: fromPair(plan), planItemType: PlanItemType.NewPlan, context: { planId } };
  const sat = given.exams.flatMap(([no, due]): TaskRow[] => {
    const row = exams.find((one) => one.companyId === companyId && isNo(one.examId, no));
    if (row === undefined) throw new Error(`Task of an unknown exam ${no}.`);
    return [
      {
        ...every,
        taskKey: `exam-${companyId}-${userId}-${row.examId}`,
        target: { kind: TargetKind.Exam, id: row.examId },
        title: row.title,
        ...(due === undefined
          ? { planItemType: PlanItemType.NewExam, dueTime: row.closeTime }
          : { ...inPlan, taskItemKind: TaskItemKind.Exam, dueTime: times.ahead(due * day + 18 * hour) }),
      },
    ];
  });
  const asked = given.questionnaires.map(([no, due]): TaskRow => {
    const row = questionnaires.find((one) => one.companyId === companyId && isNo(one.questionnaireId, no));
    if (row === undefined) throw new Error(`Task of an unknown questionnaire ${no}.`);
    return {
      ...every,
      ...inPlan,
      taskKey: `questionnaire-${companyId}-${userId}-${row.questionnaireId}`,
      target: { kind: TargetKind.Questionnaire, id: row.questionnaireId },
      title: row.title,
      taskItemKind: TaskItemKind.Questionnaire,
      dueTime: times.ahead(due * day + 18 * hour),
    };
  });
  return [...sat, ...asked];
}

interface Contents {
  readonly exams: readonly (typeof exam.$inferInsert)[];
  readonly questionnaires: readonly (typeof questionnaire.$inferInsert)[];
}

/** Tasks of every kind that were assigned to the demo people. */
export const taskRows = (times: SeedTimes, contents: Contents): TaskRow[] => [
  ...courseTaskRows(times),
  ...givenToDo.flatMap((given) => tasksOf(times, contents, given)),
];

/** Tasks that are courses; platform courses have a target kind of their own. */
function courseTaskRows(times: SeedTimes): TaskRow[] {
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
