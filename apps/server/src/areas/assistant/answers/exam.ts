import type { UpcomingTask } from '@stoa/api/contract/home';
import { PlanItemType, TargetKind, TaskItemKind } from '@stoa/domain';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { questions } from './answering.ts';
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
      zh: '你的任务里没有考试。对你开放的其他考试都在“考试”里；如果没有你要找的，请向贵公司的学习管理员确认时间。',
      en: 'There is no exam among your tasks. All others that are open to you are under Exams; if the one you expect is not there, ask the learning administrator of your company for its date.',
    }),
    [],
    [
      { label: text({ zh: '考试', en: 'Exams' }), target: { kind: TargetKind.Url, url: '/exam/list' } },
      prompt(text(questions.due)),
    ],
  );
}
