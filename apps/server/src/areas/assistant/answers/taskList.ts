import type { UpcomingTask } from '@stoa/api/contract/home';
import { AssignKind, ProgressState } from '@stoa/domain';
import type { SessionContext } from '../../../http/handle.ts';
import { tasksOf } from '../../../shared/tasks.ts';
import { blocks, bold, list, plain } from '../markdown.ts';
import { reply } from '../reply.ts';
import type { Reply } from '../reply.ts';
import { homePage } from './answering.ts';
import { momentOf } from './moment.ts';

/** Tasks that an answer names; further ones are only counted. */
const named = 8;

export const isLate = ({ state }: UpcomingTask): boolean => state === ProgressState.Overdue;

/** The person's open tasks as the home page lists them, overdue ones first. */
export const openTasks = async (context: SessionContext): Promise<UpcomingTask[]> =>
  (await tasksOf(context)).filter(({ state }) => state !== ProgressState.Completed);

function whenDue(task: UpcomingTask, { text, locale }: SessionContext): string {
  if (task.dueTime === undefined) return text({ zh: '没有截止时间', en: 'no due date' });
  const due = momentOf(task.dueTime, locale);
  return isLate(task)
    ? text({ zh: `已逾期，截止 ${due}`, en: `overdue, was due ${due}` })
    : text({ zh: `${due} 截止`, en: `due ${due}` });
}

/** A task in one line: title, due time and what it belongs to. */
export function taskLine(task: UpcomingTask, context: SessionContext): string {
  const { text } = context;
  const kind =
    task.assignKind === AssignKind.Compulsory
      ? text({ zh: '必修', en: 'required' })
      : text({ zh: '选修', en: 'elective' });
  const when = whenDue(task, context);
  const plan = task.parentTitle === undefined ? undefined : plain(task.parentTitle);
  return text({
    zh: `${bold(task.title)}：${when}（${plan === undefined ? '' : `${plan}，`}${kind}）`,
    en: `${bold(task.title)}: ${when} (${plan === undefined ? '' : `${plan}, `}${kind})`,
  });
}

const moreOf = (count: number, { text }: SessionContext): string =>
  count > 0
    ? text({ zh: `另外还有 ${count} 项。`, en: `There ${count === 1 ? 'is' : 'are'} ${count} more.` })
    : '';

/** A line about the next task, which is due after those that were listed. */
export const nextLines = (task: UpcomingTask, context: SessionContext): string =>
  blocks(context.text({ zh: '接下来是：', en: 'Next comes:' }), list([taskLine(task, context)]));

/** A sentence followed by tasks, each with its link, and by the one that comes after them. */
export function taskReply(
  tasks: readonly UpcomingTask[],
  head: string,
  context: SessionContext,
  next?: UpcomingTask,
): Reply {
  const [first] = tasks;
  const start =
    first === undefined
      ? []
      : [
          {
            label: context.text({ zh: `去学《${first.title}》`, en: `Open “${first.title}”` }),
            target: first.target,
          },
        ];
  return reply(
    blocks(
      head,
      list(tasks.slice(0, named).map((task) => taskLine(task, context))),
      moreOf(tasks.length - named, context),
      next === undefined ? '' : nextLines(next, context),
    ),
    [...tasks, ...(next === undefined ? [] : [next])].map(({ title, target }) => ({ title, target })),
    [...start, homePage(context)],
  );
}
