import type { UpcomingTask } from '@stoa/api/contract/home';
import type { Localised } from '../../../db/schema/index.ts';
import type { SessionContext } from '../../../http/handle.ts';
import { spanOf } from '../intents.ts';
import type { Span } from '../intents.ts';
import { blocks } from '../markdown.ts';
import { prompt, reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { allCourses, homePage, questions } from './answering.ts';
import type { Asked } from './answering.ts';
import { boundsOf, spanNames } from './spans.ts';
import { isLate, nextLines, openTasks, taskReply } from './taskList.ts';

function nothingDue(span: Span, next: UpcomingTask | undefined, context: SessionContext): Reply {
  const { text } = context;
  const { zh, en } = spanNames[span];
  const none =
    span === 'all'
      ? { zh: '你现在没有要完成的任务。', en: 'You have no tasks to complete.' }
      : { zh: `${zh}没有到期的任务，也没有逾期的。`, en: `Nothing is due ${en}, and nothing is overdue.` };
  if (next === undefined) return reply(text(none), [], [allCourses(context), prompt(text(questions.resume))]);
  return reply(
    blocks(text(none), nextLines(next, context)),
    [{ title: next.title, target: next.target }],
    [homePage(context)],
  );
}

const are = (count: number): string => (count === 1 ? 'is' : 'are');
const tasks = (count: number): string => `**${count}** ${count === 1 ? 'task' : 'tasks'}`;

function headOf(span: Span, due: number, late: number): Localised {
  const all = due + late;
  if (span === 'all') {
    return {
      zh: `你有 **${all}** 项任务要完成${late > 0 ? `，其中 **${late}** 项已逾期` : ''}：`,
      en: `You have ${tasks(all)} to complete${late > 0 ? `, **${late}** of them overdue` : ''}:`,
    };
  }
  const { zh, en } = spanNames[span];
  const first = late === 1 ? 'it' : 'those';
  if (due === 0) {
    return {
      zh: `${zh}没有到期的任务，但有 **${late}** 项已逾期，请先补上：`,
      en: `Nothing is due ${en}, but ${tasks(late)} ${are(late)} overdue; do ${first} first:`,
    };
  }
  return {
    zh: `${zh}有 **${due}** 项任务到期${late > 0 ? `，另有 **${late}** 项已逾期，请先补上` : ''}：`,
    en: `${tasks(due)} ${are(due)} due ${en}${late > 0 ? `, and **${late}** ${are(late)} overdue; do ${first} first` : ''}:`,
  };
}

/** The tasks of the home page that are due in the time that was asked about, overdue ones first. */
export async function dueAnswer({ context, question }: Asked): Promise<Reply> {
  const span = spanOf(question);
  const [from, to] = boundsOf(span, context.now);
  const open = await openTasks(context);
  const late = open.filter(isLate);
  const due = open.filter(
    (task) =>
      !isLate(task) &&
      (task.dueTime === undefined ? span === 'all' : task.dueTime >= from && task.dueTime < to),
  );
  if (late.length + due.length === 0) return nothingDue(span, open[0], context);
  // When no task is due in that time, the answer names the next task after it, because the person probably
  // wants to know that.
  const next = due.length > 0 ? undefined : open.find((task) => (task.dueTime ?? 0) >= to);
  return taskReply([...late, ...due], context.text(headOf(span, due.length, late.length)), context, next);
}
