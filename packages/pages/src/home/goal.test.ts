import { AssignKind, ProgressState, TargetKind } from '@stoa/domain';
import { en } from '@stoa/ui/locales/en';
import { zhCN } from '@stoa/ui/locales/zh-CN';
import { describe, expect, test } from 'vitest';
import { homeIn } from './fixtures.ts';
import { goalOf } from './goal.ts';
import { goalWords } from './goalWords.ts';
import type { ShownTasks } from './tasks.ts';

const now = new Date(2026, 10, 24, 9, 0).getTime();
const tonight = new Date(2026, 10, 24, 18, 0).getTime();

const task = (id: number, dueTime?: number): ShownTasks['list'][number] => ({
  taskKey: String(id),
  target: { kind: TargetKind.Course, id },
  title: `Task ${id}`,
  assignKind: AssignKind.Compulsory,
  dueTime,
  state: ProgressState.InProgress,
  urgent: false,
  href: `/course/detail?courseId=${id}`,
});
const tasks = (overdue: number, ...list: ShownTasks['list']): ShownTasks => ({
  list,
  total: list.length,
  overdue,
});

const nothing = tasks(0);
const dueTonight = tasks(0, task(1), task(2, tonight), task(3, tonight + 86_400_000));
const open = { got: 17.5, target: 30 };
const met = { got: 31, target: 30 };
const noGoal = { got: 3, target: 0 };

describe('the sentence at the top shows what is missing and what is due next', () => {
  test.each([
    [
      open,
      dueTonight,
      '还差 12.5 学分，最近截止：今天 18:00',
      '12.5 credits to go, next deadline today 18:00',
    ],
    [
      open,
      tasks(2, task(1, now - 1)),
      '还差 12.5 学分，2 项任务已逾期',
      '12.5 credits to go, 2 tasks overdue',
    ],
    [open, tasks(0, task(1)), '还差 12.5 学分，1 项任务待完成', '12.5 credits and 1 task to go'],
    [open, nothing, '还差 12.5 学分，暂时没有任务到期', '12.5 credits to go, nothing due'],
    [open, undefined, '还差 12.5 学分', '12.5 credits to go'],
    [{ got: 29, target: 30 }, undefined, '还差 1 学分', '1 credit to go'],
    [
      met,
      dueTonight,
      '必修学分已修满，最近截止：今天 18:00',
      'All required credits earned, next deadline today 18:00',
    ],
    [
      met,
      tasks(1, task(1, now - 1)),
      '必修学分已修满，1 项任务已逾期',
      'All required credits earned, 1 task overdue',
    ],
    [met, tasks(0, task(1)), '必修学分已修满，1 项任务待完成', 'All required credits earned, 1 task to go'],
    [met, nothing, '必修学分已修满，任务也都完成了', 'All required credits earned, nothing left to do'],
    [met, undefined, '必修学分已修满', 'All required credits earned'],
    [noGoal, dueTonight, '最近截止：今天 18:00', 'Next deadline today 18:00'],
    [noGoal, tasks(1, task(1, now - 1)), '1 项任务已逾期，先把它们补上', '1 task is overdue. Catch up first'],
    [undefined, tasks(0, task(1)), '1 项任务待完成', '1 task to do'],
    [undefined, nothing, '没有待办任务，学点感兴趣的', 'Nothing due. Learn what interests you'],
    [undefined, undefined, '', ''],
  ])('credits %o: “%s”', (credit, due, chinese, english) => {
    const goal = goalOf(credit, due, now);
    expect(goalWords(goal, homeIn('zh-CN'), now, zhCN.taskItem.time)).toBe(chinese);
    expect(goalWords(goal, homeIn('en'), now, en.taskItem.time)).toBe(english);
  });
});

test('tenths of credits are added without rounding errors', () => {
  expect(goalOf({ got: 0.1 + 0.2, target: 1 }, undefined, now).credit).toEqual({
    state: 'open',
    missing: 0.7,
  });
});
