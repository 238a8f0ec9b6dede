import { AccessState, ItemKind, ProgressState } from '@stoa/domain';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { cleanup, render, screen } from '../test/render.tsx';
import { LessonRow } from './LessonRow.tsx';

afterEach(cleanup);

test('an item without access says how to get it, even if its order never locked it', () => {
  render(
    <LessonRow
      title="从目标到必赢之战"
      itemKind={ItemKind.Video}
      state={ProgressState.NotStarted}
      lockedReason="ACCESS"
      access={AccessState.NeedVip}
      required
      trial={false}
      onChoose={() => undefined}
    />,
  );
  expect(screen.getByText('开通 VIP 后解锁')).toBeDefined();
  expect(document.querySelector('[data-component="LessonRow"]')?.getAttribute('data-state')).toBe('locked');
});

const lesson = (access: AccessState) => (
  <LessonRow
    title="从目标到必赢之战"
    itemKind={ItemKind.Video}
    state={ProgressState.NotStarted}
    duration={75}
    access={access}
    trial
  />
);

test('a lesson of a course that the person has is no trial, and its length is in words', () => {
  const { rerender } = render(lesson(AccessState.NeedBuy));
  expect(screen.getByText('试看')).toBeDefined();
  expect(screen.getByText('1 分钟')).toBeDefined();
  rerender(lesson(AccessState.Ok));
  expect(screen.queryByText('试看')).toBeNull();
});

const failedTest = (percent: number) => (
  <LessonRow
    title="课后测试"
    itemKind={ItemKind.Test}
    state={ProgressState.InProgress}
    percent={percent}
    trial={false}
  />
);

test('a test that was not passed shows its score instead of how much was learned', () => {
  const { rerender } = render(failedTest(43));
  expect(screen.getByText('未通过，得分 43%')).toBeDefined();
  rerender(failedTest(0));
  expect(screen.getByText('进行中')).toBeDefined();
});

test('the icon of a lesson stays within its ring at 200 %', () => {
  document.documentElement.style.setProperty('font-size', '200%');
  const { container } = render(
    <LessonRow
      layout="stack"
      title="从目标到必赢之战"
      itemKind={ItemKind.Video}
      state={ProgressState.NotStarted}
      trial={false}
    />,
  );
  const glyph = container.querySelector('[data-tone] > svg');
  const ring = glyph?.parentElement?.getBoundingClientRect().height;
  expect(ring).toBeGreaterThan((glyph?.getBoundingClientRect().height ?? Infinity) * 1.3);
  document.documentElement.style.removeProperty('font-size');
});
