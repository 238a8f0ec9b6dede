import { AssignKind, PlanItemType, ProgressState } from '@stoa/domain';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render, screen } from '../test/render.tsx';
import { PlanCard, type PlanCardProps } from './PlanCard.tsx';

const now = new Date(2026, 10, 21, 10).getTime();
const day = 86_400_000;

const show = (more: Partial<PlanCardProps> = {}) =>
  render(
    <PlanCard
      title="新员工三十天"
      href="#plan"
      seed={1}
      type={PlanItemType.NewPlan}
      assignKind={AssignKind.Compulsory}
      state={ProgressState.InProgress}
      now={now}
      percent={46}
      doneTasks={6}
      totalTasks={13}
      credit={2.5}
      {...more}
    />,
  );
const words = () => screen.getByRole('article').textContent;

afterEach(cleanup);

test('shows kind, state, duty, period, tasks and credit in words', () => {
  show({ startTime: now - 20 * day, dueTime: now + 60 * day });
  for (const word of [
    '学习计划',
    '进行中',
    '必修',
    '11 月 1 日',
    '2027 年 1 月 20 日',
    '已完成 6 / 13 项',
    '2.5 学分',
  ])
    expect(words()).toContain(word);
});

test('says that a plan past its date can still be done', () => {
  show({ state: ProgressState.Overdue, dueTime: now - 3 * day });
  expect(words()).toContain('已逾期');
  expect(words()).toContain('逾期 3 天，仍可完成');
});

test('shows the start or the end if only one is known, or that there is no period', () => {
  const { rerender } = show({ dueTime: now + 5 * day });
  expect(words()).toContain('截止：11 月 26 日');
  rerender(
    <PlanCard
      title="随时可学"
      href="#plan"
      seed={1}
      type={PlanItemType.Topic}
      assignKind={AssignKind.Elective}
      state={ProgressState.NotStarted}
      now={now}
      percent={0}
      doneTasks={0}
      totalTasks={0}
      credit={0}
    />,
  );
  expect(words()).toContain('不限时间');
  expect(words()).not.toContain('0 学分');
  expect(words()).not.toContain('0 / 0');
});

test('needs no more than 60 nodes', () => {
  const { container } = show({ startTime: now - day, dueTime: now + day });
  expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(60);
});
