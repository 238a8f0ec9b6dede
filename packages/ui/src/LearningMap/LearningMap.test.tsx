import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '@stoa/theme/styles.css';
import { cleanup, render, screen, within } from '../test/render.tsx';
import { plainStages, stages } from './fixtures.ts';
import { LearningMap } from './LearningMap.tsx';

afterEach(cleanup);

const links = plainStages.map((stage) => ({ ...stage, href: `#${stage.key}` }));
const box = (name: string) => screen.getByText(name).closest('li')?.getBoundingClientRect() ?? new DOMRect();

test('is one ordered list for each level, under its name', () => {
  render(<LearningMap stages={stages} onOpen={() => undefined} />);
  const levels = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(levels).toEqual(['见习店长', '店长']);
  const first = screen.getByText('见习店长').closest('li');
  expect(first && within(first).getAllByRole('listitem')).toHaveLength(4);
  expect(first?.textContent).toContain('2 / 4 个阶段');
});

test('the second row runs backwards, and the path goes straight down at the bend', () => {
  render(
    <div style={{ inlineSize: 800 }}>
      <LearningMap stages={plainStages} />
    </div>,
  );
  // Seven stages form two rows of up to four.
  expect(box('收银与防损').left).toBeGreaterThan(box('认识门店').left);
  expect(box('排班与人效').left).toBe(box('带教新人').left);
  expect(box('排班与人效').top).toBeGreaterThan(box('带教新人').top);
  expect(box('读懂门店日报').left).toBeLessThan(box('排班与人效').left);
  expect(box('读懂门店日报').top).toBe(box('排班与人效').top);
});

test('goes straight down if there is little space', () => {
  render(
    <div style={{ inlineSize: 300 }}>
      <LearningMap stages={plainStages} />
    </div>,
  );
  const lefts = plainStages.map(({ name }) => box(name).left);
  expect(new Set(lefts).size).toBe(1);
  expect(box('收银与防损').top).toBeGreaterThan(box('认识门店').top);
});

test('in right-to-left pages the left arrow leads forward', async () => {
  render(
    <div dir="rtl">
      <LearningMap stages={links} />
    </div>,
  );
  screen.getByRole('link', { name: '认识门店' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '收银与防损' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '认识门店' }));
});

test('says in words why a stage is locked: its own reason, the stage before, or whom to ask', () => {
  const { rerender } = render(<LearningMap stages={plainStages} />);
  expect(screen.getByText('完成“独立值班”的必修任务后解锁')).toBeDefined();
  expect(screen.getByText('通过 M1 评审后解锁，评审在 12 月 5 日')).toBeDefined();
  rerender(<LearningMap stages={plainStages.slice(3)} />);
  expect(screen.getByText('暂未开放，请联系培训管理员')).toBeDefined();
});

test('without an address or a listener a stage is text, and no tab stop', () => {
  const { container } = render(<LearningMap stages={plainStages} />);
  expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(0);
});
