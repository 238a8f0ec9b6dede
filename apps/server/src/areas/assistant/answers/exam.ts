import type { UpcomingTask } from '@stoa/api/contract/home';
import { PlanItemType, TargetKind, TaskItemKind } from '@stoa/domain';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { homePage, questions } from './answering.ts';
import type { Asked } from './answering.ts';
import { openTasks, taskReply } from './taskList.ts';

const isExam = ({ target, taskItemKind, planItemType }: UpcomingTask): boolean =>
  target.kind === TargetKind.Exam ||
  taskItemKind === TaskItemKind.Exam ||
  planItemType === PlanItemType.Exam ||
  planItemType === PlanItemType.NewExam;

/** Lists the exams among the person's tasks; the answer says that it knows no others. */
export async function examAnswer({ context }: Asked): Promise<Reply> {
  const { text } = context;
  const exams = (await openTasks(context)).filter(isExam);
  if (exams.length > 0) {
    return taskReply(exams, text({ zh: '分配给你的考试：', en: 'The exams that you were given:' }), context);
  }
  return reply(
    text({
      zh: '你的任务里没有考试。我只能看到分配给你的任务，查不到其他考试的安排；如果你知道有考试，请向贵公司的学习管理员确认时间。',
      en: 'There is no exam among your tasks. I see only what you were given and cannot look up other exams; if you expect one, ask the learning administrator of your company for its date.',
    }),
    [],
    [prompt(text(questions.due)), homePage(context)],
  );
}
